"""19 Grocery Market: one of each of six kinds of food and animals."""

from tests.games.le_havre.buildings.visits import Visit

MARKET = Visit(building="grocery_market", fee={"franc": 1})
GOODS = ("cattle", "meat", "fish", "smoked_fish", "grain", "bread")


def test_one_of_each() -> None:
    assert MARKET.brings() == dict.fromkeys(GOODS, 1)


def test_the_fee_is_a_franc_and_no_food() -> None:
    about = {"building": "grocery_market", "good": "fish"}
    assert MARKET.refuses_entry(fee={"fish": 1}, fish=1) == ("entry-fee.worthless", about)
