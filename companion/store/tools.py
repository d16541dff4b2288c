"""What everything that handles whole matches needs: the file, the time, the rules, a headline."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from companion.referee.game import Game
from companion.referee.match import Match
from companion.store.database import Database

Clock = Callable[[], datetime]
FindGame = Callable[[str], Game]

Headline = Callable[[Match], Mapping[str, Any]]
"""What a list is to say of a match without opening it."""


@dataclass(frozen=True, slots=True)
class Tools:
    database: Database
    clock: Clock
    find_game: FindGame
    headline: Headline


def utc_now() -> datetime:
    return datetime.now(UTC)


def in_utc(clock: Clock) -> Clock:
    """The same clock, whatever zone it tells its time in."""
    return lambda: clock().astimezone(UTC)
