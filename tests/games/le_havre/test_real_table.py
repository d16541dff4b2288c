"""Whole games at a real table: the referee refuses nothing, and all figures agree."""

import random

import pytest

from companion.referee.ruling import Refusal
from tests.games.le_havre.real_table import RealTable
from tests.games.le_havre.table import GAME


@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("seed", range(3))
def test_the_referee_agrees_with_the_table(seed: int, players: int, variant: str) -> None:
    table = RealTable(random.Random(seed), players, variant)
    try:
        table.play_game()
    except Refusal as refusal:
        raise AssertionError(f"an honest table was refused: {refusal}") from refusal
    assert table.state.over
    assert GAME.score(table.state).totals == tuple(map(table.fortune, table.people))
