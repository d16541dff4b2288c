"""Makes as much of a damaged database file legible as can be, on a copy of it."""

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from companion.store import files
from companion.store.database import SMALL_TABLES, Database, connect, create
from companion.store.schema import MIGRATIONS, is_known
from companion.store.trouble import DATABASE_ERRORS

_HEX = "0123456789abcdef"
_SLICES = tuple(first + second for first in _HEX for second in _HEX)


class WornDatabase(Database):
    """Gives the rows that come before one that cannot be read."""

    def rows(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        found: list[sqlite3.Row] = []
        with suppress(*DATABASE_ERRORS):
            for row in self._connection.execute(sql, values):
                found.append(row)  # one by one: those before an error are to stay
        return found


def legible(copy: Path) -> sqlite3.Connection | None:
    """A connection that finds the matches in `copy`, which may be altered for it."""
    connection = _readable(copy)
    for version in range(len(MIGRATIONS), 0, -1):
        if connection is not None:
            return connection
        _replace_first_page(copy, version)
        connection = _readable(copy)
    return connection


def _readable(copy: Path) -> sqlite3.Connection | None:
    connection = connect(copy)
    with suppress(*DATABASE_ERRORS):
        # Without this SQLite refuses any look at a file that is shorter than it should be.
        connection.execute("PRAGMA writable_schema = ON")
        if is_known(connection) and _holds_anything(connection):
            return connection
    connection.close()
    return None


def _holds_anything(connection: sqlite3.Connection) -> bool:
    found = [rows_of(connection, "SELECT id FROM matches", "id")]
    found += [both_ways(connection, f"SELECT * FROM {table}", "1") for table in SMALL_TABLES]
    return any(True for rows in found for _ in rows)


def _replace_first_page(copy: Path, version: int) -> None:
    """The first page holds the header and the schema, and nothing of the user's. The same
    migrations lay out the same tables at the same places, so that of a fresh file fits."""
    model = copy.with_name("model")
    files.remove(model)
    create(model, MIGRATIONS[:version])
    page = bytearray(model.read_bytes()[: files.PAGE])
    pages = -(-copy.stat().st_size // files.PAGE)
    page[24:28] = page[92:96] = (1).to_bytes(4, "big")  # the page count is believed if these agree
    page[28:32] = pages.to_bytes(4, "big")
    page[32:40] = bytes(8)  # no free pages
    with copy.open("r+b") as file:
        file.write(page)


def rows_of(connection: sqlite3.Connection, select: str, key: str) -> Iterator[sqlite3.Row]:
    """Rows whose key is a match's id. Each slice of the ids is read from both its ends, so that
    one bad page hides what lies on it and no more."""
    for start in _SLICES:
        span = f"{select} WHERE {key} >= '{start}' AND {key} < '{start}~'"
        yield from both_ways(connection, span, key)


def both_ways(connection: sqlite3.Connection, select: str, order: str) -> Iterator[sqlite3.Row]:
    """Rows from the first on until one cannot be read, then from the last back."""
    seen: set[object] = set()
    for direction in ("ASC", "DESC"):
        try:
            for row in connection.execute(f"{select} ORDER BY {order} {direction}"):
                if row[0] not in seen:
                    seen.add(row[0])
                    yield row
            return
        except DATABASE_ERRORS:
            continue
