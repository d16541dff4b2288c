"""010 Forest Hut: up to four times wood and meat for five francs."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import LimitedShop
from tests.games.le_havre.buildings.visits import Visit


class TestForestHut(LimitedShop):
    visit = Visit(building="forest_hut", fee={"fish": 1})
    buys = Counts({"wood": 1, "meat": 1})
    francs = 5
    most = 4
    fee_food = 1
