"""Finished games for the tests of records, written as people tell them."""

from datetime import UTC, datetime, timedelta

from companion.records.history import Finished
from companion.referee.game import COLOURS, Player
from companion.referee.score import ranks

FIRST_DAY = datetime(2026, 1, 1, 20, 0, tzinfo=UTC)


def game(kind: str, day: int = 0, minutes: int | None = 60, **points: int) -> Finished:
    """A game of `kind`: everybody with the points they had, so many days after the first."""
    players = tuple(map(Player, points, COLOURS))
    totals = tuple(points.values())
    return Finished(
        f"{kind}-{day}",
        kind,
        FIRST_DAY + timedelta(days=day),
        players,
        totals,
        ranks([(total,) for total in totals]),
        refereed=minutes is not None,
        minutes=minutes,
    )


def newest_first(*games: Finished) -> list[Finished]:
    return sorted(games, key=lambda one: one.finished, reverse=True)
