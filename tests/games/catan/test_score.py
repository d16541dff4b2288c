"""The final score: what every piece is worth, and the longest road check on its own."""

import pytest

from companion.games.catan import actions as act
from companion.games.catan.geometry import PATHS
from companion.games.catan.score import FinalPieces, FinalTable, RoadNetwork, longest_roads
from companion.referee.ruling import Refusal
from companion.referee.score import ScoreSheet
from tests.games.catan.real_table import GAME, PLAYERS
from tests.games.catan.table import (
    ANNA,
    BEN,
    COAST,
    RING,
    build_cities,
    do,
    empty,
    hold_cards,
    placed,
    settle,
)

A, B, C = PLAYERS[:3]


def sheet(*players: FinalPieces) -> ScoreSheet:
    return GAME.score_table(FinalTable(players))


def test_every_piece_and_card_counts() -> None:
    full = FinalPieces(A, 3, 2, longest_road=True, largest_army=True, victory_cards=1)
    assert sheet(full, FinalPieces(B, 5, 4)).totals == (3 + 4 + 2 + 2 + 1, 13)


def test_everybody_starts_with_two_points() -> None:
    assert GAME.score(placed(4).state).totals == (2, 2, 2, 2)


def test_the_sheet_follows_every_point_back() -> None:
    made = sheet(FinalPieces(A, 2, 1), FinalPieces(B))
    reasons = [reason for line in made.lines for reason in line.reasons]
    assert [(reason.fact("thing"), reason.fact("count")) for reason in reasons] == [
        ("settlement", 2),
        ("city", 1),
    ]


def test_the_player_on_turn_wins_even_if_another_has_as_many() -> None:
    match = empty()
    build_cities(match, ANNA, "V16", "V20", "V27", "V40")
    settle(match, ANNA, "V00")
    build_cities(match, BEN, "V51", "V44", "V24", "V14")
    settle(match, BEN, "V10")
    hold_cards(match, ANNA)
    do(match, act.ClaimVictory(ANNA, 1), act.CorrectVictoryCards(BEN, 1))
    made = GAME.score(match.state)
    assert made.totals[ANNA] == made.totals[BEN] == 10
    assert made.winners == (ANNA,)
    assert made.tie_break is not None
    assert made.tie_break.what == "catan.tie-turn"


def test_equal_points_of_a_told_table_are_left_open() -> None:
    made = sheet(FinalPieces(A, 5), FinalPieces(B, 5))
    assert made.ranks == (1, 1)
    assert made.tie_break is not None
    assert made.tie_break.what == "catan.tie-open"


def test_the_longest_road_alone_can_be_checked() -> None:
    anna = RoadNetwork(COAST[:7])
    ben = RoadNetwork(RING, ("V03",))
    first, second = longest_roads((anna, ben))
    assert (len(first), len(second)) == (4, 6)
    assert first == tuple(reversed(COAST[3:7])) or first == COAST[3:7]


def test_the_longest_road_of_a_told_table_is_checked_where_it_was_drawn() -> None:
    made = sheet(FinalPieces(A, longest_road=True, roads=COAST), FinalPieces(B, roads=RING))
    assert made.totals == (2, 0)


def test_a_road_of_five_does_not_hold_the_card_beside_a_longer_one() -> None:
    with pytest.raises(Refusal) as caught:
        sheet(FinalPieces(A, longest_road=True, roads=COAST[:5]), FinalPieces(B, roads=RING))
    assert caught.value.message == "catan.score.road"
    assert dict(caught.value.facts) == {"seat": ANNA, "has": 5, "needs": 6}


def test_nobody_has_laid_more_roads_than_there_are() -> None:
    """And whoever taps the whole island full does not wait for ever."""
    with pytest.raises(Refusal) as caught:
        longest_roads((RoadNetwork(), RoadNetwork(PATHS)))
    assert caught.value.message == "catan.score.pieces"
    assert dict(caught.value.facts) == {"seat": BEN, "thing": "road", "has": 72, "most": 15}


def test_victory_cards_below_zero_are_refused_with_the_figure_that_is_wrong() -> None:
    with pytest.raises(Refusal) as caught:
        sheet(FinalPieces(A, victory_cards=4), FinalPieces(B, victory_cards=-1))
    assert caught.value.message == "catan.score.pieces"
    assert caught.value.facts["has"] == -1


def test_of_two_equal_roads_either_may_hold_the_card() -> None:
    made = sheet(FinalPieces(A, roads=COAST[:6]), FinalPieces(B, longest_road=True, roads=RING))
    assert made.totals == (0, 2)
