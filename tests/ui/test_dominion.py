"""Dominion in the app: real taps in a real window, on a real file."""

from pathlib import Path

import pytest

from companion.games.dominion import facts
from companion.games.dominion.actions import CorrectCards, CorrectPile, CorrectPlaces
from companion.games.dominion.setup import DominionSetup
from companion.referee import registry
from companion.referee.game import Player
from companion.store import open_store
from companion.ui.app import TablesideApp
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver

ANNA, BEN = Player("Anna", "red"), Player("Ben", "blue")


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def lay_out(folder: Path, *hand: str, provinces: int = 8) -> None:
    """A match in which Anna is on turn and holds just these cards."""
    kingdom = facts.recommended_sets()["first_game"]
    setup = DominionSetup(players=(ANNA, BEN), kingdom=kingdom)
    with open_store(folder).store as store:
        match = store.matches.create(setup, registry.game("dominion"))
        for card in sorted({*facts.starting_cards(), *hand}):
            match.do(CorrectCards(0, card, hand.count(card)))
        match.do(CorrectPlaces(0, len(hand), 0))
        match.do(CorrectPile("province", provinces))


def opened(run_app: RunApp, folder: Path) -> Driver:
    driver = run_app(TablesideApp(folder))
    driver.tap("Dominion")
    driver.see("Action phase")
    return driver


def test_a_match_is_made_and_opened(run_app: RunApp, tmp_path: Path) -> None:
    app = TablesideApp(tmp_path)
    driver = run_app(app)
    driver.tap("New match")
    for field, name in zip(app.navigator.screen.fields, ("Anna", "Ben"), strict=False):
        driver.type(field.entry, name)
    driver.tap("Begin the match")
    driver.see("To the end: 8 Provinces")
    assert len(app.store.matches.in_progress()) == 1


def test_a_usual_turn_takes_at_most_eight_taps(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "village", "smithy", "silver", "silver", "copper")
    driver = opened(run_app, tmp_path)
    driver.taps = 0
    for target in ("Village", "Smithy", "5", "Market", "End turn"):
        driver.tap(target)
    assert driver.taps <= 8
    match = driver.app.navigator.screen.match
    assert match.state.turn.seat == 1
    assert match.state.players[0].owned["market"] == 1


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
    driver.tap("Dominion")
    assert driver.app.navigator.screen.match.state == state


def test_chosen_cards_are_trashed_together(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "remodel", "copper", "estate")
    driver = opened(run_app, tmp_path)
    driver.tap("Remodel")
    driver.see("Remodel: tap what Anna trashes.")
    driver.tap("Estate")
    driver.tap("Trash 1 card")
    driver.see("Remodel: tap the card Anna gains, cost up to 4.")
    driver.tap("Silver")
    assert driver.app.navigator.screen.match.state.players[0].owned["silver"] == 1


def test_everybody_attacked_answers_by_a_button(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "militia")
    driver = opened(run_app, tmp_path)
    driver.tap("Militia")
    driver.tap("Discards 2")
    assert driver.app.navigator.screen.match.state.players[1].hand.size == 3


def test_the_buy_that_ends_the_game_is_asked_about(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "gold", "gold", "gold", provinces=1)
    driver = opened(run_app, tmp_path)
    driver.tap("9")
    driver.tap("Province")
    driver.see("This ends the game")
    driver.advance(0.3)
    driver.tap("Buy it")
    driver.advance(0.3)
    driver.tap("End turn")
    assert driver.app.navigator.screen.match.state.over


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
    driver.tap("Redo (1)")
    assert [line.action for line in match.lines][-1].card == "smithy"


def test_the_finished_game_shows_the_winner_and_the_reasons(
    run_app: RunApp, tmp_path: Path
) -> None:
    lay_out(tmp_path, "province", "copper", provinces=0)
    driver = opened(run_app, tmp_path)
    driver.tap("End turn")
    driver.tap("Final score")
    driver.see("Anna wins")
    driver.see("6 points, 3 ahead")
    driver.tap("Province")
    driver.see("Anna: 1 of Province, 6 each.")
