"""The legal values of fields that hold goods."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Any

from companion.games.le_havre import dues
from companion.games.le_havre.dues import Due
from companion.referee.choice import Pick
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal

TRIED = 8
"""Random play tries so many payments that may be too dear before it takes the first that is not."""


def holds(check: Callable[[], None]) -> bool:
    """Whether a check has nothing to object to."""
    try:
        check()
    except Refusal:
        return False
    return True


@dataclass(frozen=True, slots=True)
class Payment:
    """What a due may be paid with. `spare` goods have to be left afterwards."""

    due: Due
    spare: int = 0

    def allows(self, value: Any) -> bool:
        return (
            isinstance(value, Counts)
            and holds(lambda: dues.check(self.due, value))
            and self._leaves_enough(value)
        )

    def values(self) -> Iterator[Counts]:
        return filter(self._leaves_enough, dues.payments(self.due))

    def sample(self, pick: Pick) -> Counts:
        for _ in range(TRIED):
            paid = dues.some_payment(self.due, pick)
            if self._leaves_enough(paid):
                return paid
        return next(self.values())

    def _leaves_enough(self, paid: Counts) -> bool:
        return not self.spare or self.due.purse.total() - paid.total() >= self.spare


@dataclass(frozen=True, slots=True)
class Heap:
    """So many things out of a heap."""

    among: Counts
    least: int
    most: int

    def allows(self, value: Any) -> bool:
        return (
            isinstance(value, Counts)
            and self.least <= value.total() <= self.most
            and all(0 <= count <= self.among[kind] for kind, count in value.items())
        )

    def values(self) -> Iterator[Counts]:
        kinds = tuple(sorted(self.among))
        for size in range(self.least, min(self.most, self.among.total()) + 1):
            yield from self._of_size(kinds, size, {})

    def _of_size(
        self, kinds: tuple[str, ...], size: int, chosen: dict[str, int]
    ) -> Iterator[Counts]:
        if not size:
            yield Counts(chosen)
        elif kinds:
            kind, *others = kinds
            for count in range(min(size, self.among[kind]) + 1):
                yield from self._of_size(tuple(others), size - count, {**chosen, kind: count})

    def sample(self, pick: Pick) -> Counts:
        tokens = list(self.among.each())
        size = self.least + pick(min(self.most, len(tokens)) - self.least + 1)
        return Counts.of(tokens.pop(pick(len(tokens))) for _ in range(size))


@dataclass(frozen=True, slots=True)
class Different:
    """So many things, no two of a kind, in any order."""

    options: tuple[str, ...]
    least: int
    most: int

    def allows(self, value: Any) -> bool:
        return (
            self.least <= len(value) <= self.most
            and len(set(value)) == len(value)
            and all(each in self.options for each in value)
        )

    def values(self) -> Iterator[tuple[str, ...]]:
        for size in range(self.least, self.most + 1):
            yield from combinations(self.options, size)

    def sample(self, pick: Pick) -> tuple[str, ...]:
        left = list(self.options)
        size = self.least + pick(self.most - self.least + 1)
        return tuple(left.pop(pick(len(left))) for _ in range(size))


@dataclass(frozen=True, slots=True)
class Sets:
    """Goods that are sold one by one, and others only in sets of a fixed size."""

    single: Counts
    in_sets: Counts
    size: int

    def allows(self, value: Any) -> bool:
        if not isinstance(value, Counts) or not value:
            return False
        single, in_sets = self._parted(value)
        return (
            Heap(self.single, 0, self.single.total()).allows(single)
            and Heap(self.in_sets, 0, self.in_sets.total()).allows(in_sets)
            and in_sets.total() % self.size == 0
        )

    def _parted(self, value: Counts) -> tuple[Counts, Counts]:
        in_sets = Counts({kind: count for kind, count in value.items() if kind in self.in_sets})
        return value.minus(in_sets), in_sets

    def values(self) -> Iterator[Counts]:
        for sets in range(self.in_sets.total() // self.size + 1):
            for basic in Heap(self.in_sets, sets * self.size, sets * self.size).values():
                for upgraded in Heap(self.single, 0, self.single.total()).values():
                    if basic or upgraded:
                        yield basic.plus(upgraded)

    def sample(self, pick: Pick) -> Counts:
        sets = pick(self.in_sets.total() // self.size + 1) * self.size
        basic = Heap(self.in_sets, sets, sets).sample(pick)
        upgraded = Heap(self.single, 0, self.single.total()).sample(pick)
        return basic.plus(upgraded) or next(islice(self.values(), 1))
