"""22 Ironworks: three iron, and a fourth for six energy."""

from companion.games.le_havre import cards
from companion.games.le_havre.actions import TakeMore
from companion.games.le_havre.state import Rules
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

IRONWORKS = Visit(building="ironworks", fee={"franc": 1})
SIX = Counts({"coal": 2})


def test_three_iron() -> None:
    assert IRONWORKS.brings() == {"iron": 3}


def test_a_fourth_for_six_energy() -> None:
    assert IRONWORKS.brings(TakeMore(SIX), coal=2) == {"iron": 4, "coal": -2}


def test_the_fourth_may_be_left() -> None:
    assert IRONWORKS.brings(TakeMore(Counts()), coal=2) == {"iron": 3}


def test_not_for_less_energy() -> None:
    refused = IRONWORKS.refuses(TakeMore(Counts({"coal": 1})), coal=2)
    assert refused == ("energy.short", {"has": 3, "need": 6})


def test_only_one_more() -> None:
    assert IRONWORKS.brings(TakeMore(SIX), coal=9) == {"iron": 4, "coal": -2}


def test_the_wind_farm_saves_three_of_the_six() -> None:
    windy = IRONWORKS.where(owns=("wind_farm",))
    assert windy.brings(TakeMore(Counts({"coal": 1})), coal=1) == {"iron": 4, "coal": -1}


def test_the_fee_is_three_food_or_a_franc() -> None:
    assert IRONWORKS.where(fee={"meat": 1}).brings() == {"iron": 3}
    assert IRONWORKS.refuses_entry({"bread": 1}, bread=1) == fee_too_small(
        "ironworks", food=3, francs=1
    )


def test_it_costs_what_the_table_has_chosen() -> None:
    table = IRONWORKS.before()
    assert cards.cost(table, "ironworks") == Counts({"wood": 3, "brick": 2})
    as_in_text = IRONWORKS.where(rules=Rules(costs_as_in_text=True)).before()
    assert cards.cost(as_in_text, "ironworks") == Counts({"wood": 1, "brick": 2})
