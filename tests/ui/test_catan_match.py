"""A match of Catan from the wizard on, and after the app was ended in the middle of something."""

from pathlib import Path

import pytest

from companion.games.catan.actions import MoveRobber, Roll
from companion.store import open_store
from companion.ui.app import TablesideApp
from companion.words import Words
from tests.ui.catan import ANNA, BEN, CLEO, keep, play, state, tap_place
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def seated(run_app: RunApp, folder: Path) -> Driver:
    """The wizard at the island, with three players."""
    with open_store(folder).store as store:
        store.players.remember((ANNA, BEN, CLEO))
    driver = run_app(TablesideApp(folder))
    driver.tap("New match")
    driver.tap("Catan")
    for player in (ANNA, BEN, CLEO):
        driver.tap(player.name)
    driver.tap("Next: rules")
    driver.step(5)
    return driver


def test_from_the_wizard_to_the_first_roll(run_app: RunApp, tmp_path: Path) -> None:
    driver = seated(run_app, tmp_path)
    driver.tap("Next: set-up")
    driver.tap("Begin the match")
    driver.see("What did the dice show?")
    driver.tap("8")
    driver.see("rolled 8")
    assert state(driver).turn.phase == "playing"


def test_from_the_wizard_through_founding_to_the_first_roll(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = seated(run_app, tmp_path)
    driver.tap("Random, lettered")
    driver.tap("Next: set-up")
    driver.tap("Begin the match")
    driver.step(5)
    while state(driver).pending:
        lit = play(driver).board.ground.island.lit
        tap_place(driver, lit.kind, lit.names[len(lit.names) // 2])
    driver.tap("6")
    driver.see("rolled 6")


def test_a_killed_app_opens_in_the_middle_of_the_robbery(run_app: RunApp, tmp_path: Path) -> None:
    with open_store(tmp_path).store as store:
        keep(store, (Roll(7), MoveRobber("H19")))
    driver = run_app(TablesideApp(tmp_path))
    driver.tap("Continue")
    driver.see("From whom does Anna steal?")
    driver.kill()
    driver = run_app(TablesideApp(tmp_path))
    driver.tap("Continue")
    driver.step(3)
    driver.tap("Cleo")
    assert state(driver).task is None
    driver.see("rolled 7")


def test_a_killed_app_keeps_what_was_undone_to_be_done_again(
    run_app: RunApp, tmp_path: Path
) -> None:
    with open_store(tmp_path).store as store:
        keep(store, (Roll(6),))
    driver = run_app(TablesideApp(tmp_path))
    driver.tap("Continue")
    driver.step(3)
    driver.tap(driver.find(lambda widget: getattr(widget, "key", "") == "undo")[0])
    driver.kill()
    driver = run_app(TablesideApp(tmp_path))
    driver.tap("Continue")
    driver.see("What did the dice show?")
    assert len(play(driver).match.undone) == 1
