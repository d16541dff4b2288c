"""The people who have played before, to be picked with one tap."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from companion.referee.game import Player
from companion.store.database import Database
from companion.store.tools import Clock
from companion.store.values import moment, stamp, storable


@dataclass(frozen=True, slots=True)
class KnownPlayer:
    """Somebody, the colour they last played, and how often they have played."""

    name: str
    colour: str
    last_seen: datetime
    plays: int


class Players:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def known(self) -> Sequence[KnownPlayer]:
        """Everybody, those who played last first; among them, those who play most."""
        rows = self._database.rows(
            "SELECT * FROM players ORDER BY last_seen DESC, plays DESC, name"
        )
        return [
            KnownPlayer(row["name"], row["colour"], moment(row["last_seen"]), row["plays"])
            for row in rows
        ]

    def remember(self, players: Iterable[Player]) -> None:
        """They sit down to play: call it when a match begins."""
        now = stamp(self._clock())
        rows = [(same_name(player.name), player.colour, now) for player in players]
        with self._database.transaction() as connection:
            connection.executemany(
                "INSERT INTO players VALUES (?, ?, ?, 1) ON CONFLICT (name) DO UPDATE SET"
                " colour = excluded.colour, plays = plays + 1,"
                " last_seen = max(last_seen, excluded.last_seen)",
                rows,
            )

    def forget(self, name: str) -> None:
        """Takes a name off the list. The matches they played stay as they are."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM players WHERE name = ?", (same_name(name),))


def same_name(name: str) -> str:
    """One spelling for a name that can be typed with different code points or spaces."""
    return " ".join(unicodedata.normalize("NFC", storable(name)).split())
