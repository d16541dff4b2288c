"""What the dice and the robber did, read from the log."""

import pytest

from companion.games.catan import actions as act
from companion.games.catan.statistics import of_match, ways
from tests.games.catan.table import ANNA, BEN, cards, do, empty, give, settle


def test_two_dice_fall_in_36_ways() -> None:
    assert [ways(total) for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def test_rolls_production_and_losses_are_counted() -> None:
    match = empty(2, rolled=False)
    settle(match, ANNA, "V21")
    settle(match, BEN, "V33")
    do(match, act.Roll(11), act.EndTurn(), act.Roll(7))  # Ben rolls the seven
    do(match, act.MoveRobber("H10"), act.EndTurn(), act.Roll(11), act.EndTurn(), act.Roll(4))
    made = of_match(match.lines, 2)
    assert (made.total, made.sevens) == (4, 1)
    assert made.rolls == (0, 0, 1, 0, 0, 1, 0, 0, 0, 2, 0)
    assert made.seats[ANNA].produced == cards(grain=1)
    assert made.seats[BEN].produced == cards(grain=1, lumber=1)
    assert made.seats[ANNA].kept_by_robber == cards(grain=1)
    assert (made.seats[BEN].stolen, made.seats[ANNA].robbed) == (1, 1)
    assert sum(made.expected()) == pytest.approx(made.total)


def test_discards_are_counted() -> None:
    match = empty(rolled=False)
    give(match, ANNA, wool=9)
    do(match, act.Roll(7), act.Discard(ANNA, cards(wool=4)))
    assert of_match(match.lines, 3).seats[ANNA].discarded == 4


def test_nothing_rolled_is_nothing_expected() -> None:
    made = of_match((), 2)
    assert made.expected() == (0,) * 11
