"""The turn: supply action, interest, the main action, and what is done beside it."""

import pytest

from companion.games.le_havre import actions as act
from companion.games.le_havre.state import DONE, INTEREST, MAIN, SUPPLY, Rules
from companion.referee.match import Match
from tests.games.le_havre.table import (
    begun,
    do,
    goods,
    having,
    in_debt,
    in_town,
    offered,
    on_stacks,
    on_turn,
    owning,
    player,
    standing,
    state,
    told,
)

INTEREST_TURN = 5


def before_interest(match: Match) -> Match:
    """It is the turn before the tile with interest, in a later round; nobody has a franc left."""
    on_turn(match)
    do(match, act.CorrectRound(2), act.CorrectTurn(0, INTEREST_TURN - 1))
    for seat in state(match).seats:
        having(match, seat)
    return match


def to_interest(match: Match) -> list[str]:
    return told(do(match, act.TakeOffer("wood")))


# The supply action


def test_two_goods_come_to_the_offers() -> None:
    match = begun()
    do(match, act.TurnUp(1))
    assert (state(match).offers["wood"], state(match).offers["cattle"]) == (3, 1)


def test_a_tile_keeps_its_place() -> None:
    match = begun()
    do(match, act.TurnUp(3))
    assert state(match).tiles == (3, 0, 0, 0, 0, 0, 0)


def test_in_later_rounds_the_supply_action_needs_nobody() -> None:
    match = on_turn()
    do(match, act.CorrectRound(2), act.TakeOffer("fish"), act.EndTurn())
    assert (state(match).turn.seat, state(match).turn.step) == (1, MAIN)
    assert (state(match).offers["wood"], state(match).offers["clay"]) == (3, 2)


def test_buying_is_possible_before_the_supply_action() -> None:
    match = begun()
    do(match, act.Buy("building_firm_1"))
    assert state(match).turn.step == SUPPLY
    assert player(match).buildings == ("building_firm_1",)


# Interest


def test_whoever_has_loans_pays_one_franc_however_many() -> None:
    match = having(in_debt(before_interest(begun()), 2, loans=3), 2, franc=4)
    to_interest(match)
    assert player(match, 2).cash == 3


def test_whoever_has_no_loan_pays_nothing() -> None:
    match = having(before_interest(begun()), 1, franc=4)
    to_interest(match)
    assert player(match, 1).cash == 4


def test_without_a_franc_and_without_property_a_loan_is_taken() -> None:
    match = in_debt(before_interest(begun()), 2)
    to_interest(match)
    assert (player(match, 2).loans, player(match, 2).cash) == (2, 3)


def test_whoever_could_sell_is_asked() -> None:
    match = owning(in_debt(before_interest(begun()), 2), 2, "fishery")
    to_interest(match)
    do(match, act.Supply())
    assert (state(match).turn.step, state(match).waiting) == (INTEREST, (2,))
    do(match, act.Borrow(2))
    assert (player(match, 2).loans, player(match, 2).cash) == (2, 3)
    assert state(match).turn.step == MAIN


def test_selling_instead_of_borrowing_pays_the_interest() -> None:
    match = owning(in_debt(before_interest(begun()), 2), 2, "fishery")
    to_interest(match)
    do(match, act.Supply(), act.Sell(2, "fishery"))
    assert (player(match, 2).loans, player(match, 2).cash) == (1, 4)
    assert state(match).turn.step == MAIN


def test_a_loan_can_be_repaid_just_before_interest() -> None:
    match = having(in_debt(before_interest(begun()), 2), 2, franc=5)
    to_interest(match)
    assert state(match).turn.step == SUPPLY
    do(match, act.Repay(2, 1))
    assert state(match).turn.step == MAIN
    assert (player(match, 2).loans, player(match, 2).cash) == (0, 0)


def test_the_player_on_turn_may_spend_the_franc_before_interest() -> None:
    match = having(in_debt(before_interest(begun()), 1), 1, franc=4)
    to_interest(match)
    do(match, act.Buy("building_firm_1"), act.Supply(), act.Borrow(1))
    assert (player(match, 1).loans, player(match, 1).cash) == (2, 3)


def test_nobody_is_kept_waiting_who_can_do_nothing_about_interest() -> None:
    match = having(in_debt(before_interest(begun()), 2), 2, franc=4)
    to_interest(match)
    assert state(match).turn.step == MAIN
    assert player(match, 2).cash == 3


# The main action


def test_an_offer_is_taken_as_a_whole() -> None:
    match = on_turn()
    do(match, act.TakeOffer("wood"))
    assert player(match).goods["wood"] == 2
    assert state(match).offers["wood"] == 0


def test_taking_an_offer_leaves_the_person_where_it_is() -> None:
    match = standing(on_turn(), 0, "construction_firm")
    do(match, act.TakeOffer("wood"))
    assert player(match).disc == "construction_firm"


def test_the_fee_goes_to_the_owner_with_all_that_is_too_much() -> None:
    match = owning(having(on_turn(), meat=1), 1, "clay_mound")
    do(match, act.Enter("clay_mound", goods(meat=1)))
    assert player(match, 1).goods["meat"] == 1
    assert player(match).goods == goods(clay=3)


def test_the_owner_pays_no_fee() -> None:
    match = owning(having(on_turn()), 0, "clay_mound")
    do(match, act.Enter("clay_mound"))
    assert player(match).goods == goods(clay=3)


def test_a_building_is_closed_as_long_as_somebody_stands_in_it() -> None:
    match = standing(in_town(on_turn(), "fishery"), 2, "fishery")
    assert not offered(match, act.Enter("fishery"))
    do(match, act.CorrectDisc(2, None))
    assert offered(match, act.Enter("fishery"))


def test_the_person_leaves_one_building_for_another() -> None:
    match = standing(in_town(on_turn(), "fishery"), 0, "construction_firm")
    do(match, act.Enter("fishery"))
    assert player(match).disc == "fishery"


def test_a_building_that_is_bought_can_be_used_at_once() -> None:
    match = having(standing(in_town(on_turn(), "fishery"), 0, "fishery"), franc=10)
    do(match, act.Buy("fishery"), act.Enter("fishery"))
    assert player(match).goods["fish"] == 4


def test_a_fee_that_leaves_too_little_for_the_action_is_refused() -> None:
    """The only fish pays the fee or goes into the smokehouse."""
    match = having(in_town(on_turn(), "smokehouse"), fish=2, wood=1, franc=1)
    assert not offered(match, act.Enter("smokehouse", goods(fish=2)))
    assert offered(match, act.Enter("smokehouse", goods(franc=1)))


def test_superfluous_tokens_can_be_allowed() -> None:
    fee = act.Enter("clay_mound", goods(fish=2))
    strict = having(in_town(on_turn(), "clay_mound"), fish=2)
    loose = having(
        in_town(on_turn(begun(rules=Rules(superfluous_tokens=True))), "clay_mound"), fish=2
    )
    assert (offered(strict, fee), offered(loose, fee)) == (False, True)


def test_whoever_cannot_do_anything_at_all_may_pass() -> None:
    match = having(on_turn())
    do(match, *(act.CorrectOffer(space, 0) for space in state(match).offers))
    assert offered(match, act.EndTurn())


# Buying, selling, repaying


def test_several_cards_of_a_pile_can_be_bought_one_after_the_other() -> None:
    match = having(on_turn(), franc=30)
    do(match, act.Buy("marketplace"), act.Buy("joinery"))
    assert player(match).buildings == ("marketplace", "joinery")
    assert player(match).cash == 16


def test_buying_is_possible_after_the_main_action() -> None:
    match = having(on_turn(), franc=6)
    do(match, act.TakeOffer("wood"), act.Buy("marketplace"))
    assert player(match).buildings == ("marketplace",)


def test_a_purchase_sends_everybody_home() -> None:
    match = having(standing(in_town(on_turn(), "fishery"), 2, "fishery"), franc=10)
    do(match, act.Buy("fishery"))
    assert player(match, 2).disc is None


def test_a_ship_is_bought_without_wharf_and_energy() -> None:
    match = having(on_stacks(on_turn(), "s06"), franc=20)
    do(match, act.Buy("s06"))
    assert (player(match).ships, player(match).cash) == (("s06",), 0)


@pytest.mark.parametrize(("card", "francs"), [("bank", 8), ("fishery", 5), ("s17", 12)])
def test_a_sale_brings_half_the_value(card: str, francs: int) -> None:
    match = owning(having(on_turn()), 0, card)
    do(match, act.Sell(0, card))
    assert player(match).cash == francs


def test_what_is_sold_belongs_to_the_town_and_can_be_bought_by_others() -> None:
    match = having(owning(on_turn(), 1, "fishery"), franc=10)
    do(match, act.Sell(1, "fishery"), act.Buy("fishery"))
    assert player(match).buildings == ("fishery",)


def test_what_is_sold_can_be_closed_to_everybody() -> None:
    rules = Rules(sold_is_closed=True)
    match = having(owning(on_turn(begun(rules=rules)), 1, "fishery"), franc=10)
    do(match, act.Sell(1, "fishery"))
    assert not offered(match, act.Buy("fishery"))


def test_what_was_sold_can_be_bought_back_in_a_later_turn() -> None:
    match = having(owning(on_turn(begun(1)), 0, "fishery"), franc=20)
    do(match, act.Sell(0, "fishery"), act.TakeOffer("fish"), act.EndTurn(), act.Buy("fishery"))
    assert player(match).buildings == ("fishery",)


def test_a_ship_that_is_sold_lies_on_top_of_its_stack() -> None:
    match = owning(on_stacks(on_turn(), "s01"), 1, "s02")
    do(match, act.Sell(1, "s02"))
    assert state(match).top_ships == ("s02",)


def test_a_sale_sends_everybody_home() -> None:
    match = standing(owning(on_turn(), 1, "fishery"), 2, "fishery")
    do(match, act.Sell(1, "fishery"))
    assert player(match, 2).disc is None


def test_loans_are_repaid_for_five_francs_each_in_anybodys_turn() -> None:
    match = having(in_debt(on_turn(), 2, loans=3), 2, franc=11)
    do(match, act.Repay(2, 2))
    assert (player(match, 2).loans, player(match, 2).cash) == (1, 1)


def test_the_turn_ends_by_itself_when_nothing_can_be_bought() -> None:
    match = having(on_turn(), franc=1)
    do(match, act.TakeOffer("wood"))
    assert state(match).turn.seat == 1


def test_the_turn_waits_for_whoever_could_still_buy() -> None:
    match = having(on_turn(), franc=4)
    do(match, act.TakeOffer("wood"))
    assert (state(match).turn.seat, state(match).turn.step) == (0, DONE)
