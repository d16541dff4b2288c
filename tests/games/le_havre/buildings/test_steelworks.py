"""031 Steelworks: an iron and 15 energy for two steel."""

from companion.games.le_havre.actions import Exchange
from companion.games.le_havre.state import Rules
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

WORKS = Visit(building="steelworks", fee={"franc": 1})
ENERGY = Counts({"coke": 1, "coal": 1, "wood": 2})
ARTICLE = "building.steelworks"


def test_an_iron_and_15_energy_for_two_steel() -> None:
    made = WORKS.brings(Exchange(1, ENERGY), iron=1, **ENERGY)
    assert made == {"iron": -1, "steel": 2, "coke": -1, "coal": -1, "wood": -2}


def test_only_once() -> None:
    refused = WORKS.refuses(Exchange(2, Counts({"coke": 3})), iron=2, coke=3)
    assert refused == (f"{ARTICLE}.times", {"has": 2, "most": 1})


def test_steel_serves_as_iron() -> None:
    made = WORKS.brings(Exchange(1, Counts({"coke": 2}), instead=1), steel=1, coke=2)
    assert made == {"steel": 1, "coke": -2}


def test_where_the_table_wants_it_only_iron_does() -> None:
    about = {"good": "iron", "need": 1, "has": 0}
    strict = WORKS.where(rules=Rules(inputs_as_printed=True))
    assert strict.refuses_entry(steel=1, coke=2) == (f"{ARTICLE}.goods", about)


def test_the_wind_farm_saves_three() -> None:
    energy = Counts({"coke": 1, "wood": 2})
    made = WORKS.where(owns=("wind_farm",)).brings(Exchange(1, energy), iron=1, coke=1, wood=2)
    assert made == {"iron": -1, "steel": 2, "coke": -1, "wood": -2}


def test_nobody_goes_in_with_less_energy() -> None:
    assert WORKS.refuses_entry(iron=1, coke=1, coal=1) == (
        "energy.lacking",
        {"has": 13, "need": 15},
    )


def test_nobody_goes_in_without_iron() -> None:
    about = {"good": "iron", "need": 1, "has": 0}
    assert WORKS.refuses_entry(coke=2) == (f"{ARTICLE}.goods", about)


def test_the_fee_is_two_food_or_a_franc() -> None:
    assert WORKS.where(fee={"fish": 2}).brings(Exchange(1, ENERGY), iron=1, **ENERGY)["steel"] == 2
    assert WORKS.refuses_entry({}, iron=1, coke=2) == fee_too_small("steelworks", food=2, francs=1)
