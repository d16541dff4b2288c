"""A handful of resource cards: how many of each kind, in the order of RESOURCES.

The state and its arithmetic use these plain tuples; actions name the kinds they speak of.
"""

from collections.abc import Callable, Mapping

from companion.games.catan.facts import RESOURCES
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal

Hand = tuple[int, ...]

KINDS = range(len(RESOURCES))
KIND_NUMBER = {resource: kind for kind, resource in enumerate(RESOURCES)}
NOTHING: Hand = (0,) * len(RESOURCES)


def plus(hand: Hand, more: Hand) -> Hand:
    a, b, c, d, e = hand
    v, w, x, y, z = more
    return (a + v, b + w, c + x, d + y, e + z)


def minus(hand: Hand, less: Hand) -> Hand:
    a, b, c, d, e = hand
    v, w, x, y, z = less
    return (a - v, b - w, c - x, d - y, e - z)


def holds(hand: Hand, cards: Hand) -> bool:
    a, b, c, d, e = hand
    v, w, x, y, z = cards
    return a >= v and b >= w and c >= x and d >= y and e >= z


def lowest(hand: Hand, other: Hand) -> Hand:
    return tuple(map(min, hand, other))


def highest(hand: Hand, other: Hand) -> Hand:
    return tuple(map(max, hand, other))


def only(kind: int, number: int) -> Hand:
    """Cards of one kind."""
    return (*NOTHING[:kind], number, *NOTHING[kind + 1 :])


SINGLE: tuple[Hand, ...] = tuple(only(kind, 1) for kind in KINDS)


def changed(
    hands: tuple[Hand, ...], change: Callable[[Hand, Hand], Hand], by: Mapping[int, Hand]
) -> tuple[Hand, ...]:
    """The hands of all seats, some of them changed."""
    fresh = list(hands)
    for seat, cards in by.items():
        fresh[seat] = change(fresh[seat], cards)
    return tuple(fresh)


def each(hand: Hand) -> tuple[str, ...]:
    """Every single card by its name."""
    return tuple(RESOURCES[kind] for kind in KINDS for _ in range(hand[kind]))


def counts(hand: Hand) -> Counts:
    return Counts(dict(zip(RESOURCES, hand, strict=True)))


def of(cards: Counts) -> Hand:
    """Cards as somebody named them. Refuses what is no resource card."""
    for resource, number in cards.items():
        kind_of(resource)
        if number < 0:
            raise Refusal("catan.resources", "negative", resource=resource, has=number)
    return tuple(cards[resource] for resource in RESOURCES)


def kind_of(resource: str) -> int:
    if resource not in KIND_NUMBER:
        raise Refusal("catan.resources", "unknown", resource=resource)
    return KIND_NUMBER[resource]
