"""The rows of one match's log: lines and snapshots, to and from the referee's values."""

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from companion.referee import codec
from companion.referee.action import Action
from companion.referee.game import Game
from companion.referee.match import Line
from companion.referee.ruling import Happening
from companion.store.database import Database
from companion.store.kept_match import KeptMatch, Snapshot
from companion.store.values import is_sealed, pack, seal, unpack

SNAPSHOT_EVERY = 50


@dataclass(frozen=True, slots=True)
class SavedLog:
    """A log as far as it could be read. `position` is how many lines stood when it was saved."""

    lines: tuple[Line, ...]
    position: int

    @property
    def standing(self) -> tuple[Line, ...]:
        return self.lines[: self.position]

    @property
    def undone(self) -> tuple[Action, ...]:
        return tuple(line.action for line in self.lines[self.position :])

    @property
    def is_whole(self) -> bool:
        return len(self.lines) >= self.position


def read_log(game: Game, rows: Iterable[sqlite3.Row], position: int) -> SavedLog:
    """The lines up to the first that is missing, damaged or of a kind that is no longer known."""
    actions = codec.ActionCodec(game)
    lines: list[Line] = []
    for row in rows:
        line = _read_line(actions, row) if row["number"] == len(lines) + 1 else None
        if line is None:
            break
        lines.append(line)
    return SavedLog(tuple(lines), position)


def _read_line(actions: codec.ActionCodec, row: sqlite3.Row) -> Line | None:
    if not is_sealed(row["seal"], row["action"], row["happenings"]):
        return None
    try:
        action = actions.read(unpack(row["action"]))
        happenings = codec.read(unpack(row["happenings"]), tuple[Happening, ...])
    except Exception:  # cattrs raises groups, plain and key errors alike
        return None
    return Line(action, happenings)


def line_rows(database: Database, match_id: str) -> list[sqlite3.Row]:
    return database.rows("SELECT * FROM lines WHERE match_id = ? ORDER BY number", match_id)


def latest_snapshot(
    database: Database, match_id: str, game: Game, after: int, upto: int
) -> Snapshot | None:
    """The last snapshot after one line and not after another, if it can be believed."""
    rows = database.rows(
        "SELECT * FROM snapshots WHERE match_id = ? AND line > ? AND line <= ?"
        " ORDER BY line DESC LIMIT 1",
        match_id,
        after,
        upto,
    )
    return _read_snapshot(game, rows[0]) if rows else None


def _read_snapshot(game: Game, row: sqlite3.Row) -> Snapshot | None:
    """A state of another shape is no state: written again it must give the same text, or a field
    that it lacks would silently take its default."""
    if not is_sealed(row["seal"], row["state"]):
        return None
    try:
        state = codec.read(unpack(row["state"]), game.state_type)
        fits = pack(codec.write(state)) == row["state"]
    except Exception:  # as above
        return None
    return Snapshot(row["line"], state) if fits else None


def write_lines(
    connection: sqlite3.Connection, match_id: str, match: KeptMatch, first: int
) -> None:
    """Writes the standing lines from number `first` on, and the snapshots that fall due."""
    last = match.position
    if first > last:
        return
    actions = codec.ActionCodec(match.game)
    lines = match.lines[first - 1 :]
    _insert(
        connection,
        match_id,
        first,
        [(actions.write(line.action), codec.write(line.happenings)) for line in lines],
    )
    connection.execute("DELETE FROM snapshots WHERE match_id = ? AND line >= ?", (match_id, first))
    for number in range(first + -first % SNAPSHOT_EVERY, last + 1, SNAPSHOT_EVERY):
        _insert_snapshot(connection, match_id, number, match.state_after(number))


def write_undone(connection: sqlite3.Connection, match_id: str, match: KeptMatch) -> None:
    actions = codec.ActionCodec(match.game)
    undone: list[tuple[Any, Any]] = [(actions.write(action), []) for action in match.undone]
    _insert(connection, match_id, match.position + 1, undone)


def cut_after(connection: sqlite3.Connection, match_id: str, line: int) -> None:
    connection.execute("DELETE FROM lines WHERE match_id = ? AND number > ?", (match_id, line))
    connection.execute("DELETE FROM snapshots WHERE match_id = ? AND line > ?", (match_id, line))


def _insert(
    connection: sqlite3.Connection, match_id: str, first: int, pairs: Sequence[tuple[Any, Any]]
) -> None:
    rows = []
    for number, (action, happenings) in enumerate(pairs, first):
        texts = pack(action), pack(happenings)
        rows.append((match_id, number, *texts, seal(*texts)))
    connection.executemany("INSERT OR REPLACE INTO lines VALUES (?, ?, ?, ?, ?)", rows)


def _insert_snapshot(connection: sqlite3.Connection, match_id: str, line: int, state: Any) -> None:
    text = pack(codec.write(state))
    connection.execute(
        "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)", (match_id, line, text, seal(text))
    )
