"""Trade with the others and with the bank."""

from companion.games.catan import actions as act
from companion.games.catan.state import Rules
from companion.referee.match import Match
from tests.games.catan.real_table import GAME
from tests.games.catan.table import (
    ANNA,
    BEN,
    CLEO,
    bank,
    cards,
    do,
    empty,
    give,
    hand,
    hold_cards,
    lay_roads,
    refused,
    settle,
)

SEPARATE = Rules(combined=False)
WOOL_FOR_ORE = act.TradeWithPlayer(BEN, act.Swap(cards(wool=1), cards(ore=1)))


def with_cards(rules: Rules | None = None) -> Match:
    match = empty(rules=rules)
    give(match, ANNA, wool=5, ore=1, grain=1)
    give(match, BEN, ore=2)
    return match


def rates(match: Match, resource: str) -> list[int]:
    """For how many cards of a resource the bank is offered to give one."""
    return [
        action.count
        for offer in GAME.offers(match.state)
        if offer.kind is act.TradeWithBank and offer.choice("gives").allows(resource)
        for action in offer.completions()
        if isinstance(action, act.TradeWithBank) and action.takes == "brick"
    ]


def test_cards_change_hands() -> None:
    match = with_cards()
    swap = act.Swap(cards(wool=2, grain=1), cards(ore=1))
    do(match, act.TradeWithPlayer(BEN, swap))
    assert hand(match, ANNA) == {"wool": 3, "ore": 2}
    assert hand(match, BEN) == {"wool": 2, "grain": 1, "ore": 1}


def test_no_trade_before_the_roll() -> None:
    match = with_cards()
    do(match, act.CorrectTurn(ANNA, False))
    assert refused(match, WOOL_FOR_ORE) == "catan.roll"


def test_only_the_player_on_turn_trades() -> None:
    """Who trades is not asked: it is the player on turn, with somebody else."""
    match = with_cards()
    give(match, CLEO, brick=1)
    do(match, act.CorrectTurn(CLEO, True))
    partners = {
        value
        for offer in GAME.offers(match.state)
        if offer.kind is act.TradeWithPlayer
        for value in offer.choice("partner").values()
    }
    assert partners == {ANNA, BEN}


def test_four_to_one_needs_no_harbour() -> None:
    match = with_cards()
    do(match, act.TradeWithBank("wool", 4, "brick"))
    assert hand(match, ANNA) == {"wool": 1, "ore": 1, "grain": 1, "brick": 1}
    assert (bank(match)["wool"], bank(match)["brick"]) == (18, 18)


def test_a_generic_harbour_trades_everything_at_three() -> None:
    match = with_cards()
    settle(match, ANNA, "V00")  # P1, 3:1
    assert rates(match, "wool") == [3, 4]


def test_a_special_harbour_trades_only_its_resource_at_two() -> None:
    match = with_cards()
    give(match, ANNA, wool=4, ore=4)
    settle(match, ANNA, "V03")  # P2, wool
    assert rates(match, "wool") == [2, 4]
    assert rates(match, "ore") == [4]
    assert refused(match, act.TradeWithBank("ore", 2, "brick")) == "catan.harbours"


def test_both_kinds_of_harbour_work_side_by_side() -> None:
    match = with_cards()
    give(match, ANNA, wool=4, ore=4)
    settle(match, ANNA, "V03", "V00")
    assert rates(match, "wool") == [2, 3, 4]
    assert rates(match, "ore") == [3, 4]


def test_either_corner_of_a_harbour_serves_and_a_rivals_does_not() -> None:
    match = with_cards()
    settle(match, ANNA, "V04")
    assert rates(match, "wool") == [2, 4]
    do(match, act.CorrectBuilding("V04", BEN))
    assert rates(match, "wool") == [4]


def test_a_robber_beside_a_harbour_does_not_close_it() -> None:
    match = with_cards()
    settle(match, ANNA, "V03")
    do(match, act.CorrectRobber("H02"))
    assert rates(match, "wool") == [2, 4]


def test_the_bank_must_have_the_card() -> None:
    match = with_cards()
    do(match, act.CorrectBank("brick", 0))
    assert refused(match, act.TradeWithBank("wool", 4, "brick")) == "catan.bank"
    assert rates(match, "wool") == []


def test_combined_trade_goes_on_after_building() -> None:
    match = with_cards()
    do(match, act.BuyCard(), WOOL_FOR_ORE)


def test_in_the_combined_phase_a_new_harbour_serves_at_once() -> None:
    match = empty()
    lay_roads(match, ANNA, "E03")
    give(match, ANNA, brick=1, lumber=1, wool=3, grain=1)
    do(match, act.BuildSettlement("V03"), act.TradeWithBank("wool", 2, "ore"))
    assert hand(match, ANNA) == {"ore": 1}


def test_with_separate_phases_building_ends_the_trade() -> None:
    match = with_cards(SEPARATE)
    do(match, WOOL_FOR_ORE, act.BuyCard())
    assert refused(match, WOOL_FOR_ORE) == "catan.phases"
    assert GAME.now(match.state).phase == "catan.phase.building"
    do(match, act.EndTurn())


def test_with_separate_phases_a_development_card_does_not_end_the_trade() -> None:
    match = with_cards(SEPARATE)
    hold_cards(match, ANNA)
    do(match, act.PlayYearOfPlenty(cards(brick=2)), WOOL_FOR_ORE)
    assert GAME.now(match.state).phase == "catan.phase.trading"


def test_a_trade_with_an_unknown_hand_is_taken_at_its_word() -> None:
    match = with_cards()
    do(match, act.CorrectHandSize(BEN, 1), WOOL_FOR_ORE)
    assert hand(match, BEN) == {"wool": 1}
