"""03 Fishery: three fish, and one for each own fisherman."""

from companion.games.le_havre.state import Holding
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import NOBODY, Visit

FISHERY = Visit(building="fishery", fee={})


def test_three_fish() -> None:
    assert FISHERY.brings() == {"fish": 3}


def test_its_own_fisherman_helps_its_owner() -> None:
    assert FISHERY.owned().brings() == {"fish": 4}


def test_each_fisherman_helps() -> None:
    assert FISHERY.where(owns=("hunting_lodge", "business_office")).brings() == {"fish": 6}


def test_the_fisherman_of_the_yacht_helps() -> None:
    assert FISHERY.where(owns=("luxury_yacht",)).brings() == {"fish": 4}


def test_hammers_do_not_help() -> None:
    assert FISHERY.where(owns=("joinery",)).brings() == {"fish": 3}


def test_fishermen_of_others_and_of_the_town_do_not_help() -> None:
    ben = Holding(Counts(), 0, buildings=("smokehouse",))
    assert FISHERY.where(others=(ben, NOBODY), town=("tavern",)).brings() == {"fish": 3}


def test_nothing_is_due() -> None:
    about = {"building": "fishery", "good": "fish"}
    assert FISHERY.refuses_entry({"fish": 1}, fish=1) == ("entry-fee.none", about)


def test_it_is_closed_while_somebody_stands_in_it() -> None:
    ben = Holding(Counts(), 0, disc="fishery")
    refused = FISHERY.where(others=(ben, NOBODY)).refuses_entry()
    assert refused == ("occupied.other", {"building": "fishery", "other": 1})
