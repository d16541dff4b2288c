"""The laws of the referee, over random games of Navegador."""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.referee import laws
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from tests.games.navegador.anything import any_action
from tests.games.navegador.profiles import plausible_profile
from tests.games.navegador.real_table import PLAYERS
from tests.games.navegador.table import GAME


def proposed(chance: random.Random, *, told: bool) -> Match:
    players = PLAYERS[: chance.randint(2, 5)]
    setup = GAME.propose(players, chance.choice(GAME.variants), chance.randrange)
    if told:
        setup = replace(setup, profile=plausible_profile(chance))  # type: ignore[call-arg]
    return Match(GAME, setup)


@pytest.mark.parametrize("told", [True, False], ids=["with a profile", "without one"])
@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_every_law_and_end(seed: int, told: bool) -> None:
    chance = random.Random(seed)
    playout = laws.play_at_random(GAME, proposed(chance, told=told).setup, chance.randrange)
    assert playout.finished


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.booleans())
def test_every_completion_of_an_offer_is_accepted(seed: int, told: bool) -> None:
    chance = random.Random(seed)
    match = proposed(chance, told=told)
    for _ in range(chance.randrange(120)):
        offers = GAME.offers(match.state)
        if not offers:
            break
        match.do(offers[chance.randrange(len(offers))].sample(chance.randrange))
    offers = tuple(GAME.offers(match.state))
    for offer in offers:
        for number, action in enumerate(offer.completions()):
            if number > 100:
                break
            laws.step(GAME, match.state, action, offers)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6), st.booleans())
def test_corrections_in_the_middle_of_anything_leave_a_playable_table(
    seed: int, told: bool
) -> None:
    chance = random.Random(seed)
    match = proposed(chance, told=told)
    for _ in range(80):
        offers = GAME.offers(match.state)
        if chance.random() < 0.2 or not offers:
            offers = GAME.corrections(match.state)
        action = offers[chance.randrange(len(offers))].sample(chance.randrange)
        laws.step(GAME, match.state, action, tuple(offers))
        match.do(action)
        assert GAME.offers(match.state) or GAME.now(match.state).over
        GAME.score(match.state)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.booleans())
def test_whatever_is_accepted_was_offered(seed: int, told: bool) -> None:
    chance = random.Random(seed)
    match = proposed(chance, told=told)
    for _ in range(60):
        offers = (*GAME.offers(match.state), *GAME.corrections(match.state))
        for _ in range(40):
            action = any_action(match.state, chance)
            try:
                GAME.apply(match.state, action)
            except Refusal:
                assert not any(offer.covers(action) for offer in offers), action
            else:
                assert any(offer.covers(action) for offer in offers), action
        playable = GAME.offers(match.state)
        if chance.random() < 0.1 or not playable:
            playable = GAME.corrections(match.state)
        match.do(playable[chance.randrange(len(playable))].sample(chance.randrange))


def test_undo_and_redo_are_the_identity() -> None:
    chance = random.Random(5)
    match = laws.play_at_random(GAME, proposed(chance, told=True).setup, chance.randrange).match
    state, lines = match.state, match.lines
    match.go_to(len(lines) // 2)
    match.go_to(len(lines))
    assert match.state == state
    assert match.lines == lines
