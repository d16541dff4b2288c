"""What the Rules button opens, in every phase of whole random games."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from companion.games.keyflower import GAME
from companion.games.keyflower.moment import moment
from companion.games.keyflower.state import TAKE_BOAT, State
from companion.rulebook import article
from tests.games.keyflower.table import setup

SEEDS = range(4)
FIRST = {
    ("lay-out", False): "season",
    ("lay-out", True): "winter-choice",
    ("fill-boat", False): "boat-supply",
    ("play", False): "turn",
    ("play", True): "winter-tiles",
    ("transport", False): "transport",
    ("transport", True): "transport",
    ("take-boat", False): "boat-choice",
    ("take-boat", True): "boat-choice",
    ("expansion", False): "expansion",
    ("expansion", True): "expansion",
    ("revealing", True): "end-scoring",
    ("over", True): "end-scoring",
}
"""The article on top, by the phase and whether it is winter."""


def random_game(seed: int) -> Iterator[State]:
    chance = random.Random(seed)
    state = GAME.set_up(setup(2 + seed))
    while True:
        yield state
        offers = GAME.offers(state)
        if not offers:
            return
        action = offers[chance.randrange(len(offers))].sample(chance.randrange)
        state = GAME.apply(state, action).state


@cache
def states() -> tuple[State, ...]:
    return tuple(state for seed in SEEDS for state in random_game(seed))


def phase(state: State) -> str:
    return GAME.now(state).phase.removeprefix("keyflower.phase.")


@pytest.mark.parametrize(("season_phase", "first"), FIRST.items(), ids=str)
def test_the_most_pressing_rule_of_a_phase(season_phase: tuple[str, bool], first: str) -> None:
    there = [state for state in states() if (phase(state), state.last_season) == season_phase]
    assert there
    assert {moment(state)[0] for state in there} == {f"keyflower.{first}"}


def test_no_phase_is_left_out() -> None:
    assert {(phase(state), state.last_season) for state in states()} == set(FIRST)


def test_every_article_that_matters_exists() -> None:
    named = {id_ for state in states() for id_ in moment(state)}
    assert all(article(id_, "en").id == id_ for id_ in named)


def test_who_takes_a_boat_in_winter_sees_what_those_left_score() -> None:
    choosing = [
        state
        for state in states()
        if state.last_season and state.task and state.task.ask == TAKE_BOAT
    ]
    assert choosing
    for state in choosing:
        told = {id_ for id_ in moment(state) if id_.startswith("keyflower.tile.")}
        assert told == {f"keyflower.tile.{boat.tile}" for boat in state.boats if not boat.taken}
