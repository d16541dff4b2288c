"""Construction Firm B3: one or two of the top proposals, one after the other."""

from companion.games.le_havre.actions import Build, Buy, EndAction
from tests.games.le_havre.buildings.visits import ANNA, Visit, done, fee_too_small, refused

PILES = (("fishery", "joinery"), ("bakehouse",), ())
FIRM = Visit(building="construction_firm", fee={"bread": 1}, piles=PILES)


def test_two_may_come_from_the_same_pile() -> None:
    built = (Build("fishery"), Build("joinery"))
    assert FIRM.brings(*built, wood=4, clay=1) == {"wood": -4, "clay": -1}


def test_one_is_enough() -> None:
    after = FIRM.after(Build("fishery"), EndAction(), wood=4, clay=1)
    assert after.players[ANNA].buildings == ("fishery",)
    assert after.turn.using is None


def test_nobody_ends_without_building() -> None:
    about = {"seat": ANNA, "building": "construction_firm"}
    assert FIRM.refuses(EndAction(), wood=4, clay=1) == ("must-act.first", about)


def test_a_third_is_not_built() -> None:
    after = FIRM.after(Build("fishery"), Build("bakehouse"), wood=9, clay=9)
    assert after.turn.using is None


def test_it_is_over_when_nothing_more_can_be_paid() -> None:
    assert FIRM.after(Build("fishery"), wood=1, clay=1).turn.using is None


def test_something_may_be_bought_between_the_two() -> None:
    between = FIRM.after(Build("fishery"), wood=4, clay=1, franc=8)
    after = done(done(between, Buy("bakehouse")), Build("joinery"))
    assert set(after.players[ANNA].buildings) == {"fishery", "bakehouse", "joinery"}


def test_a_purchase_may_uncover_what_can_be_built() -> None:
    firm = FIRM.where(piles=(("fishery",), ("wharf_1", "charcoal_kiln"), ()))
    between = firm.after(Build("fishery"), wood=1, clay=2, franc=14)
    after = done(done(between, Buy("wharf_1")), Build("charcoal_kiln"))
    assert set(after.players[ANNA].buildings) == {"fishery", "wharf_1", "charcoal_kiln"}


def test_a_purchase_may_make_the_second_cheaper() -> None:
    firm = FIRM.where(piles=(("fishery", "charcoal_kiln"), (), ()), town=("masons_guild",))
    between = firm.after(Build("fishery"), wood=1, clay=1, franc=10)
    after = done(done(between, Buy("masons_guild")), Build("charcoal_kiln"))
    assert after.players[ANNA].goods["clay"] == 0


def test_it_is_over_when_no_purchase_can_help() -> None:
    firm = FIRM.where(town=("bakery",))
    assert firm.after(Build("fishery"), wood=1, clay=1, franc=2).turn.using is None


def test_nothing_is_bought_before_the_first() -> None:
    inside = FIRM.after(wood=4, clay=1, franc=8)
    assert refused(inside, Buy("bakehouse")) == ("buy.in-progress", {})


def test_the_fee_is_two_food() -> None:
    refusal = FIRM.refuses_entry({"fish": 1}, fish=1, wood=4, clay=1)
    assert refusal == fee_too_small("construction_firm", food=2)


def test_nobody_goes_in_who_cannot_build() -> None:
    assert FIRM.refuses_entry() == ("must-act.build", {"building": "construction_firm"})
