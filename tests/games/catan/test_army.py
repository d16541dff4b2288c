"""The largest army: three knights first, then strictly more."""

from companion.games.catan import actions as act
from companion.referee.match import Match
from tests.games.catan.table import ANNA, BEN, build_cities, do, empty, hold_cards, settle, told


def before_knight(mine: int, rivals: int = 0, holder: int | None = None) -> Match:
    """Anna is about to play a knight before her roll."""
    match = empty(rolled=False)
    hold_cards(match, ANNA)
    do(match, act.CorrectKnights(ANNA, mine), act.CorrectKnights(BEN, rivals))
    do(match, act.CorrectLargestArmy(holder))
    return match


def test_two_knights_are_not_enough() -> None:
    match = before_knight(1)
    assert told(do(match, act.PlayKnight())) == ["plays-knight"]
    assert match.state.largest_army is None


def test_the_third_knight_takes_the_card() -> None:
    match = before_knight(2)
    assert told(do(match, act.PlayKnight())) == ["plays-knight", "largest-army"]
    assert match.state.largest_army == ANNA


def test_as_many_knights_do_not_take_it_away() -> None:
    match = before_knight(2, rivals=3, holder=BEN)
    do(match, act.PlayKnight())
    assert match.state.largest_army == BEN


def test_more_knights_take_it_away_at_once() -> None:
    match = before_knight(3, rivals=3, holder=BEN)
    assert told(do(match, act.PlayKnight())) == ["plays-knight", "largest-army-from"]
    assert match.state.largest_army == ANNA


def test_nobody_takes_it_with_fewer_than_three_whatever_the_holder_was_corrected_to() -> None:
    match = before_knight(1, rivals=0, holder=BEN)
    do(match, act.PlayKnight())
    assert match.state.largest_army == BEN


def test_the_holder_stays_the_holder() -> None:
    match = before_knight(3, holder=ANNA)
    assert told(do(match, act.PlayKnight())) == ["plays-knight"]


def test_unplayed_knights_do_not_count() -> None:
    match = before_knight(2, rivals=2)
    hold_cards(match, BEN, 5)
    do(match, act.PlayKnight())
    assert match.state.largest_army == ANNA


def test_the_army_may_win_before_the_roll_and_the_robber_stays() -> None:
    match = before_knight(2)
    build_cities(match, ANNA, "V00", "V16", "V20")
    settle(match, ANNA, "V04", "V27")
    assert told(do(match, act.PlayKnight())) == ["plays-knight", "largest-army", "wins"]
    assert match.state.over
    assert match.state.pending == ()
