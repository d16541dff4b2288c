"""Navegador's step of the new match, on a real wizard's draft."""

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.games.navegador.profile import BLANK
from companion.games.navegador.setup import GOA, STANDARD
from companion.referee.game import Player
from companion.store import open_store
from companion.ui import wizard
from companion.ui.app import TablesideApp
from companion.ui.games.navegador.kept_profile import keep
from companion.ui.games.navegador.rules import RulesStep, choices_of, make_setup
from companion.words import Words
from tests.games.navegador.profiles import plausible_profile
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver

PLAYERS = (Player("Anna", "red"), Player("Ben", "blue"))
BOARD = plausible_profile(random.Random(5))


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


class Host:
    """What the step asks of the screen it stands on."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.new = wizard.load(app.store, ["navegador"])
        if not self.new.game:
            self.new = wizard.NewMatch("rules", "navegador", PLAYERS)

    def change(self, **changes: Any) -> None:
        self.new = replace(self.new, **changes)
        wizard.keep(self.app.store, self.new)


def begun(run_app: RunApp, folder: Path) -> tuple[Driver, Host]:
    with open_store(folder).store as store:
        keep(store, BOARD)
    driver = run_app(TablesideApp(folder))
    driver.app.change_settings(language="en")
    host = Host(driver.app)
    driver.app.navigator.clear_widgets()
    driver.app.navigator.add_widget(RulesStep(host, pos_hint={"top": 0.9}))
    driver.step(3)
    return driver, host


def first(_: int) -> int:
    return 0


def test_the_base_game_and_the_kept_board_are_chosen_already(
    run_app: RunApp, tmp_path: Path
) -> None:
    _, host = begun(run_app, tmp_path)
    setup = make_setup(host, first)
    assert (setup.variant, setup.profile, setup.players) == (STANDARD, BOARD, PLAYERS)


def test_what_was_chosen_is_kept_as_a_draft(run_app: RunApp, tmp_path: Path) -> None:
    driver, host = begun(run_app, tmp_path)
    driver.tap("King's privilege at Goa")
    driver.tap("Use the board profile")
    assert driver.taps == 2
    again = make_setup(Host(driver.app), first)
    assert (again.variant, again.profile) == (GOA, BLANK)
    assert host.new == Host(driver.app).new


def test_the_step_leads_to_the_board_profile(run_app: RunApp, tmp_path: Path) -> None:
    driver, _ = begun(run_app, tmp_path)
    driver.tap("Board profile")
    driver.see("Building prices")


def test_a_setup_tells_its_choices(run_app: RunApp, tmp_path: Path) -> None:
    _, host = begun(run_app, tmp_path)
    host.change(choices={"variant": GOA})
    assert choices_of(make_setup(host, first)) == {"variant": GOA, "with_profile": True}
