"""Possible hands: listed while they are few, bounded when they are many, never wrong."""

import random
from itertools import product

import pytest

from companion.games.catan.hand import SINGLE, each, minus, plus
from companion.games.catan.hands import MOST_WORLDS, Bounded, Hands, Listed, World
from companion.games.catan.span import Span

FIVE = (1, 1, 1, 1, 1)
NONE = (0, 0, 0, 0, 0)


def test_a_known_hand_is_one_world() -> None:
    hands = Listed.known((FIVE, NONE))
    assert list(hands.worlds()) == [(FIVE, NONE)]
    assert hands.size(0) == 5


def test_a_robbery_makes_a_world_of_each_kind() -> None:
    hands = Listed.known((FIVE, NONE)).stolen(1, 0)
    assert isinstance(hands, Listed)
    assert len(hands.unseen) == 5
    assert (hands.size(0), hands.size(1)) == (4, 1)


def test_the_same_sum_of_robberies_is_kept_once() -> None:
    hands = Listed.known((FIVE, NONE)).stolen(1, 0).stolen(1, 0)
    assert isinstance(hands, Listed)
    assert len(hands.unseen) == 10  # two of five kinds, in any order


def test_a_card_stolen_back_may_leave_everything_as_it_was() -> None:
    hands = Listed.known((FIVE, NONE)).stolen(1, 0).stolen(0, 1)
    assert hands == Listed.known((FIVE, NONE))


def many() -> Hands:
    hands: Hands = Listed.known(((4,) * 5, (4,) * 5, (4,) * 5, (4,) * 5))
    for thief, victim in ((1, 0), (2, 1), (3, 2), (0, 3)) * 2:
        hands = hands.stolen(thief, victim)
    return hands


def test_too_many_worlds_become_bounds() -> None:
    hands = many()
    assert isinstance(hands, Bounded)
    assert hands.size(0) == 20
    assert hands.span(0).least == (2, 2, 2, 2, 2)


def test_bounds_become_a_world_again_when_all_is_known() -> None:
    hands: Hands = many()
    for seat in range(4):
        hands = hands.lost({seat: hands.span(seat).least})
        while hands.size(seat):
            card = next(one for one in SINGLE if hands.may_hold({seat: one}))
            hands = hands.lost({seat: card})
    assert hands == Listed.known((NONE,) * 4)


def test_what_a_bounded_hand_may_hold_is_exactly_what_fits() -> None:
    span = Span(3, (1, 0, 0, 0, 0), (2, 2, 0, 1, 0)).tightened()
    real = [hand for hand in product(range(4), repeat=5) if span.contains(hand)]
    for cards in product(range(3), repeat=5):
        holds = any(min(minus(hand, cards)) >= 0 for hand in real)
        assert span.may_hold(cards) == holds


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("most", [1, 4, MOST_WORLDS])
def test_the_true_hands_are_always_possible(
    seed: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.games.catan.hands.MOST_WORLDS", most)
    chance = random.Random(seed)
    true: list[tuple[int, ...]] = [NONE] * 3
    hands: Hands = Listed.known(tuple(true))
    for _ in range(200):
        a, b = chance.sample(range(3), 2)
        if chance.random() < 0.5:
            gain = chance.choice(SINGLE)
            true[a], hands = plus(true[a], gain), hands.gained({a: gain})
        elif sum(true[b]) and chance.random() < 0.6:
            card = SINGLE[chance.choice([kind for kind in range(5) if true[b][kind]])]
            true[a], true[b] = plus(true[a], card), minus(true[b], card)
            hands = hands.stolen(a, b)
        elif sum(true[a]):
            paid = SINGLE[chance.choice([kind for kind in range(5) if true[a][kind]])]
            assert hands.may_hold({a: paid})
            true[a], hands = minus(true[a], paid), hands.lost({a: paid})
        assert hands.contains(tuple(true))


def test_bounds_never_exclude_what_the_list_allows() -> None:
    chance = random.Random(2)
    hands: Hands = Listed.known((FIVE, FIVE, NONE))
    for _ in range(6):
        a, b = chance.sample(range(3), 2)
        hands = hands.stolen(a, b) if hands.size(b) else hands
    assert isinstance(hands, Listed)
    bounded = hands.bounded()
    world: World
    for world in hands.worlds():
        assert bounded.contains(world)


def test_cards_are_named_one_by_one() -> None:
    assert each((2, 0, 0, 0, 1)) == ("brick", "brick", "ore")
