"""005 Clothing Industry: hides and leather for seven francs."""

from companion.referee.counts import Counts
from tests.games.le_havre.buildings.shops import Shop
from tests.games.le_havre.buildings.visits import Visit


class TestClothingIndustry(Shop):
    visit = Visit(building="clothing_industry", fee={"franc": 1})
    buys = Counts({"hides": 1, "leather": 1})
    francs = 7
    fee_food = 2
    fee_francs = 1
