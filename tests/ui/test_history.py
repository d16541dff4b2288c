"""History in the app: matches that are over, and the way to their scores."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from companion import device
from companion.games.dominion.score import FinalDeck, FinalTable
from companion.records import statistics
from companion.records.history import Filter
from companion.records.history import history as records_history
from companion.referee import registry
from companion.referee.game import Player
from companion.store import files, open_store
from companion.ui.app import TablesideApp
from companion.ui.routes import HistoryRoute
from companion.ui.widgets.match_list import MatchLine
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver

MATCHES = Path(__file__).resolve().parents[1] / "matches"


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def finish(folder: Path, *names: str) -> None:
    with open_store(folder).store as store:
        for name in names:
            store.matches.import_document((MATCHES / f"dominion-{name}.json").read_bytes())


def history(run_app: RunApp, folder: Path) -> Driver:
    driver = run_app(TablesideApp(folder))
    driver.tap("History")
    driver.step(2)
    return driver


def test_an_empty_history_says_so(run_app: RunApp, tmp_path: Path) -> None:
    driver = history(run_app, tmp_path)
    driver.see("No match finished yet")


def test_a_finished_match_is_listed_and_opens_its_score(run_app: RunApp, tmp_path: Path) -> None:
    finish(tmp_path, "first_game")
    driver = history(run_app, tmp_path)
    driver.see("1 match")
    driver.see("Today")
    assert not driver.sees("No match finished yet")
    (line,) = (row for row in driver.app.navigator.screen.ids.list.rows if hasattr(row, "winner"))
    driver.see(line.figure)
    driver.tap("Dominion")
    driver.see(f"{line.winner} wins")
    assert driver.back()
    driver.see("1 match")
    assert driver.back()
    driver.see("No match on the table")


def test_the_newest_stands_first_and_the_card_is_round_at_its_ends(
    run_app: RunApp, tmp_path: Path
) -> None:
    finish(tmp_path, "first_game", "big_money", "interaction")
    driver = history(run_app, tmp_path)
    lines = [row for row in driver.app.navigator.screen.ids.list.rows if isinstance(row, MatchLine)]
    newest_first = [summary.id for summary in driver.app.store.matches.finished()]
    assert [line.key for line in lines] == newest_first
    assert [(line.first, line.last) for line in lines] == [
        (True, False),
        (False, False),
        (False, True),
    ]


def test_a_row_that_tells_no_winner_is_listed_all_the_same(run_app: RunApp, tmp_path: Path) -> None:
    finish(tmp_path, "first_game")
    with closing(sqlite3.connect(tmp_path / files.NAME)) as connection, connection:
        connection.execute("UPDATE matches SET headline = 'damaged'")
    driver = history(run_app, tmp_path)
    driver.see("Dominion")


def test_the_other_language(run_app: RunApp, tmp_path: Path) -> None:
    finish(tmp_path, "first_game")
    driver = history(run_app, tmp_path)
    driver.app.change_settings(language="zh_Hant")
    driver.step(2)
    driver.see("歷史")
    driver.see("今天")
    driver.see("1 場")


def test_a_counted_game_is_listed_and_opens_its_score(run_app: RunApp, tmp_path: Path) -> None:
    players = (Player("Anna", "red"), Player("Ben", "blue"))
    decks = (FinalDeck(players[0], province=2, cards=12), FinalDeck(players[1], duchy=1, cards=11))
    with open_store(tmp_path).store as store:
        store.results.keep(registry.game("dominion"), players, FinalTable(decks))
    driver = run_app(TablesideApp(tmp_path))
    driver.tap("History")
    driver.see("Dominion")
    driver.tap("Dominion")
    driver.see("Anna wins")
    driver.see("12 points, 9 ahead of Ben")


def test_who_won_stands_above_the_list_and_leads_to_the_player(
    run_app: RunApp, tmp_path: Path
) -> None:
    finish(tmp_path, "first_game", "big_money", "interaction")
    driver = history(run_app, tmp_path)
    driver.see("Wins")
    records = statistics.players(records_history(driver.app.store))
    driver.tap(driver.find(lambda widget: getattr(widget, "name", "") == records[0].name)[0])
    driver.see(f"{records[0].wins} of 3 matches")
    assert driver.back()
    driver.see("3 matches")


def test_the_chart_is_as_high_as_the_list_believes(run_app: RunApp, tmp_path: Path) -> None:
    finish(tmp_path, "first_game", "big_money")
    driver = history(run_app, tmp_path)
    (row,) = driver.find(lambda widget: type(widget).__name__ == "WinsChartRow")
    for scale in (1.0, 1.3):
        driver.app.change_settings(text_scale=scale)
        driver.step(3)
        (row,) = driver.find(lambda widget: type(widget).__name__ == "WinsChartRow")
        assert abs(row.minimum_height - row.height) <= 1


def test_the_list_is_filtered_and_what_is_chosen_is_filled(run_app: RunApp, tmp_path: Path) -> None:
    finish(tmp_path, "first_game", "big_money")
    with open_store(tmp_path).store as store:
        store.matches.import_document((MATCHES / "catan-four.json").read_bytes())
    driver = history(run_app, tmp_path)
    driver.see("3 matches")
    driver.tap("All games")
    driver.advance(0.5)
    driver.tap(driver.by_text("Catan"))
    driver.advance(0.5)
    driver.see("1 match")
    assert not driver.sees("All games")
    driver.tap("All players")
    driver.advance(0.5)
    driver.see("Dan")


def test_a_filter_that_nothing_passes_says_so(run_app: RunApp, tmp_path: Path) -> None:
    finish(tmp_path, "first_game")
    driver = history(run_app, tmp_path)
    driver.app.navigator.go(HistoryRoute(Filter(words="zeppelin"), searching=True))
    driver.step(3)
    driver.see("Nothing fits")
    assert driver.back()
    driver.step(2)
    driver.see("1 match")


def test_a_held_match_is_deleted_and_can_be_brought_back(run_app: RunApp, tmp_path: Path) -> None:
    finish(tmp_path, "first_game")
    driver = history(run_app, tmp_path)
    driver.hold(driver.by_text("Today"))
    driver.step(3)
    driver.see("No match finished yet")
    driver.tap("Undo")
    driver.step(3)
    driver.see("1 match")


def test_statistics_tell_of_everybody_and_every_game(run_app: RunApp, tmp_path: Path) -> None:
    finish(tmp_path, "first_game", "big_money")
    driver = history(run_app, tmp_path)
    driver.tap(driver.by_text("Statistics"))
    driver.step(3)
    driver.see("Players")
    driver.tap("Dominion")
    driver.step(3)
    driver.see("Usual length")
    driver.see("Average points")
    assert driver.back()
    driver.tap("Ben")
    driver.step(3)
    driver.see("Most wins in a row")


def test_the_list_goes_out_as_a_table(run_app: RunApp, tmp_path: Path) -> None:
    finish(tmp_path, "first_game")
    driver = history(run_app, tmp_path)
    driver.tap(driver.by_text("Share the list as a table"))
    driver.see("copied to the clipboard")
    assert device.pasted().count("dominion") == 3
