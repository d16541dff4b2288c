"""032 Steakhouse: up to four times meat and charcoal for six francs."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import LimitedShop
from tests.games.le_havre.buildings.visits import Visit


class TestSteakhouse(LimitedShop):
    visit = Visit(building="steakhouse", fee={"fish": 1})
    buys = Counts({"meat": 1, "charcoal": 1})
    francs = 6
    most = 4
    fee_food = 1
