"""Games that were only counted: kept, listed, and saved from damage."""

from pathlib import Path

import pytest

from companion.games.dominion import GAME
from companion.games.dominion.score import FinalDeck, FinalTable
from companion.referee import codec
from companion.referee.game import Player
from companion.referee.ruling import Refusal
from companion.store import Store, open_store
from companion.store.database import create
from companion.store.files import PAGE
from companion.store.schema import MIGRATIONS

from .conftest import SetClock
from .helpers import begin, file_of, raw

ANNA, MING = Player("Anna", "red"), Player("小明", "blue")


def table(provinces: int) -> FinalTable:
    return FinalTable(
        (FinalDeck(ANNA, province=provinces, cards=20), FinalDeck(MING, duchy=1, cards=20))
    )


def keep(store: Store, provinces: int) -> str:
    return store.results.keep(GAME, (ANNA, MING), table(provinces))


def test_results_are_listed_the_latest_first(store: Store, clock: SetClock) -> None:
    keep(store, 0)
    latest = keep(store, 4)
    first, second = store.results.all()
    assert (first.id, first.game, first.rules) == (latest, "dominion", GAME.rules)
    assert first.players == (ANNA, MING)
    assert (first.totals, first.ranks) == ((24, 3), (1, 2))
    assert (second.totals, second.ranks) == ((0, 3), (2, 1))
    assert first.finished == clock.time


def test_the_table_itself_comes_back(store: Store) -> None:
    keep(store, 4)
    (result,) = store.results.all()
    assert codec.read(result.counted, FinalTable) == table(4)


def test_a_table_that_cannot_be_is_not_kept(store: Store) -> None:
    with pytest.raises(Refusal) as refused:
        keep(store, 13)
    assert refused.value.message == "dominion.score.box"
    assert store.results.all() == []


def test_a_damaged_row_does_not_take_the_list_with_it(store: Store, folder: Path) -> None:
    harmed, _ = keep(store, 1), keep(store, 2)
    raw(folder, "UPDATE results SET headline = '{}' WHERE id = ?", harmed)
    assert [result.totals for result in store.results.all()] == [(12, 3)]


def test_a_file_from_before_there_were_results_takes_them(folder: Path) -> None:
    folder.mkdir()
    create(file_of(folder), MIGRATIONS[:1])
    with open_store(folder).store as store:
        begin(store, 3)
        keep(store, 4)
    with open_store(folder).store as store:
        assert len(store.results.all()) == len(store.matches.in_progress()) == 1


def test_results_outlive_a_lost_first_page(folder: Path) -> None:
    with open_store(folder).store as store:
        begin(store, 3)
        keep(store, 4)
        kept = store.results.all()
    content = file_of(folder).read_bytes()
    file_of(folder).write_bytes(bytes(PAGE) + content[PAGE:])
    opened = open_store(folder)
    with opened.store as store:
        assert opened.damaged and store.results.all() == kept
