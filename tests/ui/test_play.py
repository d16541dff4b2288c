"""The frame every match is played in: refusals, undo, the log, the menu, turning the phone."""

from pathlib import Path

import pytest

from companion.games.dominion.actions import EndTurn
from companion.ui.app import TablesideApp
from companion.ui.screens.play_frames import LyingFrame, UprightFrame
from companion.ui.widgets.sheet import BottomSheet
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.dominion import lay_out, opened
from tests.ui.driver import Driver


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def sheets(driver: Driver) -> list[BottomSheet]:
    return [child for child in driver.window.children if isinstance(child, BottomSheet)]


def menu(driver: Driver, entry: str) -> None:
    driver.tap(driver.find(lambda widget: getattr(widget, "text", "") == "Menu")[-1])
    driver.advance(0.5)
    driver.tap(entry)
    driver.advance(0.5)


def test_a_refusal_shows_its_rule_and_changes_nothing(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    match = driver.app.navigator.screen.match
    before = match.position
    driver.tap("Smithy")
    driver.see("Anna owns too few of Smithy: needs 1, has 0.")
    driver.advance(0.3)
    driver.tap("Read the rule")
    driver.see("Hidden cards")
    driver.advance(0.5)
    assert len(sheets(driver)) == 1  # the article stands in place of the refusal
    assert match.position == before


def test_undo_takes_the_last_line_back(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "village", "copper")
    driver = opened(run_app, tmp_path)
    match = driver.app.navigator.screen.match
    before = match.state
    driver.tap("Village")
    assert match.state != before
    driver.tap(driver.find(lambda widget: getattr(widget, "key", "") == "undo")[0])
    assert match.state == before


def test_a_killed_app_opens_where_it_was(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "village", "smithy", "copper")
    driver = opened(run_app, tmp_path)
    driver.tap("Village")
    state = driver.app.navigator.screen.match.state
    driver.kill()
    driver = run_app(TablesideApp(tmp_path))
    driver.tap("Continue")
    assert driver.app.navigator.screen.match.state == state


def test_the_language_can_be_switched_in_the_middle_of_a_match(
    run_app: RunApp, tmp_path: Path
) -> None:
    lay_out(tmp_path, "village")
    driver = opened(run_app, tmp_path)
    driver.app.change_settings(language="zh_Hant")
    driver.step(3)
    driver.see("村莊")
    driver.see("行動階段")


def test_a_tap_in_the_log_goes_back_and_redo_comes_forward(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "village", "smithy", "copper")
    driver = opened(run_app, tmp_path)
    match = driver.app.navigator.screen.match
    driver.tap("Village")
    driver.tap("Smithy")
    driver.tap("Log")
    driver.see("The table stands here")
    driver.advance(0.5)
    driver.tap("Anna plays Village.")
    driver.advance(0.5)
    assert [line.action for line in match.lines][-1].card == "village"
    driver.tap("Log")
    driver.see("undone")
    driver.advance(0.5)
    driver.tap("Redo 1 of 1")
    assert [line.action for line in match.lines][-1].card == "smithy"


def test_a_held_line_is_changed_and_the_rest_replayed(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "village", "smithy", "copper")
    driver = opened(run_app, tmp_path)
    match = driver.app.navigator.screen.match
    driver.tap("Village")
    driver.tap("Smithy")
    driver.tap("Log")
    driver.advance(0.5)
    driver.hold("Anna plays Smithy.")
    driver.advance(0.5)
    driver.see("Change this line")
    driver.tap("Anna lays down treasures worth 1.")
    driver.advance(0.5)
    driver.see("All 0 later lines still hold.")
    driver.tap("Change it")
    driver.advance(0.5)
    assert match.state.turn.treasure == 1


def test_a_line_that_never_happened_is_taken_out(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "village", "smithy", "copper")
    driver = opened(run_app, tmp_path)
    match = driver.app.navigator.screen.match
    driver.tap("Village")
    driver.tap("Smithy")
    before = match.position
    driver.tap("Log")
    driver.advance(0.5)
    driver.hold("Anna plays Village.")
    driver.advance(0.5)
    driver.tap("It did not happen: take it out")
    driver.advance(0.5)
    driver.see("1 later line still holds.")
    driver.tap("Change it")
    driver.advance(0.5)
    assert match.position == before - 1
    assert match.state.turn.actions == 0


def test_a_forgotten_line_is_put_before_another(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "village", "smithy", "copper")
    driver = opened(run_app, tmp_path)
    match = driver.app.navigator.screen.match
    driver.tap("Smithy")
    driver.tap("Log")
    driver.advance(0.5)
    driver.hold("Anna plays Smithy.")
    driver.advance(0.5)
    driver.tap("Something was forgotten before it")
    driver.advance(0.5)
    driver.tap("Anna plays Village.")
    driver.advance(0.5)
    driver.tap("Change it")
    driver.advance(0.5)
    assert [line.action.card for line in match.lines[-2:]] == ["village", "smithy"]
    assert match.state.turn.actions == 1


def test_the_table_is_corrected_all_at_once(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    menu(driver, "Correct the table")
    driver.tap("Supply")
    plus = driver.find(lambda widget: getattr(widget, "text", "") == "−")
    driver.tap(plus[0])
    driver.see("the app had 46")
    driver.tap("Correct 1 thing")
    match = driver.app.navigator.screen.match
    assert match.state.supply["copper"] == 45
    driver.tap("Log")
    driver.see("Corrected: 45 left in the pile of Copper.")


def test_a_correction_that_cannot_be_changes_nothing_and_stays_entered(
    run_app: RunApp, tmp_path: Path
) -> None:
    lay_out(tmp_path, "copper", "copper")
    driver = opened(run_app, tmp_path)
    before = driver.app.navigator.screen.match.position
    menu(driver, "Correct the table")
    driver.tap(driver.find(lambda widget: getattr(widget, "text", "") == "Anna")[0])
    steps = driver.find(lambda widget: getattr(widget, "text", "") == "+")
    driver.tap(steps[1])  # one more in the deck than there are cards
    driver.tap("Correct 1 thing")
    driver.see("Anna has 2 cards outside play, not 3.")
    driver.advance(0.5)
    driver.tap("Choose again")
    driver.advance(0.5)
    driver.see("Correct 1 thing")
    assert driver.app.store.matches.in_progress()[0].position == before


@pytest.mark.parametrize("way", ["back", "kill", "language"])
def test_what_was_entered_to_correct_the_table_is_not_lost(
    run_app: RunApp, tmp_path: Path, way: str
) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    menu(driver, "Correct the table")
    driver.tap("Supply")
    driver.tap(driver.find(lambda widget: getattr(widget, "text", "") == "−")[0])
    driver.see("Correct 1 thing")
    if way == "language":
        driver.app.change_settings(language="zh_Hant")
        driver.app.change_settings(language="en")
        driver.step(3)
    elif way == "kill":
        driver.kill()
        driver = opened(run_app, tmp_path)
        menu(driver, "Correct the table")
    else:
        driver.back()
        menu(driver, "Correct the table")
    driver.see("Correct 1 thing")
    driver.tap("Cancel")
    menu(driver, "Correct the table")
    driver.see("Nothing to correct")


def test_the_round_ends_with_a_question_that_one_tap_answers(
    run_app: RunApp, tmp_path: Path
) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    match = driver.app.navigator.screen.match
    driver.tap("End turn")
    assert not driver.sees("Does the table agree?")
    driver.tap("End turn")
    driver.see("Does the table agree?")
    driver.advance(0.5)
    driver.taps = 0
    driver.tap("All right")
    assert driver.taps == 1
    assert type(match.lines[-1].action).__name__ == "TableAgrees"


def test_the_question_can_be_switched_off(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    driver.app.change_settings(reality_check=False)
    driver.step(3)
    driver.app.navigator.screen.do(EndTurn())
    driver.app.navigator.screen.do(EndTurn())
    driver.advance(0.5)
    assert not driver.sees("Does the table agree?")


def test_whoever_plays_on_has_agreed(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    driver.tap("End turn")
    driver.tap("End turn")
    driver.advance(0.5)
    driver.app.navigator.screen.do(EndTurn())
    driver.advance(0.5)
    assert not driver.sees("Does the table agree?")


@pytest.mark.parametrize("way", ["Back", "Settings"])
def test_a_question_over_the_board_goes_with_the_board(
    run_app: RunApp, tmp_path: Path, way: str
) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    driver.tap("End turn")
    driver.tap("End turn")
    driver.see("Does the table agree?")
    driver.advance(0.5)
    if way == "Back":  # the header is in reach: such a sheet has no scrim
        driver.tap(driver.find(lambda widget: getattr(widget, "text", "") == "Back")[0])
    else:
        menu(driver, "Settings")
    driver.advance(0.5)
    assert not sheets(driver)


def test_a_refusal_goes_with_the_board(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    driver.tap("Smithy")
    driver.advance(0.5)
    driver.tap(driver.find(lambda widget: getattr(widget, "text", "") == "Back")[0])
    driver.advance(0.5)
    driver.see("Continue")
    assert not sheets(driver)


def test_links_in_an_article_do_not_pile_up_over_the_board(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    driver.tap("Rules")
    driver.advance(0.5)
    for _ in range(3):
        links = driver.find(lambda widget: type(widget).__name__ == "Chip")
        driver.reveal(links[-1])
        driver.tap(links[-1])
        driver.advance(0.5)
        assert len(sheets(driver)) == 1
    driver.tap((driver.window.width / 2, driver.window.height - 20))  # beside the sheet
    driver.advance(0.5)
    assert not sheets(driver)


def test_the_log_says_when_there_is_nothing_to_redo(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    driver.tap("Log")
    driver.see("Nothing to redo")


def test_a_players_sheet_says_what_everybody_may_know(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    plates = driver.find(lambda widget: type(widget).__name__ == "PlayerPlate")
    driver.tap(plates[1])
    driver.see("All 10 cards")
    driver.see("In the deck")


def test_a_deleted_match_can_be_brought_back(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    menu(driver, "Delete the match")
    driver.see("No match on the table")
    driver.tap("Undo")
    driver.see("Continue")
    driver.tap("Continue")
    driver.back()
    driver.see("Continue")
    assert not driver.sees("Undo")  # there is nothing left to bring back


def test_turning_the_phone_keeps_what_was_being_entered(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "remodel", "copper", "estate")
    driver = opened(run_app, tmp_path)
    play = driver.app.navigator.screen
    driver.tap("Remodel")
    driver.tap("Estate")
    driver.see("Trash 1 card")
    assert isinstance(play.frame, UprightFrame)
    driver.window.size = (892, 412)
    driver.step(3)
    assert isinstance(play.frame, LyingFrame)
    driver.tap("Trash 1 card")
    assert play.match.state.trash["estate"] == 1


@pytest.mark.parametrize("size", [(360, 640), (412, 892), (892, 412)])
def test_every_frame_has_its_parts_inside_the_window(
    run_app: RunApp, tmp_path: Path, size: tuple[int, int]
) -> None:
    lay_out(tmp_path, "village", "copper")
    driver = opened(run_app, tmp_path, size)
    for text in ("Anna", "Undo", "Log", "Rules", "End turn", "Village"):
        widget = driver.by_text(text)
        assert widget.to_window(*widget.pos)[0] >= 0
        assert widget.to_window(widget.right, widget.top)[0] <= size[0]


def test_back_closes_a_sheet_first_and_then_leaves_the_match_safe(
    run_app: RunApp, tmp_path: Path
) -> None:
    lay_out(tmp_path, "village")
    driver = opened(run_app, tmp_path)
    driver.tap("Village")
    driver.tap("Log")
    driver.advance(0.5)
    assert driver.back()
    driver.advance(0.5)
    driver.see("Action phase")
    assert driver.back()
    driver.see("Continue")
    driver.kill()
    driver = run_app(TablesideApp(tmp_path))
    driver.tap("Continue")
    assert driver.app.navigator.screen.match.lines[-1].action.card == "village"
