"""Le Havre in the app: real taps in a real window, on a real file. What happens every day."""

from pathlib import Path
from typing import Any

import pytest

from companion.games.le_havre.actions import (
    CorrectCash,
    CorrectDisc,
    CorrectGoods,
    CorrectLoans,
    CorrectOffer,
    CorrectOwner,
    CorrectRound,
    CorrectTurn,
    EndTurn,
    Enter,
    TakeOffer,
    TurnUp,
)
from companion.games.le_havre.facts import FULL, SPECIAL, Round, goods, rounds, tiles
from companion.games.le_havre.turn.rounds import food_due
from companion.referee.action import Action
from companion.ui.app import TablesideApp
from companion.ui.games.le_havre.forecast import AHEAD, demands, open_forecast
from companion.ui.games.le_havre.quay import lying
from companion.ui.routes import PlayRoute
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.driver import Driver
from tests.ui.le_havre import FIRST_TILE, opened, play, state


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def undo(driver: Driver) -> None:
    driver.tap(driver.find(lambda widget: getattr(widget, "key", "") == "undo")[0])


def tap_open(driver: Driver, text: str) -> None:
    """A tap that opens a sheet, which takes a moment to arrive."""
    driver.tap(text)
    driver.advance(0.5)


SMOKERS = (
    FIRST_TILE,
    CorrectOwner("smokehouse", 0),
    CorrectGoods(0, "fish", 7),
    CorrectGoods(0, "wood", 4),
)
"""Anna owns the Smokehouse, and has what it takes."""


def hungry(*more: Action) -> tuple[Action, ...]:
    """The last turn of a round with food due is over for three players but for the last tap."""
    return (FIRST_TILE, CorrectTurn(0, 7), CorrectRound(3), *more, TakeOffer("fish"))


def test_an_offer_is_taken_with_one_tap(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, FIRST_TILE)
    driver.tap("Fish")
    assert driver.taps == 1
    assert state(driver).players[0].goods["fish"] > 0
    assert state(driver).offers["fish"] == 0


def test_a_supply_tile_is_turned_up_with_one_tap(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path)
    driver.see("Anna turns up a supply tile. Which one?")
    keys = driver.find(lambda widget: type(widget).__name__ == "TileKey")
    assert len(keys) == len(tiles())
    driver.tap(keys[0])
    assert driver.taps == 1
    assert state(driver).tile in tiles()
    assert state(driver).turn.step == "main"


def test_a_simple_building_takes_two_taps(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, *SMOKERS)
    tap_open(driver, "Smokehouse")
    driver.see("Anna gives 6 fish and gets 6 smoked fish and 3 francs.")
    driver.tap("Use 6 fish")
    assert driver.taps == 2
    held = state(driver).players[0]
    assert (held.goods["fish"], held.goods["smoked_fish"], held.goods["wood"]) == (1, 6, 3)


def test_another_amount_takes_one_tap_more(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, *SMOKERS)
    tap_open(driver, "Smokehouse")
    keys = driver.find(lambda widget: type(widget).__name__ == "NumberKey")
    driver.tap(next(key for key in keys if key.value == 3))
    driver.tap("Use 3 fish")
    assert driver.taps == 3
    assert state(driver).players[0].goods["smoked_fish"] == 3


def test_the_fee_can_be_paid_otherwise(run_app: RunApp, tmp_path: Path) -> None:
    owner = CorrectOwner("smokehouse", 1)
    driver = opened(run_app, tmp_path, *SMOKERS, owner)
    cash = state(driver).players[1].cash
    tap_open(driver, "Smokehouse")
    driver.see("Entry fee, paid to Ben")
    driver.tap("1 franc")
    driver.tap("Use 6 fish")
    assert driver.taps == 3
    assert state(driver).players[1].cash == cash + 1


def test_the_person_of_another_player_closes_a_building(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, *SMOKERS, CorrectDisc(1, "smokehouse"))
    before = state(driver)
    driver.tap("Smokehouse")
    driver.see("Ben")
    driver.see("Read the rule")
    assert state(driver) == before


def test_undo_in_the_middle_of_a_building_asks_for_the_main_action(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = opened(run_app, tmp_path, *SMOKERS, Enter("smokehouse"))
    driver.see("Go on: Smokehouse")
    undo(driver)
    assert state(driver).turn.step == "main"
    driver.see("Buy, sell")


def test_a_building_in_use_can_be_gone_on_with(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, *SMOKERS, Enter("smokehouse"))
    tap_open(driver, "Go on: Smokehouse")
    driver.tap("Use 6 fish")
    assert state(driver).players[0].goods["smoked_fish"] == 6


def test_a_building_in_use_waits_for_an_app_that_was_killed(
    run_app: RunApp, tmp_path: Path
) -> None:
    first = opened(run_app, tmp_path, *SMOKERS, Enter("smokehouse"))
    match_id = play(first).match.id
    first.kill()
    second = run_app(TablesideApp(tmp_path))
    second.app.navigator.go(PlayRoute(match_id))
    second.step(3)
    second.see("Go on: Smokehouse")


def test_the_language_changes_in_the_middle_of_a_match(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, *SMOKERS)
    driver.app.change_settings(language="zh_Hant")
    driver.step(3)
    driver.see("結束回合")
    driver.tap("魚")
    assert state(driver).players[0].goods["fish"] > 7


@pytest.mark.parametrize("size", [(892, 412), (360, 640)])
def test_an_offer_is_taken_on_any_screen(
    run_app: RunApp, tmp_path: Path, size: tuple[int, int]
) -> None:
    driver = opened(run_app, tmp_path, FIRST_TILE, players=5, size=size)
    driver.tap("Fish")
    assert state(driver).offers["fish"] == 0


def test_each_player_is_fed_with_one_tap(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, *hungry())
    if state(driver).turn.step == "done":
        driver.tap("End turn")
    waiting = state(driver).waiting
    assert waiting
    driver.taps = 0
    for _ in waiting:
        driver.tap(f"Feed {play(driver).names[state(driver).waiting[0]]}")
    assert driver.taps == len(waiting)
    assert state(driver).round == 4


def test_all_who_have_enough_are_fed_with_one_tap(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, *hungry())
    if state(driver).turn.step == "done":
        driver.tap("End turn")
    driver.taps = 0
    driver.tap(f"Feed these {len(state(driver).waiting)}")
    assert driver.taps == 1
    assert state(driver).round == 4


def test_who_is_short_of_food_borrows_with_one_tap(run_app: RunApp, tmp_path: Path) -> None:
    poor = (CorrectCash(1, 0), *(CorrectGoods(1, good, 0) for good in ("fish", "smoked_fish")))
    driver = opened(run_app, tmp_path, *hungry(*poor))
    if state(driver).turn.step == "done":
        driver.tap("End turn")
    driver.see("food short")
    driver.taps = 0
    driver.tap("Take 1 loan and eat")
    assert driver.taps == 1
    assert state(driver).players[1].loans == 1


def test_empty_offers_say_why_they_cannot_be_taken(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, FIRST_TILE, CorrectOffer("iron", 0))
    driver.tap("Iron")
    driver.see("Read the rule")
    assert state(driver).turn.step == "main"


def test_a_building_is_bought_and_sold(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, FIRST_TILE, CorrectCash(0, 20))
    tap_open(driver, "Buy, sell")
    row = _row(driver, "Marketplace")
    driver.reveal(row)
    driver.tap(row)
    assert state(driver).players[0].buildings == ("marketplace",)
    driver.advance(0.5)
    tap_open(driver, "Buy, sell")
    driver.tap(_row(driver, "Marketplace"))
    assert state(driver).players[0].buildings == ()
    assert state(driver).players[0].cash == 17


def _row(driver: Driver, name: str) -> Any:
    found = driver.find(lambda widget: type(widget).__name__ == "PickerCard")
    return next(row for row in found if name in row.text)


def test_a_player_can_be_fed_otherwise_than_proposed(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, *hungry())
    if state(driver).turn.step == "done":
        driver.tap("End turn")
    seat = state(driver).waiting[0]
    cash = state(driver).players[seat].cash
    name = play(driver).names[seat]
    rows = driver.find(lambda widget: type(widget).__name__ == "MealRow")
    row = next(row for row in rows if row.text == name)
    driver.tap((row.x + 40, row.to_window(*row.center)[1]))
    driver.advance(0.5)
    due = food_due(state(driver), seat).amount
    ways = driver.find(lambda widget: type(widget).__name__ == "WayCard")
    franc = next(way for way in ways if {each.good for each in way.amounts} == {"franc"})
    driver.tap(franc)
    driver.tap(driver.find(lambda widget: type(widget).__name__ == "PrimaryButton")[-1])
    assert state(driver).players[seat].cash == cash - due


def test_undo_takes_a_meal_back(run_app: RunApp, tmp_path: Path) -> None:
    driver = opened(run_app, tmp_path, *hungry())
    if state(driver).turn.step == "done":
        driver.tap("End turn")
    waiting = state(driver).waiting
    driver.tap(f"Feed {play(driver).names[waiting[0]]}")
    assert state(driver).waiting == waiting[1:]
    undo(driver)
    assert state(driver).waiting == waiting


def test_who_has_no_franc_for_the_interest_is_asked(run_app: RunApp, tmp_path: Path) -> None:
    """Ben owns a building he could sell, so the loan is not taken without asking."""
    debts = (CorrectLoans(1, 1), CorrectCash(1, 0), CorrectOwner("smokehouse", 1))
    number = next(tile for tile, card in tiles().items() if card.interest)
    driver = opened(run_app, tmp_path, *debts, TurnUp(number))
    driver.see("No franc for the interest")
    driver.taps = 0
    driver.tap("Take 1 loan")
    assert driver.taps == 1
    assert state(driver).players[1].loans == 2
    assert state(driver).turn.step == "main"


def test_the_towns_special_building_is_picked_from_those_left(
    run_app: RunApp, tmp_path: Path
) -> None:
    card = next(n for n, card in enumerate(_rounds(3), 1) if card.town == SPECIAL)
    turned = (FIRST_TILE, CorrectTurn(0, 7), CorrectRound(card))
    rich = tuple(CorrectCash(seat, 30) for seat in range(3))
    driver = opened(run_app, tmp_path, *turned, *rich, TakeOffer("fish"), EndTurn())
    while state(driver).waiting:
        driver.tap(f"Feed {play(driver).names[state(driver).waiting[0]]}")
    unseen = state(driver).unseen()
    tap_open(driver, "Which special building?")
    driver.tap(_row(driver, "Bakery"))
    assert "bakery" in unseen
    assert "bakery" in state(driver).town


def test_the_forecast_counts_what_is_missing(run_app: RunApp, tmp_path: Path) -> None:
    """Who has nothing lacks all the food of the rounds that are shown."""
    nothing = (CorrectCash(0, 0), *(CorrectGoods(0, good, 0) for good in goods()))
    driver = opened(run_app, tmp_path, FIRST_TILE, *nothing)
    found = [*demands(state(driver), 0)]
    assert [each.missing for each in found] == [card.food for card in _rounds(3)[:AHEAD]]
    open_forecast(play(driver))
    driver.advance(0.5)
    driver.see(f"Anna lacks {sum(each.missing for each in found)} food")


def test_ships_lie_where_the_last_turns_were(run_app: RunApp, tmp_path: Path) -> None:
    """After the fourth turn of a later round, three ships lie at the second to fourth tile."""
    turned = (FIRST_TILE, CorrectRound(2), CorrectTurn(0, 4))
    driver = opened(run_app, tmp_path, *turned)
    assert lying(state(driver)) == {3: 0, 2: 2, 1: 1}


def _rounds(players: int) -> tuple[Round, ...]:
    return rounds(FULL, players)


def test_turning_the_phone_keeps_a_form_that_is_being_filled_in(
    run_app: RunApp, tmp_path: Path
) -> None:
    driver = opened(run_app, tmp_path, *SMOKERS)
    tap_open(driver, "Smokehouse")
    keys = driver.find(lambda widget: type(widget).__name__ == "NumberKey")
    driver.tap(next(key for key in keys if key.value == 3))
    driver.window.size = (892, 412)
    driver.advance(0.5)
    driver.tap("Use 3 fish")
    assert state(driver).players[0].goods["smoked_fish"] == 3
    driver.see("Fish")
