"""003 Baguette Shop: up to four times bread and meat for six francs."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit

SHOP = Visit(building="baguette_shop", fee={"fish": 1})


def test_one_set() -> None:
    assert SHOP.brings(Exchange(1), bread=1, meat=1) == {"bread": -1, "meat": -1, "franc": 6}


def test_as_many_as_the_card_allows() -> None:
    sold = SHOP.brings(Exchange(4), bread=4, meat=4)
    assert sold == {"bread": -4, "meat": -4, "franc": 24}


def test_not_more() -> None:
    refused = SHOP.refuses(Exchange(5), bread=5, meat=5)
    assert refused == ("building.baguette_shop.times", {"has": 5, "most": 4})


def test_not_none() -> None:
    refused = SHOP.refuses(Exchange(0), bread=1, meat=1)
    assert refused == ("must-act.nothing", {"building": "baguette_shop"})


def test_not_more_than_one_has() -> None:
    about = {"good": "bread", "need": 2, "has": 1}
    assert SHOP.refuses(Exchange(2), bread=1, meat=1) == ("building.baguette_shop.goods", about)


def test_nobody_goes_in_without_bread() -> None:
    about = {"good": "bread", "need": 1, "has": 0}
    assert SHOP.refuses_entry(meat=1) == ("building.baguette_shop.goods", about)


def test_nobody_goes_in_without_meat() -> None:
    about = {"good": "meat", "need": 1, "has": 0}
    assert SHOP.refuses_entry(bread=1) == ("building.baguette_shop.goods", about)


def test_the_fee_is_a_food() -> None:
    about = {"building": "baguette_shop", "food": 1, "francs": 0}
    assert SHOP.refuses_entry(fee={}, bread=1, meat=1) == ("entry-fee.short", about)
