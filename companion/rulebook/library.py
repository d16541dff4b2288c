"""The books: one for what all games share, one for each game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from companion import data
from companion.referee.registry import ENTRIES
from companion.rulebook import markdown
from companion.rulebook.article import Article, Chapter
from companion.rulebook.entries import with_things
from companion.words import LANGUAGES, Words

SHARED = "table"


class UnknownArticle(LookupError):
    """No book has that article, or no such book is in that language."""


@dataclass(frozen=True)
class Book:
    id: str
    language: str
    articles: tuple[Article, ...]

    @property
    def chapters(self) -> Sequence[Chapter]:
        """In the order of the book."""
        return tuple(dict.fromkeys(article.chapter for article in self.articles))

    def of_chapter(self, chapter: Chapter) -> Sequence[Article]:
        return tuple(article for article in self.articles if article.chapter == chapter)

    @cached_property
    def by_id(self) -> Mapping[str, Article]:
        return {article.id: article for article in self.articles}


def book_ids() -> tuple[str, ...]:
    return (SHARED, *(entry.id for entry in ENTRIES))


@cache
def book(book_id: str, language: str) -> Book:
    if book_id not in book_ids() or language not in LANGUAGES:
        raise UnknownArticle(f"{book_id} in {language}")
    written = markdown.articles(data.text(f"rulebook/{book_id}.{language}.md"))
    return Book(book_id, language, tuple(with_things(written, book_id, Words(language))))


def books(language: str) -> tuple[Book, ...]:
    return tuple(book(book_id, language) for book_id in book_ids())


def article(article_id: str, language: str) -> Article:
    """The article a refusal cites: its id begins with the id of its book."""
    found = book(article_id.partition(".")[0], language).by_id.get(article_id)
    if found is None:
        raise UnknownArticle(article_id)
    return found


def quick_reference(book_id: str) -> tuple[str, ...]:
    """The page with a game in short; none for the rules of every table."""
    return tuple(page.id for page in book(book_id, LANGUAGES[0]).articles if page.in_short)


def enforced_ids() -> frozenset[str]:
    """Every rule the referee must be able to refuse by."""
    return frozenset(
        article.id for book in books(LANGUAGES[0]) for article in book.articles if article.enforced
    )
