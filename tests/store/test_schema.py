"""Older files become present ones, newer ones are left alone."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.store import Store, StoreTrouble, open_store
from companion.store.database import Database, open_database
from companion.store.schema import MIGRATIONS

from .counting import Add
from .helpers import all_rows, begin, file_of, raw, reopened, story

NEXT = "ALTER TABLE matches ADD COLUMN mood TEXT NOT NULL DEFAULT 'merry'"
FAILING = "CREATE TABLE moods(name TEXT); INSERT INTO nowhere VALUES (1)"


@pytest.fixture
def filled(folder: Path) -> Iterator[Path]:
    """A folder with a store of today's version in it, closed."""
    with open_store(folder).store as store:
        begin(store, 60)
    yield folder


def version(folder: Path) -> int:
    ((number,),) = raw(folder, "PRAGMA user_version")
    return int(number)


def opened_by_a_later_app(folder: Path, *later: str) -> Database:
    return open_database(file_of(folder), (*MIGRATIONS, *later))


def test_an_older_file_is_brought_up_to_date(filled: Path) -> None:
    lines = all_rows(filled)["lines"]
    with closing(opened_by_a_later_app(filled, NEXT)) as database:
        assert [row["mood"] for row in database.rows("SELECT mood FROM matches")] == ["merry"]
    assert version(filled) == len(MIGRATIONS) + 1
    assert all_rows(filled)["lines"] == lines


def test_a_copy_of_the_older_file_is_kept_beside_it(filled: Path, tmp_path: Path) -> None:
    before = all_rows(filled)
    opened_by_a_later_app(filled, NEXT).close()
    copy = Path(f"{file_of(filled)}.version-{len(MIGRATIONS)}")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    copy.rename(file_of(elsewhere))
    assert all_rows(elsewhere) == before and version(elsewhere) == len(MIGRATIONS)
    with open_store(elsewhere).store as store:
        assert len(store.matches.in_progress()) == 1


def test_a_migration_that_fails_leaves_the_file_as_it_was(filled: Path) -> None:
    before = all_rows(filled)
    with pytest.raises(StoreTrouble) as trouble:
        opened_by_a_later_app(filled, NEXT, FAILING)
    assert trouble.value.message == "store.failed"
    assert set(trouble.value.facts) == {"file", "folder", "reason"}
    assert version(filled) == len(MIGRATIONS) + 1  # the step before it is whole and stands
    assert raw(filled, "SELECT name FROM sqlite_schema WHERE name = 'moods'") == []
    assert all_rows(filled)["lines"] == before["lines"]


def test_a_newer_file_is_left_alone(filled: Path) -> None:
    opened_by_a_later_app(filled, NEXT).close()
    content = file_of(filled).read_bytes()
    with pytest.raises(StoreTrouble) as trouble:
        open_store(filled)
    assert trouble.value.message == "store.newer"
    assert trouble.value.facts == {"file": str(file_of(filled)), "folder": str(filled)}
    assert file_of(filled).read_bytes() == content


@pytest.mark.parametrize(
    "harm",
    [
        "PRAGMA user_version = 77",
        "PRAGMA user_version = 0",
        "PRAGMA user_version = -1",
        "ALTER TABLE settings RENAME COLUMN value TO walue",
    ],
)
def test_tables_and_a_version_that_deny_each_other_are_damage(filled: Path, harm: str) -> None:
    raw(filled, harm)
    opened = open_store(filled)
    with opened.store as store:
        assert opened.damaged and (opened.salvaged, opened.shortened, opened.lost) == (1, 0, 0)
        store.matches.open(store.matches.in_progress()[0].id).do(Add(1))


def test_commits_reach_the_disk_before_they_are_confirmed(store: Store, folder: Path) -> None:
    connection = store._database._connection
    assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2  # FULL
    match = begin(store, 3)
    assert reopened(folder, match.id) == story(match)
