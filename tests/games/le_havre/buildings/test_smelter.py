"""015 Smelter: a coal, a coke and an iron."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import Source
from tests.games.le_havre.buildings.visits import Visit


class TestSmelter(Source):
    visit = Visit(building="smelter", fee={"franc": 2})
    gives = Counts({"coal": 1, "coke": 1, "iron": 1})
    fee_francs = 2

    def test_food_does_not_stand_for_francs(self) -> None:
        about = {"building": "smelter", "good": "fish"}
        refused = self.visit.refuses_entry({"fish": 2}, fish=2)
        assert refused == ("entry-fee.worthless", about)
