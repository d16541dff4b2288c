"""Entries for things: what the game's figures say of a thing, and below it what was written of it.

A game says what its things are (see `companion.referee.thing`); here they become articles. Where
the book has an article with the id of a thing, the two are one.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec

from companion.referee.thing import Amount, Said, Thing, Value
from companion.rulebook.article import (
    Article,
    Chapter,
    Comparison,
    Table,
    TraitLine,
    Traits,
    Worth,
)
from companion.words import Words


def things_of(book_id: str) -> Sequence[Thing]:
    """What a game says of its things; the rules of every table are about none."""
    module = f"companion.games.{book_id}"
    if find_spec(module) is None or find_spec(f"{module}.things") is None:
        return ()
    found: Sequence[Thing] = import_module(f"{module}.things").things()
    return found


def with_things(written: Sequence[Article], book_id: str, words: Words) -> Iterator[Article]:
    """The written articles, those of things with their figures, then the things nobody wrote of."""
    things = {thing.id: thing for thing in things_of(book_id)}
    compared = dict(things)
    for each in written:
        article = _with_comparisons(each, compared, words)
        thing = things.pop(article.id, None)
        yield article if thing is None else _joined(article, thing, words)
    for thing in things.values():
        yield _made(thing, words)


def _joined(article: Article, thing: Thing, words: Words) -> Article:
    see_also = tuple(dict.fromkeys((*article.see_also, *thing.see_also)))
    return replace(article, body=(_traits(thing, words), *article.body), see_also=see_also)


def _made(thing: Thing, words: Words) -> Article:
    chapter = Chapter(thing.chapter.rpartition(".")[2], words.say(thing.chapter))
    return Article(
        id=thing.id,
        title=_title(thing.id, words),
        chapter=chapter,
        enforced=False,
        body=(_traits(thing, words),),
        see_also=thing.see_also,
    )


def _with_comparisons(article: Article, things: Mapping[str, Thing], words: Words) -> Article:
    if not any(isinstance(block, Comparison) for block in article.body):
        return article
    body = (
        _compared(block, things, words) if isinstance(block, Comparison) else block
        for block in article.body
    )
    return replace(article, body=tuple(body))


def _compared(wanted: Comparison, things: Mapping[str, Thing], words: Words) -> Table | Traits:
    """One trait of each thing keeps its tokens; several become the columns of a table."""
    if len(wanted.traits) == 1:
        label = wanted.traits[0]
        return Traits(
            tuple(
                TraitLine(_title(thing, words), _worths(things[thing], label, words))
                for thing in wanted.things
            )
        )
    rows = (
        (_title(thing, words), *(_value(things[thing], label, words) for label in wanted.traits))
        for thing in wanted.things
    )
    return Table((wanted.head, *map(words.say, wanted.traits)), tuple(rows))


def _value(thing: Thing, label: str, words: Words) -> str:
    return words.list(worth.text for worth in _worths(thing, label, words))


def _worths(thing: Thing, label: str, words: Words) -> tuple[Worth, ...]:
    values = next((trait.values for trait in thing.traits if trait.label == label), ())
    return tuple(_worth(value, words) for value in values)


def _title(thing_id: str, words: Words) -> str:
    name = words.say(thing_id)
    return name[:1].upper() + name[1:]


def _traits(thing: Thing, words: Words) -> Traits:
    return Traits(
        tuple(
            TraitLine(words.say(trait.label), tuple(_worth(value, words) for value in trait.values))
            for trait in thing.traits
        )
    )


def _worth(value: Value, words: Words) -> Worth:
    match value:
        case Amount(count, of):
            namespace, _, name = of.rpartition(".")
            return Worth(words.counted(namespace, name, count), of)
        case Said(message, facts, sign):
            return Worth(words.say(message, **facts), sign)
    return Worth(words.say("rulebook.figure", figure=value))
