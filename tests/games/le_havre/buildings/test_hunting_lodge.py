"""017 Hunting Lodge: two hides and three meat."""

from tests.games.le_havre.buildings.visits import Visit

LODGE = Visit(building="hunting_lodge", fee={"fish": 1})


def test_what_it_gives() -> None:
    assert LODGE.brings() == {"hides": 2, "meat": 3}


def test_symbols_bring_no_more() -> None:
    assert LODGE.where(owns=("business_office", "joinery")).brings() == {"hides": 2, "meat": 3}


def test_the_fee_is_a_food() -> None:
    about = {"building": "hunting_lodge", "food": 1, "francs": 0}
    assert LODGE.refuses_entry(fee={}) == ("entry-fee.short", about)
