"""12 Wharf: one ship from the top of its stack; the first of iron needs a brick."""

from companion.games.le_havre.actions import BuildShip, SwapForYacht
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import ANNA, NOBODY, Visit, fee_too_small

STACKS = (("s04", "s01"), ("s06",), ("s12",), ("s18",))
WHARF = Visit(building="wharf_1", fee={"bread": 1}, stacks=STACKS)
MODERN = WHARF.where(modernised=("wharf_1",))
COAL = Counts({"coal": 1})


def test_a_wooden_ship() -> None:
    built = WHARF.brings(BuildShip("s04", COAL), wood=5, coal=1)
    assert built == {"wood": -5, "coal": -1}


def test_the_ship_belongs_to_the_builder_and_the_next_is_on_top() -> None:
    after = WHARF.after(BuildShip("s04", COAL), wood=5, coal=1)
    assert after.players[ANNA].ships == ("s04",)
    assert after.stacks[0] == ("s01",)


def test_a_wooden_ship_modernises_nothing() -> None:
    assert WHARF.after(BuildShip("s04", COAL), wood=5, coal=1).modernised == ()


def test_the_first_iron_ship_puts_a_brick_on_the_wharf() -> None:
    built = WHARF.brings(BuildShip("s06", COAL), iron=4, coal=1, brick=1)
    assert built == {"iron": -4, "coal": -1, "brick": -1}


def test_the_brick_stays() -> None:
    after = WHARF.after(BuildShip("s06", COAL), iron=4, coal=1, brick=1)
    assert after.modernised == ("wharf_1",)


def test_at_a_modernised_wharf_no_brick_is_needed() -> None:
    built = MODERN.brings(BuildShip("s06", COAL), iron=4, coal=1)
    assert built == {"iron": -4, "coal": -1}


def test_the_other_wharf_is_modernised_by_itself() -> None:
    other = WHARF.where(modernised=("wharf_2",))
    refused = other.refuses(BuildShip("s06", COAL), wood=5, iron=4, coal=1)
    assert refused == ("modernise", {"building": "wharf_1", "ship": "s06"})


def test_steel_stands_in_for_iron() -> None:
    built = MODERN.brings(BuildShip("s06", COAL, steel=2), iron=2, steel=2, coal=1)
    assert built == {"iron": -2, "steel": -2, "coal": -1}


def test_a_steel_ship() -> None:
    built = MODERN.brings(BuildShip("s12", COAL), steel=2, coal=1)
    assert built == {"steel": -2, "coal": -1}


def test_a_luxury_liner() -> None:
    built = MODERN.brings(BuildShip("s18", COAL), steel=3, coal=1)
    assert built == {"steel": -3, "coal": -1}


def test_wood_is_not_used_and_burned() -> None:
    refused = WHARF.refuses_entry(wood=7)
    assert refused == ("must-act.ship", {"building": "wharf_1"})


def test_wood_left_over_may_be_burned() -> None:
    assert WHARF.brings(BuildShip("s04", Counts({"wood": 3})), wood=8) == {"wood": -8}


def test_charcoal_is_no_material() -> None:
    refused = MODERN.refuses(BuildShip("s04", COAL), wood=4, charcoal=1, coal=1, iron=4)
    about = {"ship": "s04", "good": "wood", "need": 5, "has": 4}
    assert refused == ("build-ship.short", about)


def test_the_energy_must_be_paid() -> None:
    refused = WHARF.refuses(BuildShip("s04", Counts()), wood=5, coal=1)
    assert refused == ("energy.short", {"has": 0, "need": 3})


def test_the_wind_farm_saves_all_of_it() -> None:
    windy = WHARF.where(owns=("wind_farm",))
    assert windy.brings(BuildShip("s04", Counts()), wood=5) == {"wood": -5}


def test_only_the_top_ship_of_a_stack() -> None:
    refused = WHARF.refuses(BuildShip("s01", COAL), wood=5, coal=1)
    assert refused == ("build-ship.not-on-top", {"ship": "s01"})


def test_one_ship_in_a_visit() -> None:
    after = WHARF.after(BuildShip("s04", COAL), wood=20, coal=5)
    assert after.turn.using is None


def test_an_iron_ship_is_swapped_for_the_yacht() -> None:
    wharf = WHARF.where(town=("luxury_yacht",), ships=("s08",))
    after = wharf.after(SwapForYacht("s08"))
    assert (after.players[ANNA].ships, after.players[ANNA].buildings) == ((), ("luxury_yacht",))
    assert (after.gone, after.modernised) == (("s08",), ())


def test_the_fee_is_two_food() -> None:
    refused = WHARF.refuses_entry({"fish": 1}, fish=1, wood=5, coal=1)
    assert refused == fee_too_small("wharf_1", food=2)


def test_nobody_goes_in_who_cannot_build() -> None:
    assert WHARF.where(others=(NOBODY,)).refuses_entry(wood=5) == (
        "must-act.ship",
        {"building": "wharf_1"},
    )
