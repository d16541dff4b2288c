"""011 Plant Nursery: four wood and three francs."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import Source
from tests.games.le_havre.buildings.visits import Visit


class TestPlantNursery(Source):
    visit = Visit(building="plant_nursery", fee={"fish": 1})
    gives = Counts({"wood": 4, "franc": 3})
    fee_food = 1
