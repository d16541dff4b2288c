"""019 Patisserie: up to three times grain and bread for five francs."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit

PATISSERIE = Visit(building="patisserie", fee={"fish": 1})


def test_one_set() -> None:
    assert PATISSERIE.brings(Exchange(1), grain=1, bread=1) == {
        "grain": -1,
        "bread": -1,
        "franc": 5,
    }


def test_as_many_as_the_card_allows() -> None:
    sold = PATISSERIE.brings(Exchange(3), grain=3, bread=3)
    assert sold == {"grain": -3, "bread": -3, "franc": 15}


def test_not_more() -> None:
    refused = PATISSERIE.refuses(Exchange(4), grain=4, bread=4)
    assert refused == ("building.patisserie.times", {"has": 4, "most": 3})


def test_not_none() -> None:
    refused = PATISSERIE.refuses(Exchange(0), grain=1, bread=1)
    assert refused == ("must-act.nothing", {"building": "patisserie"})


def test_not_more_than_one_has() -> None:
    about = {"good": "bread", "need": 2, "has": 1}
    assert PATISSERIE.refuses(Exchange(2), grain=1, bread=1) == ("building.patisserie.goods", about)


def test_nobody_goes_in_without_grain() -> None:
    about = {"good": "grain", "need": 1, "has": 0}
    assert PATISSERIE.refuses_entry(bread=1) == ("building.patisserie.goods", about)


def test_nobody_goes_in_without_bread() -> None:
    about = {"good": "bread", "need": 1, "has": 0}
    assert PATISSERIE.refuses_entry(grain=1) == ("building.patisserie.goods", about)


def test_the_fee_is_a_food() -> None:
    about = {"building": "patisserie", "food": 1, "francs": 0}
    assert PATISSERIE.refuses_entry(fee={}, grain=1, bread=1) == ("entry-fee.short", about)
