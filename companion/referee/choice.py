"""The legal values of one field of an action.

A choice answers three questions: may it be this (`allows`), what could it be (`values`, for
drawing and for tests), and what is one of them (`sample`, for random play; the chance comes from
the caller).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any, Protocol

from companion.referee.counts import Counts

Pick = Callable[[int], int]
"""Gives a number from 0 up to, not including, its argument."""


class Choice(Protocol):
    def allows(self, value: Any) -> bool: ...
    def values(self) -> Iterator[Any]: ...
    def sample(self, pick: Pick) -> Any: ...


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few values."""

    options: tuple[Any, ...]

    def allows(self, value: Any) -> bool:
        return value in self.options

    def values(self) -> Iterator[Any]:
        return iter(self.options)

    def sample(self, pick: Pick) -> Any:
        return self.options[pick(len(self.options))]


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number between two bounds, both included."""

    least: int
    most: int

    def allows(self, value: Any) -> bool:
        return type(value) is int and self.least <= value <= self.most

    def values(self) -> Iterator[int]:
        return iter(range(self.least, self.most + 1))

    def sample(self, pick: Pick) -> int:
        return self.least + pick(self.most - self.least + 1)


@dataclass(frozen=True, slots=True)
class Some:
    """Several things out of a heap; their order does not matter.

    `sure` are those that are certainly there. Of the others, any may be there, but no more than
    `places` of them at once: five cards in a hand are five, whatever the player owns.
    """

    among: Counts
    least: int
    most: int
    sure: Counts
    places: int

    def allows(self, value: Any) -> bool:
        wanted = Counts.of(value)
        beyond = sum(max(0, n - self.sure[kind]) for kind, n in wanted.items())
        return (
            self.least <= wanted.total() <= self.most
            and self.among.holds(wanted)
            and beyond <= self.places
        )

    def values(self) -> Iterator[tuple[str, ...]]:
        for size in range(self.least, self.most + 1):
            for value in combinations_with_replacement(sorted(self.among), size):
                if self.allows(value):
                    yield value

    def sample(self, pick: Pick) -> tuple[str, ...]:
        value: tuple[str, ...] = ()
        for _ in range(self.least + pick(self.most - self.least + 1)):
            longer = [kind for kind in sorted(self.among) if self._fits((*value, kind))]
            if not longer:
                break
            value = tuple(sorted((*value, longer[pick(len(longer))])))
        return value

    def _fits(self, value: tuple[str, ...]) -> bool:
        return Some(self.among, 0, self.most, self.sure, self.places).allows(value)


@dataclass(frozen=True, slots=True)
class Several:
    """A list of values, each of which may stand in it more than once; in any order."""

    options: tuple[Any, ...]
    least: int
    most: int

    def allows(self, value: Any) -> bool:
        return self.least <= len(value) <= self.most and all(one in self.options for one in value)

    def values(self) -> Iterator[tuple[Any, ...]]:
        for size in range(self.least, self.most + 1):
            yield from combinations_with_replacement(self.options, size)

    def sample(self, pick: Pick) -> tuple[Any, ...]:
        size = self.least + pick(self.most - self.least + 1)
        return tuple(self.options[pick(len(self.options))] for _ in range(size))
