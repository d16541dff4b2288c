"""004 Farm: fish, grain, wood, hides and cattle."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import Source
from tests.games.le_havre.buildings.visits import Visit


class TestFarm(Source):
    visit = Visit(building="farm", fee={"franc": 1})
    gives = Counts({"fish": 2, "grain": 2, "wood": 2, "hides": 1, "cattle": 1})
    fee_francs = 1

    def test_food_does_not_stand_for_francs(self) -> None:
        about = {"building": "farm", "good": "fish"}
        refused = self.visit.refuses_entry({"fish": 2}, fish=2)
        assert refused == ("entry-fee.worthless", about)
