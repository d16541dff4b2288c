"""13 Black Market: two of each kind whose offer is empty."""

from companion.games.le_havre import facts
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

MARKET = Visit(building="black_market", fee={"fish": 1})


def test_two_of_each_kind_that_is_not_offered() -> None:
    market = MARKET.where(offers={"wood": 0, "franc": 0})
    assert market.brings() == {"wood": 2, "franc": 2}


def test_all_seven_offers_may_be_empty() -> None:
    empty = dict.fromkeys(facts.offer_spaces(), 0)
    assert MARKET.where(offers=empty).brings() == dict.fromkeys(facts.offer_spaces(), 2)


def test_the_offers_stay_as_they_are() -> None:
    market = MARKET.where(offers={"wood": 0})
    assert market.after().offers == market.before().offers


def test_without_an_empty_offer_nobody_goes_in() -> None:
    assert MARKET.refuses_entry() == ("must-act.empty-offer", {"building": "black_market"})


def test_the_fee_is_a_food() -> None:
    refused = MARKET.where(offers={"wood": 0}).refuses_entry({})
    assert refused == fee_too_small("black_market", food=1)
