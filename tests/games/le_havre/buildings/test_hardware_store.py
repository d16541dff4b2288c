"""06 Hardware Store: a wood, a brick and an iron."""

from companion.games.le_havre import facts
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import Source
from tests.games.le_havre.buildings.visits import Visit


class TestHardwareStore(Source):
    visit = Visit(building="hardware_store", fee={"fish": 1})
    gives = Counts({"wood": 1, "brick": 1, "iron": 1})
    fee_food = 1

    def test_it_is_an_economic_building(self) -> None:
        assert facts.building("hardware_store").category == facts.ECONOMIC
