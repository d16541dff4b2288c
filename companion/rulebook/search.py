"""Finds the articles that answer what somebody typed, in whichever language they typed it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from companion.rulebook.article import Article, Traits
from companion.rulebook.index import Index, Term, index
from companion.rulebook.library import SHARED, UnknownArticle, article, book_ids
from companion.rulebook.matching import Span, is_han, marks, pieces

_SENTENCE_END = re.compile(r"[.!?] +|[。！？]")
_CLAUSE_END = re.compile(r"[,;:] +|[，；：]")
_SOON_ENOUGH = 40  # signs from the beginning of an excerpt to what was looked for

# Shares of the best score: what answers less well is left out, of one's own game not so soon.
_LEAST, _LEAST_NEAR = 0.25, 0.1
_COVERING = 1.0  # how much more it counts to have all of the terms than some of them

# How people ask, which says nothing of what they ask for.
_ENGLISH = """
    a an the of to in is are am be do does did can could may might must should i you we he she
    they my your our me it its this that there and or on at for from with by as if what what's
    whats when where which who whom how why much many about please rule rules allowed allow
    happens happen somebody someone anybody else already has have had don't doesn't can't
    isn't into using used really exactly
"""
_ASKING = frozenset(_ENGLISH.split())
_ASKING_IN_CHINESE = re.compile(
    "可不可以|能不能|是不是|有沒有|什麼時候|怎麼辦|怎麼樣|為什麼|可以|可否|怎麼|如何|什麼|何時|"
    "多少|請問|規則|哪裡|哪些|如果|的話|嗎|呢|吧|的|了|是|幾|我|你|會|哪|在"
)


@dataclass(frozen=True, slots=True)
class Hit:
    """An article that was found, and the terms in it that stand for what was typed."""

    article: Article
    terms: tuple[str, ...]

    def marks(self, text: str) -> Sequence[Span]:
        """Where the terms stand in a text of the article; where none does, as with a nickname,
        the Chinese signs they share with it."""
        return marks(self.terms, text) or marks(self._signs(), text)

    def _signs(self) -> Sequence[str]:
        return [sign for term in self.terms if is_han(term) for sign in term]

    def excerpt(self) -> str:
        """The article from where its text says the most of it; else from its beginning."""
        blocks = sorted(self.article.body, key=lambda block: isinstance(block, Traits))
        text = "\n".join(block.text for block in blocks)  # sentences tell more than figures
        lines = [line.removeprefix("- ") for line in text.splitlines() if line]
        if not lines:
            return ""
        best = max(lines, key=self._said_in)
        starts = [0, *(end.end() for end in _SENTENCE_END.finditer(best))]
        ends = [*starts[1:], len(best)]
        spans = zip(starts, ends, strict=True)
        start, end = max(spans, key=lambda span: self._said_in(best[span[0] : span[1]]))
        found = self.marks(best[start:end])
        return best[start + _clause(best[start:end], found[0][0]) :] if found else lines[0]

    def _said_in(self, line: str) -> int:
        return sum(bool(marks((term,), line)) for term in self.terms)


def search(words: str, game: str | None, language: str) -> Sequence[Article]:
    """The articles of `hits`."""
    return [hit.article for hit in hits(words, game, language)]


def hits(words: str, game: str | None, language: str) -> Sequence[Hit]:
    """What answers best comes first. With a game, its own articles and those of every table come
    before those of other games."""
    if game is not None and game not in book_ids():
        raise UnknownArticle(game)
    known = index()
    terms = [term for piece in _asked(words) for term in known.find(piece)]
    scores = _scores(terms)
    near = {number for number in scores if game is None or _is_near(known, number, game)}
    best = max(scores.values(), default=0.0)
    return [
        Hit(article(known.ids[number], language), _shown(terms, number))
        for group, least in ((near, best * _LEAST_NEAR), (scores.keys() - near, best * _LEAST))
        for number in _good_ones(group, scores, least)
    ]


def _asked(words: str) -> list[str]:
    """The pieces of what was typed without the asking, unless there is nothing else."""
    typed = pieces(words)
    asked = [
        part
        for piece in typed
        for part in (_ASKING_IN_CHINESE.sub(" ", piece).split() if is_han(piece) else [piece])
        if part not in _ASKING
    ]
    return asked or typed


def _scores(terms: Sequence[Term]) -> dict[int, float]:
    whole = sum(term.rarity for term in terms)
    scores: dict[int, float] = {}
    covered: dict[int, float] = {}
    for term in terms:
        for number, weight in term.weights.items():
            scores[number] = scores.get(number, 0.0) + term.rarity * weight
            covered[number] = covered.get(number, 0.0) + term.rarity
    return {
        number: score * (covered[number] / whole) ** _COVERING for number, score in scores.items()
    }


def _good_ones(numbers: set[int], scores: dict[int, float], least: float) -> Sequence[int]:
    ordered = sorted(numbers, key=lambda number: (-scores[number], number))
    return [number for number in ordered if scores[number] >= least]


def _is_near(known: Index, number: int, game: str) -> bool:
    return known.ids[number].partition(".")[0] in (game, SHARED)


def _shown(terms: Sequence[Term], number: int) -> tuple[str, ...]:
    found = [shown for term in terms if number in term.weights for shown in term.shown]
    return tuple(dict.fromkeys(found))


def _clause(sentence: str, mark: int) -> int:
    """Where the excerpt begins: with the clause of the mark, if that is far into the sentence."""
    if mark <= _SOON_ENOUGH:
        return 0
    return max((found.end() for found in _CLAUSE_END.finditer(sentence, 0, mark)), default=0)
