"""The cards of the first edition's box, and what the rulebook says of their numbers."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion import data
from companion.referee.counts import Counts

COPPER, SILVER = "copper", "silver"
PROVINCE, GARDENS, CURSE = "province", "gardens", "curse"
MOAT, FEAST, THRONE_ROOM = "moat", "feast", "throne_room"
ACTION, ATTACK, REACTION = "action", "attack", "reaction"
TREASURE, VICTORY = "treasure", "victory"

KINGDOM_SIZE = 10


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card. `box` is how many of it there are at all."""

    id: str
    cost: int
    types: tuple[str, ...]
    box: int
    coins: int
    points: int
    kingdom: bool
    plus: Mapping[str, int]

    def is_a(self, kind: str) -> bool:
        return kind in self.types


def _facts() -> Any:
    return data.load("dominion/cards.json")


@cache
def cards() -> Mapping[str, Card]:
    """Every kind of card by its id, in the order of the supply: basic cards first."""
    return {card["id"]: _card(card) for card in _facts()["cards"]}


def _card(fact: Mapping[str, Any]) -> Card:
    return Card(
        fact["id"],
        fact["cost"],
        tuple(fact["types"]),
        fact["box"],
        fact.get("coins", 0),
        fact.get("points", 0),
        fact.get("kingdom", False),
        fact.get("plus", {}),
    )


def card(card_id: str) -> Card:
    return cards()[card_id]


@cache
def of_type(kind: str) -> frozenset[str]:
    return frozenset(card.id for card in cards().values() if card.is_a(kind))


@cache
def kingdom_cards() -> tuple[str, ...]:
    return tuple(card.id for card in cards().values() if card.kingdom)


@cache
def basic_cards() -> tuple[str, ...]:
    return tuple(card.id for card in cards().values() if not card.kingdom)


@cache
def recommended_sets() -> Mapping[str, tuple[str, ...]]:
    return {entry["id"]: tuple(entry["cards"]) for entry in _facts()["sets"]}


def pile_size(card_id: str, players: int) -> int:
    """How many cards a pile starts with, the starting hands already dealt."""
    sizes: Mapping[str, int] = _facts()["supply"][str(players)]
    kind = card(card_id)
    if kind.is_a(VICTORY):
        return sizes["victory"]
    return sizes["kingdom"] if kind.kingdom else sizes[card_id]


@cache
def starting_cards() -> Counts:
    start = _facts()["start"]
    return Counts({card: start[card] for card in ("copper", "estate")})


def hand_size() -> int:
    return int(_facts()["start"]["hand"])


def empty_piles_that_end() -> int:
    return int(_facts()["end"]["empty_piles"])


def cards_per_point() -> int:
    """How many cards one Gardens needs for each of its points."""
    return int(_facts()["gardens"]["cards_per_point"])
