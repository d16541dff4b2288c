"""The laws of the referee, over random games of Catan."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.catan import hands
from companion.games.catan.state import Rules
from companion.referee import laws
from companion.referee.match import Match
from tests.games.catan.real_table import GAME, PLAYERS
from tests.games.catan.table import placed, setup

TRIED_OF_AN_OFFER = 120
ALL_OTHER_RULES = Rules(lone_claimant_takes_rest=True, tied_holder_keeps=True, combined=False)


@pytest.mark.parametrize("seed", range(8))
def test_random_games_keep_every_law_and_end(seed: int) -> None:
    chance = random.Random(seed)
    players = PLAYERS[: chance.randint(2, 4)]
    proposed = GAME.propose(players, chance.choice(GAME.variants), chance.randrange)
    assert laws.play_at_random(GAME, proposed, chance.randrange).finished


@pytest.mark.parametrize("seed", range(3))
def test_the_laws_hold_under_the_other_rules(seed: int) -> None:
    chance = random.Random(seed)
    proposed = setup(4, ALL_OTHER_RULES)
    assert laws.play_at_random(GAME, proposed, chance.randrange).finished


@pytest.mark.parametrize("seed", range(3))
def test_the_laws_hold_when_hands_are_only_bounded(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "MOST_WORLDS", 1)
    chance = random.Random(seed)
    assert laws.play_at_random(GAME, setup(4), chance.randrange).finished


@settings(max_examples=40, deadline=None)
@given(st.randoms(use_true_random=False))
def test_every_completion_of_an_offer_is_accepted(chance: random.Random) -> None:
    match = placed() if chance.random() < 0.7 else Match(GAME, setup())
    for _ in range(chance.randrange(200)):
        offers = GAME.offers(match.state)
        if not offers:
            break
        match.do(offers[chance.randrange(len(offers))].sample(chance.randrange))
    offers = tuple(GAME.offers(match.state))
    for offer in offers:
        for action in islice(offer.completions(), TRIED_OF_AN_OFFER):
            laws.step(GAME, match.state, action, offers)


@settings(max_examples=60, deadline=None)
@given(st.randoms(use_true_random=False))
def test_corrections_in_the_middle_of_anything_leave_a_playable_table(
    chance: random.Random,
) -> None:
    match = Match(GAME, setup()) if chance.random() < 0.3 else placed()
    for _ in range(120):
        offers = GAME.offers(match.state)
        assert offers or match.state.over
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
