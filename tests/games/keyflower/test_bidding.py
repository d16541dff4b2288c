"""Bids: colour, height, losing groups, and passing."""

from companion.games.keyflower import actions as act
from tests.games.keyflower.table import (
    ANNA,
    BEN,
    CLEO,
    bid_on,
    counts,
    crew,
    do,
    fact,
    hold,
    refused,
    rich,
    spring,
    told,
    workers_of,
)

LAID = ("keywood", "key_mine", "peddler", "alehouse")


def test_the_first_worker_fixes_the_colour_for_bids_and_uses() -> None:
    match = rich(spring(*LAID))
    do(match, act.Bid("keywood", crew(red=1)))
    assert match.state.lot("keywood").work.colour == "red"
    assert refused(match, act.Bid("keywood", crew(blue=2))) == "colour"
    assert refused(match, act.Use("keywood", crew(blue=1))) == "colour"
    do(match, act.Use("keywood", crew(red=1)))


def test_a_use_fixes_the_colour_for_bids() -> None:
    match = rich(spring(*LAID))
    do(match, act.Use("keywood", crew(yellow=1)))
    assert refused(match, act.Bid("keywood", crew(blue=2))) == "colour"


def test_green_is_a_colour_like_the_others() -> None:
    match = rich(spring(*LAID))
    do(match, act.CorrectGreen(18))
    hold(match, ANNA, green=1)
    hold(match, BEN, green=1, blue=3)
    do(match, act.Bid("keywood", crew(green=1)))
    assert refused(match, act.Bid("keywood", crew(blue=2))) == "colour"
    do(match, act.Use("keywood", crew(green=1)))


def test_a_bid_must_be_higher_and_an_own_earlier_one_counts_in() -> None:
    match = rich(spring(*LAID))
    do(match, act.Bid("keywood", crew(blue=2)), act.Bid("keywood", crew(blue=3)))
    assert refused(match, act.Bid("keywood", crew(blue=1))) == "bid"
    hold(match, ANNA, blue=2)
    do(match, act.Bid("keywood", crew(blue=2)))
    assert bid_on(match, "keywood") == {ANNA: ("blue", 4), BEN: ("blue", 3)}


def test_it_must_beat_every_other_bid_not_only_one() -> None:
    match = rich(spring(*LAID, players=3))
    do(match, *(act.Bid("keywood", crew(blue=count)) for count in (1, 2, 3)))
    assert refused(match, act.Bid("keywood", crew(blue=2))) == "bid"
    assert match.state.lot("keywood").winning.seat == CLEO


def test_an_own_winning_bid_may_be_raised() -> None:
    match = rich(spring(*LAID))
    do(match, act.Bid("keywood", crew(blue=1)), act.Pass(), act.Bid("keywood", crew(blue=1)))
    assert bid_on(match, "keywood") == {ANNA: ("blue", 2)}


def test_several_turn_order_tiles_may_be_bid_for() -> None:
    match = rich(spring(*LAID, players=3))
    do(match, act.Bid("turn_order_1", crew(blue=1)), act.Pass(), act.Pass())
    do(match, act.Bid("turn_order_2", crew(red=1)))
    assert bid_on(match, "turn_order_2") == {ANNA: ("red", 1)}


def test_a_losing_group_moves_whole_and_may_be_joined() -> None:
    match = rich(spring(*LAID))
    do(match, act.Bid("keywood", crew(blue=2)), act.Bid("keywood", crew(blue=3)))
    happenings = do(match, act.Bid("key_mine", crew("keywood", blue=1)))
    assert bid_on(match, "key_mine") == {ANNA: ("blue", 3)}
    assert bid_on(match, "keywood") == {BEN: ("blue", 3)}
    assert fact(happenings, "moves-groups", "tiles") == ("keywood",)
    assert workers_of(match, ANNA) == {"red": 3, "yellow": 3}


def test_several_losing_groups_may_move_together() -> None:
    match = rich(spring(*LAID))
    do(match, act.Bid("keywood", crew(blue=1)), act.Bid("keywood", crew(blue=2)))
    hold(match, BEN, blue=2)
    do(match, act.Bid("key_mine", crew(blue=1)), act.Bid("key_mine", crew(blue=2)))
    do(match, act.Bid("peddler", crew("keywood", "key_mine")))
    assert bid_on(match, "peddler") == {ANNA: ("blue", 2)}


def test_a_losing_group_may_use_a_tile_even_the_one_it_was_at() -> None:
    match = rich(spring(*LAID))
    do(match, act.Bid("keywood", crew(blue=2)), act.Bid("keywood", crew(blue=3)))
    do(match, act.Use("keywood", crew("keywood")))
    assert match.state.lot("keywood").work.workers == counts(blue=2)
    assert bid_on(match, "keywood") == {BEN: ("blue", 3)}


def test_a_losing_group_of_another_colour_cannot_join() -> None:
    match = rich(spring(*LAID))
    do(match, act.Bid("keywood", crew(blue=1)), act.Bid("keywood", crew(blue=2)))
    assert refused(match, act.Bid("key_mine", crew("keywood", red=1))) == "colour.mixed"


def test_a_tile_keeps_its_colour_when_a_group_has_left() -> None:
    match = rich(spring(*LAID))
    do(match, act.Bid("keywood", crew(blue=1)), act.Bid("keywood", crew(blue=2)))
    do(match, act.Bid("key_mine", crew("keywood")))
    assert match.state.lot("keywood").work.colour == "blue"


def test_the_season_ends_only_when_all_have_passed_in_a_row() -> None:
    match = rich(spring(*LAID, players=3))
    do(match, act.Pass(), act.Pass(), act.Bid("keywood", crew(blue=1)))
    do(match, act.Pass(), act.Pass())
    assert match.state.turn.stage == "play"
    assert "season-ends" in told(do(match, act.Pass()))


def test_who_has_passed_may_act_again() -> None:
    match = rich(spring(*LAID))
    do(match, act.Pass(), act.Bid("keywood", crew(blue=1)), act.Bid("keywood", crew(blue=2)))
    assert match.state.turn.passes == 0
