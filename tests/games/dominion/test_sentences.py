"""What is told of a game is true and well said, whatever the figures are."""

import pytest

from companion.games.dominion import actions as act
from companion.referee.action import Action
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from companion.words import Words
from tests.games.dominion.real_table import PLAYERS
from tests.games.dominion.table import GAME, do, holding_exactly, setup

NAMES = [player.name for player in PLAYERS]
ENGLISH = Words("en")


def said(match: Match, *actions: Action) -> list[str]:
    """What is told of the last action."""
    return [ENGLISH.happening(happening, NAMES, GAME) for happening in do(match, *actions)]


def refusal(match: Match, *actions: Action) -> str:
    *legal, illegal = actions
    do(match, *legal)
    with pytest.raises(Refusal) as caught:
        match.do(illegal)
    return ENGLISH.refusal(caught.value, NAMES, GAME)


def drawing(card: str, *deck: str) -> Match:
    match = holding_exactly(card, *deck)
    do(match, act.CorrectPlaces(0, 1, len(deck)), act.PlayAction(card))
    return match


def test_more_than_three_empty_piles_are_not_called_three() -> None:
    match = Match(GAME, setup())
    piles = ("curse", "estate", "copper", "moat")
    told = said(match, *(act.CorrectPile(card, 0) for card in piles), act.EndTurn())
    assert told[-1] == "These piles are empty: Copper, Estate, Curse and Moat. The game is over."


def test_library_names_the_cards_in_a_hand_of_more_than_seven() -> None:
    match = holding_exactly("library", *["copper"] * 9)
    told = said(match, act.PlayAction("library"))
    assert told[-1] == "Anna already holds 9 cards and draws none."
