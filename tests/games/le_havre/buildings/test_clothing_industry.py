"""005 Clothing Industry: hides and leather for seven francs."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit

INDUSTRY = Visit(building="clothing_industry", fee={"franc": 1})


def test_one_set() -> None:
    assert INDUSTRY.brings(Exchange(1), hides=1, leather=1) == {
        "hides": -1,
        "leather": -1,
        "franc": 7,
    }


def test_there_is_no_limit() -> None:
    sold = INDUSTRY.brings(Exchange(9), hides=9, leather=9)
    assert sold == {"hides": -9, "leather": -9, "franc": 63}


def test_not_none() -> None:
    refused = INDUSTRY.refuses(Exchange(0), hides=1, leather=1)
    assert refused == ("must-act.nothing", {"building": "clothing_industry"})


def test_not_more_than_one_has() -> None:
    about = {"good": "hides", "need": 2, "has": 1}
    assert INDUSTRY.refuses(Exchange(2), hides=1, leather=1) == (
        "building.clothing_industry.goods",
        about,
    )


def test_nobody_goes_in_without_hides() -> None:
    about = {"good": "hides", "need": 1, "has": 0}
    assert INDUSTRY.refuses_entry(leather=1) == ("building.clothing_industry.goods", about)


def test_nobody_goes_in_without_leather() -> None:
    about = {"good": "leather", "need": 1, "has": 0}
    assert INDUSTRY.refuses_entry(hides=1) == ("building.clothing_industry.goods", about)


def test_the_fee_is_two_food_or_a_franc() -> None:
    about = {"building": "clothing_industry", "food": 2, "francs": 1}
    assert INDUSTRY.refuses_entry(fee={}, hides=1, leather=1) == ("entry-fee.short", about)
