"""The score sheet: lines for each player, total, rank, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.referee.ruling import Happening


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One row of the sheet: what it counts, the points of each seat, and what earned them."""

    what: str
    points: tuple[int, ...]
    reasons: tuple[Happening, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """All rows, with totals and ranks (1 is first; equal ranks share the place).

    `tie_break` says what decided between equal totals, or that nothing could.
    """

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    tie_break: Happening | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def ranks(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Places by descending key; equal keys share a place and leave the next ones free."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def totals(lines: Sequence[ScoreLine]) -> tuple[int, ...]:
    return tuple(sum(column) for column in zip(*(line.points for line in lines), strict=True))
