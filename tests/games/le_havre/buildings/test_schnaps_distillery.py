"""030 Schnaps Distillery: up to four grain for two francs each."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit

DISTILLERY = Visit(building="schnaps_distillery", fee={"fish": 1})


def test_one() -> None:
    assert DISTILLERY.brings(Exchange(1), grain=1) == {"grain": -1, "franc": 2}


def test_as_many_as_the_card_allows() -> None:
    sold = DISTILLERY.brings(Exchange(4), grain=4)
    assert sold == {"grain": -4, "franc": 8}


def test_not_more() -> None:
    refused = DISTILLERY.refuses(Exchange(5), grain=5)
    assert refused == ("building.schnaps_distillery.times", {"has": 5, "most": 4})


def test_not_none() -> None:
    refused = DISTILLERY.refuses(Exchange(0), grain=1)
    assert refused == ("must-act.nothing", {"building": "schnaps_distillery"})


def test_not_more_than_one_has() -> None:
    about = {"good": "grain", "need": 2, "has": 1}
    assert DISTILLERY.refuses(Exchange(2), grain=1) == ("building.schnaps_distillery.goods", about)


def test_nobody_goes_in_without_grain() -> None:
    about = {"good": "grain", "need": 1, "has": 0}
    assert DISTILLERY.refuses_entry(bread=5) == ("building.schnaps_distillery.goods", about)


def test_the_fee_is_a_food() -> None:
    about = {"building": "schnaps_distillery", "food": 1, "francs": 0}
    assert DISTILLERY.refuses_entry(fee={}, grain=1) == ("entry-fee.short", about)
