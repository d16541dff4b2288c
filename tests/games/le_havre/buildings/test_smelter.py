"""015 Smelter: a coal, a coke and an iron."""

from tests.games.le_havre.buildings.visits import Visit

SMELTER = Visit(building="smelter", fee={"franc": 2})


def test_what_it_gives() -> None:
    assert SMELTER.brings() == {"coal": 1, "coke": 1, "iron": 1}


def test_symbols_bring_no_more() -> None:
    assert SMELTER.where(owns=("business_office", "joinery")).brings() == {
        "coal": 1,
        "coke": 1,
        "iron": 1,
    }


def test_the_fee_is_two_francs() -> None:
    about = {"building": "smelter", "food": 0, "francs": 2}
    assert SMELTER.refuses_entry(fee={}) == ("entry-fee.short", about)


def test_food_does_not_stand_for_francs() -> None:
    about = {"building": "smelter", "good": "fish"}
    assert SMELTER.refuses_entry(fee={"fish": 2}, fish=2) == ("entry-fee.worthless", about)
