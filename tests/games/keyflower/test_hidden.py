"""What is provable of hidden pieces, beside a list of everything that could have happened."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

from companion.games.keyflower.hidden import Hidden, Numbers, Span, minus, plus

KINDS = 3
HANDS = 2
POOL = HANDS
World = tuple[Numbers, ...]


def parts(heap: Numbers, count: int) -> Iterator[Numbers]:
    """Every way to take so many pieces out of a heap."""
    return (x for x in product(*(range(n + 1) for n in heap)) if sum(x) == count)


def with_heap(world: World, row: int, heap: Numbers) -> World:
    return (*world[:row], heap, *world[row + 1 :])


class Worlds:
    """One true world, and every other that nobody at the table can tell from it."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        totals = tuple(chance.randint(1, 4) for _ in range(KINDS))
        self.hidden = Hidden.all_in_the_pool(HANDS, totals)
        self.true: World = (*((0,) * KINDS,) * HANDS, totals)
        self.possible = {self.true}

    def step(self) -> None:
        row = self.chance.randrange(HANDS + 1)
        hand = self.chance.randrange(HANDS)
        match self.chance.choice(("draw", "draw", "return", "lose", "lose", "gain")):
            case "draw":
                self._move(POOL, hand)
            case "return":
                self._move(hand, POOL)
            case "lose":
                self._lose(row)
            case _:
                self._gain(row)

    def _move(self, start: int, to: int) -> None:
        count = min(self.chance.randint(1, 3), sum(self.true[start]))
        if count:
            self.true = self.chance.choice(list(self._moved(self.true, start, to, count)))
            self.possible = {
                after for world in self.possible for after in self._moved(world, start, to, count)
            }
            moved = self.hidden.drawn if start == POOL else self.hidden.returned
            self.hidden = moved(to if start == POOL else start, count)

    def _moved(self, world: World, start: int, to: int, count: int) -> Iterator[World]:
        for part in parts(world[start], count):
            left = with_heap(world, start, minus(world[start], part))
            yield with_heap(left, to, plus(left[to], part))

    def _lose(self, row: int) -> None:
        if sum(self.true[row]):
            part = self.chance.choice(list(parts(self.true[row], 1)))
            self.true = with_heap(self.true, row, minus(self.true[row], part))
            self.possible = {
                with_heap(world, row, minus(world[row], part))
                for world in self.possible
                if min(minus(world[row], part)) >= 0
            }
            self.hidden = self.hidden.lost(row, part)

    def _gain(self, row: int) -> None:
        part = tuple(self.chance.randint(0, 1) for _ in range(KINDS))
        self.true = with_heap(self.true, row, plus(self.true[row], part))
        self.possible = {with_heap(world, row, plus(world[row], part)) for world in self.possible}
        self.hidden = self.hidden.gained(row, part)


@pytest.mark.parametrize("seed", range(60))
def test_the_bounds_are_exactly_what_all_possible_worlds_allow(seed: int) -> None:
    worlds = Worlds(random.Random(seed))
    for _ in range(8):
        worlds.step()
        for row, span in enumerate(worlds.hidden.spans):
            heaps = [world[row] for world in worlds.possible]
            assert span.least == tuple(map(min, zip(*heaps, strict=True)))
            assert span.most == tuple(map(max, zip(*heaps, strict=True)))


@pytest.mark.parametrize("seed", range(60))
def test_what_is_refused_is_in_no_possible_world(seed: int) -> None:
    worlds = Worlds(random.Random(seed))
    for _ in range(8):
        worlds.step()
    for row in range(HANDS + 1):
        for numbers in product(range(3), repeat=KINDS):
            if not worlds.hidden.may_hold(row, numbers):
                assert not any(min(minus(world[row], numbers)) >= 0 for world in worlds.possible)


def test_a_fifth_blue_worker_is_refused_where_at_most_four_can_be() -> None:
    hidden = Hidden.all_in_the_pool(1, (40, 40, 40, 0)).drawn(0, 8)
    for _ in range(4):
        hidden = hidden.lost(0, (0, 1, 0, 0))
    assert hidden.may_hold(0, (4, 0, 0, 0))
    assert not hidden.may_hold(0, (5, 0, 0, 0))
    assert not hidden.may_hold(0, (0, 0, 0, 1))


def test_who_draws_nearly_everything_must_have_some_of_it() -> None:
    hidden = Hidden.all_in_the_pool(1, (3, 2, 0)).drawn(0, 4)
    assert hidden.spans[0] == Span(4, (2, 1, 0), (3, 2, 0))


def test_a_hand_laid_open_tells_of_the_others() -> None:
    hidden = Hidden.all_in_the_pool(2, (1, 2, 0)).drawn(0, 1).drawn(1, 1)
    assert hidden.laid_open(0, (1, 0, 0)).spans[1] == Span.exactly((0, 1, 0))
