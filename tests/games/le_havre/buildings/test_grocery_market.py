"""19 Grocery Market: one of each of six kinds of food and animals."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import Source
from tests.games.le_havre.buildings.visits import Visit


class TestGroceryMarket(Source):
    visit = Visit(building="grocery_market", fee={"franc": 1})
    gives = Counts({"cattle": 1, "meat": 1, "fish": 1, "smoked_fish": 1, "grain": 1, "bread": 1})
    fee_francs = 1

    def test_food_does_not_stand_for_francs(self) -> None:
        about = {"building": "grocery_market", "good": "fish"}
        refused = self.visit.refuses_entry({"fish": 2}, fish=2)
        assert refused == ("entry-fee.worthless", about)
