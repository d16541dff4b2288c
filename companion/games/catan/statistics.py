"""What the dice and the robber did in a match, read from its log."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.games.catan import facts
from companion.games.catan.actions import Roll
from companion.referee.counts import Counts
from companion.referee.match import Line
from companion.referee.ruling import Happening

THROWS = 36
"""In how many ways two dice can fall."""


@dataclass(frozen=True, slots=True)
class SeatStatistics:
    """What one player took at rolls, by resource, and what the robber cost."""

    produced: Counts
    kept_by_robber: Counts
    discarded: int
    stolen: int
    robbed: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """`rolls` has how often each total from 2 to 12 came up."""

    rolls: tuple[int, ...]
    seats: tuple[SeatStatistics, ...]

    @property
    def total(self) -> int:
        return sum(self.rolls)

    @property
    def sevens(self) -> int:
        return self.rolls[facts.DICE.index(facts.SEVEN)]

    def expected(self) -> tuple[float, ...]:
        """How often each total should have come up in as many rolls."""
        return tuple(self.total * ways(total) / THROWS for total in facts.DICE)


def ways(total: int) -> int:
    """In how many of the 36 ways two dice fall they show this total."""
    return 6 - abs(facts.SEVEN - total)


def of_match(lines: Sequence[Line], players: int) -> Statistics:
    rolled = Counter(line.action.total for line in lines if isinstance(line.action, Roll))
    return Statistics(
        tuple(rolled[total] for total in facts.DICE),
        tuple(_of_seat(lines, seat) for seat in range(players)),
    )


def _of_seat(lines: Sequence[Line], seat: int) -> SeatStatistics:
    at_rolls = list(_told([line for line in lines if isinstance(line.action, Roll)], seat))
    told = list(_told(lines, seat))
    return SeatStatistics(
        produced=_cards(at_rolls, "catan.takes"),
        kept_by_robber=_cards(at_rolls, "catan.robber-keeps"),
        discarded=_cards(told, "catan.discards").total(),
        stolen=sum(one.what == "catan.steals" for one in told),
        robbed=sum(
            one.what == "catan.steals" and one.fact("victim") == seat
            for line in lines
            for one in line.happenings
        ),
    )


def _told(lines: Sequence[Line], seat: int) -> Iterator[Happening]:
    """What was told of a player."""
    for line in lines:
        yield from (one for one in line.happenings if one.fact("seat") == seat)


def _cards(told: Sequence[Happening], what: str) -> Counts:
    found = Counts()
    for one in told:
        cards = one.fact("cards")
        if one.what == what and isinstance(cards, tuple):
            found = found.plus(Counts.of(cards))
    return found
