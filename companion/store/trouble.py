"""What can go wrong with the file, said as a message and its facts. No sqlite3 error gets past."""

import errno
import shutil
import sqlite3
from pathlib import Path

from companion.referee.ruling import Fact

ENOUGH_ROOM = 1_000_000

# Python's sqlite3 trips over names of tables and columns in which a flipped bit has left no text.
DATABASE_ERRORS = (sqlite3.Error, UnicodeDecodeError)


class StoreTrouble(Exception):
    """Something could not be read or kept. Nothing was changed."""

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.message}({facts})"


class Damaged(Exception):
    """The file is not what was once written. Never leaves the store: it answers with a rescue."""


_MESSAGES = {
    sqlite3.SQLITE_READONLY: "store.readonly",
    sqlite3.SQLITE_CANTOPEN: "store.readonly",
    sqlite3.SQLITE_PERM: "store.readonly",
    sqlite3.SQLITE_FULL: "store.full",
    sqlite3.SQLITE_BUSY: "store.locked",
    sqlite3.SQLITE_LOCKED: "store.locked",
    sqlite3.SQLITE_CORRUPT: "store.damaged",
    sqlite3.SQLITE_NOTADB: "store.damaged",
}
_FULL = (errno.ENOSPC, errno.EDQUOT)


def trouble_of(error: Exception, path: Path) -> StoreTrouble:
    """The trouble behind an error of the database or of the file system."""
    message = _of_file(error) if isinstance(error, OSError) else _of_database(error, path)
    facts: dict[str, Fact] = {"file": str(path), "folder": str(path.parent)}
    if message == "store.failed":
        facts["reason"] = getattr(error, "sqlite_errorname", "") or str(error)
    return StoreTrouble(message, **facts)


def _of_file(error: OSError) -> str:
    return "store.full" if error.errno in _FULL else "store.readonly"


def _of_database(error: Exception, path: Path) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "store.damaged"
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    # A disk that fills up while SQLite grows one of its side files is reported as a plain
    # input/output error, so the free room is what tells.
    if code == sqlite3.SQLITE_IOERR and _free(path) < ENOUGH_ROOM:
        return "store.full"
    return _MESSAGES.get(code, "store.failed")


def _free(path: Path) -> int:
    try:
        return shutil.disk_usage(path.parent).free
    except OSError:
        return ENOUGH_ROOM
