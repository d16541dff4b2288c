"""Before the first turn: snake order, distance, a road beside each settlement, first cards."""

import pytest

from companion.games.catan import actions as act
from companion.games.catan.board import spaced_corners
from companion.games.catan.geometry import corner_names
from companion.referee.action import Action
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from tests.games.catan.real_table import GAME
from tests.games.catan.table import ANNA, BEN, CLEO, do, founding, hand, setup, told


def found_all(match: Match) -> list[int]:
    """Founds wherever there is room; says who was asked, in order."""
    asked = []
    while match.state.task:
        asked.append(match.state.task.seat)
        do(match, act.BuildSettlement(corner_names(spaced_corners(match.state))[0]))
        offer = GAME.offers(match.state)[0]
        do(match, next(offer.completions()))
    return asked


def test_the_order_goes_round_and_back() -> None:
    assert found_all(founding(4)) == [0, 1, 2, 3, 3, 2, 1, 0]


def test_the_order_begins_with_the_first_player() -> None:
    match = Match(GAME, setup(3, first=CLEO))
    assert found_all(match) == [CLEO, ANNA, BEN, BEN, ANNA, CLEO]
    assert GAME.now(match.state).seat == CLEO
    assert match.state.turn.phase == "rolling"


def test_the_first_settlement_brings_no_cards() -> None:
    match = founding()
    assert told(do(match, act.BuildSettlement("V40"))) == ["founds"]
    assert hand(match, ANNA) == {}


def test_the_second_settlement_brings_a_card_for_each_hex() -> None:
    match = founding(2)
    do(match, act.BuildSettlement("V00"), act.BuildRoad("E00"))
    do(match, act.BuildSettlement("V53"), act.BuildRoad("E65"))
    assert told(do(match, act.BuildSettlement("V40"))) == ["founds", "takes"]
    assert hand(match, BEN) == {"brick": 1, "wool": 1, "ore": 1}


def test_the_desert_brings_nothing() -> None:
    match = founding(2)
    do(match, act.BuildSettlement("V00"), act.BuildRoad("E00"))
    do(match, act.BuildSettlement("V53"), act.BuildRoad("E65"))
    assert told(do(match, act.BuildSettlement("V16"))) == ["founds"]
    assert hand(match, BEN) == {}


def test_the_second_settlement_may_lie_anywhere_but_its_road_is_its_own() -> None:
    match = founding(2)
    do(match, act.BuildSettlement("V00"), act.BuildRoad("E00"))
    do(match, act.BuildSettlement("V53"), act.BuildRoad("E65"))
    do(match, act.BuildSettlement("V20"))
    with pytest.raises(Refusal) as caught:
        match.do(act.BuildRoad("E71"))  # at Ben's first settlement
    assert caught.value.message == "catan.founding"
    do(match, act.BuildRoad("E30"))


def test_the_distance_rule_holds_for_own_settlements_too() -> None:
    match = founding(2)
    do(match, act.BuildSettlement("V00"), act.BuildRoad("E00"))
    do(match, act.BuildSettlement("V20"), act.BuildRoad("E30"))
    with pytest.raises(Refusal) as caught:
        match.do(act.BuildSettlement("V31"))
    assert caught.value.facts["owner"] == BEN


def test_a_settlement_on_the_coast_and_at_a_harbour_is_allowed() -> None:
    offer = GAME.offers(founding().state)[0]
    assert offer.choice("corner").allows("V00")
    assert len(list(offer.completions())) == 54


def test_founding_can_be_undone_between_settlement_and_road() -> None:
    match = founding()
    do(match, act.BuildSettlement("V00"))
    match.undo()
    do(match, act.BuildSettlement("V01"), act.BuildRoad("E02"))
    assert match.state.task is not None
    assert match.state.task.seat == BEN


def after_one_each() -> Match:
    """Both of two players have founded once; Ben is about to found his second settlement."""
    match = founding(2)
    do(match, act.BuildSettlement("V00"), act.BuildRoad("E00"))
    do(match, act.BuildSettlement("V53"), act.BuildRoad("E65"))
    return match


def test_a_correction_does_not_make_the_first_settlement_bring_cards() -> None:
    match = founding(2)
    do(match, act.CorrectBuilding("V16", ANNA))
    assert told(do(match, act.BuildSettlement("V40"))) == ["founds"]


def test_the_second_settlement_brings_cards_beside_a_first_one_corrected_to_a_city() -> None:
    match = after_one_each()
    do(match, act.CorrectBuilding("V53", BEN, city=True))
    assert told(do(match, act.BuildSettlement("V40"))) == ["founds", "takes"]


def offered(match: Match) -> list[Action]:
    return [action for offer in GAME.offers(match.state) for action in offer.completions()]


def test_the_founding_road_follows_a_settlement_corrected_to_another_corner() -> None:
    match = after_one_each()
    do(match, act.BuildSettlement("V16"))
    do(match, act.CorrectBuilding("V20", BEN), act.CorrectBuilding("V16", None))
    assert offered(match) == [act.BuildRoad(path) for path in ("E28", "E29", "E30")]
    do(match, act.BuildRoad("E30"), act.BuildSettlement("V40"))
    assert match.state.players[ANNA].settlements == ("V00", "V40")


def test_a_settlement_corrected_away_is_founded_again() -> None:
    match = after_one_each()
    do(match, act.BuildSettlement("V16"), act.CorrectBuilding("V16", None))
    do(match, act.BuildSettlement("V20"), act.BuildRoad("E30"))
    assert match.state.task is not None
    assert match.state.task.seat == ANNA


def test_a_founding_road_laid_by_a_correction_is_not_asked_for_again() -> None:
    match = after_one_each()
    do(match, act.BuildSettlement("V16"))
    assert told(do(match, act.CorrectRoad("E23", BEN))) == ["correct-road", "question-dropped"]
    do(match, act.BuildSettlement("V20"))
    assert match.state.players[ANNA].settlements == ("V00", "V20")
