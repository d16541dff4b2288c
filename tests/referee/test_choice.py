"""Choices that no test of a game reaches in every corner."""

import random

import pytest

from companion.referee.choice import Several

DICE = Several((1, 2, 3), 1, 2)


@pytest.mark.parametrize("value", [(1,), (3, 3), (2, 1)])
def test_several_allows_repeats_in_any_order(value: tuple[int, ...]) -> None:
    assert DICE.allows(value)


@pytest.mark.parametrize("value", [(), (4,), (1, 4), (1, 1, 1)])
def test_several_allows_nothing_strange_and_no_other_number(value: tuple[int, ...]) -> None:
    assert not DICE.allows(value)


def test_several_lists_each_heap_once() -> None:
    assert list(DICE.values()) == [(1,), (2,), (3,), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)]


def test_a_sample_of_several_is_allowed() -> None:
    chance = random.Random(1)
    assert all(DICE.allows(DICE.sample(chance.randrange)) for _ in range(50))
