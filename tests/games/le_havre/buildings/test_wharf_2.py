"""17 Wharf: the second one, modernised by itself."""

from companion.games.le_havre.actions import BuildShip
from companion.referee.counts import Counts
from tests.games.le_havre.buildings.visits import Visit, fee_too_small

STACKS = (("s04",), ("s06",), (), ())
WHARF = Visit(building="wharf_2", fee={"bread": 1}, stacks=STACKS, modernised=("wharf_1",))
COAL = Counts({"coal": 1})


def test_a_wooden_ship() -> None:
    built = WHARF.brings(BuildShip("s04", COAL), wood=5, coal=1)
    assert built == {"wood": -5, "coal": -1}


def test_the_first_iron_ship_puts_a_brick_on_it() -> None:
    after = WHARF.after(BuildShip("s06", COAL), iron=4, coal=1, brick=1)
    assert after.modernised == ("wharf_1", "wharf_2")


def test_the_brick_of_the_other_wharf_does_not_help() -> None:
    refused = WHARF.refuses(BuildShip("s06", COAL), wood=5, iron=4, coal=1)
    assert refused == ("modernise", {"building": "wharf_2", "ship": "s06"})


def test_clay_is_no_brick() -> None:
    refused = WHARF.refuses_entry(iron=4, coal=1, clay=1)
    assert refused == ("must-act.ship", {"building": "wharf_2"})


def test_the_fee_is_two_food() -> None:
    refused = WHARF.refuses_entry({"fish": 1}, fish=1, wood=5, coal=1)
    assert refused == fee_too_small("wharf_2", food=2)
