"""09 Abattoir: cattle to meat, and hides for every two."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

ABATTOIR = Visit(building="abattoir", fee={"franc": 2})


def test_two_cattle_bring_hides() -> None:
    assert ABATTOIR.brings(Exchange(4), cattle=4) == {"cattle": -4, "meat": 4, "hides": 2}


def test_hides_are_rounded_down() -> None:
    assert ABATTOIR.brings(Exchange(5), cattle=6) == {"cattle": -5, "meat": 5, "hides": 2}


def test_one_head_brings_no_hides() -> None:
    assert ABATTOIR.brings(Exchange(1), cattle=1) == {"cattle": -1, "meat": 1}


def test_not_none() -> None:
    refused = ABATTOIR.refuses(Exchange(0), cattle=1)
    assert refused == ("must-act.nothing", {"building": "abattoir"})


def test_not_more_than_one_has() -> None:
    about = {"good": "cattle", "need": 2, "has": 1}
    assert ABATTOIR.refuses(Exchange(2), cattle=1) == ("building.abattoir.goods", about)


def test_the_fee_is_two_francs() -> None:
    refused = ABATTOIR.refuses_entry({"franc": 1}, cattle=1)
    assert refused == fee_too_small("abattoir", francs=2)


def test_food_does_not_stand_for_francs() -> None:
    about = {"building": "abattoir", "good": "bread"}
    refused = ABATTOIR.refuses_entry({"bread": 1}, bread=1, cattle=1)
    assert refused == ("entry-fee.worthless", about)
