"""Corrections: the app believes what lies on the table, and nothing of the box is lost."""

from collections.abc import Callable

import pytest

from companion.games.keyflower import GAME, facts
from companion.games.keyflower import actions as act
from companion.referee.action import Action
from companion.referee.match import Match
from tests.games.keyflower.table import (
    ABOVE,
    ANNA,
    BELOW,
    BEN,
    bid_on,
    counts,
    crew,
    do,
    fill_boats,
    fresh,
    hold,
    later,
    lay_out,
    lies_on,
    own,
    plot,
    put,
    refused,
    rich,
    skills_of,
    spring,
    told,
    workers_of,
)


def conserved(change: Callable[[Match], object]) -> Match:
    """The match after a change that may move things but neither makes nor loses any."""
    match = rich(spring("keywood", "alehouse"))
    before = GAME.conserved(match.state)
    change(match)
    assert GAME.conserved(match.state) == before
    assert GAME.broken(match.state) == ""
    return match


@pytest.mark.parametrize(
    "action",
    [
        act.CorrectWorkers(ANNA, counts(blue=5, red=1)),
        act.CorrectWorkerCount(BEN, 2),
        act.CorrectSkills(ANNA, counts(saw=5)),
        act.CorrectSkillCount(BEN, 9),
        act.CorrectGreen(3),
        act.CorrectBoat("keyflower", counts(red=2, green=0), counts(anvil=3)),
        act.CorrectBid("keywood", BEN, "red", 2),
        act.CorrectUse("alehouse", counts(blue=1, red=2), 2),
        act.CorrectResources("home_1", counts(gold=4, wood=2)),
        act.CorrectTile(BEN, "keywood", ABOVE),
        act.CorrectAuction("miner"),
        act.CorrectGone("alehouse"),
    ],
    ids=lambda action: type(action).__name__,
)
def test_nothing_of_the_box_is_lost(action: Action) -> None:
    conserved(lambda match: match.do(action))


def test_a_screen_is_what_was_counted() -> None:
    match = rich(spring())
    do(match, act.CorrectWorkers(ANNA, counts(blue=2)), act.CorrectSkills(ANNA, counts(saw=1)))
    assert (workers_of(match, ANNA), skills_of(match, ANNA)) == ({"blue": 2}, {"saw": 1})
    do(match, act.CorrectWorkerCount(ANNA, 4))
    span = match.state.workers.spans[ANNA]
    assert (span.size, span.least) == (4, (0, 0, 0, 0))


def test_what_was_believed_of_others_gives_way() -> None:
    match = rich(spring())
    blue = match.state.workers.totals[0]
    hold(match, BEN, blue=blue)
    hold(match, ANNA, blue=1)
    assert workers_of(match, ANNA) == {"blue": 1}
    assert not match.state.workers.spans[BEN].is_exact


def test_a_boat_corrected_while_it_is_filled_is_filled() -> None:
    match = fresh()
    lay_out(match)
    do(match, act.CorrectBoat("keyflower", counts(blue=3), counts()))
    assert [task.boat for task in match.state.pending] == ["sea_bastion"]
    assert match.state.boat("keyflower").workers == counts(blue=3)


def test_a_bid_is_set_and_taken_back() -> None:
    match = rich(spring("keywood"))
    do(match, act.CorrectBid("keywood", BEN, "red", 2))
    assert bid_on(match, "keywood") == {BEN: ("red", 2)}
    assert match.state.lot("keywood").work.colour == "red"
    assert workers_of(match, BEN)["red"] == 1
    do(match, act.CorrectBid("keywood", BEN, "blue", 3))
    assert workers_of(match, BEN) == {"red": 3, "yellow": 3}
    do(match, act.CorrectBid("keywood", BEN, "blue", 0))
    assert bid_on(match, "keywood") == {}
    assert match.state.lot("keywood").work.colour is None


def test_workers_on_a_tile_set_its_next_cost() -> None:
    match = rich(spring("keywood"))
    do(match, act.CorrectUse("keywood", counts(blue=3), 2))
    assert refused(match, act.Use("keywood", crew(blue=2))) == "use-cost"
    do(match, act.Use("keywood", crew(blue=3)))


def test_a_colour_is_one_of_those_there() -> None:
    match = rich(spring("keywood"))
    do(match, act.CorrectUse("keywood", counts(blue=1, red=2), 2))
    do(match, act.CorrectColour("keywood", "red"))
    assert refused(match, act.Bid("keywood", crew(blue=1))) == "colour"


def test_a_tile_may_turn_out_to_be_upgraded() -> None:
    match = rich(spring())
    own(match, ANNA, "keywood")
    assert told(do(match, act.CorrectFace("keywood", True))) == ["correct-upgraded"]
    do(match, act.Use("keywood", crew(blue=1)))
    assert lies_on(match, "keywood") == {"wood": 3}


def test_a_tile_moves_between_villages_with_what_lies_on_it() -> None:
    match = rich(spring())
    own(match, ANNA, "keywood")
    put(match, "keywood", wood=2)
    own(match, BEN, "keywood", BELOW)
    assert match.state.owner("keywood") == BEN
    assert lies_on(match, "keywood") == {"wood": 2}


def test_a_tile_that_leaves_the_auction_gives_the_bids_back() -> None:
    match = rich(spring("keywood"))
    do(match, act.Bid("keywood", crew(blue=2)), act.CorrectTile(BEN, "keywood", ABOVE))
    assert workers_of(match, ANNA)["blue"] == 3
    assert plot(match, "keywood").work.colour is None


def test_another_face_of_a_summer_boat_takes_its_place() -> None:
    match = rich(later(facts.SUMMER, "boat_1a"))
    do(match, act.CorrectAuction("boat_1b"))
    assert match.state.lot("boat_1a") is None
    assert match.state.lot("boat_1b")


def test_bids_stay_with_a_tile_that_was_in_the_auction_already() -> None:
    match = rich(later(facts.SUMMER, "boat_1a", "store"))
    do(match, act.Bid("boat_1a", crew(blue=2)), act.Use("store", crew(red=1), "blue"))
    do(match, act.CorrectAuction("boat_1b"), act.CorrectAuction("store"))
    assert bid_on(match, "boat_1b") == {ANNA: ("blue", 2)}
    assert match.state.work("store").workers == counts(red=1)


def test_a_correction_of_the_turn_ends_a_transport() -> None:
    match = rich(spring())
    own(match, ANNA, "keywood")
    put(match, "home_1", wood=1)
    do(match, act.Use("home_1", crew(blue=1)), act.CorrectTurn(BEN))
    assert match.state.journey is None
    assert match.state.turn.seat == BEN


def test_after_the_end_a_screen_that_is_unknown_again_is_opened_again() -> None:
    match = rich(later(facts.WINTER))
    do(match, act.Pass(), act.Pass(), act.TakeBoat("keyflower"))
    while not match.state.over:
        match.do(next(GAME.offers(match.state)[0].completions()))
    do(match, act.CorrectWorkerCount(ANNA, 3))
    assert match.state.turn.stage == "revealing"
    do(match, act.Reveal(ANNA, counts(blue=3), counts(anvil=2, pick_axe=2, saw=2)))
    assert match.state.over


def test_the_purple_worker_is_whoevers_the_tile_that_shows_it_is() -> None:
    match = rich(later(facts.WINTER))
    do(match, act.Bid("turn_order_1", crew(blue=1)), act.Pass(), act.Pass())
    do(match, act.TakeBoat("keyflower"), act.CorrectTile(BEN, "turn_order_1", ABOVE))
    assert match.state.won_purple == BEN


def test_whoever_turns_out_to_have_the_purple_worker_begins_the_season() -> None:
    match = fresh()
    lay_out(match)
    do(match, act.CorrectStartPlayer(BEN))
    assert GAME.now(match.state).seat == BEN
    fill_boats(match)
    assert match.state.turn.seat == BEN


def test_a_season_that_is_played_goes_on_with_the_same_player() -> None:
    match = rich(spring())
    do(match, act.CorrectStartPlayer(BEN))
    assert match.state.turn.seat == ANNA
