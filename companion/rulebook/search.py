"""Finds the articles that hold all the words somebody typed."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from companion.rulebook.article import Article
from companion.rulebook.library import SHARED, book, book_ids


def search(words: str, game: str | None, language: str) -> Sequence[Article]:
    """The articles with every one of the words, those with the most in their title first.

    With a game, its own rules and those of every table; without one, the rules of all games.
    """
    wanted = [_pattern(word) for word in _normal(words).split()]
    shelf = book_ids() if game is None else dict.fromkeys((game, SHARED))
    found = [
        article
        for book_id in shelf
        for article in book(book_id, language).articles
        if wanted and _hits(wanted, article.title, article.text) == len(wanted)
    ]
    return sorted(found, key=lambda article: -_hits(wanted, article.title))


def _hits(wanted: Sequence[re.Pattern[str]], *texts: str) -> int:
    """How many of the words are in any of the texts."""
    normal = [_normal(text) for text in texts]
    return sum(any(word.search(text) for text in normal) for word in wanted)


def _pattern(word: str) -> re.Pattern[str]:
    """A Latin word is looked for where words begin; Chinese has no gaps to begin after."""
    begin = r"(?<![a-z0-9])" if word[0].isascii() and word[0].isalnum() else ""
    return re.compile(begin + re.escape(word))


@lru_cache(maxsize=4096)
def _normal(text: str) -> str:
    """Without case, accents and width."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))
