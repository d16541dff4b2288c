"""Sheets: how they come and go, and what they ask."""

import pytest
from kivy.metrics import dp

from companion.ui.theme import theme
from companion.ui.widgets.buttons import PrimaryButton
from companion.ui.widgets.refusal import FigureBox, RefusalSheet
from companion.ui.widgets.sheet import BottomSheet, ConfirmSheet, NumberSheet
from companion.ui.widgets.text import Text
from tests.ui.widgets.bench import heard


def open_sheet(driver, **properties) -> BottomSheet:
    sheet = BottomSheet(title="Anna", **properties)
    sheet.add_widget(Text(text="Six points"))
    sheet.add_button(PrimaryButton(text="Done"))
    sheet.open()
    driver.advance(0.3)
    return sheet


def test_a_sheet_slides_in_to_the_foot(bench):
    driver = bench()
    sheet = open_sheet(driver)
    driver.see("Six points")
    assert sheet.panel.y == 0
    assert sheet.shade == 1


@pytest.mark.parametrize("way", ["back", "scrim", "drag", "close"])
def test_a_sheet_closes(bench, way):
    driver = bench()
    sheet = open_sheet(driver)
    told = heard(sheet, "on_closed")
    x, top = sheet.panel.center_x, sheet.panel.top
    ways = {
        "back": driver.back,
        "scrim": lambda: driver.tap((x, top + dp(100))),
        "drag": lambda: driver.swipe((x, top - dp(10)), (x, top - dp(130))),
        "close": sheet.close,
    }
    ways[way]()
    driver.advance(0.3)
    assert told == ["on_closed"]
    assert not driver.sees("Six points")
    assert driver.back() is False  # nothing listens any more


def test_a_short_drag_lets_the_sheet_spring_back(bench):
    driver = bench()
    sheet = open_sheet(driver)
    x, top = sheet.panel.center_x, sheet.panel.top
    driver.swipe((x, top - dp(10)), (x, top - dp(40)))
    driver.advance(0.3)
    assert sheet.is_open
    assert sheet.panel.y == 0


def test_back_closes_the_topmost_sheet_only(bench):
    driver = bench()
    below, above = open_sheet(driver), open_sheet(driver)
    assert driver.back()
    assert (below.is_open, above.is_open) == (True, False)


def test_a_sheet_is_never_higher_than_85_percent(bench):
    driver = bench()
    sheet = BottomSheet(title="Many")
    for n in range(80):
        sheet.add_widget(Text(text=f"Line {n}"))
    sheet.open()
    driver.advance(0.3)
    assert sheet.panel.height == pytest.approx(0.85 * driver.window.height, abs=1)
    driver.see("Line 0")


@pytest.mark.parametrize(("screen", "sheet"), [(412, 412), (839, 839), (840, 560), (1280, 560)])
def test_a_sheet_on_a_wide_screen_is_no_wider_than_560(screen, sheet):
    width = BottomSheet().panel_width(dp(screen), theme.wide_screen, theme.sheet_widest)
    assert width == dp(sheet)


def test_a_refusal_leaves_the_board_in_reach(bench):
    board = PrimaryButton(text="The board")
    told = heard(board, "on_release")
    driver = bench(board)
    refusal = RefusalSheet(
        sentence="Too close.",
        figures=[FigureBox("Here", "1", "path", lacking=True), FigureBox("Needed", "2", "paths")],
        remedy="Another place is lit.",
    )
    refusal.add_button(PrimaryButton(text="Choose again"))
    refusal.open(driver.app.root)
    driver.advance(0.3)
    for text in ("Too close.", "1", "2", "paths", "Another place is lit.", "Choose again"):
        driver.see(text)
    driver.tap("The board")
    assert told == ["on_release"]
    assert refusal.is_open


@pytest.mark.parametrize(("button", "event"), [("Delete", "on_yes"), ("Keep", "on_no")])
def test_a_question_is_answered_once_and_goes(bench, button, event):
    driver = bench()
    sheet = ConfirmSheet(
        title="Delete?", text="It is gone then.", yes_text="Delete", no_text="Keep"
    )
    told = heard(sheet, "on_yes", "on_no")
    sheet.open()
    driver.advance(0.3)
    driver.tap(button)
    driver.advance(0.3)
    assert told == [event]
    assert not driver.sees("It is gone then.")


def test_a_number_is_typed_in_a_sheet(bench):
    driver = bench()
    sheet = NumberSheet(title="Cards", value=3, done_text="Set")
    told = heard(sheet, "on_done")
    sheet.open()
    driver.advance(0.3)
    driver.tap("5")
    driver.tap("Set")
    assert told == [5]


def test_less_motion_moves_at_once(bench):
    driver = bench()
    theme.less_motion = True
    sheet = BottomSheet(title="Anna")
    sheet.open()
    assert sheet.sunk == 0
    sheet.close()
    driver.step()
    assert not driver.sees("Anna")
