"""Somebody else's match: taken in whole, or not at all."""

from pathlib import Path

import pytest
from kivy.core.clipboard import Clipboard

from companion.ui.app import TablesideApp
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.dominion import lay_out, opened
from tests.ui.driver import Driver

MATCH = Path(__file__).resolve().parents[1] / "matches" / "dominion-first_game.json"


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def paste(driver: Driver, text: str) -> None:
    Clipboard.copy(text)
    driver.tap(driver.find(lambda widget: getattr(widget, "text", "") == "Import a match")[-1])
    driver.advance(0.5)
    driver.tap("Paste from the clipboard")
    driver.advance(0.5)


def test_a_pasted_match_is_kept_and_opened(run_app: RunApp, tmp_path: Path) -> None:
    driver = run_app(TablesideApp(tmp_path))
    paste(driver, MATCH.read_text(encoding="utf-8"))
    driver.see("Game over")
    assert len(driver.app.store.matches.finished()) == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("no match at all", "The file is not valid JSON."),
        ("{}", "The file is not a match."),
        ('{"format": 1, "game": "chess"}', 'There is no game called "chess" here.'),
    ],
)
def test_what_is_no_match_is_told_of_and_nothing_changes(
    run_app: RunApp, tmp_path: Path, text: str, sentence: str
) -> None:
    driver = run_app(TablesideApp(tmp_path))
    paste(driver, text)
    driver.see(sentence)
    driver.see("Nothing was changed")
    assert not driver.app.store.matches.in_progress()


def test_a_dropped_file_is_taken_in(run_app: RunApp, tmp_path: Path) -> None:
    driver = run_app(TablesideApp(tmp_path))
    driver.window.dispatch("on_drop_file", str(MATCH).encode(), 0, 0)
    driver.step(3)
    driver.see("Game over")


def test_a_dropped_folder_is_told_of(run_app: RunApp, tmp_path: Path) -> None:
    driver = run_app(TablesideApp(tmp_path / "data"))
    driver.window.dispatch("on_drop_file", str(tmp_path).encode(), 0, 0)
    driver.see("cannot be read")


def test_a_shared_match_comes_back_the_same(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path / "mine", "village", "copper")
    driver = opened(run_app, tmp_path / "mine")
    driver.tap("Village")
    story = driver.app.navigator.screen.match.lines
    driver.tap(driver.find(lambda widget: getattr(widget, "text", "") == "Menu")[-1])
    driver.advance(0.5)
    driver.tap("Share the match")
    driver.see("The match was copied to the clipboard.")
    document = Clipboard.paste()
    driver.close()
    driver = run_app(TablesideApp(tmp_path / "theirs"))
    paste(driver, document)
    assert driver.app.navigator.screen.match.lines == story
