"""The end: what brings it about, and that everybody has one more turn."""

import pytest

from companion.games.navegador import actions as act
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from tests.games.navegador.table import (
    BLANK,
    BOARD,
    at,
    begun,
    do,
    fleet,
    offered,
    player,
    second_round,
    state,
    told,
)

NAGASAKI = (60,) * (BOARD.tokens("nagasaki") or 0)


def one_building_left(match: Match, last: str = "church") -> Match:
    for row in state(match).row:
        do(match, act.CorrectRow(row, int(row == last)))
    return match


def reach_nagasaki(match: Match) -> list[str]:
    do(match, act.Explore("nagasaki", ("macau",) * 3))
    return told(do(match, act.TurnUp("spice", NAGASAKI)))


def pass_turn(match: Match) -> None:
    """Somebody moves and does nothing."""
    space = "workers" if state(match).active.space is None else "first_market"
    do(match, act.CorrectCash(state(match).turn.seat, 200), act.MoveStone(space), act.EndTurn())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_nagasaki_everybody_has_exactly_one_more_turn(players: int) -> None:
    match = at("sailing", fleet(begun(players), macau=3))
    reach_nagasaki(match)
    do(match, act.CorrectStone(0, "workers"))
    turns = []
    while not state(match).over:
        turns.append(state(match).turn.seat)
        pass_turn(match)
    assert turns == [*range(1, players), 0]


def test_the_countdown_is_told() -> None:
    match = at("sailing", fleet(begun(), macau=3))
    reach_nagasaki(match)
    assert state(match).last_turns == 3
    assert told(do(match, act.MoveStone("workers"), act.EndTurn()))[-1] == "last-turn-begins"
    assert state(match).last_turns == 2


def test_a_row_sold_out_is_not_the_end() -> None:
    match = at("buildings", begun(), cash=900, workers=9)
    do(match, act.CorrectRow("church", 1), act.Build("church", 310))
    assert state(match).last_turns is None


def test_the_last_of_all_buildings_is_the_end() -> None:
    match = at("buildings", one_building_left(begun()), cash=900, workers=9)
    happenings = do(match, act.Build("church", 310))
    assert told(happenings) == ["builds", "end-built", "last-turn-begins"]


def test_eleven_regions_without_nagasaki_are_not_the_end() -> None:
    match = fleet(begun(), malaca=3)
    for sea in state(match).seas:
        if sea.region not in ("nagasaki", "macau"):
            do(match, act.CorrectRegion(sea.region, True))
    do(at("sailing", match), act.Explore("macau", ("malaca",) * 3))
    assert state(match).last_turns is None


def test_a_second_cause_changes_nothing() -> None:
    """Nagasaki with the card and the last building in the same turn."""
    match = fleet(second_round(one_building_left(begun())), macau=3)
    do(match, act.CorrectStone(0, "second_market"), act.CorrectCard(0, "second_market"))
    do(match, act.CorrectCash(0, 900), act.CorrectWorkers(0, 9), act.UseCard())
    assert "end-discovered" not in reach_nagasaki(match)
    assert state(match).last_turns == 4
    happenings = told(do(match, act.MoveStone("buildings"), act.Build("church", 310)))
    assert "end-built" not in happenings
    assert state(match).last_turns == 3


def test_a_cause_in_the_last_turns_gives_no_further_turn() -> None:
    match = one_building_left(begun())
    do(match, act.CorrectLastTurns(1))
    do(at("buildings", match, cash=900, workers=9), act.Build("church", 310))
    assert state(match).over


def test_after_the_end_nothing_is_offered_but_the_kings_place() -> None:
    match = begun()
    do(match, act.CorrectLastTurns(1), act.MoveStone("workers"), act.EndTurn())
    kinds = {offer.kind for offer in match.game.offers(match.state)}
    assert kinds == {act.PlaceKing}
    assert match.game.now(match.state).over


def test_a_match_can_be_taken_up_again_after_the_end() -> None:
    match = begun()
    do(match, act.CorrectLastTurns(1), act.MoveStone("workers"), act.EndTurn())
    do(match, act.CorrectTurn(1))
    assert not state(match).over
    assert offered(match, act.MoveStone("workers"))


def test_slots_that_decide_are_asked_before_the_game_is_over() -> None:
    match = begun(profile=BLANK)
    do(match, act.CorrectBuildings(0, "church", 6), act.CorrectPrivileges(0, "church", 2))
    do(match, act.CorrectLastTurns(1), act.MoveStone("workers"), act.EndTurn())
    assert not match.game.now(match.state).over
    assert match.game.now(match.state).asked == 0
    do(match, act.ReadSlots(3))
    assert state(match).over
    assert offered(match, act.PlaceKing(0, "church"))


def asking_for_church_slots() -> Match:
    match = begun(profile=BLANK)
    do(match, act.CorrectBuildings(0, "church", 6), act.CorrectPrivileges(0, "church", 2))
    do(match, act.CorrectLastTurns(1), act.MoveStone("workers"), act.EndTurn())
    return match


def test_slots_counted_wrongly_are_asked_again_after_the_end() -> None:
    match = asking_for_church_slots()
    do(match, act.ReadSlots(2), act.ReadAgain("slots.church.0"))
    assert not state(match).over
    do(match, act.ReadSlots(3))
    assert offered(match, act.PlaceKing(0, "church"))


def test_a_correction_after_the_end_asks_for_the_slots_that_decide_now() -> None:
    match = begun(profile=BLANK)
    do(match, act.CorrectLastTurns(1), act.MoveStone("workers"), act.EndTurn())
    do(match, act.CorrectBuildings(0, "church", 6), act.CorrectPrivileges(0, "church", 2))
    assert match.game.now(match.state).asked == 0


def test_a_question_that_decides_nothing_any_more_is_dropped() -> None:
    match = asking_for_church_slots()
    do(match, act.CorrectPrivileges(0, "church", 1))
    assert state(match).over


def test_no_turns_are_left_while_slots_are_counted() -> None:
    match = asking_for_church_slots()
    with pytest.raises(Refusal) as caught:
        match.do(act.CorrectLastTurns(2))
    assert caught.value.article == "navegador.game-over"
    kinds = {offer.kind for offer in match.game.corrections(match.state)}
    assert act.CorrectLastTurns not in kinds


def test_slots_that_decide_nothing_are_not_asked() -> None:
    match = begun(profile=BLANK)
    do(match, act.CorrectLastTurns(1), act.MoveStone("workers"), act.EndTurn())
    assert state(match).over


def test_a_king_that_brings_no_more_may_go_to_a_column_nobody_has_counted() -> None:
    """Colonies bring as much as factories; if they have a fourth slot, the table sees it."""
    match = begun(profile=BLANK)
    do(match, act.CorrectColonies(0, "gold", 5), act.CorrectBuildings(0, "gold_factory", 4))
    do(match, act.CorrectPrivileges(0, "colony", 3))
    do(match, act.CorrectLastTurns(1), act.MoveStone("workers"), act.EndTurn())
    best = match.game.score(match.state).totals[0]
    assert offered(match, act.PlaceKing(0, "colony"))
    do(match, act.PlaceKing(0, "colony"))
    assert match.game.score(match.state).totals[0] == best


def test_a_player_may_place_the_king_otherwise() -> None:
    match = begun()
    do(match, act.CorrectColonies(0, "gold", 5))
    do(match, act.CorrectLastTurns(1), act.MoveStone("workers"), act.EndTurn())
    best = match.game.score(match.state).totals[0]
    do(match, act.PlaceKing(0, "church"))
    assert player(match).king == "church"
    assert match.game.score(match.state).totals[0] == best - 5 + 2
