"""08 Smokehouse: up to six fish for an energy in all, half a franc each."""

from companion.games.le_havre.actions import Exchange
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

SMOKEHOUSE = Visit(building="smokehouse", fee={"franc": 1})
WOOD = Counts({"wood": 1})


def test_six_fish_for_one_energy() -> None:
    smoked = SMOKEHOUSE.brings(Exchange(6, WOOD), fish=8, wood=2)
    assert smoked == {"fish": -6, "smoked_fish": 6, "wood": -1, "franc": 3}


def test_half_a_franc_is_not_paid_out() -> None:
    smoked = SMOKEHOUSE.brings(Exchange(5, WOOD), fish=5, wood=1)
    assert smoked == {"fish": -5, "smoked_fish": 5, "wood": -1, "franc": 2}


def test_one_fish_takes_the_whole_energy() -> None:
    smoked = SMOKEHOUSE.brings(Exchange(1, WOOD), fish=1, wood=1)
    assert smoked == {"fish": -1, "smoked_fish": 1, "wood": -1}


def test_with_the_wind_farm_it_takes_none() -> None:
    smoked = SMOKEHOUSE.where(owns=("wind_farm",)).brings(Exchange(2), fish=2)
    assert smoked == {"fish": -2, "smoked_fish": 2, "franc": 1}


def test_not_seven() -> None:
    refused = SMOKEHOUSE.refuses(Exchange(7, WOOD), fish=8, wood=2)
    assert refused == ("building.smokehouse.times", {"has": 7, "most": 6})


def test_the_energy_must_be_paid() -> None:
    refused = SMOKEHOUSE.refuses(Exchange(2), fish=2, wood=1)
    assert refused == ("energy.short", {"has": 0, "need": 1})


def test_the_fee_may_not_take_the_last_fish() -> None:
    refused = SMOKEHOUSE.refuses_entry({"fish": 2}, fish=2, wood=1)
    assert refused == ("building.smokehouse.goods", {"good": "fish", "need": 1, "has": 0})


def test_the_fee_is_two_food_or_a_franc() -> None:
    assert SMOKEHOUSE.where(fee={"fish": 2}).brings(Exchange(1, WOOD), fish=1, wood=1)
    refused = SMOKEHOUSE.refuses_entry({"fish": 1}, fish=9, wood=1)
    assert refused == fee_too_small("smokehouse", food=2, francs=1)
