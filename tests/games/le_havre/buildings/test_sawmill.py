"""02 Sawmill: a proposal that costs wood, for a wood less."""

from companion.games.le_havre.actions import Build
from tests.games.le_havre.buildings.visits import Visit

PILES = (("joinery",), ("bakehouse",), ("wharf_1",))
SAWMILL = Visit(building="sawmill", fee={}, piles=PILES)


def test_a_wood_less() -> None:
    assert SAWMILL.brings(Build("joinery"), wood=2) == {"wood": -2}


def test_with_the_masons_guild_both_are_saved() -> None:
    sawmill = SAWMILL.where(owns=("masons_guild",))
    paid = {"wood": -1, "clay": -1, "iron": -2}
    assert sawmill.brings(Build("wharf_1"), wood=1, clay=1, iron=2) == paid


def test_a_building_without_wood_is_not_built() -> None:
    refused = SAWMILL.refuses(Build("bakehouse"), wood=2, clay=2)
    assert refused == ("building.sawmill.no-wood", {"building": "bakehouse"})


def test_the_only_wood_may_be_the_one_saved() -> None:
    fishery = SAWMILL.where(piles=(("fishery",), (), ()))
    assert fishery.brings(Build("fishery"), clay=1) == {"clay": -1}


def test_one_building_only() -> None:
    assert SAWMILL.after(Build("joinery"), wood=9, clay=9, iron=9).turn.using is None


def test_what_cannot_be_paid_is_not_built() -> None:
    refused = SAWMILL.refuses(Build("wharf_1"), wood=2, clay=2, iron=1)
    about = {"building": "wharf_1", "good": "iron", "need": 2, "has": 1}
    assert refused == ("build-cost.short", about)


def test_nobody_goes_in_who_cannot_build() -> None:
    assert SAWMILL.refuses_entry(wood=1) == ("must-act.build", {"building": "sawmill"})
