"""A damaged file: kept aside under another name, and all that can be read of it kept going.

Each match is kept as far as its lines can be read and played again. The new file is finished
before the old one is touched, and the old one is only renamed, never written to.
"""

import shutil
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.store import files
from companion.store.database import Database, create, open_database
from companion.store.legible import WornDatabase, both_ways, legible, rows_of
from companion.store.new_match import insert
from companion.store.opening import open_row
from companion.store.results import is_whole
from companion.store.saved_match import Saved, SavedMatch
from companion.store.tools import Tools
from companion.store.trouble import DATABASE_ERRORS, trouble_of
from companion.store.values import moment_or_none, stamp_or_none, unpack

Equip = Callable[[Database], Tools]
"""Gives the store's tools for a file."""

_SMALL = {
    "players": ("name", "colour", "last_seen", "plays"),
    "settings": ("key", "value"),
    "drafts": ("key", "value"),
    "boards": ("game", "document"),
    "reading": ("article", "opened", "marked"),
    "results": ("id", "game", "rules", "headline", "counted", "seal", "finished"),
}


@dataclass(frozen=True, slots=True)
class Rescue:
    """Where the damaged file is now; how many matches were kept, of which some are shorter than
    they were; and how many could be seen to have been there and are lost."""

    aside: Path
    salvaged: int
    shortened: int
    lost: int


def rescue(path: Path, equip: Equip) -> Rescue:
    """Replaces the damaged file at `path` by one with all that could be read of it."""
    workshop = files.workshop(path)
    try:
        shutil.rmtree(workshop, ignore_errors=True)
        workshop.mkdir()
        files.copy(path, workshop / "copy")
        create(workshop / "fresh")
        counts = _salvaged(workshop, equip)
        aside = files.replace_damaged(path, workshop / "fresh")
    except (*DATABASE_ERRORS, OSError) as error:
        raise trouble_of(error, path) from error
    finally:
        shutil.rmtree(workshop, ignore_errors=True)
    return Rescue(aside, *counts)


def _salvaged(workshop: Path, equip: Equip) -> tuple[int, int, int]:
    old = legible(workshop / "copy")
    if old is None:
        return 0, 0, 0
    with closing(old), _opened(workshop / "fresh") as target:
        _copy_small_tables(old, target)
        return _move(equip(WornDatabase(old, target.path)), equip(target), old)


@contextmanager
def _opened(fresh: Path) -> Iterator[Database]:
    database = open_database(fresh)
    try:
        yield database
    finally:
        database.close()


def _copy_small_tables(old: sqlite3.Connection, target: Database) -> None:
    for table, columns in _SMALL.items():
        found = both_ways(old, f"SELECT {', '.join(columns)} FROM {table}", columns[0])
        rows = [tuple(row) for row in found if _is_plain(table, row)]
        marks = ", ".join("?" * len(columns))
        with target.transaction() as connection:
            connection.executemany(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", rows)


def _is_plain(table: str, row: sqlite3.Row) -> bool:
    if table == "players":
        return all(isinstance(text, str) for text in row[:3]) and isinstance(row[3], int)
    if table == "boards":
        return all(isinstance(text, str) for text in row)
    if table == "reading":
        return isinstance(row[0], str) and all(
            text is None or isinstance(text, str) for text in row
        )
    if table == "results":
        return is_whole(row)
    try:
        unpack(row["value"])
    except (ValueError, TypeError):
        return False
    return isinstance(row["key"], str)


def _move(source: Tools, target: Tools, old: sqlite3.Connection) -> tuple[int, int, int]:
    """Moves match after match, and counts those kept, those shortened and those lost."""
    seen = _match_ids(old)
    kept: set[str] = set()
    shortened = 0
    for row in rows_of(old, "SELECT * FROM matches", "id"):
        seen.add(str(row["id"]))
        saved = None if row["id"] in kept else _read(source, row)
        if saved is not None:
            _write(target, saved, dict(row))
            kept.add(saved.id)
            shortened += saved.position < row["position"]
    return len(kept), shortened, len(seen) - len(kept)


def _read(source: Tools, row: sqlite3.Row) -> SavedMatch | None:
    # These rows may hold anything at all, and whatever a match trips over must not keep the next
    # one from being saved.
    with suppress(Exception):
        return open_row(source, row)
    return None


def _match_ids(old: sqlite3.Connection) -> set[str]:
    found = rows_of(old, "SELECT DISTINCT match_id FROM lines", "match_id")
    return {str(row["match_id"]) for row in found}


def _write(target: Tools, saved: SavedMatch, row: Mapping[str, Any]) -> None:
    over = saved.game.now(saved.state).over
    times = Saved(
        0, saved.started, saved.touched, (saved.finished or saved.touched) if over else None
    )
    deleted = stamp_or_none(moment_or_none(row["deleted"]))
    with target.database.transaction() as connection:
        insert(connection, target, saved.id, saved.match, times)
        connection.execute(
            "UPDATE matches SET deleted = ?, place = ?, note = ? WHERE id = ?",
            (deleted, str(row["place"]), str(row["note"]), saved.id),
        )
