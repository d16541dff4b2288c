"""The workers of one turn: which colours, how many, from where. The same for bids and uses."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import Any

from companion.games.keyflower.actions import Crew
from companion.games.keyflower.facts import COLOURS
from companion.games.keyflower.hidden import Hidden, Numbers, plus
from companion.games.keyflower.state import Group, State
from companion.games.keyflower.table import workers
from companion.referee.choice import Pick
from companion.referee.counts import Counts

NONE: Numbers = (0,) * len(COLOURS)


@dataclass(frozen=True, slots=True)
class Terms:
    """What a tile takes: one of some colours (or any mix of them), between two numbers."""

    colours: tuple[str, ...]
    least: int
    most: int | None = None
    mixed: bool = False


def losing_groups(state: State, seat: int) -> dict[str, Group]:
    """The own groups that may move, by the tile they are at."""
    return {
        lot.tile: group
        for lot in state.lots
        if (group := lot.bid_of(seat)) is not None and group != lot.winning
    }


def split(crew: Crew, groups: dict[str, Group]) -> Counts:
    """All workers of a crew by colour, the moved groups among them."""
    return Counts(crew.screen).plus(
        Counts.of(groups[tile].colour for tile in crew.moved for _ in range(groups[tile].count))
    )


@dataclass(frozen=True)
class Crews:
    """Every crew that fits the terms: what the screen may hold besides what is `paid`, and whole
    losing groups."""

    hidden: Hidden
    seat: int
    terms: Terms
    groups: tuple[tuple[str, Group], ...]
    paid: Numbers = NONE

    def allows(self, value: Any) -> bool:
        if not isinstance(value, Crew) or not isinstance(value.screen, Counts):
            return False
        groups, screen = dict(self.groups), value.screen
        if len(set(value.moved)) != len(value.moved) or not groups.keys() >= set(value.moved):
            return False
        if any(kind not in COLOURS or number < 0 for kind, number in screen.items()):
            return False
        together = split(value, groups)
        return (
            set(together) <= set(self.terms.colours)
            and (self.terms.mixed or len(together) == 1)
            and self._many_enough(together.total())
            and self._may_leave(screen)
        )

    def _many_enough(self, count: int) -> bool:
        most = self.terms.most
        return max(1, self.terms.least) <= count and (most is None or count <= most)

    def _may_leave(self, screen: Counts) -> bool:
        return self.hidden.may_hold(self.seat, plus(workers(screen), self.paid))

    @cached_property
    def plans(self) -> tuple[tuple[tuple[str, ...], str | None, range], ...]:
        """The groups that move, the colour of the screen's workers, and how many they may be.

        Where colours mix, that colour is None.
        """
        return tuple(self._plans())

    def _plans(self) -> Iterator[tuple[tuple[str, ...], str | None, range]]:
        for colour in (None,) if self.terms.mixed else self.terms.colours:
            fitting = [
                (tile, group) for tile, group in self.groups if colour in (None, group.colour)
            ]
            there = self._at_screen(colour)
            for size in range(len(fitting) + 1):
                for chosen in combinations(fitting, size):
                    moved = sum(group.count for _, group in chosen)
                    least = max(0, self.terms.least - moved, 0 if moved else 1)
                    most = there
                    if self.terms.most is not None:
                        most = min(most, self.terms.most - moved)
                    if least <= most:
                        tiles = tuple(tile for tile, _ in chosen)
                        yield tiles, colour, range(least, most + 1)

    def _at_screen(self, colour: str | None) -> int:
        """The most workers of a colour, or of all, that may be behind the screen."""
        span = self.hidden.spans[self.seat]
        if colour is None:
            return max(0, min(span.size, sum(span.most)) - sum(self.paid))
        number = COLOURS.index(colour)
        most = span.most[number] - self.paid[number]
        while most > 0 and not self._may_leave(Counts({colour: most})):
            most -= 1
        return most

    @property
    def is_possible(self) -> bool:
        return next(self._plans(), None) is not None

    def values(self) -> Iterator[Crew]:
        for moved, colour, counts in self.plans:
            for count in counts:
                yield from (Crew(screen, moved) for screen in self._screens(colour, count))

    def _screens(self, colour: str | None, count: int) -> Iterator[Counts]:
        if colour is not None:
            yield Counts({colour: count})
            return
        for numbers in product(range(count + 1), repeat=len(COLOURS)):
            screen = Counts(dict(zip(COLOURS, numbers, strict=True)))
            if sum(numbers) == count and self._may_leave(screen):
                yield screen

    def sample(self, pick: Pick) -> Crew:
        moved, colour, counts = self.plans[pick(len(self.plans))]
        screens = list(self._screens(colour, counts[pick(len(counts))]))
        return Crew(screens[pick(len(screens))], moved)
