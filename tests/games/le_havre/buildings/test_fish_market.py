"""007 Fish Market: up to seven fish for two francs each."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit

MARKET = Visit(building="fish_market", fee={"fish": 1})


def test_one() -> None:
    assert MARKET.brings(Exchange(1), fish=1) == {"fish": -1, "franc": 2}


def test_as_many_as_the_card_allows() -> None:
    sold = MARKET.brings(Exchange(7), fish=7)
    assert sold == {"fish": -7, "franc": 14}


def test_not_more() -> None:
    refused = MARKET.refuses(Exchange(8), fish=8)
    assert refused == ("building.fish_market.times", {"has": 8, "most": 7})


def test_not_none() -> None:
    refused = MARKET.refuses(Exchange(0), fish=1)
    assert refused == ("must-act.nothing", {"building": "fish_market"})


def test_not_more_than_one_has() -> None:
    about = {"good": "fish", "need": 2, "has": 1}
    assert MARKET.refuses(Exchange(2), fish=1) == ("building.fish_market.goods", about)


def test_nobody_goes_in_without_fish() -> None:
    about = {"good": "fish", "need": 1, "has": 0}
    assert MARKET.refuses_entry(smoked_fish=5) == ("building.fish_market.goods", about)


def test_the_fee_is_a_food() -> None:
    about = {"building": "fish_market", "food": 1, "francs": 0}
    assert MARKET.refuses_entry(fee={}, fish=1) == ("entry-fee.short", about)
