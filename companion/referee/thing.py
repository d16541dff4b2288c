"""What a game says of its things: cards, pieces, buildings, spaces. The rulebook makes entries.

A game's module `things` has `things()`, which gives them in the order of the book. Everything is
plain data: names are message ids, figures come from the game's facts.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from companion.referee.ruling import Fact


@dataclass(frozen=True, slots=True)
class Amount:
    """So many of something that is counted, such as 3 ore: `of` is the message of its name."""

    count: int
    of: str


@dataclass(frozen=True, slots=True)
class Said:
    """A message with its facts; `sign` names the thing whose token stands before it."""

    message: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    sign: str = ""


Value = int | Amount | Said


@dataclass(frozen=True, slots=True)
class Trait:
    """One thing that is known of a thing, such as what it costs."""

    label: str
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Thing:
    """Its `id` is the message of its name, and the article with this id is its own.

    `chapter` is the message of the chapter it stands in when nobody has written more about it.
    """

    id: str
    chapter: str
    traits: tuple[Trait, ...]
    see_also: tuple[str, ...] = ()


def thing(id_: str, chapter: str, traits: Iterable[Trait], see_also: tuple[str, ...] = ()) -> Thing:
    """A thing without the traits that say nothing of it."""
    return Thing(id_, chapter, tuple(trait for trait in traits if trait.values), see_also)
