"""021 Leather Industry: three leather and 14 francs for 30."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

INDUSTRY = Visit(building="leather_industry", fee={"bread": 1})
ARTICLE = "building.leather_industry"


def test_three_leather_and_14_francs_for_30() -> None:
    assert INDUSTRY.brings(Exchange(1), leather=3, franc=14) == {"leather": -3, "franc": 16}


def test_only_once() -> None:
    refused = INDUSTRY.refuses(Exchange(2), leather=6, franc=28)
    assert refused == (f"{ARTICLE}.times", {"has": 2, "most": 1})


def test_the_14_francs_must_be_there() -> None:
    about = {"good": "franc", "need": 14, "has": 13}
    assert INDUSTRY.refuses_entry(leather=3, franc=13) == (f"{ARTICLE}.goods", about)


def test_a_fee_in_francs_does_not_use_them_up() -> None:
    about = {"good": "franc", "need": 14, "has": 13}
    refused = INDUSTRY.refuses_entry({"franc": 2}, leather=3, franc=15)
    assert refused == (f"{ARTICLE}.goods", about)


def test_three_leather_are_needed() -> None:
    about = {"good": "leather", "need": 3, "has": 2}
    assert INDUSTRY.refuses_entry(leather=2, franc=14) == (f"{ARTICLE}.goods", about)


def test_the_fee_is_two_food() -> None:
    refused = INDUSTRY.refuses_entry({"fish": 1}, fish=1, leather=3, franc=14)
    assert refused == fee_too_small("leather_industry", food=2)
