"""What a phone does to an app: it interrupts it, kills it, turns it, and presses back."""

from pathlib import Path

import pytest
from kivy.core.window import Window

from companion import device
from companion.device import Insets
from companion.ui.app import TablesideApp
from companion.ui.theme import theme
from tests.ui import dominion
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver, visible_box

SIZES = ((360, 640), (412, 892), (892, 412), (800, 800))


def score_counted(run_app: RunApp, folder: Path) -> Driver:
    """Somebody is counting a finished game and has sat two people down."""
    driver = run_app(TablesideApp(folder))
    driver.tap("Score a finished game")
    if driver.sees("Dominion"):
        driver.tap("Dominion")
    for name in ("Anna", "Ben"):
        driver.tap("New name")
        driver.advance(0.5)
        driver.type(driver.find(lambda widget: type(widget).__name__ == "Entry")[-1], name)
        driver.tap("Sit down")
        driver.advance(0.5)
    return driver


def test_a_phone_call_changes_nothing(run_app: RunApp, tmp_path: Path) -> None:
    dominion.lay_out(tmp_path, "village", "copper", "copper", "copper", "copper")
    driver = dominion.opened(run_app, tmp_path)
    driver.tap("Village")
    texts = driver.texts()
    driver.pause()
    driver.resume()
    assert driver.texts() == texts
    driver.tap("Undo")
    driver.see("Action phase")


def test_a_match_killed_in_the_background_opens_where_it_was(
    run_app: RunApp, tmp_path: Path
) -> None:
    dominion.lay_out(tmp_path, "village", "copper", "copper", "copper", "copper")
    driver = dominion.opened(run_app, tmp_path)
    driver.tap("Village")
    position = driver.app.navigator.screen.match.position
    driver.pause()
    driver.kill()
    driver = dominion.opened(run_app, tmp_path)
    assert driver.app.navigator.screen.match.position == position


def test_a_half_filled_form_comes_back_after_a_kill(run_app: RunApp, tmp_path: Path) -> None:
    driver = score_counted(run_app, tmp_path)
    driver.pause()
    driver.kill()
    driver = run_app(TablesideApp(tmp_path))
    driver.tap("Score a finished game")
    if driver.sees("Dominion"):
        driver.tap("Dominion")
    driver.see("Anna")
    driver.see("Ben")


def test_back_closes_the_sheet_then_the_screen_then_leaves(run_app: RunApp, tmp_path: Path) -> None:
    dominion.lay_out(tmp_path, "village", "copper", "copper", "copper", "copper")
    driver = dominion.opened(run_app, tmp_path)
    driver.tap("Log")
    driver.advance(0.5)
    assert driver.back()
    driver.advance(0.5)
    driver.see("Action phase")
    assert driver.back()
    driver.see("New match")
    assert not driver.back()


def test_a_turned_phone_keeps_an_open_question(run_app: RunApp, tmp_path: Path) -> None:
    dominion.lay_out(tmp_path, "cellar", "copper", "copper", "copper", "estate")
    driver = dominion.opened(run_app, tmp_path)
    driver.tap("Cellar")
    asked = driver.app.navigator.screen.now
    Window.size = (892, 412)
    driver.step(3)
    assert driver.app.navigator.screen.now == asked
    Window.size = (412, 892)
    driver.step(3)
    driver.tap("Undo")
    driver.see("Action phase")


@pytest.mark.parametrize("size", SIZES)
def test_whatever_can_be_tapped_lies_within_the_window(
    run_app: RunApp, tmp_path: Path, size: tuple[int, int]
) -> None:
    dominion.lay_out(tmp_path, "village", "copper", "copper", "copper", "copper")
    driver = dominion.opened(run_app, tmp_path, size)
    driver.app.change_settings(text_scale=1.3)
    driver.step(3)
    tools = driver.app.navigator.screen._parts.tools
    assert visible_box(tools) == pytest.approx((tools.x, tools.y, tools.right, tools.top))
    assert min(tools.x, tools.y) >= 0 and tools.right <= size[0]


def test_bars_and_cut_outs_of_the_system_are_left_free(
    run_app: RunApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The phone's answer is put in its place; everything from there on is ours and real."""
    monkeypatch.setattr(device, "insets", lambda: Insets(top=48, bottom=30))
    dominion.lay_out(tmp_path, "village", "copper", "copper", "copper", "copper")
    driver = dominion.opened(run_app, tmp_path)
    parts = driver.app.navigator.screen._parts
    name = driver.by_text("Anna")
    assert theme.inset_top == 48
    assert visible_box(name)[3] <= Window.height - 48
    undo = driver.by_text("Undo")
    assert visible_box(undo)[1] >= 30
    assert parts.tools.y >= 0


def test_the_keyboard_never_covers_the_field(
    run_app: RunApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The phone's answer is put in its place; everything from there on is ours and real."""
    driver = run_app(TablesideApp(tmp_path))
    driver.tap("New match")
    if driver.sees("Dominion"):
        driver.tap("Dominion")
    driver.tap("New name")
    driver.advance(0.5)
    field = driver.find(lambda widget: type(widget).__name__ == "Entry")[-1]
    driver.tap(field)
    monkeypatch.setattr(Window, "_get_kivy_vkheight", lambda: 300)
    Window._upd_kbd_height()
    driver.advance(0.5)
    assert field.focus
    assert visible_box(field)[1] >= 300
    assert visible_box(driver.by_text("Sit down"))[1] >= 300
    monkeypatch.undo()
    Window._upd_kbd_height()
