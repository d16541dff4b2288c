"""022 Kiln: a clay and an energy for three brick."""

from companion.games.le_havre.actions import Exchange
from companion.games.le_havre.state import Rules
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

KILN = Visit(building="kiln", fee={"fish": 1})
WOOD = Counts({"wood": 1})
ARTICLE = "building.kiln"


def test_a_clay_and_an_energy_for_three_brick() -> None:
    burned = KILN.brings(Exchange(1, WOOD), clay=2, wood=1)
    assert burned == {"clay": -1, "wood": -1, "brick": 3}


def test_only_once() -> None:
    refused = KILN.refuses(Exchange(2, Counts({"wood": 2})), clay=2, wood=2)
    assert refused == (f"{ARTICLE}.times", {"has": 2, "most": 1})


def test_brick_serves_as_clay() -> None:
    burned = KILN.brings(Exchange(1, WOOD, instead=1), brick=1, wood=1)
    assert burned == {"wood": -1, "brick": 2}


def test_where_the_table_wants_it_only_clay_does() -> None:
    about = {"good": "clay", "need": 1, "has": 0}
    strict = KILN.where(rules=Rules(inputs_as_printed=True))
    assert strict.refuses_entry(brick=1, wood=1) == (f"{ARTICLE}.goods", about)


def test_with_the_wind_farm_no_energy_is_due() -> None:
    assert KILN.where(owns=("wind_farm",)).brings(Exchange(1), clay=1) == {"clay": -1, "brick": 3}


def test_nobody_goes_in_without_clay() -> None:
    about = {"good": "clay", "need": 1, "has": 0}
    assert KILN.refuses_entry(wood=1) == (f"{ARTICLE}.goods", about)


def test_nobody_goes_in_without_energy() -> None:
    assert KILN.refuses_entry(clay=1) == ("energy.lacking", {"has": 0, "need": 1})


def test_the_fee_is_a_food() -> None:
    assert KILN.refuses_entry({}, clay=1, wood=1) == fee_too_small("kiln", food=1)
