"""006 Iron Mine & Coal Seam: two iron and a coal."""

from tests.games.le_havre.buildings.visits import Visit

MINE = Visit(building="iron_mine_and_coal_seam", fee={"fish": 1})


def test_what_it_gives() -> None:
    assert MINE.brings() == {"iron": 2, "coal": 1}


def test_symbols_bring_no_more() -> None:
    assert MINE.where(owns=("business_office", "joinery")).brings() == {"iron": 2, "coal": 1}


def test_the_fee_is_a_food() -> None:
    about = {"building": "iron_mine_and_coal_seam", "food": 1, "francs": 0}
    assert MINE.refuses_entry(fee={}) == ("entry-fee.short", about)
