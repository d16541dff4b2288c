"""What several of the tests do."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from companion.referee.match import Match
from companion.store import Store, open_store
from companion.store.files import NAME
from companion.store.saved_match import SavedMatch

from .counting import GAME, Add, a_setup


def begin(store: Store, lines: int = 0, goal: int = 1_000_000) -> SavedMatch:
    """A match with some lines in it."""
    match = store.matches.create(a_setup(goal), GAME)
    for number in range(lines):
        match.do(Add(number % 3 + 1))
    return match


def file_of(folder: Path) -> Path:
    return folder / NAME


def raw(folder: Path, sql: str, *values: Any) -> list[Any]:
    """What another program sees in, or does to, the file."""
    with closing(sqlite3.connect(file_of(folder), isolation_level=None)) as connection:
        return connection.execute(sql, values).fetchall()


def story(match: SavedMatch | Match) -> tuple[Any, ...]:
    """Everything that makes up a match."""
    return tuple(match.lines), tuple(match.undone), match.state


def reopened(folder: Path, match_id: str) -> tuple[Any, ...]:
    """The story as a new start of the app finds it."""
    with open_store(folder).store as store:
        return story(store.matches.open(match_id))


def replayed(match: SavedMatch) -> tuple[Any, ...]:
    """The story as the referee tells it from the actions alone."""
    again = Match(match.game, match.setup)
    for line in match.lines:
        again.do(line.action)
    return tuple(again.lines), tuple(match.undone), again.state


def all_rows(folder: Path) -> dict[str, list[Any]]:
    tables = (
        "matches",
        "lines",
        "snapshots",
        "players",
        "settings",
        "drafts",
        "results",
        "boards",
        "reading",
    )
    return {table: raw(folder, f"SELECT * FROM {table}") for table in tables}
