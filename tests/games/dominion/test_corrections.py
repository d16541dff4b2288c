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
