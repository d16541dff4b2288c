"""Navegador in play: real taps in a real window, on a real file."""

from pathlib import Path

import pytest

from companion.games.navegador import actions as act
from companion.games.navegador.state import CARD, MOVE
from companion.words import Words
from tests.ui.conftest import RunApp
from tests.ui.navegador import (
    card,
    lay_out,
    opened,
    play_of,
    state_of,
    tap_primary,
    tap_region,
    tap_space,
)

CABO = "cabo_da_boa_esperanca"


@pytest.fixture(autouse=True)
def every_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


# The rondel


def test_a_move_on_the_rondel_takes_two_taps(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [act.CorrectStone(0, "sailing")])
    driver = opened(run_app, tmp_path)
    tap_space(driver, "workers")
    driver.see("Moves 1 step: Workers")
    driver.tap("Move")
    assert driver.taps == 2
    assert state_of(driver).players[0].space == "workers"


def test_the_first_move_is_free_to_any_space(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path)
    driver = opened(run_app, tmp_path)
    tap_space(driver, "buildings")
    driver.see("First move: Buildings")
    tap_primary(driver)
    held = state_of(driver).players[0]
    assert (held.space, held.ships.total()) == ("buildings", 2)


def test_what_a_move_costs_is_said_before_it_is_made_and_who_pays_can_be_changed(
    run_app: RunApp, tmp_path: Path
) -> None:
    """Four steps cost a ship; the one at home is filled in, and another may pay instead."""
    ships = [act.CorrectRegion("guine", True), act.CorrectShips(0, "guine", 1)]
    lay_out(tmp_path, [*ships, act.CorrectStone(0, "sailing")])
    driver = opened(run_app, tmp_path)
    tap_space(driver, "privilege")
    driver.see("Move, pay 1 ship")
    driver.see("1/2")
    driver.tap(card(driver, "Guiné", "StartCard"))
    driver.see("0/2")
    tap_primary(driver)
    ships_left = state_of(driver).players[0].ships
    assert (ships_left["portugal"], ships_left["guine"]) == (2, 0)


def test_the_ships_that_pay_are_chosen_on_the_chart_too(run_app: RunApp, tmp_path: Path) -> None:
    ships = [act.CorrectRegion("guine", True), act.CorrectShips(0, "guine", 1)]
    lay_out(tmp_path, [*ships, act.CorrectStone(0, "sailing")])
    driver = opened(run_app, tmp_path)
    tap_space(driver, "privilege")
    driver.tap("See the sea chart")
    tap_region(driver, "guine")
    tap_primary(driver)
    assert state_of(driver).players[0].ships["guine"] == 0


def test_a_space_that_is_too_far_says_why(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [act.CorrectStone(0, "sailing")])
    driver = opened(run_app, tmp_path)
    tap_space(driver, "sailing")
    driver.see("Sailing is 8 steps away. Ships needed: 5, ships of Anna on the board: 2.")
    assert state_of(driver).players[0].space == "sailing"


def test_a_turn_may_pass_without_its_action(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path)
    driver = opened(run_app, tmp_path)
    tap_space(driver, "workers")
    tap_primary(driver)
    driver.tap("End turn without it")
    assert (state_of(driver).turn.seat, state_of(driver).players[0].workers) == (1, 3)


def test_a_closed_space_answers_while_another_step_goes_on(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [act.MoveStone("workers")])
    driver = opened(run_app, tmp_path)
    tap_space(driver, "buildings")
    driver.see("Anna has already moved the stone this turn.")


# The market

TRADER = [
    act.CorrectColonies(0, "sugar", 3),
    act.CorrectColonies(0, "gold", 1),
    act.CorrectBuildings(0, "gold_factory", 1),
]


def test_the_best_trades_are_filled_in_and_taken_with_one_tap(
    run_app: RunApp, tmp_path: Path
) -> None:
    """3 sugar at 50, and 1 gold at 60 beats 2 factories at 30 only just: the orange one makes 30
    with spice."""
    lay_out(tmp_path, [*TRADER, act.MoveStone("first_market")])
    driver = opened(run_app, tmp_path)
    tap_primary(driver)
    assert driver.taps == 1
    assert state_of(driver).players[0].cash == 200 + 150 + 60 + 30
    assert state_of(driver).turn.seat == 1


def test_selling_all_of_one_good_takes_two_taps(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [*TRADER, act.MoveStone("first_market")])
    driver = opened(run_app, tmp_path)
    driver.app.change_settings(best_trades=False)
    driver.step(3)
    driver.taps = 0
    driver.tap(card(driver, "Sell 3", "TradeCard"))
    driver.tap("Take 150")
    assert driver.taps == 2
    table = state_of(driver)
    assert (table.players[0].cash, table.market["sugar"], table.turn.seat) == (350, 7, 1)


def test_a_good_is_sold_or_processed_never_both(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [*TRADER, act.MoveStone("first_market")])
    driver = opened(run_app, tmp_path)
    assert card(driver, "Sell 1", "TradeCard").chosen
    driver.tap(card(driver, "Process 1", "TradeCard"))  # sugar, by the orange factory
    chosen = driver.find(lambda one: type(one).__name__ == "TradeCard" and one.chosen)
    assert sorted(one.text for one in chosen) == ["Process 1", "Sell 1"]


def test_less_can_be_sold_than_there_is(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [*TRADER, act.MoveStone("first_market")])
    driver = opened(run_app, tmp_path)
    driver.tap(card(driver, "Sell 3", "TradeCard"))
    driver.see("How much sugar is sold?")
    driver.tap("2")
    driver.advance(0.3)
    driver.see("Sell 2")


def test_the_orange_factory_works_at_one_good_only(run_app: RunApp, tmp_path: Path) -> None:
    """It is planned to work with spice; chosen for sugar, it leaves the spice."""
    lay_out(tmp_path, [act.MoveStone("first_market")])
    driver = opened(run_app, tmp_path)
    cards = driver.find(lambda one: getattr(one, "text", "") == "Process 1" and one.height > 30)
    cards = [one for one in cards if type(one).__name__ == "TradeCard"]
    assert [one.chosen for one in cards].count(True) == 1
    other = next(one for one in cards if not one.chosen)
    driver.tap(other)
    cards = driver.find(lambda one: type(one).__name__ == "TradeCard" and one.chosen)
    assert len(cards) == 1
    tap_primary(driver)
    assert state_of(driver).players[0].cash == 230


def test_a_market_is_undone_as_a_whole_where_it_was_done(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [*TRADER, act.MoveStone("first_market")])
    driver = opened(run_app, tmp_path)
    before = play_of(driver).match.position
    tap_primary(driver)
    driver.tap(driver.find(lambda one: getattr(one, "text", "") == "Undo")[-1])
    assert play_of(driver).match.position == before
    assert state_of(driver).players[0].cash == 200


# Workers and ships


def test_the_cheap_workers_take_one_tap(run_app: RunApp, tmp_path: Path) -> None:
    churches = act.CorrectBuildings(0, "church", 2)
    lay_out(tmp_path, [churches, act.MoveStone("workers")])
    driver = opened(run_app, tmp_path)
    driver.tap("Recruit 2 for 100")
    assert driver.taps == 1
    held = state_of(driver).players[0]
    assert (held.workers, held.cash) == (5, 100)


def test_workers_beyond_the_limit_are_seen_to_be_sold(run_app: RunApp, tmp_path: Path) -> None:
    """The example of the rules: 8 workers, 3 churches, 3 recruited."""
    before = [act.CorrectBuildings(0, "church", 3), act.CorrectWorkers(0, 8)]
    lay_out(tmp_path, [*before, act.MoveStone("workers")])
    driver = opened(run_app, tmp_path)
    driver.see("2 are beyond the limit and sold for 200.")
    tap_primary(driver)
    held = state_of(driver).players[0]
    assert (held.workers, held.cash) == (9, 200 - 150 + 200)


def test_more_ships_than_one_can_pay_for_are_refused(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [act.MoveStone("ships")])
    driver = opened(run_app, tmp_path)
    keys = driver.find(lambda one: type(one).__name__ == "NumberKey")
    driver.tap(next(key for key in keys if key.value == 3))
    driver.see("3 ships cost 250, Anna has 200.")


# Sailing


SEA = [act.CorrectRegion("guine", True), act.CorrectColonyPrices("guine", "gold", (60, 110))]


def test_a_ship_sails_where_the_chart_is_tapped(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [*SEA, act.MoveStone("sailing")])
    driver = opened(run_app, tmp_path)
    tap_region(driver, "guine")
    driver.see("From Portugal to Guiné")
    driver.tap("Sail 2 ships")
    assert driver.taps == 2
    assert state_of(driver).players[0].ships["guine"] == 2


def test_exploring_says_what_it_takes_and_asks_for_the_prices(
    run_app: RunApp, tmp_path: Path
) -> None:
    lay_out(tmp_path, [act.MoveStone("sailing")])
    driver = opened(run_app, tmp_path)
    tap_region(driver, "guine")
    driver.see("2 ships enter, 1 lost, 1 left there")
    driver.tap("Explore")
    assert state_of(driver).players[0].discs == 1
    driver.see("What lies face up at Guiné?")
    asked = state_of(driver).board.tokens("guine")
    assert asked is not None
    for price in range(50, 50 + 10 * asked, 10):
        driver.tap(str(price))
    driver.tap("Turned up: receive 50")
    assert state_of(driver).players[0].cash == 250


def test_a_region_out_of_reach_says_why(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [act.MoveStone("sailing")])
    driver = opened(run_app, tmp_path)
    tap_region(driver, "nagasaki")
    driver.see("Exploring Nagasaki takes 3 ships, these are 2.")
    assert state_of(driver).players[0].ships["portugal"] == 2


def test_ships_of_two_regions_explore_together(run_app: RunApp, tmp_path: Path) -> None:
    there = [act.CorrectShips(0, "guine", 1), act.CorrectShips(0, "portugal", 1)]
    lay_out(tmp_path, [*SEA, *there, act.MoveStone("sailing")])
    driver = opened(run_app, tmp_path)
    tap_region(driver, "bahia")
    driver.see("2 ships enter, 1 lost, 1 left there")
    tap_primary(driver)
    ships = state_of(driver).players[0].ships
    assert (ships["bahia"], ships.total()) == (1, 1)


def test_the_card_sails_first_and_the_stone_moves_then(run_app: RunApp, tmp_path: Path) -> None:
    stones = [act.CorrectStone(seat, "workers") for seat in range(2)]
    lay_out(tmp_path, [*SEA, *stones, act.CorrectCard(0, "workers")])
    driver = opened(run_app, tmp_path)
    driver.tap("Use the Navegador card first")
    assert state_of(driver).turn.step == CARD
    tap_region(driver, "guine")
    tap_primary(driver)
    assert (state_of(driver).turn.step, state_of(driver).card) == (MOVE, 1)
    tap_space(driver, "colony")
    tap_primary(driver)
    assert state_of(driver).players[0].space == "colony"


# Colonies, buildings, privileges


def test_two_colonies_are_founded_and_paid_together(run_app: RunApp, tmp_path: Path) -> None:
    there = [act.CorrectShips(0, "guine", 2), act.CorrectWorkers(0, 4)]
    lay_out(tmp_path, [*SEA, *there, act.MoveStone("colony")])
    driver = opened(run_app, tmp_path)
    driver.see("Buy for 60")  # the cheapest is filled in
    tap_region(driver, "guine")
    driver.tap("Buy for 170")
    held = state_of(driver).players[0]
    assert (held.colonies["gold"], held.cash, state_of(driver).turn.seat) == (2, 30, 1)


def test_two_buildings_are_bought_together(run_app: RunApp, tmp_path: Path) -> None:
    """7 workers: a gold factory and a shipyard, 70 and 150."""
    rich = [act.CorrectCash(0, 300), act.CorrectWorkers(0, 7)]
    lay_out(tmp_path, [*rich, act.MoveStone("buildings")])
    driver = opened(run_app, tmp_path)
    driver.tap(card(driver, "Gold", "OfferCard"))
    driver.tap(card(driver, "Shipyard", "OfferCard"))
    driver.tap("Buy for 220")
    held = state_of(driver).players[0]
    assert (held.factories["gold"], held.shipyards, held.cash) == (1, 2, 80)


def test_a_building_beyond_the_workers_says_why(run_app: RunApp, tmp_path: Path) -> None:
    lay_out(tmp_path, [act.CorrectCash(0, 900), act.MoveStone("buildings")])
    driver = opened(run_app, tmp_path)
    driver.tap(card(driver, "Church", "OfferCard"))
    assert state_of(driver).players[0].churches == 1
    assert driver.sees("Needed")


def test_the_best_bonus_is_filled_in(run_app: RunApp, tmp_path: Path) -> None:
    """Shipyard and church pay 50 for one each; three colonies at 30 pay 90."""
    lay_out(tmp_path, [act.CorrectColonies(0, "sugar", 3), act.MoveStone("privilege")])
    driver = opened(run_app, tmp_path)
    driver.tap("Take it: +90")
    assert driver.taps == 1
    held = state_of(driver).players[0]
    assert (held.cash, held.workers, held.privileges["colony"]) == (290, 2, 1)


def test_the_kings_privilege_can_be_fetched_at_goa(run_app: RunApp, tmp_path: Path) -> None:
    goa = [act.CorrectRegion("goa", True), act.CorrectShips(0, "goa", 1)]
    lay_out(tmp_path, [*goa, act.MoveStone("privilege")], variant="goa")
    driver = opened(run_app, tmp_path)
    driver.tap("King's at Goa")
    driver.tap(card(driver, "Church", "OfferCard"))
    tap_primary(driver)
    held = state_of(driver).players[0]
    assert (held.king, held.workers, held.cash) == ("church", 3, 250)
