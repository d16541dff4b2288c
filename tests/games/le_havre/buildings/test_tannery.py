"""20 Tannery: up to four hides become leather, a franc each."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit

TANNERY = Visit(building="tannery", fee={})


def test_hides_become_leather() -> None:
    assert TANNERY.brings(Exchange(1), hides=2) == {"hides": -1, "leather": 1, "franc": 1}


def test_four_at_most() -> None:
    assert TANNERY.brings(Exchange(4), hides=6) == {"hides": -4, "leather": 4, "franc": 4}


def test_not_five() -> None:
    refused = TANNERY.refuses(Exchange(5), hides=6)
    assert refused == ("building.tannery.times", {"has": 5, "most": 4})


def test_not_more_than_one_has() -> None:
    about = {"good": "hides", "need": 2, "has": 1}
    assert TANNERY.refuses(Exchange(2), hides=1) == ("building.tannery.goods", about)


def test_nobody_goes_in_without_hides() -> None:
    about = {"good": "hides", "need": 1, "has": 0}
    assert TANNERY.refuses_entry(leather=3) == ("building.tannery.goods", about)
