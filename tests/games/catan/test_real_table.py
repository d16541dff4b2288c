"""The referee beside a real table: nothing legal is refused, and no refusal is unjustified."""

import random
from collections import Counter

import pytest

from companion.games.catan import hands
from companion.games.catan.hands import Bounded
from companion.games.catan.state import Rules
from tests.games.catan.real_table import RealTable

SEEDS = range(12)


def play(seed: int) -> RealTable:
    chance = random.Random(seed)
    rules = Rules(
        lone_claimant_takes_rest=chance.random() < 0.5,
        tied_holder_keeps=chance.random() < 0.5,
        combined=chance.random() < 0.6,
    )
    table = RealTable(chance, chance.randint(2, 4), rules)
    table.play_game()
    return table


@pytest.mark.parametrize("seed", SEEDS)
def test_a_legal_game_is_never_refused_and_every_refusal_is_justified(seed: int) -> None:
    play(seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_holds_when_the_possible_hands_are_soon_too_many(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "MOST_WORLDS", 3)
    play(seed)


def test_both_ways_of_keeping_hands_were_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands, "MOST_WORLDS", 3)
    match = play(0).match
    kinds = {type(match.state_after(line).hands) for line in range(match.position)}
    assert Bounded in kinds
    assert len(kinds) == 2


def test_the_attempts_are_of_every_sort() -> None:
    tried: Counter[str] = Counter()
    for seed in range(6):
        tried += play(seed).tried
    verdicts = {name.split()[1] for name in tried}
    assert verdicts == {"fine", "public", "hidden"}
    for kind in ("BuildRoad", "TradeWithPlayer", "PlayKnight", "PlayMonopoly", "Discard"):
        assert {f"{kind} {verdict}" for verdict in verdicts} <= set(tried), kind
