"""016 Diner: up to three times wood, bread and smoked fish for eight francs."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import LimitedShop
from tests.games.le_havre.buildings.visits import Visit


class TestDiner(LimitedShop):
    visit = Visit(building="diner", fee={"fish": 1})
    buys = Counts({"wood": 1, "bread": 1, "smoked_fish": 1})
    francs = 8
    most = 3
    fee_food = 1
