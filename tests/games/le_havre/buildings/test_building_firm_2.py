"""Building Firm B2: the same as B1, for a food."""

from companion.games.le_havre.actions import Build
from companion.games.le_havre.state import Holding
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import BEN, NOBODY, Visit, fee_too_small

FIRM = Visit(building="building_firm_2", fee={"fish": 1}, piles=(("fishery", "joinery"), (), ()))
OF_BEN = (Holding(Counts(), 0, buildings=("building_firm_2",)), NOBODY)
FISHERY = {"wood": 1, "clay": 1}


def test_it_builds_a_top_proposal_for_its_cost() -> None:
    assert FIRM.brings(Build("fishery"), **FISHERY) == {"wood": -1, "clay": -1}


def test_it_builds_only_one() -> None:
    after = FIRM.after(Build("fishery"), wood=9, clay=9)
    assert after.turn.using is None


def test_the_fee_is_a_food() -> None:
    assert FIRM.refuses_entry({}, **FISHERY) == fee_too_small("building_firm_2", food=1)


def test_a_franc_is_a_food() -> None:
    assert FIRM.where(fee={"franc": 1}).brings(Build("fishery"), **FISHERY)


def test_no_change_is_given_for_the_fee() -> None:
    assert FIRM.where(fee={"meat": 1}).brings(Build("fishery"), **FISHERY) == {
        "wood": -1,
        "clay": -1,
    }


def test_nothing_superfluous_is_paid_as_a_fee() -> None:
    about = {"building": "building_firm_2", "good": "fish"}
    refused = FIRM.refuses_entry({"fish": 2}, fish=1, wood=1, clay=1)
    assert refused == ("entry-fee.superfluous", about)


def test_grain_is_no_food() -> None:
    about = {"building": "building_firm_2", "good": "grain"}
    assert FIRM.where(fee={"grain": 1}).refuses_entry(**FISHERY) == ("entry-fee.worthless", about)


def test_the_owner_gets_the_fee() -> None:
    after = FIRM.where(others=OF_BEN).after(Build("fishery"), **FISHERY)
    assert after.players[BEN].goods == Counts({"fish": 1})


def test_the_owner_pays_nothing() -> None:
    assert FIRM.owned().brings(Build("fishery"), **FISHERY) == {"wood": -1, "clay": -1}


def test_nobody_goes_in_who_cannot_build() -> None:
    assert FIRM.refuses_entry(wood=1) == ("must-act.build", {"building": "building_firm_2"})
