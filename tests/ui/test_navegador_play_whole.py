"""Short matches of Navegador by touches up to the final score, on a board that is known and on one
that is asked for everything. They begin near Nagasaki, and end there."""

from pathlib import Path

import pytest

from companion.games.navegador import actions as act
from companion.games.navegador import facts
from companion.games.navegador.profile import BLANK
from companion.words import Words
from tests.games.navegador.table import BOARD
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver
from tests.ui.navegador import lay_out, opened, state_of, tap_primary, tap_region, tap_space

NEAR_NAGASAKI = [
    *(act.CorrectRegion(region, True) for region in facts.explorable()[:-1]),
    act.CorrectPhase(3),
    act.CorrectShips(0, "portugal", 0),
    act.CorrectShips(0, "macau", 4),
]


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def key(driver: Driver, value: int) -> None:
    driver.advance(0.3)
    keys = driver.find(lambda one: type(one).__name__ == "NumberKey" and one.value == value)
    driver.tap(keys[-1])
    driver.advance(0.3)


def go_to(driver: Driver, space: str) -> None:
    tap_space(driver, space)
    tap_primary(driver)


def first_round(driver: Driver) -> None:
    go_to(driver, "workers")
    driver.tap("Recruit 1 for 50")
    go_to(driver, "ships")
    driver.tap("Build 1 for 50")


def reach_nagasaki(driver: Driver, prices: range, asked: bool) -> None:
    """Anna explores, and with that brings about the end."""
    tap_region(driver, "nagasaki")
    if asked:
        driver.see("How many borders from Macau to Nagasaki?")
        key(driver, 1)
    driver.see("3 ships enter, 2 lost, 1 left there")
    driver.tap("Explore")
    driver.advance(0.3)
    driver.see("The end is in sight")
    driver.tap("Close")
    for price in prices:
        key(driver, price)
    driver.tap(f"Turned up: receive {prices[0]}")
    if state_of(driver).turn.seat == 0:
        driver.tap("End turn")


def play(driver: Driver, prices: range, asked: bool) -> None:
    go_to(driver, "sailing")
    reach_nagasaki(driver, prices, asked)
    driver.see("2 turns left")
    go_to(driver, "first_market")
    tap_primary(driver)
    driver.see("1 turn left")
    go_to(driver, "workers")
    driver.tap("Recruit 1 for 50")
    driver.advance(0.3)
    driver.see("Where the King's privileges count")
    driver.tap("Final score")
    driver.see("Anna wins")
    held = state_of_finished(driver)
    assert held == (1, 1)


def state_of_finished(driver: Driver) -> tuple[int, int]:
    """Of the finished match: Anna's disc, and her ship at Nagasaki."""
    held = driver.app.store.matches.open(driver.app.navigator.route.match_id).state.players[0]
    return held.discs, held.ships["nagasaki"]


def test_a_match_on_a_known_board(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, NEAR_NAGASAKI)
    driver = opened(run_app, tmp_path)
    size = BOARD.tokens("nagasaki") or 0
    play(driver, range(60, 60 + 10 * size, 10), asked=False)


def test_a_match_on_a_board_nobody_has_read(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, NEAR_NAGASAKI, profile=BLANK)
    driver = opened(run_app, tmp_path)
    play(driver, range(80, 110, 10), asked=True)


def test_the_first_round_by_touches(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path)
    driver = opened(run_app, tmp_path)
    first_round(driver)
    table = state_of(driver)
    assert (table.players[0].workers, table.players[1].ships.total(), table.turns) == (4, 3, 2)
    assert driver.taps == 6
