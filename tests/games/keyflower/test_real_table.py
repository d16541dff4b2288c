"""The referee beside a real table: nothing legal is refused, and no refusal is unjustified."""

import random
from collections import Counter

import pytest

from companion.games.keyflower.rulings import Rulings
from tests.games.keyflower.real_table import RealTable

SEEDS = range(15)


def play(seed: int) -> RealTable:
    chance = random.Random(seed)
    rulings = Rulings(
        blocking=chance.random() < 0.3,
        group_pays=chance.random() < 0.7,
        counter_bid_for_order=chance.random() < 0.5,
        doubled_elsewhere=chance.random() < 0.5,
        any_order=chance.random() < 0.6,
    )
    table = RealTable(chance, 2 + seed % 5, rulings)
    table.play_game()
    return table


@pytest.mark.parametrize("seed", SEEDS)
def test_a_legal_game_is_never_refused_and_every_refusal_is_justified(seed: int) -> None:
    play(seed)


def test_the_attempts_are_of_every_sort() -> None:
    tried: Counter[str] = Counter()
    for seed in range(5):
        tried += play(seed).tried
    for kind in ("Bid", "Use"):
        assert {f"{kind} {verdict}" for verdict in ("fine", "public", "hidden")} <= set(tried)
