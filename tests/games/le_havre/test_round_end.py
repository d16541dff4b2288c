"""The end of a round: harvest, feeding, the town's building, the new ship; and the final phase."""

import pytest

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts
from companion.games.le_havre.state import FEEDING, MAIN, OVER, STANDARD, TOWN, Rules
from companion.games.le_havre.turn import rounds
from companion.referee.match import Match
from tests.games.le_havre.table import (
    GAME,
    at_end_of_round,
    begun,
    do,
    fed,
    goods,
    having,
    in_debt,
    in_final_phase,
    in_town,
    offered,
    owning,
    player,
    standing,
    state,
)


def ended(match: Match, number: int) -> Match:
    """Anna takes the fish in the seventh turn, and the round ends."""
    at_end_of_round(match, number)
    do(match, act.TakeOffer("fish"), act.EndTurn())
    return match


def harvested(rules: Rules = STANDARD, *cards: str, **purse: int) -> Match:
    """Round 2 of three players has a harvest."""
    match = at_end_of_round(begun(rules=rules), 2)
    owning(having(match, 1, **purse), 1, *cards)
    do(match, act.TakeOffer("fish"), act.EndTurn())
    return match


# Harvest


@pytest.mark.parametrize(("held", "grown"), [(0, 0), (1, 1), (9, 1)])
def test_at_least_one_grain_brings_one(held: int, grown: int) -> None:
    assert player(harvested(grain=held), 1).goods["grain"] == held + grown


@pytest.mark.parametrize(("held", "grown"), [(1, 0), (2, 1), (9, 1)])
def test_at_least_two_cattle_bring_one(held: int, grown: int) -> None:
    assert player(harvested(cattle=held), 1).goods["cattle"] == held + grown


@pytest.mark.parametrize(("held", "grown"), [(1, 0), (2, 2), (6, 2), (7, 1)])
def test_the_feedlot_brings_two_for_two_to_six(held: int, grown: int) -> None:
    match = harvested(STANDARD, "feedlot", cattle=held)
    assert player(match, 1).goods["cattle"] == held + grown


def test_some_round_cards_have_no_harvest() -> None:
    match = at_end_of_round(begun(), 1)
    having(match, 1, grain=3)
    do(match, act.TakeOffer("fish"), act.EndTurn())
    assert player(match, 1).goods["grain"] == 3


def test_the_harvest_can_come_after_feeding() -> None:
    match = harvested(Rules(harvest_after_feeding=True), grain=1, franc=9)
    assert player(match, 1).goods["grain"] == 1
    fed(match)
    assert player(match, 1).goods["grain"] == 2


# Feeding


def test_ships_come_first() -> None:
    """An iron ship feeds 4 of the 6 that round 7 of three players asks for."""
    match = owning(at_end_of_round(begun(), 7), 1, "s06")
    assert rounds.food_due(state(match), 1).amount == 2


def test_whoever_is_fed_by_ships_is_not_asked() -> None:
    match = owning(at_end_of_round(begun(), 2), 1, "s06")
    do(match, act.TakeOffer("fish"), act.EndTurn())
    assert state(match).waiting == (2, 0)


def test_food_and_francs_are_mixed() -> None:
    match = having(at_end_of_round(begun(), 7), 1, meat=1, bread=1, franc=4)
    do(match, act.TakeOffer("fish"), act.EndTurn())
    do(match, act.Feed(1, goods(meat=1, bread=1, franc=1)))
    assert player(match, 1).purse == goods(franc=3)


def test_what_is_too_much_is_lost() -> None:
    match = having(ended(begun(), 2), 1, meat=1)
    do(match, act.Feed(1, goods(meat=1)))
    assert not player(match, 1).purse


@pytest.mark.parametrize(
    ("purse", "loans", "left"),
    [({}, 2, 1), ({"fish": 1}, 2, 2), ({"bread": 1, "franc": 2}, 1, 1), ({"meat": 2}, 1, 3)],
)
def test_loans_cover_what_is_missing(purse: dict[str, int], loans: int, left: int) -> None:
    """Round 8 of three players asks for 7; a loan gives 4."""
    match = having(at_end_of_round(begun(), 8), 1, **purse)
    do(match, act.TakeOffer("fish"), act.EndTurn(), act.Feed(1, goods(**purse)))
    assert (player(match, 1).loans, player(match, 1).purse) == (loans, goods(franc=left))


def test_no_loan_is_taken_while_there_is_enough() -> None:
    match = having(ended(begun(), 2), 1, franc=3)
    assert not offered(match, act.Feed(1, goods()))
    do(match, act.Feed(1, goods(franc=2)))
    assert (player(match, 1).loans, player(match, 1).cash) == (0, 1)


def test_something_may_be_sold_instead() -> None:
    match = owning(having(ended(begun(), 2), 1), 1, "fishery")
    do(match, act.Sell(1, "fishery"), act.Feed(1, goods(franc=2)))
    assert (player(match, 1).loans, player(match, 1).cash) == (0, 3)


def test_everybody_may_pay_in_any_order() -> None:
    match = ended(begun(), 2)
    do(match, act.Feed(0, goods(franc=2)))
    assert state(match).waiting == (1, 2)


# The town, the ship, the next round


def test_the_town_builds_the_lowest_number() -> None:
    match = fed(ended(begun(), 3))
    assert "marketplace" in state(match).town
    assert state(match).tops[0] == "joinery"


def test_the_town_builds_what_nobody_can_build() -> None:
    match = begun()
    for pile in state(match).piles:
        for card in pile:
            if card not in ("clay_mound", "church"):
                do(match, act.CorrectOwner(card, 2))
    fed(ended(match, 3))
    assert "clay_mound" in state(match).town


def test_the_town_builds_nothing_when_all_piles_are_empty() -> None:
    match = begun()
    for pile in state(match).piles:
        for card in pile:
            do(match, act.CorrectOwner(card, 2))
    before = state(match).town
    assert state(fed(ended(match, 3))).town == before


def test_a_special_building_is_turned_up_for_the_town() -> None:
    match = fed(ended(begun(), 4))
    assert state(match).turn.step == TOWN
    do(match, act.Reveal("bakery"))
    assert "bakery" in state(match).town
    assert state(match).round == 5


def test_selling_and_repaying_need_not_wait_for_the_special_building() -> None:
    match = fed(ended(owning(begun(), 1, "fishery"), 4))
    in_debt(having(match, 1), 1)
    do(match, act.Sell(1, "fishery"), act.Repay(1, 1))
    assert (player(match, 1).loans, player(match, 1).cash) == (0, 0)
    assert state(match).turn.step == TOWN


def test_the_football_stadium_waits_for_an_empty_proposal() -> None:
    match = fed(ended(begun(), 4))
    do(match, act.Reveal("football_stadium"))
    assert state(match).aside == ("football_stadium",)
    for card in state(match).piles[0]:
        do(match, act.CorrectOwner(card, 2))
    assert state(match).piles[0] == ("football_stadium",)


def test_the_round_card_becomes_a_ship() -> None:
    match = fed(ended(begun(), 1))
    assert state(match).top_ships == ("s03",)


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("variant", ["full", "short"])
def test_turns_go_on_clockwise_over_the_end_of_a_round(players: int, variant: str) -> None:
    """The starter of round r sits 7 (r - 1) seats after the first."""
    match = begun(players, variant)
    starters = []
    while not state(match).final:
        now = state(match)
        if now.turn.number == 1:
            starters.append(now.turn.seat)
        seat = now.turn.seat
        do(match, act.CorrectTurn(seat, facts.turns_per_round()))
        at_end = (seat + 6) % players
        do(match, act.CorrectTurn(at_end, 7))
        for good in ("wood", "fish", "clay"):
            do(match, act.CorrectOffer(good, 1))
        for other in now.seats:
            having(match, other, franc=60)
        for place in facts.tiles():
            do(match, act.CorrectTile(place, place))
        do(match, act.TakeOffer("wood"), act.EndTurn())
        fed(match)
        if state(match).turn.step == TOWN:
            do(match, act.Reveal(state(match).unseen()[0]))
    count = len(state(match).rounds)
    assert starters == [7 * number % players for number in range(count)]
    assert state(match).turn.seat == 0


# The final phase


def test_everybody_has_one_more_action_and_the_game_is_over() -> None:
    match = in_final_phase(begun())
    do(match, act.TakeOffer("wood"), act.TakeOffer("fish"), act.TakeOffer("clay"))
    assert state(match).turn.step == OVER


def test_no_supply_action_comes_before_the_last_actions() -> None:
    match = in_final_phase(begun())
    before = state(match).offers
    do(match, act.TakeOffer("wood"))
    assert state(match).offers == before.put("wood", 0)
    assert state(match).turn.step == MAIN


def test_occupied_buildings_are_open_in_the_final_phase() -> None:
    match = standing(in_town(in_final_phase(begun()), "fishery"), 1, "fishery")
    do(match, act.Enter("fishery"))
    assert state(match).inside("fishery") == (0, 1)


def test_loans_can_be_repaid_after_the_last_action() -> None:
    match = in_debt(having(in_final_phase(begun(1)), franc=5))
    do(match, act.TakeOffer("wood"))
    assert not state(match).over
    do(match, act.Repay(0, 1))
    assert state(match).over
    assert player(match).loans == 0


def test_buildings_can_still_be_built() -> None:
    match = having(in_final_phase(begun()), wood=1, clay=1)
    do(match, act.Enter("building_firm_1"), act.Build("fishery"))
    assert player(match).buildings == ("fishery",)


def test_feeding_is_over_before_the_final_phase_begins() -> None:
    last = len(facts.rounds("full", 3))
    match = ended(begun(), last)
    assert state(match).turn.step == FEEDING
    for seat in (1, 2, 0):
        having(match, seat, franc=15)
    fed(match)
    assert state(match).final
    assert state(match).top_ships == ("s20",)


def test_the_final_phase_is_said_to_be_one() -> None:
    now = GAME.now(state(in_final_phase(begun())))
    assert (now.round, now.phase) == (18, "le_havre.step.final")
