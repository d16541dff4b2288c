"""026 Furniture Factory: wood and leather for six francs."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import Shop
from tests.games.le_havre.buildings.visits import Visit


class TestFurnitureFactory(Shop):
    visit = Visit(building="furniture_factory", fee={"bread": 1})
    buys = Counts({"wood": 1, "leather": 1})
    francs = 6
    fee_food = 2
