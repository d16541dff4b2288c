"""23 Steel Mill: iron to steel, five energy each."""

from companion.games.le_havre.actions import Exchange
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

MILL = Visit(building="steel_mill", fee={"franc": 2})


def test_five_energy_each_paid_together() -> None:
    coke = Counts({"coke": 2})
    made = MILL.brings(Exchange(4, coke), iron=4, coke=2)
    assert made == {"iron": -4, "steel": 4, "coke": -2}


def test_one_iron() -> None:
    energy = Counts({"coal": 1, "wood": 2})
    made = MILL.brings(Exchange(1, energy), iron=1, coal=1, wood=2)
    assert made == {"iron": -1, "steel": 1, "coal": -1, "wood": -2}


def test_the_wind_farm_saves_three_in_all() -> None:
    coke = Counts({"coke": 1, "wood": 2})
    made = MILL.where(owns=("wind_farm",)).brings(Exchange(3, coke), iron=3, coke=1, wood=2)
    assert made == {"iron": -3, "steel": 3, "coke": -1, "wood": -2}


def test_not_more_than_the_energy_allows() -> None:
    refused = MILL.refuses(Exchange(3, Counts({"coke": 1})), iron=3, coke=1)
    assert refused == ("energy.short", {"has": 10, "need": 15})


def test_steel_does_not_become_steel() -> None:
    about = {"good": "iron", "need": 1, "has": 0}
    assert MILL.refuses_entry(steel=2, coke=2) == ("building.steel_mill.goods", about)


def test_nobody_goes_in_without_five_energy() -> None:
    assert MILL.refuses_entry(iron=2, wood=4) == ("energy.lacking", {"has": 4, "need": 5})


def test_the_fee_is_two_francs() -> None:
    refused = MILL.refuses_entry({"franc": 1}, iron=1, coke=1)
    assert refused == fee_too_small("steel_mill", francs=2)
