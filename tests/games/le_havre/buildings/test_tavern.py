"""028 Tavern: up to four times wood and grain for three francs."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit

TAVERN = Visit(building="tavern", fee={})


def test_one_set() -> None:
    assert TAVERN.brings(Exchange(1), wood=1, grain=1) == {"wood": -1, "grain": -1, "franc": 3}


def test_as_many_as_the_card_allows() -> None:
    sold = TAVERN.brings(Exchange(4), wood=4, grain=4)
    assert sold == {"wood": -4, "grain": -4, "franc": 12}


def test_not_more() -> None:
    refused = TAVERN.refuses(Exchange(5), wood=5, grain=5)
    assert refused == ("building.tavern.times", {"has": 5, "most": 4})


def test_not_none() -> None:
    refused = TAVERN.refuses(Exchange(0), wood=1, grain=1)
    assert refused == ("must-act.nothing", {"building": "tavern"})


def test_not_more_than_one_has() -> None:
    about = {"good": "grain", "need": 2, "has": 1}
    assert TAVERN.refuses(Exchange(2), wood=1, grain=1) == ("building.tavern.goods", about)


def test_nobody_goes_in_without_wood() -> None:
    about = {"good": "wood", "need": 1, "has": 0}
    assert TAVERN.refuses_entry(grain=1) == ("building.tavern.goods", about)


def test_nobody_goes_in_without_grain() -> None:
    about = {"good": "grain", "need": 1, "has": 0}
    assert TAVERN.refuses_entry(wood=1) == ("building.tavern.goods", about)
