"""Sets of the Mercers' guild: wood, stone and iron, with gold for any of them."""

from collections.abc import Mapping

from companion.games.keyflower.allocation.position import Position
from companion.games.keyflower.facts import GOLD, RESOURCES, Face

KINDS = tuple(kind for kind in RESOURCES if kind != GOLD)
"""What a set is made of."""


def most_gold(sets: int, several_gold: bool) -> int:
    """How much gold there may be in so many sets."""
    return sets * (len(KINDS) if several_gold else 1)


def most_mercers_sets(position: Position, face: Face, pieces: Mapping[str, int]) -> int:
    """How many sets these resources make. With boat 3b any three are a set."""
    most = sum(pieces.values()) // face.per.total()
    if position.any_resource:
        return most
    several = position.rulings.several_gold
    return next(sets for sets in range(most, -1, -1) if _can_make(pieces, sets, several))


def _can_make(pieces: Mapping[str, int], sets: int, several_gold: bool) -> bool:
    missing = sum(max(0, sets - pieces[kind]) for kind in KINDS)
    return missing <= min(pieces[GOLD], most_gold(sets, several_gold))
