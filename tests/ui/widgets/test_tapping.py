"""Tapping: what a tap, a hold and a busy button report, and how they look."""

from companion.ui import palette
from companion.ui.theme import theme
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from tests.ui.widgets.bench import heard


def test_a_tap_is_reported_once(bench):
    button = PrimaryButton(text="End turn")
    told = heard(button, "on_release")
    bench(button).tap("End turn")
    assert told == ["on_release"]


def test_a_refused_button_still_reports_and_looks_closed(bench):
    button = PrimaryButton(text="Build", refused=True)
    told = heard(button, "on_release")
    bench(button).tap("Build")
    assert told == ["on_release"]
    assert tuple(button.fill) == tuple(theme.sunken)


def test_a_hold_somebody_listens_to_is_not_a_tap(bench):
    button = OutlineButton(text="Road")
    told = heard(button, "on_release", "on_hold")
    bench(button).hold("Road")
    assert told == ["on_hold"]


def test_a_hold_nobody_listens_to_stays_a_tap(bench):
    button = OutlineButton(text="Road")
    told = heard(button, "on_release")
    bench(button).hold("Road")
    assert told == ["on_release"]


def test_a_busy_button_takes_no_taps_and_shows_it_late(bench):
    button = PrimaryButton(text="Replay")
    told = heard(button, "on_release")
    driver = bench(button)
    button.busy = True
    driver.tap("Replay")
    assert told == []
    assert not button.looks_busy
    driver.advance(0.4)
    assert button.looks_busy


def test_a_button_wears_the_accent_of_the_game_and_changes_with_it(bench):
    button = PrimaryButton(text="Go")
    own = PrimaryButton(text="Sail", game="navegador")
    bench(button, own)
    theme.game = "catan"
    assert tuple(button.fill) == theme.accents["catan"].fill
    assert tuple(own.fill) == theme.accents["navegador"].fill
    theme.mode = palette.DARK
    assert tuple(button.fill) == theme.accents["catan"].fill


def test_a_hold_on_what_has_an_entry_reads_it_and_is_no_tap(bench, monkeypatch):
    read: list[str] = []
    button = OutlineButton(text="Road", entry="catan.thing.road")
    told = heard(button, "on_release")
    driver = bench(button)
    monkeypatch.setattr(driver.app, "read", read.append, raising=False)
    driver.hold("Road")
    assert (read, told) == (["catan.thing.road"], [])


def test_a_board_says_what_lies_where_it_is_held(bench, monkeypatch):
    class Board(OutlineButton):
        def entry_at(self, x, _y):
            return "catan.terrain.hills" if x < self.center_x else ""

    read: list[str] = []
    board = Board(text="Island")
    told = heard(board, "on_release")
    driver = bench(board)
    monkeypatch.setattr(driver.app, "read", read.append, raising=False)
    driver.hold((board.x + 5, board.center_y))
    driver.hold((board.right - 5, board.center_y))
    assert (read, told) == (["catan.terrain.hills"], ["on_release"])
