"""The one SQLite file: how it is opened, checked and written to."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from companion.store import files
from companion.store.schema import MIGRATIONS, migrate
from companion.store.trouble import DATABASE_ERRORS, Damaged, StoreTrouble, trouble_of

PATIENCE_MS = 2000
CHECKED_WHOLE = 64_000_000
SMALL_TABLES = ("matches", "players", "settings", "drafts")


class Database:
    """An open file. Every error leaves here as a `StoreTrouble`."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.path = path
        self._connection = connection

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """What is done inside is on the disk when this is left, or has not happened at all."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            yield self._connection
            self._connection.execute("COMMIT")
        except DATABASE_ERRORS as error:
            self._roll_back()
            raise self._trouble(error) from error
        except BaseException:
            self._roll_back()
            raise

    def rows(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        try:
            return self._connection.execute(sql, values).fetchall()
        except DATABASE_ERRORS as error:
            raise self._trouble(error) from error

    def close(self) -> None:
        """The last one to close also empties the -wal into the file and removes it."""
        with suppress(sqlite3.Error):
            self._connection.close()

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _trouble(self, error: Exception) -> StoreTrouble:
        trouble = trouble_of(error, self.path)
        if trouble.message == "store.damaged":
            files.demand_check(self.path)
        return trouble


def open_database(path: Path, migrations: tuple[str, ...] = MIGRATIONS) -> Database:
    """The file at `path`, made if it is not there. Raises Damaged or StoreTrouble."""
    with _told_as_trouble(path):
        if not path.exists():
            files.set_strays_aside(path)
            create(path, migrations)
        files.check_header(path)
        connection = connect(path)
    try:
        with _told_as_trouble(path):
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("SELECT count(*) FROM sqlite_schema")
            _check_sound(connection, path)
            migrate(connection, path, migrations)
            _be_durable(connection)
            _expect_writable(connection)
    except BaseException:
        connection.close()
        raise
    return Database(connection, path)


def create(path: Path, migrations: tuple[str, ...] = MIGRATIONS) -> None:
    """A fresh file. It is made under another name and then renamed, so that a file with nothing
    in it can only mean that something was lost."""
    unfinished = path.with_name(f"{path.name}.new")
    files.remove(unfinished)
    with closing(connect(unfinished)) as connection:
        connection.execute(f"PRAGMA page_size = {files.PAGE}")
        _be_durable(connection)
        migrate(connection, unfinished, migrations)
    files.rename(unfinished, path)


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE_MS / 1000, isolation_level=None)
    connection.row_factory = sqlite3.Row
    # A flipped bit may leave bytes that are no text. They are to be met as a wrong value, which
    # the seals find, and not as an error halfway through a list.
    connection.text_factory = _lenient
    return connection


def _lenient(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")


def _be_durable(connection: sqlite3.Connection) -> None:
    """What the screen has confirmed survives a killed app and a dead battery alike.

    With a write-ahead log a commit is one append, and whatever moment the process is killed at,
    the next start finds the last complete commit. synchronous=NORMAL would leave the latest
    commits to the operating system, which forgets them when the power goes; FULL waits until the
    log is on the disk, for half a millisecond (measured) that nobody notices after a tap.
    fullfsync is the same promise on Apple's systems and does nothing elsewhere.
    """
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")


def _check_sound(connection: sqlite3.Connection, path: Path) -> None:
    """Looks for damage at every start, however the last one ended.

    An unclean end does not damage a write-ahead log, and on a phone nearly every end is unclean;
    what damages files is failing storage and careless copying, which leave no mark. quick_check
    would not see a match that its id no longer leads to. Of a huge file only the tables of the
    first screen are checked; if a match in it proves damaged when it is opened, a whole check is
    demanded for the next start.
    """
    demanded = files.check_demanded(path)
    if demanded or path.stat().st_size <= CHECKED_WHOLE:
        _expect_ok(connection, "PRAGMA integrity_check(1)")
    else:
        for table in SMALL_TABLES:
            _expect_ok(connection, f"PRAGMA integrity_check('{table}')")
    if demanded:
        files.check_done(path)


def _expect_writable(connection: sqlite3.Connection) -> None:
    """A file that can only be read is told of now, and not after the first tap."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")


def _expect_ok(connection: sqlite3.Connection, check: str) -> None:
    answer = str(connection.execute(check).fetchone()[0])
    if answer != "ok":
        raise Damaged(answer)


@contextmanager
def _told_as_trouble(path: Path) -> Iterator[None]:
    try:
        yield
    except (*DATABASE_ERRORS, OSError) as error:
        trouble = trouble_of(error, path)
        if trouble.message == "store.damaged":
            raise Damaged(str(error)) from error
        raise trouble from error
