"""024 Feedlot: a second cow at the harvest, for two to six of them."""

import pytest

from companion.games.le_havre.turn.rounds import harvest_of
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import ANNA, Visit

FEEDLOT = Visit(building="feedlot", fee={}, owns=("feedlot",))


@pytest.mark.parametrize(
    ("cattle", "more"), [(0, 0), (1, 0), (2, 2), (3, 2), (6, 2), (7, 1), (12, 1)]
)
def test_calves(cattle: int, more: int) -> None:
    assert harvest_of(FEEDLOT.before(cattle=cattle).players[ANNA])["cattle"] == more


def test_without_it_there_is_one() -> None:
    assert harvest_of(FEEDLOT.where(owns=()).before(cattle=4).players[ANNA])["cattle"] == 1


def test_the_grain_grows_as_ever() -> None:
    grown = harvest_of(FEEDLOT.before(grain=5).players[ANNA])
    assert grown == Counts({"grain": 1})


def test_nobody_goes_in() -> None:
    assert FEEDLOT.refuses_entry() == ("use-building.locked", {"building": "feedlot"})
