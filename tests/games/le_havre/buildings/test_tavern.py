"""028 Tavern: up to four times wood and grain for three francs."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import LimitedShop
from tests.games.le_havre.buildings.visits import Visit


class TestTavern(LimitedShop):
    visit = Visit(building="tavern", fee={})
    buys = Counts({"wood": 1, "grain": 1})
    francs = 3
    most = 4

    def test_its_fee(self) -> None:
        about = {"building": "tavern", "good": "fish"}
        refused = self.visit.refuses_entry({"fish": 1}, fish=1, **self.sets(1))
        assert refused == ("entry-fee.none", about)
