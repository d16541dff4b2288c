"""Where an article leads: to the rules it is about, and to the things it names."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from companion.rulebook.article import Article
from companion.rulebook.entries import things_of
from companion.rulebook.library import article
from companion.words import LANGUAGES, Words

MOST_NAMED = 6
"""More would be a list of their own."""


def links(found: Article) -> Sequence[str]:
    """What it refers to, then the things it names, in the order of the text."""
    named = [thing for thing in _named(found) if thing not in (found.id, *found.see_also)]
    return (*found.see_also, *named[:MOST_NAMED])


def _named(found: Article) -> Iterator[str]:
    """Found in the English text, so that an article has the same links in every language."""
    text = article(found.id, LANGUAGES[0]).text
    places = {
        thing: match.start()
        for thing, name in _names(found.book_id).items()
        if (match := name.search(text))
    }
    yield from sorted(places, key=lambda thing: places[thing])


@cache
def _names(book_id: str) -> Mapping[str, re.Pattern[str]]:
    """The things of a book, each with its name as it may stand in a text. Where two things have
    the same name, it is the first of them that is meant."""
    words = Words(LANGUAGES[0])
    names: dict[str, str] = {}
    for thing in things_of(book_id):
        names.setdefault(words.say(thing.id), thing.id)
    return {thing: _pattern(name) for name, thing in names.items()}


def _pattern(name: str) -> re.Pattern[str]:
    """A proper name is told from the same common word by its capital: Market and market."""
    return re.compile(rf"\b{re.escape(name)}(?:s|es)?\b", re.IGNORECASE * name.islower())
