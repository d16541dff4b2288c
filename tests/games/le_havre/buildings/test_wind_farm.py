"""033 Wind Farm: three energy less in each action."""

import pytest

from companion.games.le_havre.actions import BuildShip, Exchange
from companion.games.le_havre.cards import energy_due
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import Visit

FARM = Visit(building="wind_farm", fee={}, owns=("wind_farm",))


@pytest.mark.parametrize(("needed", "due"), [(0, 0), (1, 0), (3, 0), (4, 1), (15, 12)])
def test_three_less_but_never_below_nothing(needed: int, due: int) -> None:
    assert energy_due(FARM.before(), needed).amount == due


def test_once_for_the_sum_of_an_action() -> None:
    mill = FARM.where(building="steel_mill", fee={"franc": 2})
    made = mill.brings(Exchange(2, Counts({"coal": 2, "wood": 1})), iron=2, coal=2, wood=1)
    assert made == {"iron": -2, "steel": 2, "coal": -2, "wood": -1}


def test_it_saves_the_energy_of_a_ship() -> None:
    wharf = FARM.where(building="wharf_1", fee={"bread": 1}, stacks=(("s04",), (), (), ()))
    assert wharf.brings(BuildShip("s04", Counts()), wood=5) == {"wood": -5}


def test_energy_that_is_not_due_is_not_paid() -> None:
    bakehouse = FARM.where(building="bakehouse", fee={"fish": 1})
    refused = bakehouse.refuses(Exchange(2, Counts({"wood": 1})), grain=2, wood=1)
    assert refused == ("energy.superfluous", {"good": "wood", "need": 0})


def test_the_farm_of_another_does_not_help() -> None:
    assert energy_due(FARM.where(owns=(), town=("wind_farm",)).before(), 4).amount == 4


def test_nobody_goes_in() -> None:
    assert FARM.refuses_entry() == ("use-building.locked", {"building": "wind_farm"})
