"""The longest road: hand-made cases, many random networks counted twice, and the card."""

import random

import pytest

from companion.games.catan import actions as act
from companion.games.catan import board
from companion.games.catan.roads import longest_trail
from companion.games.catan.state import Rules
from companion.referee.match import Match
from tests.games.catan import peer
from tests.games.catan.networks import (
    ENDS,
    is_trail,
    longest_by_brute_force,
    random_network,
)
from tests.games.catan.table import (
    ANNA,
    BEN,
    CLEO,
    COAST,
    COAST_CORNERS,
    RING,
    RING_CORNERS,
    do,
    empty,
    give,
    hold_cards,
    lay_roads,
    settle,
    told,
)

SECOND_RING = ("E32", "E34", "E36", "E49", "E48")
"""What closes the ring round H11, which has the path E33 in common with the ring round H10."""

TAIL = ("E17", "E15", "E13")
"""Three paths that lead away from the ring at V21."""


def length(*roads: str, rivals: tuple[str, ...] = ()) -> int:
    return len(longest_trail(roads, rivals))


def test_a_straight_road() -> None:
    assert [length(*COAST[:n]) for n in range(9)] == list(range(9))


def test_only_the_better_branch_counts() -> None:
    assert length("E00", "E02", "E03", "E04") == 3
    assert length("E00", "E02", "E03", "E05", "E04") == 4


def test_a_ring_counts_in_full() -> None:
    assert length(*RING) == 6


def test_a_ring_with_a_tail() -> None:
    assert length(*RING, *TAIL) == 9


def test_two_rings_with_a_common_path() -> None:
    assert len((*RING, *SECOND_RING)) == 11
    assert length(*RING, *SECOND_RING) == 11


def test_two_roads_apart_do_not_add_up() -> None:
    assert length(*COAST[:3], "E70", "E71") == 3


def test_a_ring_apart_from_a_short_road_is_found() -> None:
    assert length(*RING, "E00") == 6


def test_a_rival_cuts_the_road_and_both_sides_count_up_to_it() -> None:
    assert length(*COAST[:7], rivals=("V03",)) == 4
    assert length(*COAST[:7], rivals=("V02",)) == 5
    assert length(*COAST[:7], rivals=("V00",)) == 7


def test_a_ring_through_a_rival_begins_and_ends_there() -> None:
    assert length(*RING, rivals=("V21",)) == 6


def test_a_ring_with_two_rivals_is_the_longer_arc() -> None:
    assert length(*RING, rivals=("V21", "V33")) == 4


def test_a_tail_behind_a_rival_on_the_ring_is_lost() -> None:
    assert length(*RING, *TAIL, rivals=("V21",)) == 6


def test_no_road_has_no_length() -> None:
    assert longest_trail(()) == ()


def test_the_trail_can_be_walked() -> None:
    trail = longest_trail((*RING, *TAIL))
    assert is_trail(trail, {*RING, *TAIL}, set())
    assert len(trail) == 9


@pytest.mark.parametrize("seed", range(10))
def test_random_networks_are_counted_as_brute_force_counts_them(seed: int) -> None:
    """Ten seeds of 1,100 networks each, of up to 15 roads, with rivals on them."""
    chance = random.Random(seed)
    for _ in range(1100):
        roads, rivals = random_network(chance)
        trail = longest_trail(roads, rivals)
        assert len(trail) == longest_by_brute_force(roads, rivals)
        assert is_trail(trail, roads, rivals)


@pytest.mark.parametrize("seed", range(4))
def test_catanatron_agrees_where_no_road_ends_at_a_rival(seed: int) -> None:
    """It never steps onto a rival's corner, so it does not see the roads that end there."""
    chance = random.Random(seed)
    for _ in range(500):
        roads, rivals = random_network(chance)
        board, corners = peer.board_of(roads, rivals)
        seen = {path for path in roads if not set(ENDS[path]) & rivals}
        assert peer.length_on(board, corners) == len(longest_trail(seen))


def test_catanatron_is_wrong_about_a_road_that_ends_at_a_rival() -> None:
    """Five roads in a row, a rival's settlement at their end: by the rules that is five."""
    roads, rivals = set(COAST[:5]), {"V05"}
    assert peer.length_on(*peer.board_of(roads, rivals)) == 4
    assert len(longest_trail(roads, rivals)) == 5


# The card


def builder(*roads: str, rules: Rules | None = None) -> Match:
    """Anna with these roads, and cards for more."""
    match = empty(rules=rules)
    lay_roads(match, ANNA, *roads)
    give(match, ANNA, brick=5, lumber=5, wool=2, grain=2)
    return match


def holder(match: Match) -> int | None:
    found: int | None = match.state.longest_road
    return found


def test_the_fifth_road_takes_the_card() -> None:
    match = builder(*COAST[:3])
    assert told(do(match, act.BuildRoad(COAST[3]))) == ["builds-road"]
    assert told(do(match, act.BuildRoad(COAST[4]))) == ["builds-road", "longest-road"]
    assert holder(match) == ANNA


def with_rival_at_five(*roads: str, rules: Rules | None = None) -> Match:
    """Ben holds the card with the ring but one path; Anna has these roads."""
    match = builder(*roads, rules=rules)
    lay_roads(match, BEN, *RING[:5])
    do(match, act.CorrectLongestRoad(BEN))
    return match


def test_equal_length_does_not_take_the_card_and_longer_does() -> None:
    match = with_rival_at_five(*COAST[:4])
    do(match, act.BuildRoad(COAST[4]))
    assert holder(match) == BEN
    assert told(do(match, act.BuildRoad(COAST[5]))) == ["builds-road", "longest-road-from"]
    assert holder(match) == ANNA


def test_nobody_takes_it_with_fewer_than_five_whatever_the_holder_was_corrected_to() -> None:
    """Five pieces that make a road of four, against a holder whose roads were not entered."""
    match = builder(*COAST[:4])
    do(match, act.CorrectLongestRoad(BEN), act.BuildRoad("E04"))
    assert holder(match) == BEN
    do(match, act.BuildRoad(COAST[4]))
    assert holder(match) == ANNA


def test_free_roads_take_the_card_too() -> None:
    match = builder(*COAST[:3])
    hold_cards(match, ANNA)
    do(match, act.PlayRoadBuilding(), act.BuildRoad(COAST[3]), act.BuildRoad(COAST[4]))
    assert holder(match) == ANNA


def cut_at(match: Match, corner: str, by: str) -> tuple[str, ...]:
    """Anna lays a road towards a corner of Ben's road and settles there."""
    lay_roads(match, ANNA, by)
    return tuple(told(do(match, act.BuildSettlement(corner))))


def test_a_cut_below_five_lays_the_card_aside() -> None:
    match = with_rival_at_five()
    happened = cut_at(match, "V33", "E48")
    assert happened == ("builds-settlement", "road-is-cut", "longest-road-aside")
    assert holder(match) is None


def test_a_cut_gives_the_card_to_the_only_one_left_with_five() -> None:
    match = with_rival_at_five(*COAST[:5])
    assert cut_at(match, "V33", "E48")[-1] == "longest-road-from"
    assert holder(match) == ANNA


def three_at_five(*roads: str) -> Match:
    """Ben holds the card with these roads; Anna has five, and Cleo has five."""
    match = builder(*COAST[:5])
    lay_roads(match, BEN, *roads)
    lay_roads(match, CLEO, "E66", "E67", "E68", "E69", "E70")
    do(match, act.CorrectLongestRoad(BEN))
    return match


def test_a_cut_that_leaves_a_tie_of_others_lays_the_card_aside() -> None:
    match = three_at_five(*RING[:5], "E17")
    cut_at(match, "V33", "E48")
    assert holder(match) is None


def test_a_holder_who_is_still_longest_after_a_cut_keeps_the_card() -> None:
    match = three_at_five(*RING, "E17")
    assert cut_at(match, "V33", "E48") == ("builds-settlement", "road-is-cut")
    assert holder(match) == BEN


def tied_after_cut(rules: Rules | None = None) -> Match:
    """Ben's road of eight is cut to five, as long as Anna's."""
    match = builder(*COAST[:5], rules=rules)
    lay_roads(match, BEN, "E56", "E66", "E67", "E68", "E69", "E70", "E71", "E65")
    do(match, act.CorrectLongestRoad(BEN))
    lay_roads(match, ANNA, "E62")
    do(match, act.BuildSettlement("V51"))
    return match


def test_by_the_older_rule_a_tie_after_a_cut_lays_the_card_aside() -> None:
    assert holder(tied_after_cut()) is None


def test_by_the_later_rule_a_tied_holder_keeps_the_card() -> None:
    assert holder(tied_after_cut(Rules(tied_holder_keeps=True))) == BEN


def test_an_old_tie_does_not_cost_the_card_when_somebody_elses_road_is_cut() -> None:
    match = with_rival_at_five(*COAST[:5])
    lay_roads(match, CLEO, "E59", "E68")
    assert cut_at(match, "V49", "E67") == ("builds-settlement",)
    assert holder(match) == BEN


def test_own_settlements_do_not_cut() -> None:
    match = builder(*COAST[:4])
    do(match, act.BuildSettlement("V02"), act.BuildRoad(COAST[4]))
    assert holder(match) == ANNA


def test_a_card_laid_aside_goes_to_whoever_is_alone_again() -> None:
    match = tied_after_cut()
    assert told(do(match, act.BuildRoad(COAST[5]))) == ["builds-road", "longest-road"]
    assert holder(match) == ANNA


def test_a_cut_can_end_a_tie_while_the_card_is_aside() -> None:
    match = tied_after_cut()
    lay_roads(match, CLEO, "E19", "E04")
    give(match, CLEO, brick=1, lumber=1, wool=1, grain=1)
    do(match, act.CorrectTurn(CLEO, True))
    assert told(do(match, act.BuildSettlement("V02")))[-1] == "longest-road"
    assert holder(match) == BEN


def test_the_road_of_each_player_can_be_shown() -> None:
    match = with_rival_at_five(*COAST[:3])
    settle(match, BEN, "V01")
    assert board.road_trail(match.state, ANNA) in (COAST[1:3], COAST[2:0:-1])
    assert set(board.road_trail(match.state, BEN)) == set(RING[:5])


def test_a_city_changes_no_road() -> None:
    match = with_rival_at_five()
    settle(match, ANNA, "V00")
    give(match, ANNA, grain=2, ore=3)
    assert told(do(match, act.BuildCity("V00"))) == ["builds-city"]


def test_the_corners_used_here_lie_where_they_are_said_to() -> None:
    for places, corners in ((COAST, COAST_CORNERS), (RING, (*RING_CORNERS, RING_CORNERS[0]))):
        for number, path in enumerate(places):
            assert set(ENDS[path]) == {corners[number], corners[number + 1]}
