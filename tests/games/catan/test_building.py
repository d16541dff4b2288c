"""Roads, settlements and cities: where, for how much, and how many."""

from companion.games.catan import actions as act
from companion.games.catan import board
from companion.games.catan.geometry import path_names
from companion.referee.match import Match
from tests.games.catan.real_table import GAME
from tests.games.catan.table import (
    ANNA,
    BEN,
    COAST,
    bank,
    build_cities,
    do,
    empty,
    give,
    hand,
    lay_roads,
    player,
    refused,
    settle,
)


def builder() -> Match:
    """Anna with a settlement on V00 and cards for everything."""
    match = empty()
    settle(match, ANNA, "V00")
    give(match, ANNA, brick=4, lumber=4, wool=3, grain=4, ore=4)
    return match


def test_a_road_costs_brick_and_lumber_that_go_back_to_the_bank() -> None:
    match = builder()
    do(match, act.BuildRoad("E00"))
    assert hand(match, ANNA) == {"brick": 3, "lumber": 3, "wool": 3, "grain": 4, "ore": 4}
    assert bank(match)["brick"] == 16


def test_a_settlement_a_city_and_a_card_cost_what_the_table_says() -> None:
    match = builder()
    do(match, act.BuildRoad("E00"), act.BuildRoad("E02"), act.BuildSettlement("V02"))
    assert hand(match, ANNA) == {"brick": 1, "lumber": 1, "wool": 2, "grain": 3, "ore": 4}
    do(match, act.BuildCity("V00"))
    assert hand(match, ANNA) == {"brick": 1, "lumber": 1, "wool": 2, "grain": 1, "ore": 1}
    do(match, act.BuyCard())
    assert hand(match, ANNA) == {"brick": 1, "lumber": 1, "wool": 1}


def test_a_road_begins_at_an_own_building_or_road() -> None:
    match = builder()
    assert path_names(board.open_paths(match.state, ANNA)) == ("E00", "E01")
    do(match, act.BuildRoad("E00"))
    assert path_names(board.open_paths(match.state, ANNA)) == ("E01", "E02")


def test_a_rivals_building_stops_the_road_but_the_way_round_is_free() -> None:
    match = builder()
    lay_roads(match, ANNA, "E00", "E02")
    settle(match, BEN, "V02")
    assert refused(match, act.BuildRoad("E03")) == "catan.roads.blocked"
    assert refused(match, act.BuildRoad("E04")) == "catan.roads.blocked"
    do(match, act.BuildRoad("E01"))


def test_own_buildings_let_the_road_pass() -> None:
    match = builder()
    lay_roads(match, ANNA, "E00", "E02")
    settle(match, ANNA, "V02")
    do(match, act.BuildRoad("E03"))


def test_a_rivals_road_does_not_stop_a_road() -> None:
    match = builder()
    lay_roads(match, ANNA, "E00", "E02")
    lay_roads(match, BEN, "E04")
    do(match, act.BuildRoad("E03"))


def test_a_settlement_needs_an_own_road_and_a_rivals_is_not_enough() -> None:
    match = builder()
    lay_roads(match, BEN, "E30", "E43")
    assert refused(match, act.BuildSettlement("V31")) == "catan.settlements"


def test_a_settlement_may_stand_in_the_middle_of_a_rivals_road() -> None:
    match = builder()
    lay_roads(match, BEN, "E30", "E43")
    lay_roads(match, ANNA, "E45")
    do(match, act.BuildSettlement("V31"))


def test_the_distance_rule_counts_paths_not_roads() -> None:
    match = builder()
    lay_roads(match, ANNA, "E00", "E02")
    assert refused(match, act.BuildSettlement("V01")) == "catan.distance-rule"
    do(match, act.BuildSettlement("V02"))


def test_a_settlement_built_this_turn_may_become_a_city() -> None:
    match = builder()
    lay_roads(match, ANNA, "E00", "E02")
    do(match, act.BuildSettlement("V02"), act.BuildCity("V02"))
    assert player(match).cities == ("V02",)


def test_a_city_brings_the_settlement_back() -> None:
    match = builder()
    settle(match, ANNA, "V16", "V20", "V27", "V40")
    lay_roads(match, ANNA, "E00", "E02")
    assert refused(match, act.BuildSettlement("V02")) == "catan.pieces.settlement"
    do(match, act.BuildCity("V00"), act.BuildSettlement("V02"))
    assert len(player(match).settlements) == 5


def test_no_city_on_a_rivals_settlement() -> None:
    match = builder()
    settle(match, BEN, "V20")
    assert refused(match, act.BuildCity("V20")) == "catan.cities"


def test_the_fifteenth_road_is_the_last() -> None:
    match = builder()
    lay_roads(match, ANNA, *COAST, "E22", "E35", "E37", "E38", "E52", "E53")
    do(match, act.BuildRoad("E64"))
    assert refused(match, act.BuildRoad("E63")) == "catan.pieces.road"
    assert not any(offer.kind is act.BuildRoad for offer in GAME.offers(match.state))


def test_the_fifth_city_cannot_be() -> None:
    match = builder()
    build_cities(match, ANNA, "V16", "V20", "V27", "V40")
    assert refused(match, act.BuildCity("V00")) == "catan.pieces.city"


def test_a_place_is_refused_before_the_price() -> None:
    match = empty()
    settle(match, ANNA, "V00")
    assert refused(match, act.BuildRoad("E30")) == "catan.roads"
    assert refused(match, act.BuildRoad("E00")) == "catan.costs"


def test_a_refused_building_changes_nothing() -> None:
    match = builder()
    before = match.state
    refused(match, act.BuildRoad("E30"))
    assert match.state is before
