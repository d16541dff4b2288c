"""Dominion in the app: real taps in a real window, on a real file."""

from pathlib import Path

import pytest

from companion.games.dominion import facts
from companion.games.dominion.actions import ShowMoat
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.dominion import ANNA, BEN, CLEO, lay_out, opened


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


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


def test_everybody_attacked_answers_with_one_tap_and_sees_the_others(
    run_app: RunApp, tmp_path: Path
) -> None:
    lay_out(tmp_path, "militia", players=(ANNA, BEN, CLEO))
    driver = opened(run_app, tmp_path)
    driver.tap("Militia")
    driver.see("Militia: the others answer")
    driver.see("Ben holds 5 cards and keeps 3.")
    driver.see("still to answer")
    driver.taps = 0
    driver.tap("Discards 2")
    driver.see("Ben discards 2 cards.")
    driver.tap("Discards 2")
    assert driver.taps == 2
    held = driver.app.navigator.screen.match.state.players
    assert [one.hand.size for one in held] == [0, 3, 3]


def test_a_moat_is_offered_only_to_whom_may_have_one(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "militia")
    driver = opened(run_app, tmp_path)
    driver.tap("Militia")
    assert not driver.sees("Shows Moat")
    match = driver.app.navigator.screen.match
    assert not any(offer.kind is ShowMoat for offer in match.game.offers(match.state))


def test_a_cellar_is_answered_by_a_number(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "cellar", "copper", "estate", "estate")
    driver = opened(run_app, tmp_path)
    driver.tap("Cellar")
    driver.see("Cellar: how many cards does Anna discard?")
    driver.tap("2")
    driver.see("Action phase")


def test_treasures_can_be_laid_card_by_card(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "silver", "copper")
    driver = opened(run_app, tmp_path)
    by_card = driver.find(lambda widget: getattr(widget, "icon", "") == "cards-outline")
    driver.tap(next(key for key in by_card if getattr(key, "value", None) == -1))
    for worth in (2, 1):
        keys = driver.find(lambda widget: type(widget).__name__ == "NumberKey")
        driver.tap(next(key for key in keys if key.value == worth))
    assert driver.app.navigator.screen.match.state.turn.treasure == 3


def test_the_worth_of_the_treasures_can_be_changed(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "silver", "silver", "copper")
    driver = opened(run_app, tmp_path)
    driver.tap("3")
    driver.see("Treasures 3")
    driver.tap("Change")
    driver.tap("5")
    assert driver.app.navigator.screen.match.state.turn.treasure == 5


def test_a_tapped_counter_is_corrected(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "copper")
    driver = opened(run_app, tmp_path)
    driver.tap("Buys")
    driver.advance(0.5)
    driver.tap("3")
    driver.tap("Set it")
    assert driver.app.navigator.screen.match.state.turn.buys == 3


def test_a_throne_room_without_an_action_card_has_a_button(run_app: RunApp, tmp_path: Path) -> None:
    kingdom = facts.recommended_sets()["size_distortion"]
    others = [card for card in kingdom if card != "throne_room"][:9]
    lay_out(tmp_path, "throne_room", "copper", kingdom=("throne_room", *others))
    driver = opened(run_app, tmp_path)
    driver.tap("Throne Room")
    assert not driver.app.navigator.screen.match.state.pending  # nothing to double: settled at once


def test_the_gain_that_ends_the_game_is_asked_about(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "remodel", "gold", provinces=1)
    driver = opened(run_app, tmp_path)
    driver.tap("Remodel")
    driver.tap("Gold")
    driver.tap("Trash 1 card")
    driver.tap("Province")
    driver.see("Once Province is gained, the game ends with this turn.")
    driver.advance(0.3)
    driver.tap("Gain it")
    assert driver.app.navigator.screen.match.state.players[0].owned["province"] == 1


def test_the_trash_can_be_looked_through(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "remodel", "estate")
    driver = opened(run_app, tmp_path)
    driver.tap("Remodel")
    driver.tap("Estate")
    driver.tap("Trash 1 card")
    driver.tap("Silver")
    driver.advance(0.3)
    trash = driver.find(lambda widget: getattr(widget, "note", "") == "not a pile")
    driver.tap(trash[-1])
    driver.advance(0.5)
    rows = driver.find(lambda widget: type(widget).__name__ == "FactRow")
    assert [(row.text, row.value) for row in rows] == [("Estate", "1")]


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


def test_points_are_shown_only_when_wished_for(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, "province", "copper")
    driver = opened(run_app, tmp_path)

    def trophies() -> list[str]:
        notes = driver.app.navigator.screen.frame.ids.strip.cells[0].notes
        return [note.figure for note in notes if note.icon == "trophy-outline"]

    assert trophies() == []
    driver.app.change_settings(live_scores=True)
    driver.step(3)
    assert trophies() == ["6"]
