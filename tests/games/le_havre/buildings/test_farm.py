"""004 Farm: fish, grain, wood, hides and cattle."""

from tests.games.le_havre.buildings.visits import Visit

FARM = Visit(building="farm", fee={"franc": 1})


def test_what_it_gives() -> None:
    assert FARM.brings() == {"fish": 2, "grain": 2, "wood": 2, "hides": 1, "cattle": 1}


def test_symbols_bring_no_more() -> None:
    assert FARM.where(owns=("business_office", "joinery")).brings() == {
        "fish": 2,
        "grain": 2,
        "wood": 2,
        "hides": 1,
        "cattle": 1,
    }


def test_the_fee_is_a_franc() -> None:
    about = {"building": "farm", "food": 0, "francs": 1}
    assert FARM.refuses_entry(fee={}) == ("entry-fee.short", about)


def test_food_does_not_stand_for_francs() -> None:
    about = {"building": "farm", "good": "fish"}
    assert FARM.refuses_entry(fee={"fish": 2}, fish=2) == ("entry-fee.worthless", about)
