"""002 Bakery: up to six bread for three francs each."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import LimitedShop
from tests.games.le_havre.buildings.visits import Visit


class TestBakery(LimitedShop):
    visit = Visit(building="bakery", fee={"fish": 1})
    buys = Counts({"bread": 1})
    francs = 3
    most = 6
    fee_food = 1

    def test_grain_is_not_bought(self) -> None:
        about = {"good": "bread", "need": 1, "has": 0}
        assert self.visit.refuses_entry(grain=9) == (f"{self.article}.goods", about)
