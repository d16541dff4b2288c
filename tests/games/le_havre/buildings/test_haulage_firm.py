"""029 Haulage Firm: all goods of two neighbouring offers, for three francs."""

import pytest

from companion.games.le_havre import facts
from companion.games.le_havre.actions import Haul
from companion.games.le_havre.state import Rules
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

OFFERS = {"fish": 1, "wood": 2, "clay": 3, "iron": 4, "grain": 5, "cattle": 6}
FIRM = Visit(building="haulage_firm", fee={"fish": 1}, offers=OFFERS)
ARTICLE = "building.haulage_firm"


@pytest.mark.parametrize(
    ("one", "other"),
    [("fish", "wood"), ("wood", "clay"), ("clay", "iron"), ("iron", "grain"), ("grain", "cattle")],
)
def test_a_space_and_the_next_one(one: str, other: str) -> None:
    hauled = FIRM.brings(Haul(one), franc=3)
    assert hauled == {one: OFFERS[one], other: OFFERS[other], "franc": -3}


def test_both_offers_are_empty_afterwards() -> None:
    after = FIRM.after(Haul("clay"), franc=3)
    assert (after.offers["clay"], after.offers["iron"], after.offers["wood"]) == (0, 0, 2)


@pytest.mark.parametrize("good", [facts.FRANC, "cattle"])
def test_francs_and_the_end_have_no_neighbour(good: str) -> None:
    assert FIRM.refuses(Haul(good), franc=3) == (f"{ARTICLE}.empty", {"good": good})


def test_both_must_hold_goods() -> None:
    firm = FIRM.where(offers={**OFFERS, "wood": 0})
    assert firm.refuses(Haul("fish"), franc=3) == (f"{ARTICLE}.empty", {"good": "fish"})


def test_where_the_table_allows_it_one_may_be_empty() -> None:
    firm = FIRM.where(offers={**OFFERS, "wood": 0}, rules=Rules(haul_empty_space=True))
    assert firm.brings(Haul("fish"), franc=3) == {"fish": 1, "franc": -3}


def test_three_francs_are_needed() -> None:
    assert FIRM.refuses_entry(franc=2) == (f"{ARTICLE}.francs", {"need": 3, "has": 2})


def test_without_neighbours_nobody_goes_in() -> None:
    firm = FIRM.where(offers={"wood": 0, "iron": 0, "cattle": 0})
    assert firm.refuses_entry(franc=3) == (f"{ARTICLE}.no-neighbours", {})


def test_the_fee_is_a_food() -> None:
    assert FIRM.refuses_entry({}, franc=3) == fee_too_small("haulage_firm", food=1)


def test_a_fee_in_francs_does_not_use_them_up() -> None:
    about = {"need": 3, "has": 2}
    assert FIRM.refuses_entry({"franc": 1}, franc=3) == (f"{ARTICLE}.francs", about)
