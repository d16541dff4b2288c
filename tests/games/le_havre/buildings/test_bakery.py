"""002 Bakery: up to six bread for three francs each."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit

BAKERY = Visit(building="bakery", fee={"fish": 1})


def test_one() -> None:
    assert BAKERY.brings(Exchange(1), bread=1) == {"bread": -1, "franc": 3}


def test_as_many_as_the_card_allows() -> None:
    sold = BAKERY.brings(Exchange(6), bread=6)
    assert sold == {"bread": -6, "franc": 18}


def test_not_more() -> None:
    refused = BAKERY.refuses(Exchange(7), bread=7)
    assert refused == ("building.bakery.times", {"has": 7, "most": 6})


def test_not_none() -> None:
    refused = BAKERY.refuses(Exchange(0), bread=1)
    assert refused == ("must-act.nothing", {"building": "bakery"})


def test_not_more_than_one_has() -> None:
    about = {"good": "bread", "need": 2, "has": 1}
    assert BAKERY.refuses(Exchange(2), bread=1) == ("building.bakery.goods", about)


def test_nobody_goes_in_without_bread() -> None:
    about = {"good": "bread", "need": 1, "has": 0}
    assert BAKERY.refuses_entry(grain=5) == ("building.bakery.goods", about)


def test_the_fee_is_a_food() -> None:
    about = {"building": "bakery", "food": 1, "francs": 0}
    assert BAKERY.refuses_entry(fee={}, bread=1) == ("entry-fee.short", about)
