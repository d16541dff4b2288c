"""Finished games that nobody refereed: the table that was counted, and what it came to."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import uuid4

from companion.referee.game import Game, Player
from companion.store.database import Database
from companion.store.tools import Clock
from companion.store.trouble import StoreTrouble
from companion.store.values import is_sealed, moment, pack, seal, stamp, unpack


@dataclass(frozen=True, slots=True)
class Result:
    """One counted game. `counted` is the game's table in plain values, as the codec writes it."""

    id: str
    game: str
    rules: int
    players: tuple[Player, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    counted: Any
    finished: datetime


class Results:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def keep(self, game: Game, players: Sequence[Player], table: Any) -> str:
        """Keeps a table and gives its id. Refused, with nothing kept, if it cannot be."""
        from companion.referee import codec

        sheet = game.score_table(table)
        seated = [[player.name, player.colour] for player in players]
        headline = pack({"players": seated, "totals": sheet.totals, "ranks": sheet.ranks})
        counted = pack(codec.write(table))
        result_id = str(uuid4())
        row = (result_id, game.id, game.rules, headline, counted, seal(headline, counted))
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?)", (*row, stamp(self._clock()))
            )
        return result_id

    def get(self, result_id: str) -> Result:
        found = next((result for result in self.all() if result.id == result_id), None)
        if found is None:
            raise StoreTrouble("store.unknown")
        return found

    def all(self) -> Sequence[Result]:
        """Every counted game, the latest first."""
        rows = self._database.rows("SELECT * FROM results ORDER BY finished DESC, id")
        return [_result(row) for row in rows if is_whole(row)]


def is_whole(row: sqlite3.Row) -> bool:
    """Whether a row is as it was written: a damaged one must not take the list with it."""
    return is_sealed(row["seal"], row["headline"], row["counted"])


def _result(row: sqlite3.Row) -> Result:
    headline = unpack(row["headline"])
    return Result(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        players=tuple(Player(name, colour) for name, colour in headline["players"]),
        totals=tuple(headline["totals"]),
        ranks=tuple(headline["ranks"]),
        counted=unpack(row["counted"]),
        finished=moment(row["finished"]),
    )
