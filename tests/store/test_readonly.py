"""A folder that may only be read is told of at the start, and nothing in it is touched."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.store import StoreTrouble, open_store

from .helpers import begin, file_of

NOBODY = 65534


@contextmanager
def ordinary_user() -> Iterator[None]:
    """Root may write anywhere; whoever runs this as root is somebody else for a while."""
    was_root = os.geteuid() == 0
    if was_root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if was_root:
            os.seteuid(0)


@pytest.fixture
def shelf() -> Iterator[Path]:
    """A folder that others may look into, which those that pytest makes are not."""
    with tempfile.TemporaryDirectory() as name:
        shelf = Path(name)
        shelf.chmod(0o755)
        yield shelf
        shelf.chmod(0o755)


def lock(shelf: Path) -> dict[str, bytes]:
    """Makes everything read-only, and tells what is there."""
    for path in shelf.iterdir():
        path.chmod(0o444)
    shelf.chmod(0o555)
    return content(shelf)


def content(shelf: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in shelf.iterdir()}


def check_told(folder: Path) -> None:
    with ordinary_user(), pytest.raises(StoreTrouble) as trouble:
        open_store(folder)
    assert trouble.value.message == "store.readonly"
    assert trouble.value.facts == {"file": str(file_of(folder)), "folder": str(folder)}


def test_a_store_in_a_read_only_folder(shelf: Path) -> None:
    with open_store(shelf).store as store:
        begin(store, 3)
    before = lock(shelf)
    check_told(shelf)
    assert content(shelf) == before


def test_no_store_in_a_read_only_folder(shelf: Path) -> None:
    lock(shelf)
    check_told(shelf)
    check_told(shelf / "deeper")
    assert content(shelf) == {}


def test_a_damaged_store_in_a_read_only_folder(shelf: Path) -> None:
    file_of(shelf).write_bytes(b"not a database")
    before = lock(shelf)
    check_told(shelf)
    assert content(shelf) == before


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    with pytest.raises(StoreTrouble) as trouble:
        open_store(tmp_path / "data")
    assert trouble.value.message == "store.readonly"
