"""Corrections: afterwards the table is right, and nothing that was wrong is believed any more."""

from companion.games.dominion import actions as act
from companion.referee.match import Match
from tests.games.dominion.table import GAME, do, holding_exactly, player, setup


def test_who_is_on_turn_again_may_hold_what_was_never_played() -> None:
    """The Smithy was tapped by mistake, and is still in the hand."""
    match = holding_exactly("smithy", *["copper"] * 9)
    do(match, act.CorrectPlaces(0, 5, 5), act.PlayAction("smithy"), act.CorrectTurn(0))
    do(match, act.CorrectCounters(1, 1, 0), act.PlayAction("smithy"))


def test_who_is_on_turn_again_may_hold_what_the_clean_up_took() -> None:
    """The turn was ended by mistake: the Gold that was laid down is still in the hand."""
    match = holding_exactly("gold", *["estate"] * 9)
    do(match, act.CorrectPlaces(0, 5, 5), act.LayTreasure("gold"), act.EndTurn())
    do(match, act.CorrectTurn(0), act.LayTreasure("gold"))


def test_a_turn_that_goes_to_somebody_else_moves_no_card() -> None:
    match = Match(GAME, setup())
    before = [(held.hand.size, held.deck.size) for held in match.state.players]
    do(match, act.CorrectTurn(2))
    assert [(held.hand.size, held.deck.size) for held in match.state.players] == before
    assert dict(player(match).owned) == {"copper": 7, "estate": 3}


def test_treasures_told_anew_after_the_coins_were_corrected_leave_no_debt() -> None:
    match = Match(GAME, setup())
    do(match, act.LayTreasures(5), act.CorrectCounters(0, 1, 2))
    assert match.state.turn.money == 2
    do(match, act.LayTreasures(0))
    assert match.state.turn.money == 0
    do(match, act.Buy("copper"))


def test_coins_corrected_below_the_treasures_told_one_by_one_can_be_told_on() -> None:
    match = holding_exactly("gold", "gold", "copper")
    do(match, act.LayTreasure("gold"), act.LayTreasure("gold"), act.CorrectCounters(0, 1, 3))
    do(match, act.LayTreasure("copper"))
    assert match.state.turn.money == 4


def test_coins_corrected_after_a_purchase_are_what_is_left() -> None:
    match = holding_exactly(*["gold"] * 3)
    do(match, act.LayTreasures(9), act.Buy("silver"), act.CorrectCounters(0, 1, 3))
    assert match.state.turn.money == 3
    do(match, act.Buy("silver"))
    assert match.state.turn.money == 0
