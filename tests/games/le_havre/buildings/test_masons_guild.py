"""025 Masons' Guild: a clay or a brick less for each building."""

from companion.games.le_havre.actions import Build, BuildShip
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import Visit

PILES = (("bakehouse",), ("tannery",), ("joinery",))
GUILD = Visit(building="masons_guild", fee={}, owns=("masons_guild",))
FIRM = Visit(building="building_firm_1", fee={}, owns=("masons_guild",), piles=PILES)


def test_a_clay_less() -> None:
    assert FIRM.brings(Build("bakehouse"), clay=1) == {"clay": -1}


def test_a_brick_less() -> None:
    assert FIRM.brings(Build("tannery"), wood=1) == {"wood": -1}


def test_nothing_less_where_neither_is_asked() -> None:
    refused = FIRM.refuses(Build("joinery"), wood=2)
    about = {"building": "joinery", "good": "wood", "need": 3, "has": 2}
    assert refused == ("build-cost.short", about)


def test_the_clay_saved_is_not_paid_in_brick() -> None:
    refused = FIRM.refuses(Build("bakehouse", bricks=2), clay=1, brick=2)
    assert refused == ("substitutes", {"has": 2, "least": 0, "most": 1})


def test_each_of_two_buildings_is_cheaper() -> None:
    firm = FIRM.where(building="construction_firm", fee={"bread": 1})
    built = firm.brings(Build("bakehouse"), Build("tannery"), clay=1, wood=1)
    assert built == {"clay": -1, "wood": -1}


def test_the_guild_of_another_does_not_help() -> None:
    assert FIRM.where(owns=()).refuses_entry(clay=1) == (
        "must-act.build",
        {"building": "building_firm_1"},
    )


def test_a_wharf_is_not_modernised_for_less() -> None:
    stacks = (("s04",), ("s06",), (), ())
    wharf = FIRM.where(building="wharf_1", fee={"bread": 1}, stacks=stacks)
    coal = Counts({"coal": 1})
    refused = wharf.refuses(BuildShip("s06", coal), iron=4, coal=1, wood=5)
    assert refused == ("modernise", {"building": "wharf_1", "ship": "s06"})


def test_nobody_goes_in() -> None:
    assert GUILD.refuses_entry() == ("use-building.locked", {"building": "masons_guild"})
