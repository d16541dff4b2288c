"""026 Furniture Factory: wood and leather for six francs."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit

FACTORY = Visit(building="furniture_factory", fee={"bread": 1})


def test_one_set() -> None:
    assert FACTORY.brings(Exchange(1), wood=1, leather=1) == {"wood": -1, "leather": -1, "franc": 6}


def test_there_is_no_limit() -> None:
    sold = FACTORY.brings(Exchange(9), wood=9, leather=9)
    assert sold == {"wood": -9, "leather": -9, "franc": 54}


def test_not_none() -> None:
    refused = FACTORY.refuses(Exchange(0), wood=1, leather=1)
    assert refused == ("must-act.nothing", {"building": "furniture_factory"})


def test_not_more_than_one_has() -> None:
    about = {"good": "leather", "need": 2, "has": 1}
    assert FACTORY.refuses(Exchange(2), wood=1, leather=1) == (
        "building.furniture_factory.goods",
        about,
    )


def test_nobody_goes_in_without_wood() -> None:
    about = {"good": "wood", "need": 1, "has": 0}
    assert FACTORY.refuses_entry(leather=1) == ("building.furniture_factory.goods", about)


def test_nobody_goes_in_without_leather() -> None:
    about = {"good": "leather", "need": 1, "has": 0}
    assert FACTORY.refuses_entry(wood=1) == ("building.furniture_factory.goods", about)


def test_the_fee_is_two_food() -> None:
    about = {"building": "furniture_factory", "food": 2, "francs": 0}
    assert FACTORY.refuses_entry(fee={}, wood=1, leather=1) == ("entry-fee.short", about)
