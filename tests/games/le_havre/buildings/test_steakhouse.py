"""032 Steakhouse: up to four times meat and charcoal for six francs."""

from companion.games.le_havre.actions import Exchange
from tests.games.le_havre.buildings.visits import Visit

STEAKHOUSE = Visit(building="steakhouse", fee={"fish": 1})


def test_one_set() -> None:
    assert STEAKHOUSE.brings(Exchange(1), meat=1, charcoal=1) == {
        "meat": -1,
        "charcoal": -1,
        "franc": 6,
    }


def test_as_many_as_the_card_allows() -> None:
    sold = STEAKHOUSE.brings(Exchange(4), meat=4, charcoal=4)
    assert sold == {"meat": -4, "charcoal": -4, "franc": 24}


def test_not_more() -> None:
    refused = STEAKHOUSE.refuses(Exchange(5), meat=5, charcoal=5)
    assert refused == ("building.steakhouse.times", {"has": 5, "most": 4})


def test_not_none() -> None:
    refused = STEAKHOUSE.refuses(Exchange(0), meat=1, charcoal=1)
    assert refused == ("must-act.nothing", {"building": "steakhouse"})


def test_not_more_than_one_has() -> None:
    about = {"good": "charcoal", "need": 2, "has": 1}
    assert STEAKHOUSE.refuses(Exchange(2), meat=1, charcoal=1) == (
        "building.steakhouse.goods",
        about,
    )


def test_nobody_goes_in_without_meat() -> None:
    about = {"good": "meat", "need": 1, "has": 0}
    assert STEAKHOUSE.refuses_entry(charcoal=1) == ("building.steakhouse.goods", about)


def test_nobody_goes_in_without_charcoal() -> None:
    about = {"good": "charcoal", "need": 1, "has": 0}
    assert STEAKHOUSE.refuses_entry(meat=1) == ("building.steakhouse.goods", about)


def test_the_fee_is_a_food() -> None:
    about = {"building": "steakhouse", "food": 1, "francs": 0}
    assert STEAKHOUSE.refuses_entry(fee={}, meat=1, charcoal=1) == ("entry-fee.short", about)
