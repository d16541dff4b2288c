"""The end of a season in the order of the rules, and adding tiles to villages."""

from dataclasses import replace

from companion.games.keyflower import GAME, boats, facts
from companion.games.keyflower import actions as act
from companion.games.keyflower.state import BOATS, EXPANSION
from companion.games.keyflower.village import Place
from companion.referee.match import Match
from tests.games.keyflower.table import (
    ABOVE,
    ANNA,
    BELOW,
    BEN,
    CLEO,
    DAN,
    before,
    counts,
    crew,
    do,
    fact,
    fill_boats,
    hold,
    later,
    lay_out,
    own,
    pass_all,
    refused,
    rich,
    setup,
    spring,
    take_boats,
    told,
    workers_of,
)

LAID = ("keywood", "key_mine", "peddler", "alehouse")


def test_losing_bids_go_back_and_winning_ones_into_the_bag() -> None:
    match = rich(spring(*LAID))
    bag = match.state.workers.pool.size
    do(match, act.Bid("keywood", crew(blue=1)), act.Bid("keywood", crew(blue=2)))
    pass_all(match)
    assert workers_of(match, ANNA) == {"blue": 3, "red": 3, "yellow": 3}
    assert workers_of(match, BEN) == {"blue": 1, "red": 3, "yellow": 3}
    assert match.state.workers.pool.size == bag + 2
    assert match.state.players[BEN].won == ("keywood",)


def test_a_tile_nobody_bid_for_leaves_and_its_workers_go_into_the_bag() -> None:
    match = rich(spring(*LAID))
    bag = match.state.workers.pool.size
    do(match, act.Use("keywood", crew(blue=1)))
    pass_all(match)
    assert "keywood" in match.state.gone
    assert match.state.workers.pool.size == bag + 1
    assert workers_of(match, ANNA)["blue"] == 2


def test_the_winner_takes_all_workers_on_the_tile() -> None:
    match = rich(spring(*LAID))
    do(match, act.Bid("keywood", crew(blue=1)), act.Use("keywood", crew(blue=2)))
    pass_all(match)
    assert workers_of(match, ANNA)["blue"] == 3 - 1 + 2


def test_workers_in_a_village_are_its_owners() -> None:
    match = rich(spring(*LAID))
    own(match, BEN, "miner")
    do(match, act.Use("miner", crew(blue=2)), act.Use("home_1", crew(red=1)), act.EndTransport())
    pass_all(match)
    assert workers_of(match, BEN)["blue"] == 5
    assert workers_of(match, ANNA)["red"] == 4


def test_tiles_and_colours_are_fresh_in_the_next_season() -> None:
    match = rich(spring(*LAID))
    do(match, act.Use("home_1", crew(blue=1)))
    pass_all(match)
    assert match.state.work("home_1").colour is None
    assert match.state.work("home_1").last == 0


def four() -> Match:
    return rich(spring(*LAID, players=4))


def test_boats_are_taken_by_turn_order_then_clockwise_from_the_new_start_player() -> None:
    match = four()
    do(match, act.Pass(), act.Bid("turn_order_2", crew(blue=1)))
    do(match, act.Bid("turn_order_3", crew(blue=1)), act.Bid("turn_order_1", crew(blue=1)))
    happenings = pass_all(match)
    assert [task.seat for task in match.state.pending] == [DAN, BEN, CLEO, ANNA]
    assert match.state.start == CLEO
    assert fact(happenings, "takes-purple", "seat") == CLEO


def test_without_a_bid_for_the_purple_worker_it_passes_on_after_the_old_order() -> None:
    match = four()
    do(match, act.Pass(), act.Pass(), act.Bid("turn_order_1", crew(blue=1)))
    pass_all(match)
    assert [task.seat for task in match.state.pending] == [CLEO, ANNA, BEN, DAN]
    assert match.state.start == BEN


def test_who_wins_several_turn_order_tiles_takes_one_boat_at_the_lowest() -> None:
    match = four()
    do(match, act.Bid("turn_order_1", crew(blue=1)), act.Bid("turn_order_2", crew(blue=1)))
    do(match, act.Pass(), act.Pass(), act.Bid("turn_order_3", crew(red=1)))
    pass_all(match)
    assert [task.seat for task in match.state.pending] == [ANNA, BEN, CLEO, DAN]
    assert match.state.start == ANNA


def test_what_lies_on_a_boat_goes_behind_the_screen() -> None:
    match = rich(spring(*LAID))
    pass_all(match)
    boat = match.state.boat("sea_bastion")
    before_it = match.state.workers.spans[ANNA].size
    do(match, act.TakeBoat("sea_bastion"))
    assert match.state.workers.spans[ANNA].size == before_it + boat.workers.total()
    assert match.state.skills.spans[ANNA].size == 6 + boat.skills.total()


def test_the_last_boat_is_taken_without_asking() -> None:
    match = rich(spring(*LAID))
    do(match, act.Bid("keywood", crew(blue=1)))
    pass_all(match)
    assert match.state.turn.stage == BOATS
    do(match, act.TakeBoat("sea_bastion"))
    assert match.state.turn.stage == EXPANSION
    assert match.state.workers.spans[BEN].size == 9 + 7


def test_turn_order_tiles_stay_until_winter() -> None:
    match = rich(spring(*LAID))
    do(match, act.Bid("turn_order_1", crew(blue=1)))
    pass_all(match)
    assert match.state.lot("turn_order_1").bids == ()
    winter = rich(later(facts.WINTER))
    do(winter, act.Bid("turn_order_1", crew(blue=1)))
    pass_all(winter)
    assert winter.state.players[ANNA].won == ("turn_order_1",)
    assert winter.state.won_purple == ANNA


def test_in_winter_the_boats_themselves_are_taken() -> None:
    match = rich(later(facts.WINTER))
    pass_all(match)
    do(match, act.TakeBoat("sea_bastion"))
    assert match.state.players[ANNA].won == ("sea_bastion",)
    assert match.state.players[BEN].won == ("keyflower",)
    assert match.state.won_purple is None


def test_touching_edges_must_match() -> None:
    match = rich(spring(*LAID))
    do(match, act.Bid("keywood", crew(blue=1)), act.Pass(), act.Pass())
    take_boats(match)
    (offer,) = GAME.offers(match.state)
    places = list(offer.choice("at").values())
    # keywood RRFRRF has four roads, home 1 has water below and road on five sides.
    assert len(places) == 5 * 4
    assert not any(place.hex == BELOW.hex for place in places)
    assert Place(0, -1, 0) in places
    assert Place(0, -1, 1) not in places


def test_with_boat_2a_edges_need_not_match() -> None:
    match = rich(later(facts.SUMMER, "boat_2a", "store"))
    do(match, act.Bid("boat_2a", crew(blue=1)), act.Pass())
    do(match, act.Bid("store", crew(blue=1)), act.Pass(), act.Pass())
    take_boats(match)
    do(match, act.PlaceTile(ANNA, "store", BELOW))
    assert match.state.owner("store") == ANNA


def nowhere_to_lie(*more: str) -> Match:
    """Anna has won a tile with water all round, and the only water of her village is covered."""
    all_water = replace(facts.tiles()["keywood"], edges="WWWWWW")
    match = Match(GAME, setup(printed=(all_water,)))
    lay_out(match, "keywood", *more)
    fill_boats(match)
    rich(match)
    own(match, ANNA, "key_mine", BELOW)
    for tile in ("keywood", *more):
        do(match, act.Bid(tile, crew(blue=1)), act.Pass())
    do(match, act.Pass())
    take_boats(match)
    return match


def test_a_tile_that_fits_nowhere_stays_beside_the_village() -> None:
    match = nowhere_to_lie()
    assert [offer.kind for offer in GAME.offers(match.state)] == [act.SetAside]
    do(match, act.SetAside(ANNA, "keywood"))
    assert match.state.players[ANNA].aside == ("keywood",)
    assert match.state.turn.season == facts.SUMMER


def test_nothing_is_set_aside_while_another_tile_can_be_added() -> None:
    match = nowhere_to_lie("miner")
    assert [offer.kind for offer in GAME.offers(match.state)] == [act.PlaceTile]
    assert refused(match, act.SetAside(ANNA, "keywood")) == "expansion.fits"
    (offer,) = GAME.offers(match.state)
    do(match, next(offer.completions()), act.SetAside(ANNA, "keywood"))
    assert match.state.players[ANNA].aside == ("keywood",)


def test_boats_1a_and_1b_give_more_from_the_summer_they_are_won() -> None:
    for boat, told_of_it, more in (("boat_1a", "draws-extra", 2), ("boat_1b", "takes-green", 1)):
        match = rich(later(facts.SUMMER, boat))
        do(match, act.Bid(boat, crew(blue=1)), act.Pass(), act.Pass())
        happenings = do(match, act.TakeBoat("sea_bastion"))
        assert told_of_it in told(happenings)
        assert match.state.workers.spans[ANNA].size == 9 - 1 + 6 + more


def test_boat_1a_draws_when_all_winning_bids_are_in_the_bag() -> None:
    match = rich(later(facts.SUMMER, "boat_1a"))
    do(match, act.CorrectWorkerCount(BEN, match.state.workers.pool.size + 9))
    do(match, act.Bid("boat_1a", crew(blue=1)), act.Pass())
    do(match, act.Bid("turn_order_1", crew(red=1)), act.Pass(), act.Pass())
    happenings = do(match, act.TakeBoat("sea_bastion"))
    assert fact(happenings, "draws-extra", "count") == 2


def test_a_match_goes_through_four_seasons_and_opens_the_screens() -> None:
    match = rich(later(facts.WINTER))
    own(match, ANNA, "alehouse", ABOVE)
    do(match, act.Use("alehouse", crew(blue=1)))
    pass_all(match)
    do(match, act.TakeBoat("sea_bastion"))
    while match.state.turn.stage == EXPANSION:
        match.do(next(GAME.offers(match.state)[0].completions()))
    assert GAME.now(match.state).asked == ANNA
    do(match, act.Reveal(ANNA, counts(blue=4, red=3, yellow=3), counts(anvil=2, pick_axe=2, saw=2)))
    assert match.state.over


def test_who_is_known_need_not_open_the_screen() -> None:
    match = rich(later(facts.WINTER))
    pass_all(match)
    do(match, act.TakeBoat("sea_bastion"))
    while match.state.turn.stage == EXPANSION:
        match.do(next(GAME.offers(match.state)[0].completions()))
    assert match.state.over


def test_winter_has_no_supplies() -> None:
    match = before(facts.WINTER)
    lay_out(match)
    assert match.state.turn.stage == "play"
    assert all(not boat.workers and not boat.skills for boat in match.state.boats)
    assert boats.free(match.state) == ("keyflower", "sea_bastion")
    hold(match, ANNA, blue=1)
