"""An offer: every combination of its choices, one after the other."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from typing import Any

import pytest

from companion.referee.action import Action
from companion.referee.choice import Number, OneOf, Pick
from companion.referee.offer import Offer


@dataclass(frozen=True, slots=True)
class Throw(Action):
    what: str
    far: int


@dataclass(frozen=True, slots=True)
class Endless:
    """A choice with more values than anybody can wait for."""

    def allows(self, value: Any) -> bool:
        return isinstance(value, int)

    def values(self) -> Iterator[int]:
        return count()

    def sample(self, pick: Pick) -> int:
        return pick(10)


def test_the_completions_are_all_combinations_the_last_field_changing_fastest() -> None:
    offer = Offer.of(Throw, what=OneOf(("ball", "stone")), far=Number(1, 2))
    assert list(offer.completions()) == [
        Throw("ball", 1),
        Throw("ball", 2),
        Throw("stone", 1),
        Throw("stone", 2),
    ]


def test_very_many_completions_can_be_begun() -> None:
    offer = Offer.of(Throw, what=OneOf(("ball",)), far=Endless())
    assert list(islice(offer.completions(), 2)) == [Throw("ball", 0), Throw("ball", 1)]


def test_every_field_has_to_be_offered() -> None:
    with pytest.raises(TypeError):
        Offer.of(Throw, what=OneOf(("ball",)))
