"""Frozen tallies: how many of each kind there are.

Two kinds of tally look alike and differ in one point. A player's cards are a heap: what is used up
is gone from it. The supply is a row of places: an empty pile still lies there, and is counted.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Self


class Tally(Mapping[str, int]):
    """A frozen mapping from kind to number. What it does not hold counts as 0."""

    __slots__ = ("_hash", "_numbers")

    _numbers: dict[str, int]
    _hash: int | None

    def __init__(self, numbers: Mapping[str, int] | None = None) -> None:
        self._numbers = self._kept(dict(numbers or {}))
        self._hash = None

    @staticmethod
    def _kept(numbers: dict[str, int]) -> dict[str, int]:
        return numbers

    def __getitem__(self, kind: str) -> int:
        return self._numbers.get(kind, 0)

    def __contains__(self, kind: object) -> bool:
        return kind in self._numbers

    def __iter__(self) -> Iterator[str]:
        return iter(self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and (type(self), self._numbers) == (
            type(other),
            other._numbers,
        )

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self._numbers.items()))
        return self._hash

    def __repr__(self) -> str:
        inside = ", ".join(f"{kind}={n}" for kind, n in sorted(self._numbers.items()))
        return f"{type(self).__name__}({inside})"

    def total(self) -> int:
        return sum(self._numbers.values())

    def add(self, kind: str, number: int = 1) -> Self:
        """The same tally with `number` more of a kind (less, if negative)."""
        changed = dict(self._numbers)
        changed[kind] = changed.get(kind, 0) + number
        return self._like(changed)

    def put(self, kind: str, number: int) -> Self:
        """The same tally with exactly `number` of a kind."""
        return self._like({**self._numbers, kind: number})

    def plus(self, other: Mapping[str, int]) -> Self:
        changed = dict(self._numbers)
        for kind, number in other.items():
            changed[kind] = changed.get(kind, 0) + number
        return self._like(changed)

    def minus(self, other: Mapping[str, int]) -> Self:
        return self.plus({kind: -number for kind, number in other.items()})

    def holds(self, other: Mapping[str, int]) -> bool:
        """Whether everything in `other` is also here."""
        return all(self[kind] >= number for kind, number in other.items())

    def _like(self, numbers: dict[str, int]) -> Self:
        fresh = object.__new__(type(self))
        fresh._numbers = self._kept(numbers)
        fresh._hash = None
        return fresh


class Counts(Tally):
    """A heap: a kind of which none is left is not in it, so equal heaps compare equal."""

    __slots__ = ()

    @staticmethod
    def _kept(numbers: dict[str, int]) -> dict[str, int]:
        return {kind: number for kind, number in numbers.items() if number}

    @classmethod
    def of(cls, kinds: Iterable[str]) -> "Counts":
        """The heap that holds each of `kinds` as often as it is named."""
        numbers: dict[str, int] = {}
        for kind in kinds:
            numbers[kind] = numbers.get(kind, 0) + 1
        return cls(numbers)

    def each(self) -> tuple[str, ...]:
        """Every single thing in the heap, in a fixed order."""
        return tuple(kind for kind in sorted(self._numbers) for _ in range(self._numbers[kind]))


class Piles(Tally):
    """A row of places on the table: one that is empty is still there, at 0."""

    __slots__ = ()
