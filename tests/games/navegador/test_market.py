"""The market: one price a batch, one way a good, markers that stop at the ends."""

import pytest

from companion.games.navegador import actions as act
from companion.games.navegador import market
from companion.referee.match import Match
from tests.games.navegador.table import at, begun, do, offered, player, state, told


def trading(
    rows: dict[str, int],
    colonies: dict[str, int] | None = None,
    factories: dict[str, int] | None = None,
) -> Match:
    """Anna stands on a market, with these colonies and factories and no cash."""
    match = begun()
    for good, row in rows.items():
        do(match, act.CorrectMarket(good, row))
    for good, count in (colonies or {}).items():
        do(match, act.CorrectColonies(0, good, count))
    for good, count in (factories or {}).items():
        do(match, act.CorrectBuildings(0, f"{good}_factory", count))
    return at("first_market", match, cash=0)


def test_the_markers_begin_at_fifty_sixty_seventy_and_thirty() -> None:
    table = state(begun())
    assert [market.colony_price(table, good) for good in ("sugar", "gold", "spice")] == [50, 60, 70]
    assert market.factory_price(table, "sugar") == 30


@pytest.mark.parametrize(("units", "income", "row"), [(3, 150, 9), (5, 250, 10)])
def test_a_batch_is_sold_at_the_price_before_the_marker_moves(
    units: int, income: int, row: int
) -> None:
    match = trading({"gold": 6}, {"gold": 5})
    do(match, act.Sell("gold", units))
    assert (player(match).cash, state(match).market["gold"]) == (income, row)


def test_where_spice_sells_at_sixty_a_factory_brings_forty() -> None:
    table = state(trading({"spice": 5}))
    assert (market.colony_price(table, "spice"), market.factory_price(table, "spice")) == (60, 40)


def test_processing_moves_the_marker_up_and_stops_at_the_top() -> None:
    match = trading({"sugar": 2}, factories={"sugar": 3})
    do(match, act.Process("sugar", 3))
    assert (player(match).cash, state(match).market["sugar"]) == (60, 1)


def test_the_full_example_of_one_rulebook_brings_240() -> None:
    match = trading({"gold": 7, "spice": 4, "sugar": 4}, {"gold": 2, "spice": 1}, {"sugar": 2})
    do(match, act.Sell("gold", 2), act.Sell("spice", 1), act.Process("sugar", 3))
    assert player(match).cash == 240


def test_the_full_example_of_the_other_brings_270() -> None:
    match = trading({"gold": 5, "spice": 1, "sugar": 4}, {"gold": 2, "spice": 1}, {"sugar": 2})
    do(match, act.Sell("gold", 2), act.Sell("spice", 1), act.Process("sugar", 3))
    assert player(match).cash == 270


def test_the_alternative_with_the_orange_factory_at_gold_brings_230() -> None:
    match = trading({"gold": 7, "spice": 4, "sugar": 4}, {"spice": 1}, {"gold": 1, "sugar": 2})
    do(match, act.Process("gold", 2), act.Process("sugar", 2), act.Sell("spice", 1))
    assert player(match).cash == 230


def test_the_quick_introduction_brings_240() -> None:
    match = trading({"sugar": 7, "gold": 1}, {"gold": 2}, {"sugar": 2})
    do(match, act.Process("sugar", 2), act.Sell("gold", 2))
    assert player(match).cash == 240


def test_the_orange_factory_helps_one_good_a_turn() -> None:
    match = trading({}, factories={"gold": 1, "sugar": 1})
    do(match, act.Process("gold", 2))
    assert not offered(match, act.Process("sugar", 2))
    assert offered(match, act.Process("sugar", 1))


def test_the_orange_factory_stays_free_while_the_own_ones_suffice() -> None:
    match = trading({}, factories={"gold": 2, "sugar": 1})
    do(match, act.Process("gold", 2))
    assert offered(match, act.Process("sugar", 2))


def test_a_sold_good_is_closed_to_the_orange_factory_too() -> None:
    match = trading({}, {"gold": 1}, {"sugar": 1})
    do(match, act.Sell("gold", 1))
    assert not offered(match, act.Process("gold", 1))


def test_no_colony_is_needed_to_process() -> None:
    assert offered(trading({}), act.Process("spice", 1))


def test_less_than_everything_may_be_traded() -> None:
    match = trading({"gold": 4}, {"gold": 3})
    do(match, act.Sell("gold", 1))
    assert (player(match).cash, state(match).market["gold"]) == (60, 5)


def test_colonies_and_factories_are_kept() -> None:
    match = trading({}, {"gold": 3})
    do(match, act.Sell("gold", 3))
    assert player(match).colonies["gold"] == 3


def test_the_turn_ends_by_itself_when_every_good_is_traded() -> None:
    match = trading({}, {"gold": 1, "spice": 1})
    do(match, act.Sell("gold", 1), act.Sell("spice", 1))
    assert told(do(match, act.Process("sugar", 1))) == ["processes", "turn-begins"]


def test_the_best_trades_put_the_orange_factory_where_it_brings_the_most() -> None:
    table = state(
        trading({"gold": 7, "spice": 4, "sugar": 4}, {"spice": 1}, {"gold": 1, "sugar": 2})
    )
    best = market.best_trades(table)
    assert market.total(best) == 230
    assert {(trade.how, trade.good, trade.units) for trade in best} == {
        ("process", "gold", 2),
        ("process", "sugar", 2),
        ("sell", "spice", 1),
    }


def test_the_best_trades_leave_out_what_is_done() -> None:
    match = trading({"gold": 7, "spice": 4, "sugar": 4}, {"spice": 1}, {"gold": 1, "sugar": 2})
    do(match, act.Process("gold", 2))
    assert market.total(market.best_trades(state(match))) == 130


def test_the_best_trades_weigh_selling_against_processing() -> None:
    """Gold brings 60 sold or by the orange factory alone, so that one works at spice."""
    match = trading({"gold": 9, "spice": 2, "sugar": 5}, {"gold": 2, "sugar": 3}, {"spice": 2})
    assert market.total(market.best_trades(state(match))) == 3 * 40 + 2 * 30 + 3 * 20
