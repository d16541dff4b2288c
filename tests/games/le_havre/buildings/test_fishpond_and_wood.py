"""009 Fishpond & Wood: three fish and three wood."""

from tests.games.le_havre.buildings.visits import Visit

POND = Visit(building="fishpond_and_wood", fee={"fish": 1})


def test_what_it_gives() -> None:
    assert POND.brings() == {"fish": 3, "wood": 3}


def test_symbols_bring_no_more() -> None:
    assert POND.where(owns=("business_office", "joinery")).brings() == {"fish": 3, "wood": 3}


def test_the_fee_is_a_food() -> None:
    about = {"building": "fishpond_and_wood", "food": 1, "francs": 0}
    assert POND.refuses_entry(fee={}) == ("entry-fee.short", about)
