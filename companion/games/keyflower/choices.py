"""The legal values of fields that hold pieces nobody sees, and of tiles drawn."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from companion.games.keyflower import facts
from companion.games.keyflower.hidden import Hidden, Numbers
from companion.referee.choice import Pick
from companion.referee.counts import Counts


def as_numbers(value: Any, kinds: tuple[str, ...]) -> Numbers | None:
    """The pieces of a field's value, or None for what cannot be any."""
    if not isinstance(value, Counts) or not set(kinds) >= set(value):
        return None
    return None if min(value.values(), default=0) < 0 else tuple(value[kind] for kind in kinds)


@dataclass(frozen=True, slots=True)
class OutOf:
    """Exactly so many pieces that may all be in a heap. If they are all of it: what may be it."""

    hidden: Hidden
    row: int
    count: int
    kinds: tuple[str, ...]

    def allows(self, value: Any) -> bool:
        numbers = as_numbers(value, self.kinds)
        return numbers is not None and sum(numbers) == self.count and self._may_be(numbers)

    def values(self) -> Iterator[Counts]:
        most = self.hidden.spans[self.row].most
        for numbers in product(*(range(min(number, self.count) + 1) for number in most)):
            if sum(numbers) == self.count and self._may_be(numbers):
                yield Counts(dict(zip(self.kinds, numbers, strict=True)))

    def sample(self, pick: Pick) -> Counts:
        """One piece after the other: what fits so far can always be completed."""
        numbers = (0,) * len(self.kinds)
        for _ in range(self.count):
            likely = [
                kind
                for kind, most in enumerate(self.hidden.spans[self.row].most)
                for _ in range(most - numbers[kind])
            ]
            longer = _one_more(numbers, likely[pick(len(likely))])
            if not self._may_be(longer):
                fitting = [kind for kind in set(likely) if self._may_be(_one_more(numbers, kind))]
                longer = _one_more(numbers, fitting[pick(len(fitting))])
            numbers = longer
        return Counts(dict(zip(self.kinds, numbers, strict=True)))

    def _may_be(self, numbers: Numbers) -> bool:
        return self.hidden.may_hold(self.row, numbers)


def _one_more(numbers: Numbers, kind: int) -> Numbers:
    return (*numbers[:kind], numbers[kind] + 1, *numbers[kind + 1 :])


@dataclass(frozen=True, slots=True)
class Drawn:
    """So many different tiles; of a summer boat only one face."""

    among: tuple[str, ...]
    least: int
    most: int

    def allows(self, value: Any) -> bool:
        if not isinstance(value, tuple) or not set(self.among) >= set(value):
            return False
        return self.least <= len(value) <= self.most and _are_different(value)

    def values(self) -> Iterator[tuple[str, ...]]:
        for size in range(self.least, self.most + 1):
            yield from filter(_are_different, combinations(self.among, size))

    def sample(self, pick: Pick) -> tuple[str, ...]:
        left, drawn = list(self.among), []
        for _ in range(self.least + pick(self.most - self.least + 1)):
            tile = left[pick(len(left))]
            drawn.append(tile)
            left = [other for other in left if _are_different((tile, other))]
        return tuple(drawn)


def _are_different(tiles: tuple[str, ...]) -> bool:
    return len({facts.tiles()[tile].piece for tile in tiles}) == len(tiles)


@dataclass(frozen=True, slots=True)
class Heap:
    """Any pieces, but no more of each kind than `most`, and so many together."""

    most: Numbers
    kinds: tuple[str, ...]
    least_together: int = 0
    most_together: int | None = None

    def allows(self, value: Any) -> bool:
        numbers = as_numbers(value, self.kinds)
        return (
            numbers is not None
            and all(number <= most for number, most in zip(numbers, self.most, strict=True))
            and self._fits(sum(numbers))
        )

    def _fits(self, together: int) -> bool:
        most = sum(self.most) if self.most_together is None else self.most_together
        return self.least_together <= together <= most

    def values(self) -> Iterator[Counts]:
        for numbers in product(*(range(number + 1) for number in self.most)):
            if self._fits(sum(numbers)):
                yield Counts(dict(zip(self.kinds, numbers, strict=True)))

    def sample(self, pick: Pick) -> Counts:
        most = sum(self.most) if self.most_together is None else self.most_together
        size = self.least_together + pick(min(most, sum(self.most)) - self.least_together + 1)
        pieces = list(Counts(dict(zip(self.kinds, self.most, strict=True))).each())
        taken = [pieces.pop(pick(len(pieces))) for _ in range(size)]
        return Counts.of(taken)
