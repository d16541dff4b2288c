"""007 Fish Market: up to seven fish for two francs each."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import LimitedShop
from tests.games.le_havre.buildings.visits import Visit


class TestFishMarket(LimitedShop):
    visit = Visit(building="fish_market", fee={"fish": 1})
    buys = Counts({"fish": 1})
    francs = 2
    most = 7
    fee_food = 1

    def test_smoked_fish_is_not_bought(self) -> None:
        about = {"good": "fish", "need": 1, "has": 0}
        assert self.visit.refuses_entry(smoked_fish=9) == (f"{self.article}.goods", about)
