"""A store with the counting game in it, and a clock that can be set."""

import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from companion.referee import registry
from companion.store import Store, open_store

from . import counting


class SetClock:
    """Runs a second with each look at it, and can be set."""

    def __init__(self) -> None:
        self.time = datetime(2025, 3, 1, 20, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


@pytest.fixture(autouse=True)
def counting_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = (*registry.ENTRIES, registry.Entry("counting", 2, 4))
    monkeypatch.setattr(registry, "ENTRIES", entries)
    monkeypatch.setitem(sys.modules, "companion.games.counting", counting)


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def store(folder: Path, clock: SetClock) -> Iterator[Store]:
    opened = open_store(folder, clock=clock)
    yield opened.store
    opened.store.close()
