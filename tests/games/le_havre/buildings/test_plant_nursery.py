"""011 Plant Nursery: four wood and three francs."""

from tests.games.le_havre.buildings.visits import Visit

NURSERY = Visit(building="plant_nursery", fee={"fish": 1})


def test_what_it_gives() -> None:
    assert NURSERY.brings() == {"wood": 4, "franc": 3}


def test_symbols_bring_no_more() -> None:
    assert NURSERY.where(owns=("business_office", "joinery")).brings() == {"wood": 4, "franc": 3}


def test_the_fee_is_a_food() -> None:
    about = {"building": "plant_nursery", "food": 1, "francs": 0}
    assert NURSERY.refuses_entry(fee={}) == ("entry-fee.short", about)
