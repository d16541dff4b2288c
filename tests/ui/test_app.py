"""The app as a user meets it: start, look around, change the language, come back."""

from pathlib import Path

import pytest

from companion.store import files
from companion.ui.app import TablesideApp
from companion.words import Words
from tests.ui.conftest import RunApp


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def test_an_empty_table_says_so(run_app: RunApp, tmp_path: Path) -> None:
    driver = run_app(TablesideApp(tmp_path))
    driver.see("Tableside")
    driver.see("No match on the table")


def test_back_from_settings_leads_home_and_then_out(run_app: RunApp, tmp_path: Path) -> None:
    driver = run_app(TablesideApp(tmp_path))
    driver.tap("Settings")
    driver.see("Language")
    assert driver.back()
    driver.see("No match on the table")
    assert not driver.back()


def test_the_language_changes_at_once_and_is_kept(run_app: RunApp, tmp_path: Path) -> None:
    driver = run_app(TablesideApp(tmp_path))
    driver.tap("Settings")
    driver.tap("繁體中文")
    driver.see("佈景")
    driver.kill()
    driver = run_app(TablesideApp(tmp_path))
    driver.see("桌上沒有對局")


def test_the_dark_theme_is_kept(run_app: RunApp, tmp_path: Path) -> None:
    driver = run_app(TablesideApp(tmp_path))
    driver.tap("Settings")
    driver.tap("Dark")
    driver.kill()
    app = TablesideApp(tmp_path)
    run_app(app)
    assert app.settings.theme == "dark"


def test_a_damaged_file_is_told_of_and_the_app_starts(run_app: RunApp, tmp_path: Path) -> None:
    (tmp_path / files.NAME).write_text("this is no database" * 500)
    driver = run_app(TablesideApp(tmp_path))
    driver.see("The file was damaged")
    assert driver.back()
    driver.advance(0.5)
    driver.see("No match on the table")


def test_a_folder_that_cannot_be_used_is_told_of(run_app: RunApp, tmp_path: Path) -> None:
    occupied = tmp_path / "occupied"
    occupied.write_text("a file where the folder should be")
    driver = run_app(TablesideApp(occupied))
    driver.see("The app cannot start")
