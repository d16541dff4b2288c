"""The database as files: their names, moving them safely, and what their first bytes say."""

import os
import shutil
from contextlib import suppress
from pathlib import Path

from companion.store.trouble import Damaged

NAME = "tableside.sqlite3"
SIDE_FILES = ("-wal", "-shm", "-journal")
PAGE = 4096
HEADER = 100
_MAGIC = b"SQLite format 3\0"


def side_file(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def remove(path: Path) -> None:
    for suffix in ("", *SIDE_FILES):
        side_file(path, suffix).unlink(missing_ok=True)


def copy(path: Path, target: Path) -> None:
    """A database with what is still in its side files. The -shm is only a cache of the -wal."""
    shutil.copyfile(path, target)
    wal = side_file(path, "-wal")
    if wal.exists():
        shutil.copyfile(wal, side_file(target, "-wal"))


def rename(path: Path, target: Path) -> None:
    path.replace(target)
    _settle(path.parent)


def set_aside(path: Path) -> Path:
    """Renames a damaged file and its side files to the first free number.

    The file itself goes last: as long as it is there, a start knows that this is unfinished.
    """
    number = 1
    while (aside := side_file(path, f".damaged-{number}")).exists():
        number += 1
    for suffix in (*SIDE_FILES, ""):
        with suppress(FileNotFoundError):
            side_file(path, suffix).replace(side_file(aside, suffix))
    _settle(path.parent)
    return aside


def workshop(path: Path) -> Path:
    """The folder in which a rescue works."""
    return side_file(path, ".salvaging")


def replace_damaged(path: Path, fresh: Path) -> Path:
    """Puts a complete new file in the place of a damaged one, which is set aside."""
    ready = side_file(path, ".salvaged")
    rename(fresh, ready)
    aside = set_aside(path)
    rename(ready, path)
    check_done(path)
    return aside


def finish_interrupted_rescue(path: Path) -> None:
    """A new file that is ready was complete, so the renames above are taken to their end."""
    shutil.rmtree(workshop(path), ignore_errors=True)
    ready = side_file(path, ".salvaged")
    if ready.exists():
        if path.exists():
            set_aside(path)
        rename(ready, path)


def set_strays_aside(path: Path) -> None:
    """Side files whose database is gone. SQLite would write their pages into the next one."""
    if any(side_file(path, suffix).exists() for suffix in SIDE_FILES):
        set_aside(path)


def _settle(folder: Path) -> None:
    """A renamed file keeps its new name through a power loss only once its folder is written."""
    with suppress(OSError):  # some systems do not let a folder be opened
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def check_header(path: Path) -> None:
    """The bytes that never change in our files. SQLite takes a few wrong ones for something else
    than damage: for an empty file, or for one that may only be read."""
    with path.open("rb") as file:
        head = file.read(HEADER)
    sound = (
        head[:16] == _MAGIC
        and int.from_bytes(head[16:18], "big") == PAGE
        and head[18:20] in (b"\1\1", b"\2\2")
        and head[20:24] == b"\0\x40\x20\x20"
    )
    if not sound:
        raise Damaged("header")


def demand_check(path: Path) -> None:
    """Leaves a note that the next start must check the whole file."""
    with suppress(OSError):
        side_file(path, ".check").touch()


def check_demanded(path: Path) -> bool:
    return side_file(path, ".check").exists()


def check_done(path: Path) -> None:
    with suppress(OSError):
        side_file(path, ".check").unlink(missing_ok=True)
