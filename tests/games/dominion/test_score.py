"""The final score: what every card is worth, and how ties are broken."""

from companion.games.dominion.actions import CorrectCards, CorrectTurnsTaken
from companion.games.dominion.score import FinalDeck, FinalTable, count_table
from companion.referee.match import Match
from tests.games.dominion.real_table import PLAYERS
from tests.games.dominion.table import GAME, do, setup

ANNA, BEN, CLEO = PLAYERS[:3]


def points(deck: FinalDeck) -> int:
    return GAME.score_table(FinalTable((deck, FinalDeck(BEN)))).totals[0]


def test_estates_duchies_provinces_and_curses() -> None:
    assert points(FinalDeck(ANNA, 2, 3, 4, 0, 5, cards=14)) == 2 * 6 + 3 * 3 + 4 - 5


def test_a_score_may_be_negative() -> None:
    assert points(FinalDeck(ANNA, curse=2, cards=12)) == -2


def test_gardens_count_every_ten_cards_rounded_down() -> None:
    assert [points(FinalDeck(ANNA, gardens=3, cards=n)) for n in (9, 10, 19, 20, 47)] == [
        0,
        3,
        3,
        6,
        12,
    ]


def test_a_new_table_scores_the_three_estates() -> None:
    assert GAME.score(Match(GAME, setup()).state).totals == (3, 3, 3)


def test_fewer_turns_break_a_tie() -> None:
    sheet = GAME.score_table(FinalTable((FinalDeck(ANNA, turns=11), FinalDeck(BEN, turns=10))))
    assert sheet.winners == (1,)
    assert sheet.tie_break is not None
    assert sheet.tie_break.what == "dominion.tie-turns"


def test_equal_points_and_turns_share_the_victory() -> None:
    decks = (FinalDeck(ANNA, turns=10), FinalDeck(BEN, turns=10), FinalDeck(CLEO, turns=11))
    sheet = GAME.score_table(FinalTable(decks))
    assert sheet.ranks == (1, 1, 3)
    assert sheet.tie_break is not None
    assert sheet.tie_break.what == "dominion.tie-turns"


def test_everybody_equal_is_a_shared_victory() -> None:
    sheet = GAME.score_table(FinalTable((FinalDeck(ANNA, turns=9), FinalDeck(BEN, turns=9))))
    assert sheet.winners == (0, 1)
    assert sheet.tie_break is not None
    assert sheet.tie_break.what == "dominion.tie-shared"


def test_no_tie_needs_no_explanation() -> None:
    match = Match(GAME, setup())
    do(match, CorrectCards(1, "province", 1), CorrectTurnsTaken(1, 20))
    sheet = GAME.score(match.state)
    assert sheet.winners == (1,)
    assert sheet.tie_break is None


def test_every_point_is_followed_back_to_its_cards() -> None:
    sheet = GAME.score_table(FinalTable((FinalDeck(ANNA, gardens=2, cards=31), FinalDeck(BEN))))
    reasons = [reason for line in sheet.lines for reason in line.reasons]
    assert [reason.what for reason in reasons] == ["dominion.scores-gardens"]
    assert reasons[0].fact("each") == 3


def test_a_table_that_cannot_be_is_still_counted_while_it_is_entered() -> None:
    table = FinalTable((FinalDeck(ANNA, province=20, gardens=2), FinalDeck(BEN, estate=1)))
    assert count_table(table).totals == (120, 1)
