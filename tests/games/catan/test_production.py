"""What a roll brings: settlements and cities, the robber, and a bank that runs short."""

from companion.games.catan import actions as act
from companion.games.catan.state import Rules
from tests.games.catan.table import (
    ANNA,
    BEN,
    CLEO,
    bank,
    build_cities,
    do,
    empty,
    hand,
    placed,
    settle,
    told,
)

LATER = Rules(lone_claimant_takes_rest=True)


def test_a_settlement_brings_one_card_and_a_city_two() -> None:
    match = empty(rolled=False)
    settle(match, ANNA, "V21")  # at the fields 11, H10
    build_cities(match, BEN, "V33")
    do(match, act.Roll(11))
    assert hand(match, ANNA) == {"grain": 1}
    assert hand(match, BEN) == {"grain": 2}
    assert bank(match)["grain"] == 16


def test_several_buildings_and_hexes_add_up() -> None:
    match = empty(rolled=False)
    build_cities(match, ANNA, "V33", "V21")  # both at H10
    settle(match, ANNA, "V00")  # at the forest 11, H01
    happened = do(match, act.Roll(11))
    assert hand(match, ANNA) == {"grain": 4, "lumber": 1}
    assert told(happened) == ["rolls", "takes"]


def test_everybody_produces_whoever_rolls() -> None:
    match = placed()
    do(match, act.Roll(10))  # pasture H14 at Ben's V40, pasture H07 at nobody's of the three
    assert hand(match, BEN) == {"brick": 1, "wool": 2, "ore": 1}


def test_the_robbers_hex_yields_nothing_and_that_is_told() -> None:
    match = empty(rolled=False)
    settle(match, ANNA, "V21")
    do(match, act.CorrectRobber("H10"))
    assert told(do(match, act.Roll(11))) == ["rolls", "robber-keeps"]
    assert hand(match, ANNA) == {}


def test_another_hex_with_the_same_number_still_yields() -> None:
    match = empty(rolled=False)
    settle(match, ANNA, "V21", "V00")
    do(match, act.CorrectRobber("H10"), act.Roll(11))
    assert hand(match, ANNA) == {"lumber": 1}


def test_when_nobody_produces_that_is_told() -> None:
    assert told(do(empty(rolled=False), act.Roll(2))) == ["rolls", "nobody-takes"]


def test_a_short_bank_gives_nobody_that_resource() -> None:
    match = empty(rolled=False)
    settle(match, ANNA, "V21")
    build_cities(match, BEN, "V33")
    settle(match, CLEO, "V00")
    do(match, act.CorrectBank("grain", 2))
    happened = do(match, act.Roll(11))
    assert hand(match, ANNA) == hand(match, BEN) == {}
    assert hand(match, CLEO) == {"lumber": 1}  # other resources are paid
    assert happened[-1].what == "catan.bank-short"
    assert dict(happened[-1].facts) == {"resource": "grain", "due": 3, "left": 2}


def test_a_bank_with_exactly_enough_pays() -> None:
    match = empty(rolled=False)
    build_cities(match, BEN, "V33")
    do(match, act.CorrectBank("grain", 2), act.Roll(11))
    assert hand(match, BEN) == {"grain": 2}
    assert bank(match)["grain"] == 0


def test_by_the_older_rule_a_lone_city_gets_nothing_from_a_single_card() -> None:
    match = empty(rolled=False)
    build_cities(match, BEN, "V33")
    do(match, act.CorrectBank("grain", 1), act.Roll(11))
    assert hand(match, BEN) == {}


def test_by_the_later_rule_a_lone_claimant_takes_the_rest() -> None:
    match = empty(rules=LATER, rolled=False)
    build_cities(match, BEN, "V33")
    do(match, act.CorrectBank("grain", 1))
    assert told(do(match, act.Roll(11))) == ["rolls", "takes", "bank-short-lone"]
    assert hand(match, BEN) == {"grain": 1}


def test_by_the_later_rule_one_player_with_two_buildings_is_still_alone() -> None:
    match = empty(rules=LATER, rolled=False)
    settle(match, BEN, "V33", "V21")
    do(match, act.CorrectBank("grain", 1), act.Roll(11))
    assert hand(match, BEN) == {"grain": 1}


def test_by_the_later_rule_two_claimants_get_nothing() -> None:
    match = empty(rules=LATER, rolled=False)
    settle(match, ANNA, "V21")
    build_cities(match, BEN, "V33")
    do(match, act.CorrectBank("grain", 2), act.Roll(11))
    assert hand(match, ANNA) == hand(match, BEN) == {}


def test_by_the_later_rule_an_empty_bank_gives_the_lone_claimant_nothing() -> None:
    match = empty(rules=LATER, rolled=False)
    settle(match, BEN, "V33")
    do(match, act.CorrectBank("grain", 0))
    assert told(do(match, act.Roll(11))) == ["rolls", "bank-short"]
