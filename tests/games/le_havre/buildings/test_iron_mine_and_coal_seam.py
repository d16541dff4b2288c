"""006 Iron Mine & Coal Seam: two iron and a coal."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import Source
from tests.games.le_havre.buildings.visits import Visit


class TestIronMineAndCoalSeam(Source):
    visit = Visit(building="iron_mine_and_coal_seam", fee={"fish": 1})
    gives = Counts({"iron": 2, "coal": 1})
    fee_food = 1
