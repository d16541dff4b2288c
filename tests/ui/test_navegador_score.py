"""A finished game of Navegador, counted with real taps."""

from pathlib import Path
from typing import Any

import pytest

from companion.games.navegador.profile import BLANK
from companion.referee.game import Player
from companion.store import open_store
from companion.ui.app import TablesideApp
from companion.ui.games.navegador.kept_profile import keep
from companion.ui.games.navegador.score_form import FORM
from companion.ui.routes import ScoreOnlyRoute
from companion.ui.score_entry import ScoreEntry
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver

ANNA, BEN = Player("Anna", "red"), Player("Ben", "blue")
EXAMPLE = {
    "colonies": 4,
    "factories": 5,
    "privileges_factory": 3,
    "discs": 5,
    "privileges_explorer": 3,
    "workers": 5,
    "ships": 3,
    "cash": 430,
}


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def opened(run_app: RunApp, folder: Path) -> tuple[Driver, ScoreEntry]:
    with open_store(folder).store as store:
        store.players.remember([ANNA, BEN])
    driver = run_app(TablesideApp(folder))
    driver.app.change_settings(language="en", less_motion=True)
    entry = ScoreEntry(driver.app.store, "navegador")
    entry.begin_counting()
    rows = {row.field: row for group in entry.form.groups for row in group}
    for field, number in EXAMPLE.items():
        entry.put(rows[field], number)
    driver.app.navigator.go(ScoreOnlyRoute("navegador"))
    driver.step(3)
    return driver, driver.app.navigator.screen.entry


def counts(driver: Driver) -> Any:
    return driver.app.navigator.screen.ids.step.children[0]


def reveal(driver: Driver, text: str) -> None:
    found = [w for w in counts(driver).walk() if getattr(w, "text", "") == text]
    driver.reveal(found[0])


def test_the_form_stands_in_the_order_of_the_player_sheet() -> None:
    fields = [row.field for group in FORM.groups for row in group]
    assert fields[::2][:5] == ["colonies", "factories", "discs", "shipyards", "churches"]
    assert fields[-3:] == ["workers", "ships", "cash"]


def test_everybody_begins_with_what_the_game_begins_with(run_app: RunApp, tmp_path: Path) -> None:
    _, entry = opened(run_app, tmp_path)
    ben = entry.entered(1)
    assert (ben["factories"], ben["shipyards"], ben["churches"], ben["workers"]) == (1, 1, 1, 2)
    entry.score()


def test_the_king_goes_where_it_brings_most_and_says_so(run_app: RunApp, tmp_path: Path) -> None:
    driver, entry = opened(run_app, tmp_path)
    reveal(driver, "It brings most in the colony column: 4 points.")
    driver.see("It brings most in the colony column: 4 points.")
    before = entry.count().totals[0]
    reveal(driver, "None")
    driver.tap("None")
    assert entry.count().totals[0] == before - 4


def test_a_slot_that_the_kept_board_knows_is_used(run_app: RunApp, tmp_path: Path) -> None:
    with open_store(tmp_path).store as store:
        keep(store, BLANK.with_slots("factory", 4))
    driver, _ = opened(run_app, tmp_path)
    reveal(driver, "It brings most in the factory column: 5 points.")
    driver.see("It brings most in the factory column: 5 points.")


def test_the_card_decides_a_tie(run_app: RunApp, tmp_path: Path) -> None:
    driver, entry = opened(run_app, tmp_path)
    entry.turn_to(1)
    rows = {row.field: row for group in entry.form.groups for row in group}
    for field, number in EXAMPLE.items():
        entry.put(rows[field], number)
    driver.app.navigator.rebuild()
    driver.step(2)
    reveal(driver, "Has it")
    driver.tap("Has it")
    assert driver.app.navigator.screen.entry.score().winners == (1,)


def test_a_step_of_cash_is_a_coin(run_app: RunApp, tmp_path: Path) -> None:
    (cash,) = (row for row in FORM.groups[-1] if row.field == "cash")
    assert cash.step == 10


def test_what_no_sheet_can_hold_is_refused(run_app: RunApp, tmp_path: Path) -> None:
    driver, entry = opened(run_app, tmp_path)
    counts(driver).put("privileges_colony", 4)
    driver.see("Choose again")
    assert entry.entered(0)["privileges_colony"] == 0
