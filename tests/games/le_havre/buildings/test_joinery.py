"""04 Joinery: up to three wood for five, six or seven francs."""

import pytest

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

JOINERY = Visit(building="joinery", fee={"fish": 1})


@pytest.mark.parametrize(("wood", "francs"), [(1, 5), (2, 6), (3, 7)])
def test_the_three_prices(wood: int, francs: int) -> None:
    assert JOINERY.brings(Exchange(wood), wood=3) == {"wood": -wood, "franc": francs}


def test_not_four() -> None:
    about = {"has": 4, "most": 3}
    assert JOINERY.refuses(Exchange(4), wood=4) == ("building.joinery.times", about)


def test_not_none() -> None:
    refused = JOINERY.refuses(Exchange(0), wood=4)
    assert refused == ("must-act.nothing", {"building": "joinery"})


def test_not_more_than_one_has() -> None:
    about = {"good": "wood", "need": 2, "has": 1}
    assert JOINERY.refuses(Exchange(2), wood=1) == ("building.joinery.goods", about)


def test_charcoal_is_no_wood() -> None:
    about = {"good": "wood", "need": 1, "has": 0}
    assert JOINERY.refuses_entry(charcoal=3) == ("building.joinery.goods", about)


def test_the_fee_is_a_food() -> None:
    assert JOINERY.refuses_entry({}, wood=3) == fee_too_small("joinery", food=1)
