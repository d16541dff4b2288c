"""019 Patisserie: up to three times grain and bread for five francs."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import LimitedShop
from tests.games.le_havre.buildings.visits import Visit


class TestPatisserie(LimitedShop):
    visit = Visit(building="patisserie", fee={"fish": 1})
    buys = Counts({"grain": 1, "bread": 1})
    francs = 5
    most = 3
    fee_food = 1
