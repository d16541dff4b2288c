"""25 Cokery: coal to coke, a franc each."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

COKERY = Visit(building="cokery", fee={"franc": 1})


def test_coal_becomes_coke() -> None:
    assert COKERY.brings(Exchange(2), coal=3) == {"coal": -2, "coke": 2, "franc": 2}


def test_there_is_no_limit() -> None:
    assert COKERY.brings(Exchange(25), coal=25) == {"coal": -25, "coke": 25, "franc": 25}


def test_not_more_than_one_has() -> None:
    about = {"good": "coal", "need": 3, "has": 2}
    assert COKERY.refuses(Exchange(3), coal=2) == ("building.cokery.goods", about)


def test_charcoal_is_no_coal() -> None:
    about = {"good": "coal", "need": 1, "has": 0}
    assert COKERY.refuses_entry(charcoal=2) == ("building.cokery.goods", about)


def test_not_none() -> None:
    refused = COKERY.refuses(Exchange(0), coal=2)
    assert refused == ("must-act.nothing", {"building": "cokery"})


def test_the_fee_is_a_franc() -> None:
    assert COKERY.refuses_entry({}, coal=1) == fee_too_small("cokery", francs=1)
