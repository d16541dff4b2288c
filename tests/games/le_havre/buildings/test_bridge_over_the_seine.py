"""27 Bridge over the Seine: upgraded goods one by one, basic ones by threes."""

from companion.games.le_havre.actions import SellAtBridge
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

BRIDGE = Visit(building="bridge_over_the_seine", fee={"franc": 2})
ARTICLE = "building.bridge_over_the_seine"


def sold(**goods: int) -> SellAtBridge:
    return SellAtBridge(Counts(goods))


def test_an_upgraded_good_for_a_franc() -> None:
    assert BRIDGE.brings(sold(brick=2), brick=3) == {"brick": -2, "franc": 2}


def test_three_basic_goods_for_a_franc() -> None:
    assert BRIDGE.brings(sold(fish=3), fish=4) == {"fish": -3, "franc": 1}


def test_the_three_may_be_mixed() -> None:
    mixed = {"fish": 2, "clay": 1, "hides": 3}
    assert BRIDGE.brings(sold(**mixed), **mixed)["franc"] == 2


def test_both_in_one_sale() -> None:
    assert BRIDGE.brings(sold(fish=3, bread=2), fish=3, bread=2)["franc"] == 3


def test_a_set_is_three_of_them() -> None:
    refused = BRIDGE.refuses(sold(fish=4), fish=6)
    assert refused == (f"{ARTICLE}.sets", {"has": 4, "need": 3})


def test_an_upgraded_good_does_not_fill_a_set() -> None:
    refused = BRIDGE.refuses(sold(fish=2, bread=1), fish=3, bread=1)
    assert refused == (f"{ARTICLE}.sets", {"has": 2, "need": 3})


def test_not_nothing() -> None:
    about = {"building": "bridge_over_the_seine"}
    assert BRIDGE.refuses(sold(), fish=3) == ("must-act.nothing", about)


def test_not_more_than_one_has() -> None:
    refused = BRIDGE.refuses(sold(brick=3), brick=2)
    assert refused == (f"{ARTICLE}.goods", {"good": "brick", "need": 3, "has": 2})


def test_nobody_goes_in_who_cannot_earn_a_franc() -> None:
    refused = BRIDGE.refuses_entry(fish=2)
    assert refused == ("must-act.sale", {"building": "bridge_over_the_seine"})


def test_the_fee_is_two_francs() -> None:
    assert BRIDGE.refuses_entry({"franc": 1}, brick=1) == fee_too_small(
        "bridge_over_the_seine", francs=2
    )
