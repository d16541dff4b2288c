"""07 Charcoal Kiln: wood to charcoal, without energy."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit

KILN = Visit(building="charcoal_kiln", fee={})


def test_wood_becomes_charcoal() -> None:
    assert KILN.brings(Exchange(3), wood=5) == {"wood": -3, "charcoal": 3}


def test_there_is_no_limit() -> None:
    assert KILN.brings(Exchange(30), wood=30) == {"wood": -30, "charcoal": 30}


def test_not_none() -> None:
    refused = KILN.refuses(Exchange(0), wood=2)
    assert refused == ("must-act.nothing", {"building": "charcoal_kiln"})


def test_not_more_than_one_has() -> None:
    about = {"good": "wood", "need": 3, "has": 2}
    assert KILN.refuses(Exchange(3), wood=2) == ("building.charcoal_kiln.goods", about)


def test_nobody_goes_in_without_wood() -> None:
    about = {"good": "wood", "need": 1, "has": 0}
    assert KILN.refuses_entry(coal=1) == ("building.charcoal_kiln.goods", about)
