"""06 Hardware Store: a wood, a brick and an iron."""

from companion.games.le_havre import facts
from tests.games.le_havre.buildings.visits import Visit

STORE = Visit(building="hardware_store", fee={"fish": 1})


def test_a_wood_a_brick_and_an_iron() -> None:
    assert STORE.brings() == {"wood": 1, "brick": 1, "iron": 1}


def test_it_is_an_economic_building() -> None:
    assert facts.building("hardware_store").category == facts.ECONOMIC


def test_the_fee_is_a_food() -> None:
    about = {"building": "hardware_store", "food": 1, "francs": 0}
    assert STORE.refuses_entry(fee={}) == ("entry-fee.short", about)
