"""030 Schnaps Distillery: up to four grain for two francs each."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import LimitedShop
from tests.games.le_havre.buildings.visits import Visit


class TestSchnapsDistillery(LimitedShop):
    visit = Visit(building="schnaps_distillery", fee={"fish": 1})
    buys = Counts({"grain": 1})
    francs = 2
    most = 4
    fee_food = 1

    def test_bread_is_not_bought(self) -> None:
        about = {"good": "grain", "need": 1, "has": 0}
        assert self.visit.refuses_entry(bread=9) == (f"{self.article}.goods", about)
