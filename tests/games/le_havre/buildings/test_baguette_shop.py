"""003 Baguette Shop: up to four times bread and meat for six francs."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import LimitedShop
from tests.games.le_havre.buildings.visits import Visit


class TestBaguetteShop(LimitedShop):
    visit = Visit(building="baguette_shop", fee={"fish": 1})
    buys = Counts({"bread": 1, "meat": 1})
    francs = 6
    most = 4
    fee_food = 1
