"""018 Coal Trader: food for a charcoal and up to five coal."""

from companion.games.le_havre.actions import TradeFood
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

TRADER = Visit(building="coal_trader", fee={"fish": 1})
ARTICLE = "building.coal_trader"


def test_a_charcoal_for_a_food() -> None:
    traded = TRADER.brings(TradeFood(1, 0, Counts({"fish": 1})), fish=1)
    assert traded == {"fish": -1, "charcoal": 1}


def test_a_coal_for_two_food() -> None:
    traded = TRADER.brings(TradeFood(0, 1, Counts({"bread": 1})), bread=1)
    assert traded == {"bread": -1, "coal": 1}


def test_the_food_is_paid_together() -> None:
    paid = Counts({"meat": 1, "bread": 1})
    traded = TRADER.brings(TradeFood(1, 2, paid), meat=1, bread=1)
    assert traded == {"meat": -1, "bread": -1, "charcoal": 1, "coal": 2}


def test_one_charcoal_and_five_coal_at_most() -> None:
    paid = Counts({"franc": 11})
    traded = TRADER.brings(TradeFood(1, 5, paid), franc=11)
    assert traded == {"franc": -11, "charcoal": 1, "coal": 5}


def test_too_much_food_is_lost() -> None:
    traded = TRADER.brings(TradeFood(0, 1, Counts({"meat": 1})), meat=1)
    assert traded == {"meat": -1, "coal": 1}


def test_not_two_charcoal() -> None:
    refused = TRADER.refuses(TradeFood(2, 0, Counts({"fish": 2})), fish=9)
    assert refused == (f"{ARTICLE}.times", {"good": "charcoal", "most": 1})


def test_not_six_coal() -> None:
    refused = TRADER.refuses(TradeFood(0, 6, Counts({"franc": 12})), franc=12)
    assert refused == (f"{ARTICLE}.times", {"good": "coal", "most": 5})


def test_not_nothing() -> None:
    refused = TRADER.refuses(TradeFood(0, 0, Counts()), fish=2)
    assert refused == ("must-act.nothing", {"building": "coal_trader"})


def test_too_little_food() -> None:
    refused = TRADER.refuses(TradeFood(1, 1, Counts({"fish": 2})), fish=3)
    assert refused == ("food.short", {"has": 2, "need": 3})


def test_superfluous_food_is_not_paid() -> None:
    refused = TRADER.refuses(TradeFood(1, 0, Counts({"fish": 2})), fish=3)
    assert refused == ("food.superfluous", {"good": "fish", "need": 1})


def test_nobody_goes_in_without_food_left() -> None:
    assert TRADER.refuses_entry() == ("food.lacking", {"has": 0, "need": 1})


def test_the_fee_is_a_food() -> None:
    assert TRADER.refuses_entry({}, fish=3) == fee_too_small("coal_trader", food=1)
