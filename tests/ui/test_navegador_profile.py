"""The board profile: entered with real taps, kept after each, taught by matches, shared."""

import random
from pathlib import Path

import pytest
from kivy.core.clipboard import Clipboard

from companion.games.navegador import printed
from companion.games.navegador.actions import ReadAgain
from companion.games.navegador.profile import BLANK, Profile
from companion.games.navegador.profile_file import write_profile
from companion.store import open_store
from companion.ui.app import TablesideApp
from companion.ui.games.navegador.kept_profile import keep, kept_profile, learned
from companion.ui.games.navegador.printed_picture import PrintedPicture
from companion.ui.games.navegador.profile_entry import AnswerKey
from companion.ui.games.navegador.sea_sketch import SeaSketch
from companion.ui.routes import ProfileRoute, SettingsRoute
from companion.ui.widgets.fields import Entry
from companion.words import Words
from tests.games.navegador.profiles import plausible_profile
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver

MATCH = Path(__file__).parents[1] / "matches" / "navegador-without_profile.json"


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def opened(run_app: RunApp, folder: Path, page: str = "", kept: Profile = BLANK) -> Driver:
    with open_store(folder).store as store:
        keep(store, kept)
    driver = run_app(TablesideApp(folder))
    driver.app.change_settings(language="en", less_motion=True)
    driver.app.navigator.go(ProfileRoute(page))
    driver.step(3)
    return driver


def kept(driver: Driver) -> Profile:
    return kept_profile(driver.app.store)


def key(driver: Driver, text: str) -> AnswerKey:
    found = driver.find(lambda widget: isinstance(widget, AnswerKey) and widget.text == text)
    return found[-1]


def region(driver: Driver, name: str) -> tuple[float, float]:
    (chart,) = driver.find(lambda widget: isinstance(widget, SeaSketch))
    return chart.to_window(*chart.place(name))


def test_a_row_of_prices_takes_one_tap_for_each(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, "price.gold_factory")
    for price in ("50", "70", "100", "110", "120", "150"):
        driver.tap(key(driver, price))
    assert kept(driver).row("gold_factory").prices == (50, 70, 100, 110, 120, 150)
    assert driver.taps == 6


def test_what_no_board_can_have_is_answered_and_not_kept(run_app: RunApp, tmp_path: Path) -> None:
    half = BLANK.with_price("church", 2, 100)
    driver = opened(run_app, tmp_path, "price.church", half)
    driver.tap(key(driver, "110"))
    driver.see("The prices of the church do not fall from left to right.")
    assert kept(driver) == half


def test_a_cell_of_the_picture_is_asked_for_again(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, "price.church", BLANK.with_price("church", 1, 200))
    (picture,) = driver.find(lambda widget: isinstance(widget, PrintedPicture))
    driver.tap(picture.to_window(picture.x + picture.width / 16, picture.center_y))
    driver.see("Space 1 costs")
    driver.tap("Clear this one")
    assert kept(driver) == BLANK


def test_a_column_is_counted_and_read(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, "coin.church")
    for answer in ("3", "60", "20"):
        driver.tap(key(driver, answer))
    board = kept(driver)
    assert (board.slots("church"), board.coin("church", 1), board.coin("church", 3)) == (3, 60, 20)


def test_colonies_take_one_tap_for_each_region(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, "stack")
    driver.see("Colonies at Guiné")
    driver.tap(
        driver.find(lambda w: isinstance(w, AnswerKey) and (w.good, w.text) == ("gold", "3"))[0]
    )
    assert (kept(driver).good("guine"), kept(driver).tokens("guine")) == ("gold", 3)
    driver.see("Colonies at Bahia")


def test_regions_that_touch_are_tapped(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, "borders")
    driver.tap(region(driver, "guine"))
    driver.tap(region(driver, "bahia"))
    driver.tap(region(driver, "guine"))
    assert [(each.one, each.other) for each in kept(driver).borders] == [("portugal", "bahia")]
    driver.tap("These are all borders")
    driver.see("A border is missing.")
    assert not kept(driver).all_borders


def test_a_name_is_kept_while_it_is_typed(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, "name")
    field = driver.find(lambda widget: isinstance(widget, Entry))[0]
    driver.type(field, "Mar")
    assert kept(driver).place("unnamed_a").name == "Mar"


def test_the_page_and_everything_on_it_outlive_the_app(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, "chart")
    driver.tap(key(driver, "2"))
    driver.app.change_settings(language="zh_Hant")
    driver.see("3 人，階段 III")
    driver.kill()
    again = run_app(TablesideApp(tmp_path))
    assert kept(again).gallery(3, 2) == 2


def test_every_page_can_be_skipped(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    driver.tap("Fill in what is missing")
    seen = []
    for _ in range(14):
        seen.append(driver.app.navigator.screen.page)
        driver.tap("Skip")
    assert len(set(seen)) == 14 and driver.app.navigator.screen.page == seen[0]


def test_settings_lead_to_it_and_it_says_how_much_is_known(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, kept=plausible_profile(random.Random(1)))
    driver.app.navigator.switch(SettingsRoute())
    driver.step(2)
    rows = [
        w for w in driver.app.navigator.screen.walk() if getattr(w, "text", "") == "Board profile"
    ]
    driver.reveal(rows[0])
    driver.tap("Board profile")
    wanted = len(printed.wanted(kept(driver)))
    driver.see(f"{wanted} of {wanted} known")


def test_a_profile_is_shared_and_taken_in_again(run_app: RunApp, tmp_path: Path) -> None:
    board = plausible_profile(random.Random(2))
    driver = opened(run_app, tmp_path, kept=board)
    driver.tap("Share")
    driver.see("The board profile was copied to the clipboard.")
    driver.app.navigator.screen.take(BLANK)
    driver.tap("Import a board profile")
    driver.advance(0.5)
    driver.tap("Paste from the clipboard")
    assert kept(driver) == board


def test_an_imported_profile_fills_in_what_was_missing(run_app: RunApp, tmp_path: Path) -> None:
    mine = BLANK.with_price("church", 1, 200)
    driver = opened(run_app, tmp_path, kept=mine)
    Clipboard.copy(write_profile(BLANK.with_price("church", 1, 210).with_price("church", 2, 220)))
    driver.tap("Import a board profile")
    driver.advance(0.5)
    driver.tap("Paste from the clipboard")
    driver.advance(0.5)
    driver.tap("Add")
    assert kept(driver).row("church").prices == (200, 220)


def test_a_file_that_is_no_profile_changes_nothing(run_app: RunApp, tmp_path: Path) -> None:
    mine = BLANK.with_price("church", 1, 200)
    driver = opened(run_app, tmp_path, kept=mine)
    Clipboard.copy("nonsense")
    driver.tap("Import a board profile")
    driver.advance(0.5)
    driver.tap("Paste from the clipboard")
    driver.see("The profile was not imported")
    assert kept(driver) == mine


def test_what_a_match_learns_is_kept_step_by_step(tmp_path: Path) -> None:
    with open_store(tmp_path).store as store:
        match = store.matches.import_document(MATCH.read_bytes())
        end, before = match.state, match.game.set_up(match.setup)
        learned(store, before, end)
        assert set(printed.known(end.board)) == set(printed.known(kept_profile(store)))
        misread = printed.known(end.board)[0]
        match.do(ReadAgain(misread))
        without = match.state
        learned(store, end, without)
        assert misread not in printed.known(kept_profile(store))
        match.go_to(match.position - 1)
        learned(store, without, match.state)
        assert misread in printed.known(kept_profile(store))
