"""Catan in the app: real taps in a real window, on a real file. Everyday things and their taps."""

from pathlib import Path

import pytest

from companion.games.catan import facts
from companion.games.catan.actions import (
    BuildRoad,
    CorrectBuilding,
    CorrectCards,
    EndTurn,
    MoveRobber,
    Roll,
)
from companion.games.catan.state import Rules
from companion.words import Words
from tests.ui.catan import cells, opened, play, rich, state, tap_place
from tests.ui.catan import hand as holding
from tests.ui.conftest import RunApp


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def test_a_roll_takes_one_tap(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    driver.tap("6")
    assert driver.taps == 1
    assert state(driver).turn.phase == "playing"
    driver.see("rolled 6")


def test_the_dice_of_the_app_tumble_and_roll(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    driver.tap("Roll")
    assert state(driver).turn.phase == "rolling"
    driver.advance(1)
    assert driver.taps == 1
    (line,) = play(driver).match.lines
    assert isinstance(line.action, Roll)
    assert line.action.total in facts.DICE


def test_with_less_motion_the_dice_do_not_tumble(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    driver.app.change_settings(less_motion=True)
    driver.step(2)
    driver.tap("Roll")
    assert len(play(driver).match.lines) == 1


def test_dice_still_in_the_air_do_not_roll_for_a_screen_that_was_left(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = opened(run_app, tmp_path)
    driver.tap("Roll")
    driver.app.navigator.rebuild()
    driver.advance(1)
    assert len(play(driver).match.lines) == 0


def test_dice_in_the_air_do_not_roll_once_the_turn_was_undone(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = opened(run_app, tmp_path, Roll(6), EndTurn())
    driver.tap("Roll")
    driver.tap(driver.find(lambda widget: getattr(widget, "key", "") == "undo")[0])
    driver.advance(1)
    assert len(play(driver).match.lines) == 1
    driver.tap("End turn")
    driver.see("What did the dice show?")


def test_a_seven_without_discards_takes_three_taps(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    driver.tap("7")
    tap_place(driver, "hex", "H19")
    driver.see("From whom does Anna steal?")
    driver.tap("Ben")
    assert driver.taps == 3
    assert state(driver).task is None
    assert state(driver).hands.size(0) == 4


def test_a_single_possible_victim_is_robbed_without_asking(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    driver.tap("7")
    tap_place(driver, "hex", "H13")
    assert driver.taps == 2
    assert state(driver).task is None
    assert state(driver).hands.size(1) == 2


def test_a_tap_on_a_building_robs_its_owner(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(7), MoveRobber("H19"))
    tap_place(driver, "corner", "V44")
    assert state(driver).hands.size(2) == 2


def test_the_robber_can_be_moved_elsewhere_before_anybody_is_robbed(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = opened(run_app, tmp_path, Roll(7), MoveRobber("H19"))
    driver.tap("Move it elsewhere")
    assert state(driver).robber == "H08"
    assert state(driver).task.ask == "move-robber"


def test_undo_in_the_middle_of_the_robbery_asks_again(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(7), MoveRobber("H19"))
    undo = driver.find(lambda widget: getattr(widget, "key", "") == "undo")[0]
    driver.tap(undo)
    driver.see("Anna moves the robber: tap a hex.")
    driver.tap(undo)
    driver.see("What did the dice show?")
    assert state(driver).task is None


def test_everybody_with_too_many_cards_puts_half_back_in_any_order(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = opened(run_app, tmp_path, *holding(0, ore=8), *holding(2, wool=9))
    driver.tap("7")
    driver.tap("Cleo")
    driver.advance(0.4)
    driver.see("Cleo puts back 4 cards")
    for _ in range(5):  # one too many is not taken
        driver.tap(cells(driver, 0)["wool"])
    driver.tap("Put back 4 of 4")
    driver.advance(0.4)
    assert state(driver).hands.size(2) == 5
    assert [task.seat for task in state(driver).pending] == [0, 0]
    driver.see("Cleo puts back 4 cards: 4 wool.")


def test_cards_that_cannot_be_there_are_not_put_back(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, *holding(0, ore=8), Roll(7))
    driver.tap("Anna")
    driver.advance(0.4)
    for _ in range(4):
        driver.tap(cells(driver, 0)["brick"])
    driver.tap("Put back 4 of 4")
    driver.see("Anna has at most 0 brick, not 4.")
    assert state(driver).hands.size(0) == 8


@pytest.mark.parametrize(
    ("thing", "kind", "place"),
    [
        ("Road", "path", "E32"),
        ("Settlement", "corner", "V12"),
        ("City", "corner", "V21"),
    ],
)
def test_building_takes_two_taps(
    run_app: RunApp, tmp_path: Path, thing: str, kind: str, place: str
) -> None:
    driver = opened(run_app, tmp_path, Roll(5), *rich(0), BuildRoad("E16"))
    driver.tap(thing)
    tap_place(driver, kind, place)
    assert driver.taps == 2
    held = state(driver).players[0]
    assert place in held.roads + held.settlements + held.cities


def test_what_can_be_built_is_lit_beforehand(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(5), *holding(0, brick=1, lumber=1))
    lit = play(driver).board.ground.island.lit
    assert lit.kind == "path"
    assert set(lit.names) == {"E15", "E16", "E29", "E31", "E32", "E46", "E48"}
    tap_place(driver, "path", "E15")
    assert driver.taps == 1
    assert "E15" in state(driver).players[0].roads


def test_where_nothing_can_be_built_nothing_is_lit(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(5), *holding(0))
    assert play(driver).board.ground.island.lit.names == ()
    driver.see("Nothing to build: Anna can trade or end the turn.")


def test_a_closed_thing_answers_with_what_is_missing(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(5), *holding(0, grain=2))
    driver.tap("City")
    driver.see("City: needs 3 ore, Anna has at most 0.")
    driver.see("Read the rule")


def test_a_refused_corner_is_marked_with_what_stands_too_close(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = opened(run_app, tmp_path, Roll(5), *rich(0), BuildRoad("E16"))
    driver.tap("Settlement")
    tap_place(driver, "corner", "V22")
    driver.see("Too close: a building of Anna is one path away.")
    pointed = play(driver).board.ground.island.pointed
    assert pointed.refused == ("corner", "V22")
    assert ("corner", "V21") in pointed.conflicts
    driver.advance(0.4)
    driver.tap("Choose again")
    driver.advance(0.4)
    assert play(driver).board.ground.island.pointed.refused is None


def test_trade_with_the_bank_takes_three_taps(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(5), *holding(0, wool=4))
    driver.tap("Bank 4:1")
    driver.advance(0.4)
    driver.tap(cells(driver, 0)["wool"])
    driver.tap(cells(driver, 1)["ore"])
    assert driver.taps == 3
    assert state(driver).hands.span(0).least == (0, 0, 0, 0, 1)


def test_a_harbour_makes_the_bank_cheaper(run_app: RunApp, tmp_path: Path) -> None:
    """The corner V07 lies at the ore harbour of the beginners' island."""
    actions = (CorrectBuilding("V33", None), CorrectBuilding("V07", 0), Roll(5))
    driver = opened(run_app, tmp_path, *actions, *holding(0, ore=2))
    driver.tap("Bank 2:1")
    driver.advance(0.4)
    assert [cell.figure for cell in cells(driver, 0).values()] == ["4", "4", "4", "4", "2"]
    driver.tap(cells(driver, 0)["ore"])
    driver.tap(cells(driver, 1)["brick"])
    assert state(driver).hands.span(0).least == (1, 0, 0, 0, 0)


def test_one_card_for_one_with_a_player_takes_four_taps(run_app: RunApp, tmp_path: Path) -> None:
    actions = (Roll(5), *holding(0, wool=1), *holding(1, ore=1))
    driver = opened(run_app, tmp_path, *actions)
    driver.tap("Trade")
    driver.advance(0.4)
    driver.tap(cells(driver, 0)["wool"])
    driver.tap(cells(driver, 1)["ore"])
    driver.tap("Ben")
    assert driver.taps == 4
    assert state(driver).hands.span(0).least == (0, 0, 0, 0, 1)


def test_a_gift_is_no_trade(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(5), *holding(0, wool=1))
    driver.tap("Trade")
    driver.advance(0.4)
    driver.tap(cells(driver, 0)["wool"])
    driver.tap("Ben")
    driver.see("Ben gives nothing: gifts are not allowed.")


@pytest.mark.parametrize("key", ["Trade", "Bank 4:1"])
def test_where_trade_comes_first_building_closes_it(
    run_app: RunApp, tmp_path: Path, key: str
) -> None:
    apart = Rules(combined=False)
    driver = opened(run_app, tmp_path, Roll(5), *rich(0), BuildRoad("E16"), rules=apart)
    driver.tap(key)
    driver.see("Anna has begun to build: no more trading this turn.")


def test_buying_a_card_and_ending_the_turn_take_a_tap_each(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(5), *rich(0))
    driver.tap("Card")
    assert state(driver).players[0].cards == 1
    driver.tap("End turn")
    assert driver.taps == 2
    assert state(driver).turn.seat == 1


def test_a_knight_takes_three_taps(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(5), CorrectCards(0, 1))
    driver.tap("Play card")
    tap_place(driver, "hex", "H19")
    driver.tap("Cleo")
    assert driver.taps == 3
    assert state(driver).players[0].knights == 1
    assert state(driver).hands.size(2) == 2


def test_a_knight_may_be_played_before_the_roll(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, CorrectCards(0, 1))
    driver.tap("Play card")
    tap_place(driver, "hex", "H13")
    assert state(driver).players[0].knights == 1
    assert state(driver).turn.phase == "rolling"
    driver.see("What did the dice show?")


def test_no_card_need_be_played_after_all(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, CorrectCards(0, 1))
    driver.tap("Play card")
    driver.tap("Not now")
    driver.tap("6")
    assert state(driver).players[0].cards == 1


def test_without_a_card_to_play_the_key_says_why(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(5))
    driver.tap("Play card")
    driver.see("Anna has no development card.")


def test_road_building_lays_two_roads_for_nothing(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(5), CorrectCards(0, 1))
    driver.tap("Play card")
    driver.tap("Road Building")
    tap_place(driver, "path", "E15")
    driver.see("Anna lays 1 free road: tap a lit path.")
    tap_place(driver, "path", "E16")
    assert driver.taps == 4
    assert len(state(driver).players[0].roads) == 4


def test_year_of_plenty_takes_two_cards(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, Roll(5), *holding(0), CorrectCards(0, 1))
    driver.tap("Play card")
    driver.tap("Year of Plenty")
    driver.advance(0.4)
    driver.tap(cells(driver, 0)["ore"])
    driver.tap(cells(driver, 0)["grain"])
    driver.tap("Take 2 of 2")
    assert state(driver).hands.span(0).least == (0, 0, 0, 1, 1)


def test_monopoly_asks_what_each_of_the_others_hands_over(run_app: RunApp, tmp_path: Path) -> None:
    actions = (Roll(5), CorrectCards(0, 1), *holding(0), *holding(1, ore=2), *holding(2, wool=1))
    driver = opened(run_app, tmp_path, *actions)
    driver.tap("Play card")
    driver.tap("Monopoly")
    driver.advance(0.4)
    driver.tap(cells(driver, 0)["ore"])
    steps = driver.find(lambda widget: getattr(widget, "icon", "") == "plus")
    ben = max(steps, key=lambda widget: widget.to_window(*widget.pos)[1])
    driver.tap(ben)
    driver.tap("Monopoly: 1 card")
    driver.see("Ben cannot have handed over 1 ore: it is 2 to 2.")
    driver.advance(0.4)
    driver.tap("Choose again")
    driver.advance(0.4)
    driver.tap(ben)
    driver.tap("Monopoly: 2 cards")
    assert state(driver).hands.span(0).least == (0, 0, 0, 0, 2)
