"""The final score of a match: who won, how it is told, and where it leads."""

import webbrowser
from pathlib import Path

import pytest
from kivy.core.clipboard import Clipboard
from PIL import Image

from companion.records.history import Filter, history
from companion.store import open_store
from companion.ui.app import TablesideApp
from companion.ui.routes import FinalScoreRoute, NewMatchRoute
from companion.ui.widgets.score_table import ScoreTable
from companion.ui.widgets.step_chart import StepChart
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


def test_points_round_by_round_are_read_under_the_finger(driver: Driver) -> None:
    screen = driver.app.navigator.screen
    names, totals = screen.names, screen.sheet.totals
    open_entry(driver, "Points round by round")
    course = driver.app.navigator.screen
    (chart,) = driver.find(lambda widget: isinstance(widget, StepChart))
    assert chart.at == len(chart.moments) - 1
    assert [steps.points[-1] for steps in chart.series] == list(totals)
    assert len(chart.series) == len(names)
    driver.tap((chart.x + chart.width * 0.2, chart.center_y))
    assert 0 < chart.at < len(chart.moments) - 1
    shown = [child.text for child in course.ids.moment.children if type(child).__name__ == "Figure"]
    assert shown[::-1] == [str(steps.points[int(chart.at)]) for steps in chart.series]
    driver.see(f"Round {chart.moments[int(chart.at)]}")


def test_place_and_note_are_kept_and_found(driver: Driver) -> None:
    open_entry(driver, "Place and note")
    place, note = (entry for entry in driver.find(lambda widget: type(widget).__name__ == "Entry"))
    driver.type(place, "Cabin")
    driver.type(note, "rain")
    driver.tap("Keep")
    driver.advance(0.5)
    (one,) = history(driver.app.store, Filter(words="cabin RAIN"))
    assert (one.place, one.note) == ("Cabin", "rain")


def test_the_picture_holds_the_whole_sheet(driver: Driver) -> None:
    screen = driver.app.navigator.screen
    open_entry(driver, "Share as a picture")
    (told,) = {text for text in driver.texts() if text.startswith("The picture is in ")}
    file = Path(told.removeprefix("The picture is in ").removesuffix("."))
    with Image.open(file) as picture:
        assert picture.size == tuple(round(side) for side in screen.ids.list.size)
        assert picture.getextrema()[3] == (255, 255), "it brings its own ground"
    file.unlink()


def test_a_link_that_no_app_takes_is_told(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser of the machine is not started by a test; what goes to it is looked at."""
    links: list[str] = []

    def refuse(link: str) -> bool:
        links.append(link)
        return False

    monkeypatch.setattr(webbrowser, "open", refuse)
    open_entry(driver, "Log in BG Stats")
    driver.see("BG Stats is not installed here.")
    assert links[0].startswith("bgstats://")


def open_entry(driver: Driver, text: str) -> None:
    driver.tap(driver.find(lambda widget: getattr(widget, "text", "") == "Menu")[-1])
    driver.advance(0.5)
    driver.tap(text)
    driver.advance(0.5)
