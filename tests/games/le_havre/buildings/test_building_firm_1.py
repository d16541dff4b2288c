"""Building Firm B1: one of the top proposals, without a fee."""

from companion.games.le_havre.actions import Build
from tests.games.le_havre.buildings.visits import ANNA, Visit

PILES = (("fishery", "joinery"), ("clay_mound",), ("brickworks",))
FIRM = Visit(building="building_firm_1", fee={}, piles=PILES)


def test_it_builds_a_top_proposal_for_its_cost() -> None:
    assert FIRM.brings(Build("fishery"), wood=1, clay=1) == {"wood": -1, "clay": -1}


def test_what_was_built_belongs_to_the_builder_and_the_next_card_is_open() -> None:
    after = FIRM.after(Build("fishery"), wood=1, clay=1)
    assert after.players[ANNA].buildings == ("fishery",)
    assert after.tops == ("joinery", "clay_mound", "brickworks")


def test_it_builds_only_one() -> None:
    assert FIRM.after(Build("fishery"), wood=9, clay=9).turn.using is None


def test_brick_stands_in_for_clay_and_steel_for_iron() -> None:
    built = Build("brickworks", bricks=1, steel=1)
    assert FIRM.brings(built, wood=2, brick=1, steel=1) == {"wood": -2, "brick": -1, "steel": -1}


def test_brick_is_used_only_where_clay_is_asked() -> None:
    refused = FIRM.refuses(Build("fishery", bricks=2), wood=2, clay=2, brick=2)
    assert refused == ("substitutes", {"has": 2, "least": 0, "most": 1})


def test_clay_does_not_stand_in_for_brick() -> None:
    tannery = FIRM.where(piles=(("tannery",), (), ()))
    assert tannery.refuses_entry(wood=1, clay=9) == (
        "must-act.build",
        {"building": "building_firm_1"},
    )


def test_a_lower_card_of_a_pile_cannot_be_built() -> None:
    refused = FIRM.refuses(Build("joinery"), wood=4, clay=1)
    assert refused == ("build.not-on-top", {"building": "joinery"})


def test_the_clay_mound_cannot_be_built() -> None:
    refused = FIRM.refuses(Build("clay_mound"), wood=1, clay=1)
    assert refused == ("build.never", {"building": "clay_mound"})


def test_what_cannot_be_paid_is_not_built() -> None:
    refused = FIRM.refuses(Build("brickworks"), wood=2, clay=1)
    about = {"building": "brickworks", "good": "iron", "need": 1, "has": 0}
    assert refused == ("build-cost.short", about)


def test_nobody_goes_in_who_cannot_build() -> None:
    assert FIRM.refuses_entry(wood=1) == ("must-act.build", {"building": "building_firm_1"})
