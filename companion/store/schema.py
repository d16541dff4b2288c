"""The tables, and how an older file becomes a present one.

A file's version is the number of migrations that were run on it. A migration that was published
is never edited, only followed by another. Comments stay out of the SQL: SQLite would store them,
and the whole schema has to fit into the first page, which is what lets a rescue replace it.
"""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from companion.store.trouble import Damaged, StoreTrouble

# Which lines are undone is not marked on the lines: those after `position` are. So undoing any
# number of them changes one row. `seal` is a checksum of what the row was written with; SQLite has
# none of its own. `revision` tells when somebody else wrote to the match in the meantime.
_FIRST = """
CREATE TABLE matches(
 id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL,
 setup TEXT NOT NULL, seal INTEGER NOT NULL,
 position INTEGER NOT NULL, revision INTEGER NOT NULL, headline TEXT NOT NULL,
 started TEXT NOT NULL, touched TEXT NOT NULL, finished TEXT, deleted TEXT,
 place TEXT NOT NULL DEFAULT '', note TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE TABLE lines(
 match_id TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, number INTEGER NOT NULL,
 action TEXT NOT NULL, happenings TEXT NOT NULL, seal INTEGER NOT NULL,
 PRIMARY KEY(match_id, number)
) WITHOUT ROWID;
CREATE TABLE snapshots(
 match_id TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE, line INTEGER NOT NULL,
 state TEXT NOT NULL, seal INTEGER NOT NULL,
 PRIMARY KEY(match_id, line)
) WITHOUT ROWID;
CREATE TABLE players(
 name TEXT PRIMARY KEY, colour TEXT NOT NULL, last_seen TEXT NOT NULL, plays INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE settings(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE drafts(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""

# Games that were only counted, which have no log. `headline` is what a list says of them.
_RESULTS = """
CREATE TABLE results(
 id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, headline TEXT NOT NULL,
 counted TEXT NOT NULL, seal INTEGER NOT NULL, finished TEXT NOT NULL
) WITHOUT ROWID;
"""

# What was read off a physical board, once for all matches: a document of the game's own.
_BOARDS = """
CREATE TABLE boards(game TEXT PRIMARY KEY, document TEXT NOT NULL) WITHOUT ROWID;
"""

# Articles of the rulebook: when each was last opened, and since when it is bookmarked, or NULL.
_READING = """
CREATE TABLE reading(article TEXT PRIMARY KEY, opened TEXT, marked TEXT) WITHOUT ROWID;
"""

MIGRATIONS: tuple[str, ...] = (_FIRST, _RESULTS, _BOARDS, _READING)


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def is_known(connection: sqlite3.Connection) -> bool:
    """Whether the tables are those of some version, whatever number the file gives itself."""
    versions = range(1, len(MIGRATIONS) + 1)
    return _columns(connection) in [_columns_after(MIGRATIONS[:version]) for version in versions]


def migrate(
    connection: sqlite3.Connection, path: Path, migrations: tuple[str, ...] = MIGRATIONS
) -> None:
    """Brings an opened file up to date, with a copy of it kept beside it if it held anything."""
    version = version_of(connection)
    _check(connection, path, version, migrations)
    if 0 < version < len(migrations):
        _back_up(connection, path.with_name(f"{path.name}.version-{version}"))
    for number, script in enumerate(migrations[version:], version + 1):
        _run(connection, script, number)


def _check(
    connection: sqlite3.Connection, path: Path, version: int, migrations: tuple[str, ...]
) -> None:
    """A version and its tables that do not belong together are damage. Tables that nobody here
    knows are the work of a newer app."""
    columns = _columns(connection)
    if 0 <= version <= len(migrations):
        if columns != _columns_after(migrations[:version]):
            raise Damaged("tables that their version denies")
    elif columns == _columns_after(migrations):
        raise Damaged("a version that its tables deny")
    else:
        raise StoreTrouble("store.newer", file=str(path), folder=str(path.parent))


def _run(connection: sqlite3.Connection, script: str, number: int) -> None:
    """One migration and its number, in one transaction: both are there, or neither."""
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{script};\nPRAGMA user_version={number};\nCOMMIT;"
        )
    except sqlite3.Error:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def _back_up(connection: sqlite3.Connection, copy: Path) -> None:
    """Through SQLite rather than by copying the file, whose newest part may be in its -wal."""
    copy.unlink(missing_ok=True)
    with closing(sqlite3.connect(copy)) as target:
        connection.backup(target)


def _columns(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """Each table with each of its columns."""
    found = connection.execute(
        "SELECT made.name, held.name FROM sqlite_schema AS made"
        " JOIN pragma_table_info(made.name) AS held WHERE made.type = 'table'"
    )
    return {(table, column) for table, column in found}


def _columns_after(migrations: tuple[str, ...]) -> set[tuple[str, str]]:
    with closing(sqlite3.connect(":memory:")) as fresh:
        for script in migrations:
            fresh.executescript(script)
        return _columns(fresh)
