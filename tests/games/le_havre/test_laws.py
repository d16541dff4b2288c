"""The laws of the referee, over random games of Le Havre."""

import random
from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.le_havre import actions as act
from companion.games.le_havre import bounds, facts
from companion.games.le_havre.setup import LeHavreSetup
from companion.games.le_havre.state import Rules
from companion.referee import laws
from companion.referee.action import Action
from companion.referee.match import Match
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal
from tests.games.le_havre.anything import any_action
from tests.games.le_havre.table import GAME, PLAYERS

TABLES = [(players, variant) for players in GAME.seats for variant in GAME.variants]


def proposed(chance: random.Random) -> LeHavreSetup:
    """Any number of players, either game, and some of the open questions answered otherwise."""
    players = PLAYERS[: chance.choice(GAME.seats)]
    setup = GAME.propose(players, chance.choice(GAME.variants), chance.randrange)
    assert isinstance(setup, LeHavreSetup)
    chosen = {each.name: chance.random() < 0.3 for each in fields(Rules)}
    return replace(setup, rules=Rules(**chosen))


def enriched(chance: random.Random) -> Match:
    """A table on which everything lies somewhere, so that random play meets every building."""
    match = Match(GAME, proposed(chance))
    for card in (*bounds.cards_in_play(match.state), *facts.ships()):
        if chance.random() < 0.3:
            match.do(act.CorrectOwner(card, chance.choice(match.state.seats)))
        elif card in facts.buildings() and chance.random() < 0.5:
            match.do(act.CorrectBuilding(card, bounds.TOWN))
    for seat in match.state.seats:
        for good in facts.goods():
            match.do(act.CorrectGoods(seat, good, chance.randrange(8)))
        match.do(act.CorrectCash(seat, chance.randrange(40)))
        match.do(act.CorrectLoans(seat, chance.choice((0, 0, 1, 2, 3))))
    return match


def chosen(offers: tuple[Offer, ...], chance: random.Random) -> Action:
    """Mostly something else than a sale, or everything would soon be sold."""
    lasting = [offer for offer in offers if offer.kind not in (act.Sell, act.Repay)]
    pool = lasting if lasting and chance.random() < 0.95 else offers
    return chance.choice(pool).sample(chance.randrange)


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_random_games_keep_every_law_and_end(players: int, variant: str) -> None:
    chance = random.Random(players)
    setup = GAME.propose(PLAYERS[:players], variant, chance.randrange)
    assert laws.play_at_random(GAME, setup, chance.randrange).finished


@pytest.mark.parametrize("seed", range(4))
def test_rich_tables_keep_every_law_and_end(seed: int) -> None:
    chance = random.Random(seed)
    match = enriched(chance)
    while not match.state.over:
        offers = tuple(GAME.offers(match.state))
        action = chosen(offers, chance)
        laws.step(GAME, match.state, action, offers)
        match.do(action)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6))
def test_every_completion_of_an_offer_is_accepted(seed: int) -> None:
    chance = random.Random(seed)
    match = enriched(chance)
    for _ in range(chance.randrange(60)):
        if match.state.over:
            break
        match.do(chosen(tuple(GAME.offers(match.state)), chance))
    offers = tuple(GAME.offers(match.state))
    for offer in offers:
        for number, action in enumerate(offer.completions()):
            if number > 60:
                break
            laws.step(GAME, match.state, action, offers)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6))
def test_corrections_in_the_middle_of_anything_leave_a_playable_table(seed: int) -> None:
    chance = random.Random(seed)
    match = enriched(chance) if chance.random() < 0.5 else Match(GAME, proposed(chance))
    for _ in range(60):
        offers = tuple(GAME.offers(match.state))
        if chance.random() < 0.3 or not offers:
            offers = tuple(GAME.corrections(match.state))
        action = chance.choice(offers).sample(chance.randrange)
        laws.step(GAME, match.state, action, offers)
        match.do(action)
        assert GAME.offers(match.state) or GAME.now(match.state).over
        GAME.score(match.state)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6))
def test_whatever_is_accepted_was_offered(seed: int) -> None:
    chance = random.Random(seed)
    match = enriched(chance)
    for _ in range(40):
        offers = (*GAME.offers(match.state), *GAME.corrections(match.state))
        for _ in range(40):
            action = any_action(match.state, chance)
            try:
                GAME.apply(match.state, action)
            except Refusal:
                assert not any(offer.covers(action) for offer in offers), action
            else:
                assert any(offer.covers(action) for offer in offers), action
        playable = tuple(GAME.offers(match.state))
        if chance.random() < 0.1 or not playable:
            playable = tuple(GAME.corrections(match.state))
        match.do(chosen(playable, chance))


def test_undo_and_redo_are_the_identity() -> None:
    chance = random.Random(5)
    match = laws.play_at_random(GAME, proposed(chance), chance.randrange).match
    state, lines = match.state, match.lines
    match.go_to(len(lines) // 2)
    match.go_to(len(lines))
    assert match.state == state
    assert match.lines == lines
