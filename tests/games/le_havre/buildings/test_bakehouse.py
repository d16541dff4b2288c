"""05 Bakehouse: grain to bread, half an energy and half a franc each."""

from companion.games.le_havre.actions import Exchange
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import Visit

BAKEHOUSE = Visit(building="bakehouse", fee={"fish": 1})


def wood(count: int) -> Counts:
    return Counts({"wood": count})


def test_an_even_number() -> None:
    baked = BAKEHOUSE.brings(Exchange(4, wood(2)), grain=4, wood=2)
    assert baked == {"grain": -4, "bread": 4, "wood": -2, "franc": 2}


def test_halves_are_rounded_against_the_baker() -> None:
    baked = BAKEHOUSE.brings(Exchange(5, wood(3)), grain=5, wood=3)
    assert baked == {"grain": -5, "bread": 5, "wood": -3, "franc": 2}


def test_one_grain_brings_no_franc() -> None:
    baked = BAKEHOUSE.brings(Exchange(1, wood(1)), grain=3, wood=1)
    assert baked == {"grain": -1, "bread": 1, "wood": -1}


def test_there_is_no_limit() -> None:
    coke = Counts({"coke": 1})
    baked = BAKEHOUSE.brings(Exchange(20, coke), grain=20, coke=1)
    assert baked == {"grain": -20, "bread": 20, "coke": -1, "franc": 10}


def test_too_much_energy_is_lost() -> None:
    coal = Counts({"coal": 1})
    baked = BAKEHOUSE.brings(Exchange(2, coal), grain=2, coal=1)
    assert baked == {"grain": -2, "bread": 2, "coal": -1, "franc": 1}


def test_superfluous_energy_is_not_paid() -> None:
    refused = BAKEHOUSE.refuses(Exchange(2, wood(2)), grain=2, wood=2)
    assert refused == ("energy.superfluous", {"good": "wood", "need": 1})


def test_too_little_energy() -> None:
    refused = BAKEHOUSE.refuses(Exchange(3, wood(1)), grain=3, wood=3)
    assert refused == ("energy.short", {"has": 1, "need": 2})


def test_more_than_one_has() -> None:
    refused = BAKEHOUSE.refuses(Exchange(3, wood(2)), grain=2, wood=3)
    assert refused == ("building.bakehouse.goods", {"good": "grain", "need": 3, "has": 2})


def test_nobody_goes_in_without_energy() -> None:
    assert BAKEHOUSE.refuses_entry(grain=3) == ("energy.lacking", {"has": 0, "need": 1})


def test_nobody_goes_in_without_grain() -> None:
    about = {"good": "grain", "need": 1, "has": 0}
    assert BAKEHOUSE.refuses_entry(wood=3) == ("building.bakehouse.goods", about)


def test_the_wind_farm_saves_three_energy_in_all() -> None:
    windy = BAKEHOUSE.where(owns=("wind_farm",))
    assert windy.brings(Exchange(6), grain=6) == {"grain": -6, "bread": 6, "franc": 3}
    baked = windy.brings(Exchange(7, wood(1)), grain=7, wood=1)
    assert baked == {"grain": -7, "bread": 7, "franc": 3, "wood": -1}
