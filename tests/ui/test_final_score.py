"""The final score of a match: who won, how it is told, and where it leads."""

from pathlib import Path

import pytest
from kivy.core.clipboard import Clipboard

from companion.store import open_store
from companion.ui.app import TablesideApp
from companion.ui.routes import FinalScoreRoute, NewMatchRoute
from companion.ui.widgets.score_table import ScoreTable
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver

MATCH = Path(__file__).parents[1] / "matches" / "dominion-first_game.json"


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture
def driver(run_app: RunApp, tmp_path: Path) -> Driver:
    """The recorded match, looked at when it is over."""
    with open_store(tmp_path).store as store:
        match = store.matches.import_document(MATCH.read_bytes())
    driver = run_app(TablesideApp(tmp_path))
    driver.app.navigator.go(FinalScoreRoute(match.id))
    driver.step(3)
    return driver


def test_columns_stand_by_rank(driver: Driver) -> None:
    screen = driver.app.navigator.screen
    (table,) = driver.find(lambda widget: isinstance(widget, ScoreTable))
    assert list(table.rows[-1].values) == sorted(screen.sheet.totals, reverse=True)
    best = screen.players[screen.sheet.winners[0]]
    assert table.colours[0] == best.colour


def test_what_is_shared_names_the_game_and_everybody(driver: Driver) -> None:
    driver.tap("Share")
    first, _, *lines = Clipboard.paste().split("\n")
    screen = driver.app.navigator.screen
    assert first == f"Dominion: {screen.headline()}"
    assert [line[:2] for line in lines] == [f"{rank}." for rank in sorted(screen.sheet.ranks)]


def test_playing_again_begins_a_new_match_with_the_same_players(driver: Driver) -> None:
    driver.tap("Play again")
    assert type(driver.app.navigator.route) is NewMatchRoute
    assert driver.app.navigator.screen.new.step == "players"
