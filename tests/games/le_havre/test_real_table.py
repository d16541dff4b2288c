"""The referee beside a real table: nothing that is legal is refused, and the numbers agree."""

import random
from collections import Counter
from dataclasses import fields

import pytest

from companion.games.le_havre import facts
from companion.games.le_havre.state import Rules
from tests.games.le_havre.real_table import RealTable

RICH_GAMES = 20
TABLES = [(players, variant) for players in range(1, 6) for variant in (facts.FULL, facts.SHORT)]


@pytest.mark.parametrize(("players", "variant"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_a_legal_game_is_never_refused(players: int, variant: str, seed: int) -> None:
    RealTable(random.Random(seed), players, variant).play_game()


@pytest.mark.parametrize("seed", range(10))
def test_nor_where_the_open_questions_are_answered_otherwise(seed: int) -> None:
    chance = random.Random(seed)
    rules = Rules(**{each.name: chance.random() < 0.5 for each in fields(Rules)})
    table = RealTable(chance, 1 + seed % 5, facts.FULL, rules)
    table.make_rich()
    table.play_game()


def test_at_rich_tables_every_building_is_used() -> None:
    seen: Counter[str] = Counter()
    for seed in range(RICH_GAMES):
        table = RealTable(random.Random(seed), 1 + seed % 5, facts.FULL)
        table.make_rich()
        table.play_game()
        seen += table.seen
    usable = {card.id for card in facts.buildings().values() if not card.locked}
    assert usable - set(seen) == set()
    assert set(seen) >= {
        *("TurnUp", "Supply", "TakeOffer", "Enter", "EndTurn", "Buy", "Sell", "Repay", "Borrow"),
        *("Feed", "Reveal", "EndAction", "Build", "BuildShip", "SwapForYacht", "Choose"),
        *("Exchange", "TakeMore", "ReturnLoans", "LoadShips", "ShipGoods", "MakeSteel"),
        *("TradeGood", "SellAtBridge", "TradeFood", "TradeFurs", "Haul", "Evict"),
        *("interest on credit", "fed on credit"),
    }
