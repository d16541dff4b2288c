"""Le Havre tables for the tests of screens: a match on the disk, laid out as wished."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from companion.games.le_havre.actions import TurnUp
from companion.games.le_havre.facts import FULL
from companion.referee import registry
from companion.referee.action import Action
from companion.referee.game import Player
from companion.store import Store
from companion.ui.app import TablesideApp
from companion.ui.routes import PlayRoute
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver

FIVE = (
    Player("Anna", "red"),
    Player("Ben", "blue"),
    Player("Cleo", "white"),
    Player("Dan", "amber"),
    Player("Emi", "green"),
)
FIRST_TILE = TurnUp(1)


def keep(store: Store, actions: Sequence[Action], players: int = 3, variant: str = FULL) -> str:
    """A match whose proposals lie as they were sorted, after these actions."""
    game = registry.game("le_havre")
    setup = game.propose(FIVE[:players], variant, lambda _: 0)
    match = store.matches.create(setup, game)
    for action in actions:
        match.do(action)
    return match.id


def opened(
    run_app: RunApp,
    folder: Path,
    *actions: Action,
    players: int = 3,
    size: tuple[int, int] | None = None,
) -> Driver:
    """The app, in such a match after these actions."""
    driver = run_app(TablesideApp(folder), size=size)
    match_id = keep(driver.app.store, actions, players)
    driver.app.navigator.go(PlayRoute(match_id))
    driver.step(3)
    driver.taps = 0
    return driver


def play(driver: Driver) -> Any:
    return driver.app.navigator.screen


def state(driver: Driver) -> Any:
    return play(driver).match.state
