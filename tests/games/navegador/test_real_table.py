"""The referee beside a real table: nothing that is legal is refused, and the numbers agree."""

import random
from collections import Counter

import pytest

from companion.games.navegador.printed import missing
from tests.games.navegador.profiles import plausible_profile
from tests.games.navegador.real_table import RealTable

GAMES_EACH = 4


@pytest.mark.parametrize("told", [True, False], ids=["with a profile", "without one"])
@pytest.mark.parametrize("seed", range(8))
def test_a_legal_game_is_never_refused(seed: int, told: bool) -> None:
    chance = random.Random(seed)
    for number in range(GAMES_EACH):
        board = plausible_profile(chance)
        players = 2 + (seed + number) % 4
        table = RealTable(chance, board, players, told=told, goa=chance.random() < 0.4)
        table.play_game()
        assert table.over


def test_everything_that_can_be_done_gets_done() -> None:
    chance = random.Random(7)
    seen: Counter[str] = Counter()
    for number in range(12):
        board = plausible_profile(chance)
        table = RealTable(chance, board, 2 + number % 4, told=False, goa=number % 2 == 0)
        table.play_game()
        seen += table.seen
    assert set(seen) >= {
        *("UseCard", "EndSailing", "MoveStone", "EndTurn", "Sail", "Explore", "ReadBorders"),
        *("TurnUp", "Recruit", "BuildShips", "Sell", "Process", "FoundColony", "Build"),
        *("TakePrivilege", "TakeKing", "ReadChart", "virtual", "expired"),
    }


def test_a_game_teaches_the_app_the_board() -> None:
    chance = random.Random(3)
    board = plausible_profile(chance)
    table = RealTable(chance, board, 4, told=False)
    before = missing(table.state.board)
    table.play_game()
    learned = table.state.board
    assert len(missing(learned)) < len(before) / 2
    for place in learned.places:
        assert (place.good, place.tokens) == (board.good(place.region), board.tokens(place.region))
    assert {(b.one, b.other) for b in learned.borders} <= {(b.one, b.other) for b in board.borders}
