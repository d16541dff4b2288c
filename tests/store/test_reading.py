"""What was read in the rulebook, and the bookmarks in it."""

from pathlib import Path

from companion.referee.game import Player
from companion.store import Store, open_store
from companion.store.reading import LATEST

from .helpers import file_of


def test_what_was_read_last_comes_first(store: Store) -> None:
    for article in ("dominion.turn", "catan.turn", "dominion.turn"):
        store.reading.remember(article)
    assert store.reading.recent() == ["dominion.turn", "catan.turn"]
    assert store.reading.bookmarks() == []


def test_only_the_latest_are_listed(store: Store) -> None:
    for number in range(LATEST + 3):
        store.reading.remember(f"catan.{number}")
    assert store.reading.recent() == [f"catan.{n}" for n in range(LATEST + 2, 2, -1)]


def test_a_bookmark_is_set_and_taken_away(store: Store) -> None:
    store.reading.mark("catan.roads")
    store.reading.remember("catan.roads")
    store.reading.mark("catan.turn")
    assert store.reading.bookmarks() == ["catan.turn", "catan.roads"]
    store.reading.mark("catan.turn", False)
    assert store.reading.bookmarks() == ["catan.roads"]
    assert store.reading.recent() == ["catan.roads"]


def test_it_is_there_again(folder: Path) -> None:
    with open_store(folder).store as store:
        store.reading.mark("catan.roads")
    with open_store(folder).store as store:
        assert store.reading.bookmarks() == ["catan.roads"]


def test_bookmarks_survive_a_damaged_file(folder: Path) -> None:
    with open_store(folder).store as store:
        store.players.remember([Player("Anna", "red")])
        store.reading.mark("catan.roads")
    with file_of(folder).open("r+b") as file:
        file.write(b"\0" * 40)
    opened = open_store(folder)
    with opened.store as store:
        assert opened.damaged and store.reading.bookmarks() == ["catan.roads"]
