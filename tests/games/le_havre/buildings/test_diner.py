"""016 Diner: up to three times wood, bread and smoked fish for eight francs."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit

DINER = Visit(building="diner", fee={"fish": 1})


def test_one_set() -> None:
    assert DINER.brings(Exchange(1), wood=1, bread=1, smoked_fish=1) == {
        "wood": -1,
        "bread": -1,
        "smoked_fish": -1,
        "franc": 8,
    }


def test_as_many_as_the_card_allows() -> None:
    sold = DINER.brings(Exchange(3), wood=3, bread=3, smoked_fish=3)
    assert sold == {"wood": -3, "bread": -3, "smoked_fish": -3, "franc": 24}


def test_not_more() -> None:
    refused = DINER.refuses(Exchange(4), wood=4, bread=4, smoked_fish=4)
    assert refused == ("building.diner.times", {"has": 4, "most": 3})


def test_not_none() -> None:
    refused = DINER.refuses(Exchange(0), wood=1, bread=1, smoked_fish=1)
    assert refused == ("must-act.nothing", {"building": "diner"})


def test_not_more_than_one_has() -> None:
    about = {"good": "bread", "need": 2, "has": 1}
    assert DINER.refuses(Exchange(2), wood=1, bread=1, smoked_fish=1) == (
        "building.diner.goods",
        about,
    )


def test_nobody_goes_in_without_wood() -> None:
    about = {"good": "wood", "need": 1, "has": 0}
    assert DINER.refuses_entry(bread=1, smoked_fish=1) == ("building.diner.goods", about)


def test_nobody_goes_in_without_bread() -> None:
    about = {"good": "bread", "need": 1, "has": 0}
    assert DINER.refuses_entry(wood=1, smoked_fish=1) == ("building.diner.goods", about)


def test_nobody_goes_in_without_smoked_fish() -> None:
    about = {"good": "smoked_fish", "need": 1, "has": 0}
    assert DINER.refuses_entry(wood=1, bread=1) == ("building.diner.goods", about)


def test_the_fee_is_a_food() -> None:
    about = {"building": "diner", "food": 1, "francs": 0}
    assert DINER.refuses_entry(fee={}, wood=1, bread=1, smoked_fish=1) == ("entry-fee.short", about)
