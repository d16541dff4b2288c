"""017 Hunting Lodge: two hides and three meat."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import Source
from tests.games.le_havre.buildings.visits import Visit


class TestHuntingLodge(Source):
    visit = Visit(building="hunting_lodge", fee={"fish": 1})
    gives = Counts({"hides": 2, "meat": 3})
    fee_food = 1
