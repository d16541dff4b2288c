"""Finds the articles that hold all the words somebody typed, in whichever language they typed."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.rulebook.article import Article
from companion.rulebook.library import SHARED, book, book_ids
from companion.rulebook.matching import Span, contains, marks, terms_in, typed_words
from companion.words import LANGUAGES

_SENTENCE_END = re.compile(r"[.!?] +|[。！？]")
_CLAUSE_END = re.compile(r"[,;:] +|[，；：]")
_SOON_ENOUGH = 40  # signs from the beginning of an excerpt to what was looked for


@dataclass(frozen=True, slots=True)
class Hit:
    """An article that was found, and the terms in it that stand for what was typed."""

    article: Article
    terms: tuple[str, ...]

    def marks(self, text: str) -> Sequence[Span]:
        """Where the terms stand in a text of the article."""
        return marks(self.terms, text)

    def excerpt(self) -> str:
        """The article from where its text speaks of it; from its beginning if it never does."""
        lines = [line.removeprefix("- ") for line in self.article.text.splitlines() if line]
        for line in lines:
            found = self.marks(line)
            if found:
                return line[_beginning(line, found[0][0]) :]
        return lines[0]


def search(words: str, game: str | None, language: str) -> Sequence[Article]:
    """The articles of `hits`."""
    return [hit.article for hit in hits(words, game, language)]


def hits(words: str, game: str | None, language: str) -> Sequence[Hit]:
    """The articles with every one of the words, those with the most in their title first.

    With a game, its own rules and those of every table; without one, the rules of all games.
    """
    wanted = typed_words(words)
    shelf = book_ids() if game is None else dict.fromkeys((game, SHARED))
    found = [hit for book_id in shelf for hit in _hits(wanted, book_id, language)]
    return sorted(found, key=lambda hit: -_in_title(hit))


def _hits(wanted: Sequence[str], book_id: str, language: str) -> Iterator[Hit]:
    for article in book(book_id, language).articles:
        texts = [f"{each.title}\n{each.text}" for each in _in_all_languages(article)]
        terms = terms_in(wanted, "\n".join(texts))
        if terms:
            yield Hit(article, terms)


def _in_title(hit: Hit) -> int:
    titles = [each.title for each in _in_all_languages(hit.article)]
    return sum(any(contains(term, title) for title in titles) for term in hit.terms)


def _in_all_languages(article: Article) -> list[Article]:
    """Whoever knows a card by its name in another language finds it by that name."""
    return [book(article.book_id, language).by_id[article.id] for language in LANGUAGES]


def _beginning(line: str, mark: int) -> int:
    """Where the sentence with the mark begins, or the clause if the mark is far into it."""
    sentence = _last(_SENTENCE_END, line, mark)
    if mark - sentence <= _SOON_ENOUGH:
        return sentence
    return max(sentence, _last(_CLAUSE_END, line, mark))


def _last(end: re.Pattern[str], line: str, mark: int) -> int:
    """The place after the last such end before the mark."""
    return max((found.end() for found in end.finditer(line, 0, mark)), default=0)
