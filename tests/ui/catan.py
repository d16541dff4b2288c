"""Catan tables for the tests of screens: a match on the disk, laid out as wished."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kivy.uix.widget import Widget

from companion.games.catan import islands
from companion.games.catan.actions import CorrectBank, CorrectHand
from companion.games.catan.facts import RESOURCES
from companion.games.catan.setup import CatanSetup
from companion.games.catan.state import STANDARD, Rules
from companion.referee import registry
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.game import Player
from companion.store import Store
from companion.ui.app import TablesideApp
from companion.ui.routes import PlayRoute
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver

ANNA, BEN, CLEO = Player("Anna", "red"), Player("Ben", "blue"), Player("Cleo", "white")


IN_BANK = 9
"""Of each resource, once hands were dealt: the others are in the box or in hands."""


def hand(seat: int, **cards: int) -> tuple[Action, ...]:
    """A player holds just these cards."""
    bank = (CorrectBank(resource, IN_BANK) for resource in RESOURCES)
    return (*bank, CorrectHand(seat, Counts(cards)))


def rich(seat: int, each: int = 4) -> tuple[Action, ...]:
    return hand(seat, **dict.fromkeys(RESOURCES, each))


def keep(
    store: Store, actions: Sequence[Action], founded: bool = True, rules: Rules = STANDARD
) -> str:
    """A match on the beginners' island, on the printed places or still to be founded."""
    setup = CatanSetup(
        players=(ANNA, BEN, CLEO),
        island=islands.printed("beginners"),
        rules=rules,
        pieces_placed=founded,
    )
    match = store.matches.create(setup, registry.game("catan"))
    for action in actions:
        match.do(action)
    return match.id


def opened(
    run_app: RunApp,
    folder: Path,
    *actions: Action,
    founded: bool = True,
    rules: Rules = STANDARD,
) -> Driver:
    """The app, in such a match after these actions."""
    driver = run_app(TablesideApp(folder))
    match_id = keep(driver.app.store, actions, founded, rules)
    driver.app.navigator.go(PlayRoute(match_id))
    driver.step(3)
    driver.taps = 0
    return driver


def play(driver: Driver) -> Any:
    return driver.app.navigator.screen


def state(driver: Driver) -> Any:
    return play(driver).match.state


def tap_place(driver: Driver, kind: str, name: str) -> None:
    """A finger on a place of the island."""
    view = play(driver).board.ground.island
    x, y = view.where(kind, name)
    driver.tap(tuple(view.parent.to_window(x, y)))


def cells(driver: Driver, row: int) -> dict[str, Widget]:
    """The resources of the first, second and so on row of a sheet, by their names."""
    rows = driver.find(lambda widget: type(widget).__name__ == "KindRow")
    rows.sort(key=lambda widget: -widget.to_window(*widget.pos)[1])
    return {cell.resource: cell for cell in rows[row].cells}
