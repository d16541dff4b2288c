"""The laws of the referee, over random games of Dominion."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.referee import laws
from companion.referee.match import Match
from tests.games.dominion.real_table import PLAYERS
from tests.games.dominion.table import GAME, setup


@pytest.mark.parametrize("seed", range(20))
def test_random_games_keep_every_law_and_end(seed: int) -> None:
    chance = random.Random(seed)
    players = PLAYERS[: chance.randint(2, 4)]
    playout = laws.play_at_random(
        GAME, GAME.propose(players, "random", chance.randrange), chance.randrange
    )
    assert playout.finished


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False))
def test_every_completion_of_an_offer_is_accepted(chance: random.Random) -> None:
    match = Match(GAME, GAME.propose(PLAYERS[:3], "random", chance.randrange))
    for _ in range(chance.randrange(60)):
        offers = GAME.offers(match.state)
        if not offers:
            break
        match.do(offers[chance.randrange(len(offers))].sample(chance.randrange))
    offers = tuple(GAME.offers(match.state))
    for offer in offers:
        for number, action in enumerate(offer.completions()):
            if number > 200:
                break
            laws.step(GAME, match.state, action, offers)


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False))
def test_corrections_in_the_middle_of_anything_leave_a_playable_table(
    chance: random.Random,
) -> None:
    match = Match(GAME, setup())
    for _ in range(80):
        offers = GAME.offers(match.state)
        if chance.random() < 0.2 or not offers:
            offers = GAME.corrections(match.state)
        action = offers[chance.randrange(len(offers))].sample(chance.randrange)
        laws.step(GAME, match.state, action, tuple(offers))
        match.do(action)


def test_undo_and_redo_are_the_identity() -> None:
    chance = random.Random(5)
    match = laws.play_at_random(GAME, setup(), chance.randrange).match
    state, lines = match.state, match.lines
    match.go_to(len(lines) // 2)
    match.go_to(len(lines))
    assert match.state == state
    assert match.lines == lines
