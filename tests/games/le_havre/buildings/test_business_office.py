"""21 Business Office: four goods for steel, one for something upgraded, or both."""

import pytest

from companion.games.le_havre.actions import EndAction, MakeSteel, TradeGood
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import ANNA, Visit, fee_too_small

OFFICE = Visit(building="business_office", fee={"franc": 1})
FOUR = Counts({"fish": 2, "bread": 1, "clay": 1})
ARTICLE = "building.business_office"


def test_four_goods_of_any_kind_for_steel() -> None:
    assert OFFICE.brings(MakeSteel(FOUR), EndAction(), **FOUR, coal=1) == {
        "fish": -2,
        "bread": -1,
        "clay": -1,
        "steel": 1,
    }


@pytest.mark.parametrize("good", ["charcoal", "leather", "brick"])
def test_one_good_for_one_of_three(good: str) -> None:
    assert OFFICE.brings(TradeGood("fish", good), fish=1) == {"fish": -1, good: 1}


def test_both_in_one_visit_in_any_order() -> None:
    both = {"fish": -2, "bread": -1, "clay": -1, "coal": -1, "steel": 1, "brick": 1}
    steel, brick = MakeSteel(FOUR), TradeGood("coal", "brick")
    assert OFFICE.brings(steel, brick, **FOUR, coal=1) == both
    assert OFFICE.brings(brick, steel, **FOUR, coal=1) == both


def test_each_only_once() -> None:
    twice = (TradeGood("fish", "brick"), TradeGood("fish", "brick"))
    assert OFFICE.refuses(*twice, fish=6) == (f"{ARTICLE}.once", {})


def test_not_three_goods() -> None:
    refused = OFFICE.refuses(MakeSteel(Counts({"fish": 3})), fish=5)
    assert refused == (f"{ARTICLE}.four", {"has": 3, "need": 4})


def test_no_other_good_is_to_be_had() -> None:
    refused = OFFICE.refuses(TradeGood("fish", "coke"), fish=5)
    assert refused == (f"{ARTICLE}.kind", {"good": "coke"})


def test_not_with_goods_one_does_not_have() -> None:
    refused = OFFICE.refuses(TradeGood("coal", "brick"), fish=5)
    assert refused == (f"{ARTICLE}.goods", {"good": "coal", "need": 1, "has": 0})


def test_francs_are_no_goods() -> None:
    refused = OFFICE.refuses_entry(franc=9)
    assert refused == ("must-act.goods", {"building": "business_office"})


def test_one_of_the_two_must_be_done() -> None:
    about = {"seat": ANNA, "building": "business_office"}
    assert OFFICE.refuses(EndAction(), fish=5) == ("must-act.first", about)


def test_the_fee_is_a_franc() -> None:
    assert OFFICE.refuses_entry({}, fish=5) == fee_too_small("business_office", francs=1)
