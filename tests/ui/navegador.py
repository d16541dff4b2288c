"""Navegador tables for the tests of screens: a match on the disk, and the app gone on with it."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from companion.games.navegador.profile import Profile
from companion.games.navegador.setup import STANDARD, NavegadorSetup
from companion.games.navegador.state import State
from companion.referee import registry
from companion.referee.action import Action
from companion.referee.game import Player
from companion.store import open_store
from companion.ui.app import TablesideApp
from tests.games.navegador.table import BOARD
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver

PLAYERS = tuple(
    Player(name, colour)
    for name, colour in (
        ("Anna", "red"),
        ("Ben", "blue"),
        ("Cleo", "white"),
        ("Dan", "amber"),
        ("Eva", "green"),
    )
)


def lay_out(
    folder: Path,
    actions: Iterable[Action] = (),
    players: int = 2,
    profile: Profile = BOARD,
    variant: str = STANDARD,
) -> None:
    """A match in which Anna begins, and these things have happened."""
    setup = NavegadorSetup(players=PLAYERS[:players], profile=profile, variant=variant)
    with open_store(folder).store as store:
        match = store.matches.create(setup, registry.game("navegador"))
        for action in actions:
            match.do(action)


def opened(run_app: RunApp, folder: Path, size: tuple[int, int] | None = None) -> Driver:
    """The app, gone on with that match."""
    driver = run_app(TablesideApp(folder), size)
    driver.app.change_settings(language="en", less_motion=True, reality_check=False)
    driver.step(3)
    driver.tap("Continue")
    driver.step(3)
    driver.taps = 0
    return driver


def play_of(driver: Driver) -> Any:
    return driver.app.navigator.screen


def board_of(driver: Driver) -> Any:
    return play_of(driver).board


def state_of(driver: Driver) -> State:
    state: State = play_of(driver).match.state
    return state


def tap_space(driver: Driver, space: str) -> None:
    """On the rondel, where the space is drawn."""
    driver.tap(board_of(driver).ground.rondel.place(space))


def tap_region(driver: Driver, region: str) -> None:
    """On the sea chart, where the region is drawn."""
    driver.tap(board_of(driver).ground.chart.pieces.place(region))


def tap_primary(driver: Driver) -> None:
    driver.tap(play_of(driver).frame.ids.tools.ids.primary)


def card(driver: Driver, text: str, kind: str) -> Any:
    """The card of that kind which says so."""
    found = driver.find(lambda widget: type(widget).__name__ == kind and widget.text == text)
    assert found, driver.texts()
    return found[0]
