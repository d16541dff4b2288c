"""The laws of the referee, over random games of Dominion."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.dominion import actions as act
from companion.games.dominion import facts
from companion.referee import laws
from companion.referee.action import Action
from companion.referee.match import Match
from companion.referee.ruling import Refusal
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


NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 8, 10**9)


def anything() -> Iterator[Action]:
    """Whatever somebody could say, sensible or not."""
    for card in (*facts.cards(), "dragon"):
        for kind in (act.PlayAction, act.LayTreasure, act.Buy, act.Gain, act.PutOnDeck):
            yield kind(card)
        yield from (act.PlayTwice(card), act.Rob(card, True), act.CorrectTrash(card, 11))
        yield from (act.Trash((card,) * number) for number in range(1, 6))
    for number in NUMBERS:
        for count in (act.LayTreasures, act.Discard, act.SetAside, act.CorrectTurn):
            yield count(number)
        yield from (act.Reveal(number, others) for others in NUMBERS)
        yield from (act.CorrectPlaces(0, number, deck) for deck in NUMBERS)
    yield from (act.BeginBuying(), act.EndTurn(), act.TakeCurse(), act.ShowMoat())
    yield from (act.Trash(()), act.PutOnDeck(None), act.PlayTwice(None))
    for yes in (True, False):
        yield from (act.Inspect(yes), act.DiscardDeck(yes), act.Rob(None, yes))


@pytest.mark.parametrize("seed", range(8))
def test_what_was_not_offered_is_refused_and_what_was_offered_is_not(seed: int) -> None:
    chance = random.Random(seed)
    match = Match(GAME, GAME.propose(PLAYERS[:3], "random", chance.randrange))
    while not match.state.over and match.position < 400:
        offers = tuple(GAME.offers(match.state))
        if chance.random() < 0.05 or (match.state.task and chance.random() < 0.3):
            possible = (*offers, *GAME.corrections(match.state))
            for action in anything():
                offered = any(offer.covers(action) for offer in possible)
                assert offered == _accepted(match, action), action
        match.do(offers[chance.randrange(len(offers))].sample(chance.randrange))


def _accepted(match: Match, action: Action) -> bool:
    try:
        GAME.apply(match.state, action)
    except Refusal:
        return False
    return True
