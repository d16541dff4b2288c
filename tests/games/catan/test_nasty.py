"""Situations about which tables argue, each with what the rules make of it."""

from companion.games.catan import actions as act
from companion.referee.action import TableAgrees
from companion.referee.match import Match
from tests.games.catan.real_table import GAME
from tests.games.catan.table import (
    ANNA,
    BEN,
    CLEO,
    COAST,
    bank,
    build_cities,
    cards,
    do,
    empty,
    give,
    hand,
    hold_cards,
    lay_roads,
    placed,
    player,
    refused,
    settle,
    told,
)


def test_the_first_free_road_may_win_and_the_second_is_not_asked_for() -> None:
    match = empty()
    build_cities(match, ANNA, "V16", "V20", "V27", "V40")
    lay_roads(match, ANNA, *COAST[:4])
    hold_cards(match, ANNA)
    do(match, act.PlayRoadBuilding())
    assert told(do(match, act.BuildRoad(COAST[4])))[-1] == "wins"
    assert match.state.pending == ()


def test_a_knight_before_the_roll_and_a_seven_move_the_robber_twice() -> None:
    match = empty(rolled=False)
    hold_cards(match, ANNA)
    do(match, act.PlayKnight(), act.MoveRobber("H01"), act.Roll(7), act.MoveRobber("H08"))
    assert match.state.robber == "H08"
    assert match.state.task is None


def test_a_monopoly_before_the_roll_takes_from_what_is_there_now() -> None:
    match = empty(rolled=False)
    hold_cards(match, ANNA)
    give(match, BEN, wool=2)
    do(match, act.PlayMonopoly("wool", (0, 2, 0)), act.Roll(2))
    assert hand(match, ANNA) == {"wool": 2}


def test_what_the_robber_keeps_is_not_due_and_does_not_empty_the_bank() -> None:
    match = empty(rolled=False)
    build_cities(match, ANNA, "V33")  # the fields H10 with 11, under the robber
    settle(match, BEN, "V00")  # the forest H01 with 11
    do(match, act.CorrectRobber("H10"), act.CorrectBank("grain", 1), act.CorrectBank("lumber", 1))
    assert told(do(match, act.Roll(11))) == ["rolls", "takes", "robber-keeps"]
    assert bank(match)["lumber"] == 0


def test_the_table_may_agree_in_the_middle_of_a_question() -> None:
    match = empty(rolled=False)
    do(match, act.Roll(7))
    before = match.state
    do(match, TableAgrees())
    assert match.state == before


def test_a_hand_corrected_during_the_discards_is_halved_anew() -> None:
    match = empty(rolled=False)
    give(match, ANNA, wool=10)
    do(match, act.Roll(7), act.CorrectHandSize(ANNA, 8))
    assert match.state.task is not None
    assert match.state.task.count == 4
    do(match, act.CorrectHandSize(ANNA, 7))
    assert match.state.task.ask == "move-robber"


def test_a_roll_changed_afterwards_shows_the_first_line_that_no_longer_holds() -> None:
    match = empty(rolled=False)
    settle(match, ANNA, "V04")  # the fields H03 with 9 and the pasture H02 with 12
    give(match, ANNA, ore=1, wool=1)
    do(match, act.Roll(9), act.BuyCard(), act.EndTurn())
    line = len(match.lines) - 2
    replay = match.what_if(line, act.Roll(12))
    assert replay.broken_line == 2
    assert replay.refusal is not None
    assert replay.refusal.message == "catan.costs"


def test_a_settlement_on_a_rivals_road_also_stops_the_rival_from_going_on() -> None:
    match = empty()
    lay_roads(match, BEN, "E30")
    lay_roads(match, ANNA, "E45")
    give(match, ANNA, brick=1, lumber=1, wool=1, grain=1)
    do(match, act.BuildSettlement("V31"), act.CorrectTurn(BEN, True))
    give(match, BEN, brick=1, lumber=1)
    assert refused(match, act.BuildRoad("E43")) == "catan.roads.blocked"
    do(match, act.BuildRoad("E28"))  # from the other end, V20


def test_a_road_between_two_rival_buildings_is_a_dead_end() -> None:
    match = empty()
    lay_roads(match, ANNA, "E00")
    settle(match, BEN, "V00")
    do(match, act.CorrectBuilding("V01", CLEO))
    give(match, ANNA, brick=1, lumber=1)
    assert refused(match, act.BuildRoad("E02")) == "catan.roads.blocked"
    assert not any(offer.kind is act.BuildRoad for offer in GAME.offers(match.state))


def test_somebody_without_cards_can_neither_be_robbed_nor_traded_with() -> None:
    match = empty()
    give(match, ANNA, wool=1)
    settle(match, BEN, "V21")
    swap = act.Swap(cards(wool=1), cards(ore=1))
    assert refused(match, act.TradeWithPlayer(BEN, swap)) == "catan.hands.size"
    assert not any(offer.kind is act.TradeWithPlayer for offer in GAME.offers(match.state))


def test_two_players_with_nothing_but_the_same_kind_cannot_trade() -> None:
    match = empty()
    give(match, ANNA, wool=2)
    give(match, BEN, wool=3)
    assert not any(offer.kind is act.TradeWithPlayer for offer in GAME.offers(match.state))


def test_three_for_two_is_a_trade_like_any_other() -> None:
    match = empty()
    give(match, ANNA, wool=2, brick=1)
    give(match, BEN, ore=2)
    do(match, act.TradeWithPlayer(BEN, act.Swap(cards(wool=2, brick=1), cards(ore=2))))
    assert hand(match, BEN) == {"wool": 2, "brick": 1}


def test_the_bank_takes_four_even_from_whoever_could_trade_at_three() -> None:
    match = empty()
    settle(match, ANNA, "V00")
    give(match, ANNA, wool=4)
    do(match, act.TradeWithBank("wool", 4, "ore"))
    assert hand(match, ANNA) == {"ore": 1}


def test_a_stolen_card_may_pay_at_once() -> None:
    match = empty(rolled=False)
    settle(match, BEN, "V21")
    lay_roads(match, ANNA, "E00")
    give(match, BEN, brick=1, ore=1)
    give(match, ANNA, lumber=1)
    do(match, act.Roll(7), act.MoveRobber("H10"), act.BuildRoad("E02"))
    assert hand(match, BEN) == {"ore": 1}


def test_a_robber_robbed_may_have_lost_the_stolen_card_or_an_own_one() -> None:
    match = empty(rolled=False)
    settle(match, ANNA, "V40")
    settle(match, BEN, "V21")
    give(match, ANNA, lumber=1)
    give(match, BEN, brick=1, ore=1)
    do(match, act.Roll(7), act.MoveRobber("H10"))
    do(match, act.CorrectTurn(CLEO, False), act.Roll(7), act.MoveRobber("H13"))
    span = match.state.hands.span(CLEO)
    assert span.most == (1, 1, 0, 0, 1)
    do(match, act.CorrectTurn(BEN, True))
    give(match, CLEO, brick=1)
    assert hand(match, BEN) == {"ore": 1}
    assert hand(match, ANNA) == {"lumber": 1}


def test_undoing_a_robbery_brings_back_what_was_known() -> None:
    match = empty(rolled=False)
    settle(match, BEN, "V21")
    give(match, BEN, brick=1, ore=1)
    do(match, act.Roll(7), act.MoveRobber("H10"))
    match.undo()
    assert hand(match, BEN) == {"brick": 1, "ore": 1}


def test_the_last_settlement_piece_comes_back_within_the_same_turn() -> None:
    match = placed()
    do(match, act.CorrectTurn(ANNA, True))
    lay_roads(match, ANNA, "E15")
    settle(match, ANNA, "V00", "V16", "V53")
    give(match, ANNA, brick=1, lumber=1, wool=1, grain=3, ore=3)
    assert refused(match, act.BuildSettlement("V11")) == "catan.distance-rule"
    assert refused(match, act.BuildSettlement("V10")) == "catan.distance-rule"  # white at V09
    do(match, act.BuildCity("V00"))
    assert len(player(match).settlements) == 4


def test_cards_bought_before_and_after_a_knight_are_told_apart_only_by_number() -> None:
    """One old card and two new ones: after the knight only new ones are left."""
    match = empty()
    hold_cards(match, ANNA)
    give(match, ANNA, ore=2, wool=2, grain=2)
    do(match, act.BuyCard(), act.PlayKnight(), act.MoveRobber("H01"), act.BuyCard())
    do(match, act.EndTurn(), act.Roll(2), act.EndTurn(), act.Roll(2), act.EndTurn())
    assert any(offer.kind is act.PlayKnight for offer in GAME.offers(match.state))


def test_the_owner_of_the_longest_road_loses_it_in_anothers_turn_and_with_it_the_win() -> None:
    match = empty()
    build_cities(match, BEN, "V16", "V27", "V40", "V53")
    lay_roads(match, BEN, "E29", "E31", "E33", "E46", "E45")
    do(match, act.CorrectLongestRoad(BEN))
    lay_roads(match, ANNA, "E48")
    give(match, ANNA, brick=1, lumber=1, wool=1, grain=1)
    do(match, act.BuildSettlement("V33"), act.EndTurn())
    assert not match.state.over
    assert refused(match, act.ClaimVictory(BEN, 0)) == "catan.victory"


def fresh_discards() -> Match:
    match = empty(4, rolled=False)
    for seat in range(4):
        give(match, seat, wool=4, grain=4)
    return match


def test_all_four_may_have_to_discard_at_once() -> None:
    match = fresh_discards()
    do(match, act.Roll(7))
    assert len(GAME.offers(match.state)) == 4
    for seat in (2, 0, 3, 1):
        do(match, act.Discard(seat, cards(wool=2, grain=2)))
    assert refused(match, act.Discard(0, cards(wool=1))) == "catan.finish-first.move-robber"
