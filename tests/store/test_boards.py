"""What was read off a physical board."""

from pathlib import Path

from companion.referee.game import Player
from companion.store import Store, open_store

from .helpers import file_of


def test_a_board_is_kept_for_each_game(store: Store) -> None:
    assert store.boards.get("navegador") == ""
    store.boards.put("navegador", "好望角 1")
    store.boards.put("le_havre", "another")
    store.boards.put("navegador", "好望角 2")
    assert store.boards.get("navegador") == "好望角 2"
    assert store.boards.get("le_havre") == "another"


def test_a_board_outlives_a_damaged_file(folder: Path) -> None:
    with open_store(folder).store as store:
        store.players.remember([Player("Anna", "red")])
        store.boards.put("navegador", "read with care")
    with file_of(folder).open("r+b") as file:
        file.write(b"\0" * 40)
    opened = open_store(folder)
    with opened.store as store:
        assert opened.damaged
        assert store.boards.get("navegador") == "read with care"
