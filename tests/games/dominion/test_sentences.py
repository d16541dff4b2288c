"""What is told of a game is true and well said, whatever the figures are."""

import re

import pytest

from companion.games.dominion import actions as act
from companion.referee.action import Action
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from companion.words import Words
from tests.games.dominion.real_table import PLAYERS
from tests.games.dominion.table import GAME, do, give, holding_exactly, setup, with_cards

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


def test_one_card_is_never_called_cards() -> None:
    one_other = drawing("adventurer", "copper", "copper", "estate", "estate")
    attack = Match(GAME, setup(with_cards("militia"), players=2))
    give(attack, 0, "militia")
    give(attack, 1, *["copper"] * 4)
    sentences = [
        *said(one_other, act.Reveal(2, 1)),
        *said(Match(GAME, setup()), act.CorrectPlaces(0, 1, 9)),
        refusal(attack, act.PlayAction("militia"), act.Discard(2)),
        refusal(drawing("adventurer", "copper"), act.Reveal(1, 1)),
        refusal(drawing("adventurer", "copper"), act.Reveal(0, 0)),
        refusal(drawing("adventurer", "estate", "estate"), act.Reveal(1, 1)),
        refusal(drawing("library", "moat"), act.SetAside(2)),
    ]
    wrong = re.compile(r"\b1 (other |action )?(cards|treasures)\b")
    assert not [sentence for sentence in sentences if wrong.search(sentence)]


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (act.CorrectPile("moat", -1), "A number from 0 to 10 is needed."),
        (act.CorrectPlaces(0, -1, 3), "A number from 0 to 10 is needed."),
    ],
)
def test_a_number_below_zero_is_refused_for_that(action: Action, sentence: str) -> None:
    assert refusal(Match(GAME, setup()), action) == sentence


def test_fewer_than_no_cards_are_not_called_too_many_treasures() -> None:
    sentence = refusal(drawing("adventurer", "copper", "estate"), act.Reveal(1, -1))
    assert "at most" not in sentence
