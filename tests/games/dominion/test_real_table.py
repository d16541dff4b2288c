"""The referee beside a real table: nothing that is legal is refused, and the numbers agree."""

import random

import pytest

from companion.games.dominion import facts, kingdoms
from tests.games.dominion.real_table import RealTable

GAMES_EACH = 8


@pytest.mark.parametrize("seed", range(10))
def test_a_legal_game_is_never_refused(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(GAMES_EACH):
        kingdom = kingdoms.at_random(chance.randrange)
        table = RealTable(chance, kingdom, chance.randint(2, 4))
        table.play_game()


@pytest.mark.parametrize("name", facts.recommended_sets())
def test_every_card_of_a_recommended_set_gets_played(name: str) -> None:
    chance = random.Random(name)
    cards = set(facts.recommended_sets()[name])
    played: set[str] = set()
    for _ in range(GAMES_EACH):
        table = RealTable(chance, kingdoms.in_order(tuple(cards)), 3)
        table.play_game()
        played |= table.played
    assert played == {card for card in cards if facts.card(card).is_a("action")}
