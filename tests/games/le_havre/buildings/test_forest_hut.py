"""010 Forest Hut: up to four times wood and meat for five francs."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit

HUT = Visit(building="forest_hut", fee={"fish": 1})


def test_one_set() -> None:
    assert HUT.brings(Exchange(1), wood=1, meat=1) == {"wood": -1, "meat": -1, "franc": 5}


def test_as_many_as_the_card_allows() -> None:
    sold = HUT.brings(Exchange(4), wood=4, meat=4)
    assert sold == {"wood": -4, "meat": -4, "franc": 20}


def test_not_more() -> None:
    refused = HUT.refuses(Exchange(5), wood=5, meat=5)
    assert refused == ("building.forest_hut.times", {"has": 5, "most": 4})


def test_not_none() -> None:
    refused = HUT.refuses(Exchange(0), wood=1, meat=1)
    assert refused == ("must-act.nothing", {"building": "forest_hut"})


def test_not_more_than_one_has() -> None:
    about = {"good": "meat", "need": 2, "has": 1}
    assert HUT.refuses(Exchange(2), wood=1, meat=1) == ("building.forest_hut.goods", about)


def test_nobody_goes_in_without_wood() -> None:
    about = {"good": "wood", "need": 1, "has": 0}
    assert HUT.refuses_entry(meat=1) == ("building.forest_hut.goods", about)


def test_nobody_goes_in_without_meat() -> None:
    about = {"good": "meat", "need": 1, "has": 0}
    assert HUT.refuses_entry(wood=1) == ("building.forest_hut.goods", about)


def test_the_fee_is_a_food() -> None:
    about = {"building": "forest_hut", "food": 1, "francs": 0}
    assert HUT.refuses_entry(fee={}, wood=1, meat=1) == ("entry-fee.short", about)
