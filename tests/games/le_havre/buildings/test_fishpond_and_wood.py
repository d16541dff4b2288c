"""009 Fishpond & Wood: three fish and three wood."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import Source
from tests.games.le_havre.buildings.visits import Visit


class TestFishpondAndWood(Source):
    visit = Visit(building="fishpond_and_wood", fee={"fish": 1})
    gives = Counts({"fish": 3, "wood": 3})
    fee_food = 1
