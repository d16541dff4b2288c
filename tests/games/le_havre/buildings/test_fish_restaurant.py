"""008 Fish Restaurant: smoked fish for three francs each."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import Shop
from tests.games.le_havre.buildings.visits import Visit


class TestFishRestaurant(Shop):
    visit = Visit(building="fish_restaurant", fee={"fish": 1})
    buys = Counts({"smoked_fish": 1})
    francs = 3
    fee_food = 1

    def test_fish_is_not_bought(self) -> None:
        about = {"good": "smoked_fish", "need": 1, "has": 0}
        assert self.visit.refuses_entry(fish=9) == (f"{self.article}.goods", about)
