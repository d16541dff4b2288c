"""008 Fish Restaurant: smoked fish for three francs each."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit

RESTAURANT = Visit(building="fish_restaurant", fee={"fish": 1})


def test_one() -> None:
    assert RESTAURANT.brings(Exchange(1), smoked_fish=1) == {"smoked_fish": -1, "franc": 3}


def test_there_is_no_limit() -> None:
    sold = RESTAURANT.brings(Exchange(9), smoked_fish=9)
    assert sold == {"smoked_fish": -9, "franc": 27}


def test_not_none() -> None:
    refused = RESTAURANT.refuses(Exchange(0), smoked_fish=1)
    assert refused == ("must-act.nothing", {"building": "fish_restaurant"})


def test_not_more_than_one_has() -> None:
    about = {"good": "smoked_fish", "need": 2, "has": 1}
    assert RESTAURANT.refuses(Exchange(2), smoked_fish=1) == (
        "building.fish_restaurant.goods",
        about,
    )


def test_nobody_goes_in_without_smoked_fish() -> None:
    about = {"good": "smoked_fish", "need": 1, "has": 0}
    assert RESTAURANT.refuses_entry(fish=5) == ("building.fish_restaurant.goods", about)


def test_the_fee_is_a_food() -> None:
    about = {"building": "fish_restaurant", "food": 1, "francs": 0}
    assert RESTAURANT.refuses_entry(fee={}, smoked_fish=1) == ("entry-fee.short", about)
