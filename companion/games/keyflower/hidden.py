"""What can be proven of pieces nobody sees: workers behind screens and in the bag, skills in piles.

There are heaps, one for each player and one drawn from (the bag or the pile). Of each it is known
how many are in it and, for each kind, the least and the most; and of each kind, how many there are
in all heaps together. Whatever fits all of this at once is possible; the bounds are kept as narrow
as that allows. A worker placed, paid or drawn in the open narrows them, one drawn unseen makes them
wider. They are never wrong, and what they exclude cannot be.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

Numbers = tuple[int, ...]
"""How many of each kind, in the order of the box."""


def plus(some: Numbers, more: Numbers) -> Numbers:
    return tuple(a + b for a, b in zip(some, more, strict=True))


def minus(some: Numbers, less: Numbers) -> Numbers:
    return tuple(a - b for a, b in zip(some, less, strict=True))


def highest(some: Numbers, other: Numbers) -> Numbers:
    return tuple(map(max, some, other))


def lowest(some: Numbers, other: Numbers) -> Numbers:
    return tuple(map(min, some, other))


@dataclass(frozen=True, slots=True)
class Span:
    """How many pieces are in a heap, and between what each kind must lie."""

    size: int
    least: Numbers
    most: Numbers

    @classmethod
    def exactly(cls, numbers: Numbers) -> "Span":
        return cls(sum(numbers), numbers, numbers)

    @classmethod
    def unknown(cls, size: int, kinds: int) -> "Span":
        return cls(size, (0,) * kinds, (size,) * kinds)

    @property
    def is_exact(self) -> bool:
        return self.least == self.most

    def gained(self, numbers: Numbers) -> "Span":
        return Span(self.size + sum(numbers), plus(self.least, numbers), plus(self.most, numbers))

    def lost(self, numbers: Numbers) -> "Span":
        """Without pieces that were certainly in it."""
        left = highest(self.least, numbers)
        return Span(self.size - sum(numbers), minus(left, numbers), minus(self.most, numbers))

    def without_unseen(self, count: int) -> "Span":
        """So many pieces less, nobody knows which."""
        size = self.size - count
        least = tuple(max(0, number - count) for number in self.least)
        return Span(size, least, tuple(min(size, number) for number in self.most))

    def with_unseen(self, count: int, source: "Span") -> "Span":
        """So many pieces more out of another heap, nobody knows which."""
        most = tuple(
            number + min(count, there) for number, there in zip(self.most, source.most, strict=True)
        )
        others = sum(source.most)
        forced = tuple(max(0, count - (others - there)) for there in source.most)
        return Span(self.size + count, plus(self.least, forced), most)


@cache
def _sets(kinds: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """For each set of kinds, as a number's bits: the kinds in it, and the set of the others."""
    full = (1 << kinds) - 1
    return tuple(
        (tuple(kind for kind in range(kinds) if chosen >> kind & 1), full ^ chosen)
        for chosen in range(1 << kinds)
    )


def _sums(numbers: Numbers) -> list[int]:
    """The sum over each set of kinds."""
    sums = [0]
    for number in numbers:
        sums += [number + before for before in sums]
    return sums


class _Room:
    """How many of each set of kinds the heaps can hold together.

    By the theorem of Gale and Hoffman there is a filling of all heaps exactly if no set of kinds
    has more pieces than the heaps have room for, each heap taken at its narrowest.
    """

    def __init__(self, spans: Sequence[Span], totals: Numbers) -> None:
        self.sets = _sets(len(totals))
        self.wanted = _sums(totals)
        self.most = [_sums(span.most) for span in spans]
        self.least = [_sums(span.least) for span in spans]
        self.spans = spans
        self.caps = [
            [
                min(most[chosen], span.size - least[others])
                for chosen, (_, others) in enumerate(self.sets)
            ]
            for span, most, least in zip(spans, self.most, self.least, strict=True)
        ]
        self.together = [sum(column) for column in zip(*self.caps, strict=True)]

    def is_enough(self) -> bool:
        return all(
            room >= wanted for room, wanted in zip(self.together, self.wanted, strict=True)
        ) and all(
            least <= most
            for span in self.spans
            for least, most in zip(span.least, span.most, strict=True)
        )

    def narrowed(self, row: int) -> Span:
        """The same heap with bounds that each can be reached."""
        span, caps = self.spans[row], self.caps[row]
        least, most = list(span.least), list(span.most)
        for chosen, (kinds, others) in enumerate(self.sets):
            spare = self.together[chosen] - caps[chosen] - self.wanted[chosen]
            for kind in kinds:
                needed = span.most[kind] - spare - self.most[row][chosen]
                least[kind] = max(least[kind], needed)
            free = spare + span.size - self.least[row][others]
            for kind in self.sets[others][0]:
                most[kind] = min(most[kind], free + span.least[kind])
        return Span(span.size, tuple(least), tuple(most))


@dataclass(frozen=True, slots=True)
class Hidden:
    """Every player's heap by seat and, the last of them, the one that is drawn from."""

    spans: tuple[Span, ...]
    totals: Numbers

    @classmethod
    def all_in_the_pool(cls, seats: int, totals: Numbers) -> "Hidden":
        empty = Span.exactly((0,) * len(totals))
        return cls((*(empty,) * seats, Span.exactly(totals)), totals)

    @property
    def pool(self) -> Span:
        return self.spans[-1]

    @property
    def pool_row(self) -> int:
        return len(self.spans) - 1

    def may_hold(self, row: int, numbers: Numbers) -> bool:
        """Whether all these pieces may be in a heap."""
        span = self.spans[row]
        named = 0
        for number, most in zip(numbers, span.most, strict=True):
            if number > most:
                return False
            named += number > 0
        if named <= 1 or span.is_exact:
            return True
        claimed = highest(span.least, numbers)
        return sum(claimed) <= span.size and self._narrowed_to(row, claimed) is not None

    def may_be(self, row: int, numbers: Numbers) -> bool:
        """Whether exactly these pieces may be a heap."""
        return sum(numbers) == self.spans[row].size and self.may_hold(row, numbers)

    def _narrowed_to(self, row: int, least: Numbers) -> "Hidden | None":
        span = self.spans[row]
        changed = self._put({row: Span(span.size, least, span.most)}, self.totals)
        return changed if _Room(changed.spans, changed.totals).is_enough() else None

    def gained(self, row: int, numbers: Numbers) -> "Hidden":
        """Pieces that everybody sees come to a heap."""
        fresh = {row: self.spans[row].gained(numbers)}
        return self._put(fresh, plus(self.totals, numbers))

    def lost(self, row: int, numbers: Numbers) -> "Hidden":
        """Pieces leave a heap for all to see, so they were in it."""
        fresh = {row: self.spans[row].lost(numbers)}
        return self._put(fresh, minus(self.totals, numbers)).tightened()

    def drawn(self, row: int, count: int) -> "Hidden":
        """So many pieces go from the pool to a player, and nobody else sees which."""
        return self._moved_unseen(self.pool_row, row, count)

    def returned(self, row: int, count: int) -> "Hidden":
        """So many pieces go from a player to the pool, and nobody else sees which."""
        return self._moved_unseen(row, self.pool_row, count)

    def _moved_unseen(self, start: int, to: int, count: int) -> "Hidden":
        source, target = self.spans[start], self.spans[to]
        fresh = {start: source.without_unseen(count), to: target.with_unseen(count, source)}
        return self._put(fresh, self.totals).tightened()

    def tightened(self) -> "Hidden":
        if all(span.is_exact for span in self.spans):
            return self
        room = _Room(self.spans, self.totals)
        return Hidden(tuple(map(room.narrowed, range(len(self.spans)))), self.totals)

    def laid_open(self, row: int, numbers: Numbers) -> "Hidden":
        """A player shows the whole heap, which may be so."""
        return self._put({row: Span.exactly(numbers)}, self.totals).tightened()

    def corrected(self, row: int, span: Span) -> "Hidden":
        """A heap turns out to be otherwise; the pool has what it has not."""
        return self._believed({row: span}, self.totals)

    def exchanged(self, change: Numbers) -> "Hidden":
        """Some pieces more or less are in the pool than was believed."""
        return self._believed({}, plus(self.totals, change))

    def _believed(self, fresh: Mapping[int, Span], totals: Numbers) -> "Hidden":
        """As much of what was known as can still be true: the pool is forgotten first, then all
        other heaps."""
        kinds = len(totals)
        hands = [fresh.get(row, span) for row, span in enumerate(self.spans[:-1])]
        pool = Span.unknown(sum(totals) - sum(span.size for span in hands), kinds)
        attempt = Hidden((*hands, pool), totals)
        if not _Room(attempt.spans, totals).is_enough():
            hands = [
                fresh.get(row, Span.unknown(span.size, kinds)) for row, span in enumerate(hands)
            ]
            attempt = Hidden((*hands, pool), totals)
        return attempt.tightened()

    def _put(self, fresh: Mapping[int, Span], totals: Numbers) -> "Hidden":
        spans = list(self.spans)
        for row, span in fresh.items():
            spans[row] = span
        return Hidden(tuple(spans), totals)

    def contains(self, heaps: Iterable[Numbers]) -> bool:
        """Whether these are possible contents of all heaps, the pool last."""
        return all(
            sum(numbers) == span.size
            and all(a <= n <= b for a, n, b in zip(span.least, numbers, span.most, strict=True))
            for numbers, span in zip(heaps, self.spans, strict=True)
        )
