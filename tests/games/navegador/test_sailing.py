"""Sailing and exploring on the sea chart, known or read on the way."""

import pytest

from companion.games.navegador import actions as act
from companion.games.navegador import sailing
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from tests.games.navegador.table import (
    BLANK,
    BOARD,
    CABO,
    CHARTED,
    at,
    begun,
    do,
    explored,
    fleet,
    offered,
    player,
    state,
    told,
)

PORTUGAL_TWICE = ("portugal", "portugal")


def sea(players: int = 3, phase: int = 1, **ships: int) -> Match:
    """Anna stands on Sailing with these ships; nothing but the chart is known."""
    match = fleet(begun(players, CHARTED), **(ships or {"portugal": 2}))
    do(match, act.CorrectPhase(phase))
    return match


@pytest.mark.parametrize(("phase", "farthest"), [(1, "guine"), (2, "angola"), (3, CABO)])
def test_ships_sail_one_border_in_phase_one_two_in_two_three_in_three(
    phase: int, farthest: str
) -> None:
    match = at("sailing", explored(sea(phase=phase), guine=(), angola=(), **{CABO: (), "goa": ()}))
    way = ["guine", "angola", CABO]
    near = [to for to in way if offered(match, act.Sail("portugal", to, 1))]
    assert near[-1] == farthest


def test_ships_may_sail_back_to_portugal() -> None:
    match = at("sailing", explored(sea(guine=1), guine=()))
    do(match, act.Sail("guine", "portugal", 1))
    assert dict(player(match).ships) == {"portugal": 1}


def test_ships_of_others_do_not_block() -> None:
    match = fleet(explored(sea(), guine=()), seat=1, guine=7)
    assert offered(at("sailing", match), act.Sail("portugal", "guine", 2))


def test_exploring_takes_two_ships_and_loses_one() -> None:
    match = at("sailing", sea())
    happenings = do(match, act.Explore("guine", PORTUGAL_TWICE))
    assert told(happenings) == ["explores", "loses-ships"]
    assert dict(player(match).ships) == {"guine": 1}
    assert player(match).discs == 1


def test_the_reward_is_the_cheapest_colony_turned_up() -> None:
    match = at("sailing", sea(guine=1, rio_de_janeiro=1))
    do(match, act.Explore("angola", ("guine", "rio_de_janeiro")))
    do(match, act.TurnUp("gold", (120, 70, 90)))
    assert player(match).cash == 270
    assert state(match).sea("angola").prices == (70, 90, 120)
    assert player(match).colonies.total() == 0


def test_explorers_may_come_from_different_regions() -> None:
    match = at("sailing", sea(guine=1, rio_de_janeiro=1))
    assert offered(match, act.Explore("angola", ("guine", "rio_de_janeiro")))


@pytest.mark.parametrize(
    ("players", "region", "needs"),
    [(2, "macau", 3), (3, "macau", 3), (4, "macau", 2), (5, "macau", 2), (5, "nagasaki", 3)],
)
def test_dangerous_regions_take_three_ships(players: int, region: str, needs: int) -> None:
    start = "malaca" if region == "macau" else "macau"
    match = at("sailing", sea(players, **{start: 3}))
    assert offered(match, act.Explore(region, (start,) * needs))
    assert not offered(match, act.Explore(region, (start,) * (needs - 1)))


def test_a_dangerous_region_costs_two_ships() -> None:
    match = at("sailing", sea(macau=3))
    do(match, act.Explore("nagasaki", ("macau",) * 3))
    assert dict(player(match).ships) == {"nagasaki": 1}


def test_more_ships_than_needed_may_explore_and_only_one_is_lost() -> None:
    match = at("sailing", sea(portugal=4))
    do(match, act.Explore("guine", ("portugal",) * 4))
    assert dict(player(match).ships) == {"guine": 3}


def test_an_unexplored_region_is_not_crossed() -> None:
    match = at("sailing", explored(sea(phase=2), angola=()))
    assert not offered(match, act.Sail("portugal", "angola", 1))


def test_spare_explorers_sail_on_but_one_stays() -> None:
    match = at("sailing", explored(sea(phase=2, portugal=4), angola=()))
    do(match, act.Explore("guine", ("portugal",) * 3), act.TurnUp("gold", (80,)))
    do(match, act.Sail("guine", "angola", 1))
    assert dict(player(match).ships) == {"guine": 1, "angola": 1, "portugal": 1}
    assert not offered(match, act.Sail("guine", "angola", 1))


def test_after_the_exploration_others_enter_singly() -> None:
    match = at("sailing", sea(portugal=3))
    do(match, act.Explore("guine", PORTUGAL_TWICE), act.TurnUp("gold", (80,)))
    assert offered(match, act.Sail("portugal", "guine", 1))


def test_a_follower_may_relieve_the_ship_that_stays() -> None:
    match = at("sailing", sea(phase=2, portugal=3))
    do(match, act.Explore("guine", PORTUGAL_TWICE), act.TurnUp("gold", (80,)))
    do(match, act.Sail("portugal", "guine", 1))
    assert offered(match, act.Sail("guine", "portugal", 1))


def test_a_ship_may_be_moved_step_by_step_within_its_range() -> None:
    match = at("sailing", explored(sea(phase=2, portugal=1), guine=(), angola=()))
    do(match, act.Sail("portugal", "guine", 1))
    assert sailing.available(state(match), "guine", 1) == 1
    assert sailing.available(state(match), "guine", 2) == 0
    assert told(do(match, act.Sail("guine", "angola", 1))) == ["sails", "turn-begins"]


def test_a_fresh_ship_keeps_its_range_when_one_that_sailed_suffices() -> None:
    match = explored(sea(phase=2, portugal=1, guine=1), guine=(), angola=(), bahia=())
    at("sailing", match)
    do(match, act.Sail("portugal", "guine", 1), act.Sail("guine", "angola", 1))
    assert sailing.available(state(match), "guine", 2) == 1


def test_a_fresh_ship_goes_on_step_by_step_past_one_that_sailed() -> None:
    """Which of the two at Guiné left for Angola is known to the table only."""
    match = explored(sea(phase=2, bahia=1, guine=1), guine=(), angola=(), bahia=(), **{CABO: ()})
    at("sailing", match)
    do(match, act.Sail("bahia", "guine", 1), act.Sail("guine", "angola", 1))
    do(match, act.Sail("angola", CABO, 1))
    assert dict(player(match).ships) == {"guine": 1, CABO: 1}
    assert sailing.available(state(match), "guine", 2) == 0  # so it was not the fresh one


def test_only_one_of_the_two_was_fresh() -> None:
    match = explored(sea(phase=2, bahia=1, guine=1), guine=(), angola=(), bahia=(), **{CABO: ()})
    at("sailing", match)
    do(match, act.Sail("bahia", "guine", 1), act.Sail("guine", "angola", 1))
    do(match, act.Sail("guine", "portugal", 1))
    assert offered(match, act.Sail("angola", CABO, 1))
    do(match, act.Sail("angola", CABO, 1))
    assert state(match).turn.seat == 1


def test_ships_explore_together_only_if_all_of_them_may_have_come_so_far() -> None:
    """The fresh one is at Guiné or at Angola, not at both."""
    match = explored(sea(phase=2, bahia=1, guine=2), guine=(), angola=(), bahia=())
    at("sailing", match)
    do(match, act.Sail("bahia", "guine", 1), act.Sail("guine", "angola", 2))
    assert offered(match, act.Explore(CABO, ("angola", "guine")))
    assert offered(match, act.Explore(CABO, ("angola", "angola")))
    assert not offered(match, act.Explore(CABO, ("angola", "angola", "guine")))
    with pytest.raises(Refusal) as caught:
        match.do(act.Explore(CABO, ("angola", "angola", "guine")))
    assert caught.value.message == "navegador.sailing.sailed"


def test_a_ship_corrected_away_leaves_no_trace_of_having_sailed() -> None:
    match = explored(sea(phase=2, portugal=2), guine=(), angola=())
    do(at("sailing", match), act.Sail("portugal", "angola", 1))
    do(match, act.CorrectShips(0, "angola", 0), act.CorrectShips(0, "guine", 1))
    do(match, act.Sail("guine", "angola", 1))
    assert offered(match, act.Sail("angola", "guine", 1))


def test_who_has_no_ships_has_nothing_to_sail() -> None:
    match = fleet(begun(profile=CHARTED))
    assert told(do(match, act.MoveStone("sailing")))[-2:] == ["nothing-to-do", "turn-begins"]


# Reading the chart


def test_a_board_nobody_has_read_is_asked_for_borders() -> None:
    match = at("sailing", explored(begun(profile=BLANK), guine=()))
    assert not offered(match, act.Sail("portugal", "guine", 1))
    do(match, act.ReadBorders("portugal", "guine", 1))
    assert offered(match, act.Sail("portugal", "guine", 1))


def test_a_border_read_once_is_never_asked_again() -> None:
    match = at("sailing", explored(begun(profile=BLANK), guine=()))
    do(match, act.ReadBorders("portugal", "guine", 1))
    assert "guine" not in sailing.readings(state(match), "portugal")
    assert [(each.one, each.other) for each in state(match).board.borders] == [
        ("portugal", "guine")
    ]


def test_a_way_over_two_borders_is_remembered_but_is_no_border() -> None:
    match = explored(begun(profile=BLANK), guine=(), angola=())
    do(match, act.CorrectPhase(2))
    at("sailing", match)
    do(match, act.ReadBorders("portugal", "angola", 2))
    assert state(match).board.borders == ()
    assert offered(match, act.Sail("portugal", "angola", 1))


def two_borders_told() -> Match:
    match = explored(begun(profile=BLANK), guine=(), angola=())
    do(match, act.CorrectPhase(2))
    at("sailing", match)
    do(match, act.ReadBorders("portugal", "angola", 2))
    return match


def test_a_way_that_was_misread_is_forgotten_and_asked_again() -> None:
    match = two_borders_told()
    do(match, act.ReadAgain("way.portugal.angola"))
    assert not offered(match, act.Sail("portugal", "angola", 1))
    assert offered(match, act.ReadBorders("portugal", "angola", 2))


def test_a_way_told_does_not_lead_through_a_region_that_was_not_explored_after_all() -> None:
    match = two_borders_told()
    do(match, act.CorrectRegion("guine", False))
    assert not offered(match, act.Sail("portugal", "angola", 1))
    assert offered(match, act.ReadBorders("portugal", "angola", 2))


def test_a_border_left_out_of_a_whole_chart_can_be_read_after_all() -> None:
    match = explored(begun(profile=CHARTED), rio_de_janeiro=())
    at("sailing", match)
    assert not offered(match, act.ReadBorders("portugal", "rio_de_janeiro", 1))
    do(match, act.ReadAgain("borders"), act.ReadBorders("portugal", "rio_de_janeiro", 1))
    assert offered(match, act.Sail("portugal", "rio_de_janeiro", 1))
    assert set(CHARTED.borders) < set(state(match).board.borders)


def test_the_cape_is_three_borders_from_portugal_whatever_is_read() -> None:
    match = explored(begun(profile=BLANK), guine=(), **{CABO: ()})
    do(match, act.CorrectPhase(3))
    at("sailing", match)
    assert sailing.readings(state(match), "portugal")[CABO] == (3,)
    do(match, act.ReadBorders("portugal", "guine", 1), act.Sail("portugal", "guine", 1))
    assert min(sailing.readings(state(match), "guine")[CABO]) == 2


def test_a_whole_chart_is_never_asked_for() -> None:
    match = at("sailing", begun(profile=BOARD))
    assert sailing.readings(state(match), "portugal") == {}


# Turning up


def test_a_known_stack_takes_just_its_number_of_prices() -> None:
    match = at("sailing", begun())
    do(match, act.Explore("guine", PORTUGAL_TWICE))
    number = BOARD.tokens("guine") or 0
    assert offered(match, act.TurnUp("gold", (50,) * number))
    assert not offered(match, act.TurnUp("gold", (50,) * (number + 1)))
    assert not offered(match, act.TurnUp("sugar", (50,) * number))


def test_an_unknown_stack_is_learned() -> None:
    match = at("sailing", sea())
    do(match, act.Explore("guine", PORTUGAL_TWICE), act.TurnUp("gold", (60, 80)))
    place = state(match).board.place("guine")
    assert (place.good, place.tokens) == ("gold", 2)


def test_the_expected_good_is_offered_first() -> None:
    match = at("sailing", sea())
    do(match, act.Explore("bahia", PORTUGAL_TWICE))
    first = match.game.offers(match.state)[0]
    assert list(first.choice("good").values()) == ["sugar"]


def test_a_price_seen_twice_is_mentioned_and_taken() -> None:
    match = at("sailing", explored(sea(), angola=(60,)))
    do(match, act.Explore("guine", PORTUGAL_TWICE))
    assert "price-repeats" in told(do(match, act.TurnUp("gold", (60, 80))))


def after_correcting(*prices: int) -> list[str]:
    """Angola was read as 60 and 80, and corrected; then Guiné turns up a 60 of gold."""
    match = explored(sea(), angola=(60, 80))
    do(match, act.CorrectColonyPrices("angola", "gold", prices))
    do(at("sailing", match), act.Explore("guine", PORTUGAL_TWICE))
    return told(do(match, act.TurnUp("gold", (60,))))


def test_a_price_that_was_misread_was_never_seen() -> None:
    assert "price-repeats" not in after_correcting(70, 80)
    assert "price-repeats" in after_correcting(80, 60)


def test_a_price_that_was_founded_was_seen() -> None:
    match = fleet(explored(sea(), angola=(60, 80)), angola=1, portugal=2)
    do(at("colony", match), act.FoundColony("angola", 60), act.CorrectTurn(0))
    do(match, act.CorrectColonyPrices("angola", "gold", (90,)), act.CorrectStone(0, "buildings"))
    assert state(match).sea("angola").turned == (60, 90)
    do(match, act.CorrectColonyPrices("angola", "gold", (60, 90)))
    assert state(match).sea("angola").turned == (60, 90)
    do(match, act.MoveStone("sailing"), act.Explore("guine", PORTUGAL_TWICE))
    assert "price-repeats" in told(do(match, act.TurnUp("gold", (60,))))


@pytest.mark.parametrize("prices", [(55,), (160,), (), (50,) * 5])
def test_prices_beyond_the_tokens_are_refused(prices: tuple[int, ...]) -> None:
    match = at("sailing", sea())
    do(match, act.Explore("guine", PORTUGAL_TWICE))
    assert not offered(match, act.TurnUp("gold", prices))
