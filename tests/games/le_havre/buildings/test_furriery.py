"""020 Furriery: hides for bread, and up to two leather for five francs each."""

from companion.games.le_havre.actions import TradeFurs
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

FURRIERY = Visit(building="furriery", fee={"fish": 1})
ARTICLE = "building.furriery"


def test_hides_for_bread_one_by_one() -> None:
    assert FURRIERY.brings(TradeFurs(3, 0), hides=4) == {"hides": -3, "bread": 3}


def test_any_number_of_hides() -> None:
    assert FURRIERY.brings(TradeFurs(15, 0), hides=15) == {"hides": -15, "bread": 15}


def test_two_leather_at_most() -> None:
    assert FURRIERY.brings(TradeFurs(0, 2), leather=3) == {"leather": -2, "franc": 10}


def test_both_in_one_visit() -> None:
    traded = FURRIERY.brings(TradeFurs(1, 1), hides=1, leather=1)
    assert traded == {"hides": -1, "leather": -1, "bread": 1, "franc": 5}


def test_not_three_leather() -> None:
    refused = FURRIERY.refuses(TradeFurs(0, 3), leather=3)
    assert refused == (f"{ARTICLE}.times", {"has": 3, "most": 2})


def test_not_nothing() -> None:
    refused = FURRIERY.refuses(TradeFurs(0, 0), hides=1)
    assert refused == ("must-act.nothing", {"building": "furriery"})


def test_not_more_than_one_has() -> None:
    refused = FURRIERY.refuses(TradeFurs(2, 0), hides=1)
    assert refused == (f"{ARTICLE}.goods", {"good": "hides", "need": 2, "has": 1})


def test_nobody_goes_in_without_furs() -> None:
    assert FURRIERY.refuses_entry(cattle=2) == (f"{ARTICLE}.no-furs", {})


def test_the_fee_is_a_food() -> None:
    assert FURRIERY.refuses_entry({}, hides=1) == fee_too_small("furriery", food=1)
