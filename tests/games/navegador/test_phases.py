"""Phases: when one takes effect, and how the gallery is topped up."""

from dataclasses import replace

import pytest

from companion.games.navegador import actions as act
from companion.games.navegador import phases
from companion.games.navegador.profile import Chart, Profile
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from tests.games.navegador.table import (
    BLANK,
    BOARD,
    CABO,
    CHARTED,
    begun,
    do,
    explored,
    fleet,
    offered,
    second_round,
    state,
    told,
)

CAPE_STACK = BOARD.tokens(CABO) or 0


def before_the_cape(players: int = 5, **ships: int) -> Match:
    """The second round; Anna lies at Angola, ready for the Cape."""
    match = explored(fleet(begun(players), **(ships or {"angola": 2})), guine=(), angola=())
    return second_round(match)


def discover(match: Match) -> None:
    do(match, act.CorrectStone(0, "buildings"), act.MoveStone("sailing"))
    do(match, act.Explore(CABO, ("angola", "angola")))


def turn_up(match: Match) -> list[str]:
    return told(do(match, act.TurnUp("gold", (50,) * CAPE_STACK)))


def test_the_exploring_action_is_finished_under_the_old_phase() -> None:
    match = before_the_cape(angola=2, guine=1)
    discover(match)
    turn_up(match)
    assert state(match).phase == 1
    assert not offered(match, act.Sail("guine", CABO, 1))
    assert "phase-begins" in told(do(match, act.EndTurn()))
    assert state(match).phase == 2


def test_the_new_phase_counts_for_the_next_player() -> None:
    match = before_the_cape()
    discover(match)
    assert turn_up(match)[-3:] == ["turn-begins", "phase-begins", "gallery-filled"]
    assert (state(match).turn.seat, state(match).phase) == (1, 2)


def test_with_the_card_the_phase_counts_at_once() -> None:
    match = before_the_cape()
    do(match, act.CorrectCard(0, "workers"), act.UseCard())
    do(match, act.Explore(CABO, ("angola", "angola")))
    happenings = turn_up(match)
    assert happenings[-4:] == ["card-passes", "orange-ship", "phase-begins", "gallery-filled"]
    assert (state(match).turn.seat, state(match).phase) == (0, 2)


def test_after_the_card_the_rondel_action_has_the_new_prices() -> None:
    match = before_the_cape()
    do(match, act.CorrectCash(0, 500), act.CorrectCard(0, "colony"))
    do(match, act.CorrectStone(0, "first_market"), act.UseCard())
    do(match, act.Explore(CABO, ("angola", "angola")))
    turn_up(match)
    do(match, act.MoveStone("ships"), act.BuildShips(2))
    assert state(match).players[0].cash == 500 + 50 - 50 - 200


def test_after_the_card_ships_sail_two_borders_in_the_same_turn() -> None:
    match = before_the_cape(angola=2, guine=1)
    do(match, act.CorrectStone(0, "buildings"), act.CorrectCard(0, "colony"), act.UseCard())
    do(match, act.Explore(CABO, ("angola", "angola")))
    turn_up(match)
    do(match, act.EndSailing(), act.MoveStone("sailing"))
    assert offered(match, act.Sail("guine", CABO, 1))


@pytest.mark.parametrize(("players", "second", "third"), [(2, 1, 1), (5, 2, 3)])
def test_the_gallery_is_topped_up_as_the_rulebook_says(
    players: int, second: int, third: int
) -> None:
    for region, number in ((CABO, second), ("malaca", third)):
        match = begun(players, BLANK)
        do(match, act.MoveStone("workers"), act.CorrectRegion(region, True), act.EndTurn())
        assert set(state(match).gallery.values()) == {number}


def test_what_still_lies_in_the_gallery_is_not_added_to() -> None:
    match = begun(5)
    do(match, act.CorrectGallery("church", 0), act.CorrectGallery("colony", 2))
    do(match, act.MoveStone("workers"), act.CorrectRegion(CABO, True), act.EndTurn())
    assert set(state(match).gallery.values()) == {2}


def test_the_gallery_holds_no_more_than_the_box() -> None:
    match = begun(5)
    for seat in (0, 1):
        do(match, act.CorrectPrivileges(seat, "church", 3))
    do(match, act.CorrectGallery("church", 0))
    do(match, act.MoveStone("workers"), act.CorrectRegion(CABO, True), act.EndTurn())
    assert state(match).gallery["church"] == 0


@pytest.mark.parametrize("players", [3, 4])
def test_an_unknown_chart_is_asked_for(players: int) -> None:
    match = begun(players, CHARTED)
    do(match, act.MoveStone("workers"), act.CorrectRegion(CABO, True), act.EndTurn())
    assert phases.possible_numbers(state(match), 2) == (1, 2, 3, 4, 5, 6)
    assert not offered(match, act.MoveStone("ships"))
    do(match, act.ReadChart(2))
    assert set(state(match).gallery.values()) == {2}
    assert state(match).board.gallery(players, 2) == 2


def asked_for_phase_three(second: int, profile: Profile = CHARTED) -> Match:
    match = begun(3, profile)
    do(match, act.MoveStone("workers"), act.CorrectRegion(CABO, True), act.EndTurn())
    do(match, act.ReadChart(second), act.MoveStone("workers"))
    do(match, act.CorrectRegion("malaca", True), act.EndTurn())
    return match


@pytest.mark.parametrize(("second", "third"), [(2, 1), (1, 4)])
def test_a_chart_nobody_expects_is_mentioned_and_taken(second: int, third: int) -> None:
    """Nobody here has seen the chart: it should not fall nor go beyond 3, but it may."""
    match = asked_for_phase_three(second)
    assert "chart-surprises" in told(do(match, act.ReadChart(third)))
    assert state(match).board.gallery(3, 3) == third


def test_more_privileges_for_three_than_for_four_are_mentioned() -> None:
    match = asked_for_phase_three(1, replace(CHARTED, charts=(Chart(4, 1, 2),)))
    assert "chart-surprises" in told(do(match, act.ReadChart(3)))


def test_an_expected_chart_is_not_mentioned() -> None:
    match = asked_for_phase_three(1, replace(CHARTED, charts=(Chart(4, 2, 3),)))
    assert told(do(match, act.ReadChart(3))) == ["reads-chart", "gallery-filled"]


@pytest.mark.parametrize("number", [0, 7])
def test_no_chart_says_none_or_more_than_the_box_holds(number: int) -> None:
    match = begun(3, CHARTED)
    do(match, act.MoveStone("workers"), act.CorrectRegion(CABO, True), act.EndTurn())
    with pytest.raises(Refusal) as caught:
        match.do(act.ReadChart(number))
    assert caught.value.message == "navegador.privilege-chart.number"
    assert (caught.value.facts["least"], caught.value.facts["most"]) == (1, 6)


def test_malaca_before_the_cape_begins_phase_three() -> None:
    match = begun(5)
    do(match, act.MoveStone("workers"), act.CorrectRegion("malaca", True), act.EndTurn())
    assert state(match).phase == 3
