"""034 Brick Manufacturer: three brick and 10 francs for 24."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

FACTORY = Visit(building="brick_manufacturer", fee={"bread": 1})
ARTICLE = "building.brick_manufacturer"


def test_three_brick_and_10_francs_for_24() -> None:
    assert FACTORY.brings(Exchange(1), brick=3, franc=10) == {"brick": -3, "franc": 14}


def test_only_once() -> None:
    refused = FACTORY.refuses(Exchange(2), brick=6, franc=20)
    assert refused == (f"{ARTICLE}.times", {"has": 2, "most": 1})


def test_the_10_francs_must_be_there() -> None:
    about = {"good": "franc", "need": 10, "has": 9}
    assert FACTORY.refuses_entry(brick=3, franc=9) == (f"{ARTICLE}.goods", about)


def test_clay_is_no_brick() -> None:
    about = {"good": "brick", "need": 3, "has": 2}
    assert FACTORY.refuses_entry(brick=2, clay=5, franc=10) == (f"{ARTICLE}.goods", about)


def test_the_fee_is_two_food() -> None:
    refused = FACTORY.refuses_entry({"fish": 1}, fish=1, brick=3, franc=10)
    assert refused == fee_too_small("brick_manufacturer", food=2)
