"""The laws of the referee, over random games of Keyflower."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.keyflower import GAME
from companion.games.keyflower.rulings import Rulings
from companion.referee import laws
from companion.referee.match import Match
from tests.games.keyflower.table import PLAYERS, setup

TRIED_OF_AN_OFFER = 40
ALL_OTHER_RULINGS = Rulings(
    storage_stays=False,
    free_if_unfit=False,
    any_is_gold=True,
    holder_has_purple=True,
    purple_may_be_gold=False,
    one_route=False,
    any_edge_adjoins=False,
    blocking=True,
    group_pays=False,
    counter_bid_for_order=True,
    doubled_elsewhere=False,
    any_order=False,
    several_gold=False,
)


@pytest.mark.parametrize("seed", range(10))
def test_random_games_keep_every_law_and_end(seed: int) -> None:
    chance = random.Random(seed)
    players = PLAYERS[: 2 + seed % 5]
    proposed = GAME.propose(players, "standard", chance.randrange)
    assert laws.play_at_random(GAME, proposed, chance.randrange).finished


@pytest.mark.parametrize("seed", range(4))
def test_the_laws_hold_under_all_other_rulings(seed: int) -> None:
    chance = random.Random(seed)
    proposed = setup(2 + seed, ALL_OTHER_RULINGS)
    assert laws.play_at_random(GAME, proposed, chance.randrange).finished


def somewhere(chance: random.Random, most: int = 250) -> Match:
    """A random table in the middle of a game."""
    rulings = ALL_OTHER_RULINGS if chance.random() < 0.3 else Rulings()
    match = Match(GAME, setup(chance.randint(2, 6), rulings))
    for _ in range(chance.randrange(most)):
        offers = GAME.offers(match.state)
        if not offers:
            break
        match.do(offers[chance.randrange(len(offers))].sample(chance.randrange))
    return match


@settings(max_examples=20, deadline=None)
@given(st.randoms(use_true_random=False))
def test_every_completion_of_an_offer_is_accepted(chance: random.Random) -> None:
    match = somewhere(chance)
    offers = tuple(GAME.offers(match.state))
    for offer in offers:
        for action in islice(offer.completions(), TRIED_OF_AN_OFFER):
            laws.step(GAME, match.state, action, offers)


@settings(max_examples=30, deadline=None)
@given(st.randoms(use_true_random=False))
def test_corrections_in_the_middle_of_anything_leave_a_playable_table(
    chance: random.Random,
) -> None:
    match = somewhere(chance, 120)
    for _ in range(60):
        offers = GAME.offers(match.state)
        assert offers or match.state.over
        if chance.random() < 0.2 or not offers:
            offers = GAME.corrections(match.state)
        action = offers[chance.randrange(len(offers))].sample(chance.randrange)
        laws.step(GAME, match.state, action, tuple(offers))
        match.do(action)


def test_undo_and_redo_are_the_identity() -> None:
    chance = random.Random(5)
    match = laws.play_at_random(GAME, setup(3), chance.randrange).match
    state, lines = match.state, match.lines
    match.go_to(len(lines) // 2)
    match.go_to(len(lines))
    assert match.state == state
    assert match.lines == lines
