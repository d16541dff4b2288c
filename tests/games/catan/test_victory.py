"""Ten points in the own turn: at once when all can see them, by a claim when cards are needed."""

from companion.games.catan import actions as act
from companion.referee.action import Action
from companion.referee.match import Match
from tests.games.catan.real_table import GAME
from tests.games.catan.table import (
    ANNA,
    BEN,
    COAST,
    RING,
    build_cities,
    do,
    empty,
    founding,
    give,
    hold_cards,
    lay_roads,
    player,
    refused,
    settle,
    told,
)


def with_nine(seat: int = ANNA) -> Match:
    """A player with four cities and a settlement: nine points."""
    match = empty()
    build_cities(match, seat, "V16", "V20", "V27", "V40")
    settle(match, seat, "V00")
    return match


def claims(match: Match) -> list[Action]:
    return [
        action
        for offer in GAME.offers(match.state)
        if offer.kind is act.ClaimVictory
        for action in offer.completions()
    ]


def test_the_tenth_point_ends_the_game_at_once() -> None:
    match = with_nine()
    lay_roads(match, ANNA, "E00", "E02")
    give(match, ANNA, brick=1, lumber=1, wool=1, grain=1)
    happened = do(match, act.BuildSettlement("V02"))
    assert told(happened) == ["builds-settlement", "wins"]
    assert match.state.over
    assert GAME.offers(match.state) == []
    assert GAME.now(match.state).seat is None


def test_a_road_can_win() -> None:
    match = with_nine()
    do(match, act.CorrectBuilding("V00", None))
    lay_roads(match, ANNA, *COAST[:4])
    give(match, ANNA, brick=1, lumber=1)
    assert told(do(match, act.BuildRoad(COAST[4]))) == ["builds-road", "longest-road", "wins"]


def test_ten_points_in_anothers_turn_do_not_win_until_the_own_turn_comes() -> None:
    """Anna cuts Cleo's road, and the card falls to Ben, who then has eleven points."""
    match = with_nine(BEN)
    lay_roads(match, BEN, *COAST[:5])
    lay_roads(match, 2, *RING)
    do(match, act.CorrectLongestRoad(2))
    lay_roads(match, ANNA, "E48")
    lay_roads(match, 2, "E47")
    do(match, act.CorrectRoad("E30", None), act.CorrectRoad("E47", None))
    give(match, ANNA, brick=1, lumber=1, wool=1, grain=1)
    assert told(do(match, act.BuildSettlement("V33")))[-1] == "longest-road-from"
    assert not match.state.over
    assert refused(match, act.ClaimVictory(BEN, 0)) == "catan.victory.turn"
    assert told(do(match, act.EndTurn())) == ["ends-turn", "turn-begins", "wins"]
    assert match.state.over


def test_points_lost_again_before_the_own_turn_do_not_win() -> None:
    """Ben would have eleven with the Longest Road, but Anna takes it from him in her turn."""
    match = with_nine(BEN)
    lay_roads(match, BEN, *RING[:5])
    lay_roads(match, ANNA, *COAST[:5])
    do(match, act.CorrectLongestRoad(BEN))
    give(match, ANNA, brick=1, lumber=1)
    assert told(do(match, act.BuildRoad(COAST[5])))[-1] == "longest-road-from"
    do(match, act.EndTurn())
    assert not match.state.over


def test_hidden_victory_cards_need_a_claim() -> None:
    match = with_nine()
    assert claims(match) == []
    hold_cards(match, ANNA, 2)
    assert claims(match) == [act.ClaimVictory(ANNA, 1), act.ClaimVictory(ANNA, 2)]
    assert told(do(match, act.ClaimVictory(ANNA, 2))) == ["claims-victory", "wins"]
    assert GAME.score(match.state).totals[ANNA] == 11
    assert (player(match).cards, player(match).revealed) == (0, 2)


def test_a_victory_card_bought_this_turn_may_win() -> None:
    match = with_nine()
    give(match, ANNA, ore=1, wool=1, grain=1)
    do(match, act.CorrectDeck(1), act.BuyCard(), act.ClaimVictory(ANNA, 1))
    assert match.state.over


def test_a_claim_before_the_roll_is_possible() -> None:
    match = with_nine()
    hold_cards(match, ANNA)
    do(match, act.CorrectTurn(ANNA, False), act.ClaimVictory(ANNA, 1))
    assert match.state.over


def test_more_victory_cards_than_the_box_has_cannot_be() -> None:
    match = empty()
    build_cities(match, ANNA, "V16", "V20")
    hold_cards(match, ANNA, 6)
    assert refused(match, act.ClaimVictory(ANNA, 6)) == "catan.victory.cards"
    assert claims(match) == []


def test_a_knight_for_the_army_and_a_victory_card_win_before_the_robber_moves() -> None:
    """Two points for the army make nine: with the card in hand the game is over at once."""
    match = empty()
    build_cities(match, ANNA, "V16", "V20", "V27")
    settle(match, ANNA, "V00")
    hold_cards(match, ANNA, 2)
    do(match, act.CorrectKnights(ANNA, 2), act.PlayKnight())
    assert match.state.task is not None
    assert claims(match) == [act.ClaimVictory(ANNA, 1)]
    assert told(do(match, act.ClaimVictory(ANNA, 1))) == ["claims-victory", "wins"]
    assert match.state.pending == ()


def test_a_claim_without_enough_points_does_not_help_out_of_a_question() -> None:
    match = with_nine()
    do(match, act.CorrectTurn(ANNA, False), act.Roll(7))
    assert claims(match) == []
    assert refused(match, act.ClaimVictory(ANNA, 0)) == "catan.victory"
    assert refused(match, act.ClaimVictory(BEN, 0)) == "catan.victory.turn"


def test_nobody_wins_while_settlements_are_founded() -> None:
    match = founding()
    assert refused(match, act.ClaimVictory(ANNA, 0)) == "catan.finish-first.found-settlement"


def test_a_correction_does_not_end_the_game_but_the_claim_is_offered() -> None:
    match = with_nine()
    settle(match, ANNA, "V04")
    assert not match.state.over
    assert claims(match)[0] == act.ClaimVictory(ANNA, 0)


def test_victory_cards_corrected_beyond_the_box_leave_the_claim_of_seen_points() -> None:
    match = with_nine()
    settle(match, ANNA, "V04")
    do(match, act.CorrectVictoryCards(BEN, 5), act.CorrectVictoryCards(2, 5))
    assert claims(match) == [act.ClaimVictory(ANNA, 0)]
    do(match, act.ClaimVictory(ANNA, 0))
    assert match.state.over


def test_after_the_end_the_others_show_their_victory_cards() -> None:
    match = with_nine()
    hold_cards(match, ANNA)
    do(match, act.ClaimVictory(ANNA, 1), act.CorrectVictoryCards(BEN, 2))
    assert GAME.score(match.state).totals[BEN] == 2
    assert match.state.over


def test_the_end_can_be_undone() -> None:
    match = with_nine()
    hold_cards(match, ANNA)
    do(match, act.ClaimVictory(ANNA, 1))
    match.undo()
    assert not match.state.over
    do(match, act.EndTurn())
