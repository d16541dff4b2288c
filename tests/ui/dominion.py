"""Dominion tables for the tests of screens: a match on the disk, laid out as wished."""

from pathlib import Path

from companion.games.dominion import facts
from companion.games.dominion.actions import CorrectCards, CorrectPile, CorrectPlaces
from companion.games.dominion.setup import DominionSetup
from companion.referee import registry
from companion.referee.game import Player
from companion.store import open_store
from companion.ui.app import TablesideApp
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver

ANNA, BEN, CLEO = Player("Anna", "red"), Player("Ben", "blue"), Player("Cleo", "white")


def lay_out(
    folder: Path,
    *hand: str,
    provinces: int = 8,
    players: tuple[Player, ...] = (ANNA, BEN),
    kingdom: tuple[str, ...] = (),
) -> None:
    """A match in which Anna is on turn and holds just these cards."""
    cards = kingdom or facts.recommended_sets()["first_game"]
    setup = DominionSetup(players=players, kingdom=cards)
    with open_store(folder).store as store:
        match = store.matches.create(setup, registry.game("dominion"))
        for card in sorted({*facts.starting_cards(), *hand}):
            match.do(CorrectCards(0, card, hand.count(card)))
        match.do(CorrectPlaces(0, len(hand), 0))
        match.do(CorrectPile("province", provinces))


def opened(run_app: RunApp, folder: Path, size: tuple[int, int] | None = None) -> Driver:
    """The app, gone on with that match."""
    driver = run_app(TablesideApp(folder), size)
    driver.tap("Continue")
    driver.see("Action phase")
    return driver
