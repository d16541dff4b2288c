"""What is in the box, and what the rulebook says of its numbers."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion import data

ROAD, SETTLEMENT, CITY, DEVELOPMENT_CARD = "road", "settlement", "city", "development_card"
KNIGHT, ROAD_BUILDING = "knight", "road_building"
YEAR_OF_PLENTY, MONOPOLY, VICTORY_POINT = "year_of_plenty", "monopoly", "victory_point"
LONGEST_ROAD, LARGEST_ARMY, VICTORY_CARD = "longest_road", "largest_army", "victory_card"
DESERT = "desert"
PLAIN, ANY, SPECIAL = "none", "any", "special"
SEVEN = 7


def _box() -> Any:
    return data.load("catan/box.json")


RESOURCES: tuple[str, ...] = tuple(_box()["resources"])
"""The five kinds of resource cards, in the order in which every hand is written down."""

PROGRESS = (ROAD_BUILDING, YEAR_OF_PLENTY, MONOPOLY)
DICE = range(2, 13)


@dataclass(frozen=True, slots=True)
class Terrain:
    """One kind of hex. The desert gives nothing."""

    id: str
    count: int
    resource: str | None


@cache
def terrain() -> Mapping[str, Terrain]:
    return {fact["id"]: Terrain(**fact) for fact in _box()["terrain"]}


@cache
def terrain_counts() -> Mapping[str, int]:
    """How many hexes there are of each kind."""
    return {kind.id: kind.count for kind in terrain().values()}


@cache
def number_counts() -> Mapping[int, int]:
    """How many tokens there are of each number."""
    return {int(number): count for number, count in _box()["numbers"]["counts"].items()}


@cache
def pips() -> Mapping[int, int]:
    """In how many of 36 throws each number of a token comes up."""
    return {int(number): count for number, count in _box()["numbers"]["pips"].items()}


def red_numbers() -> tuple[int, ...]:
    return tuple(_box()["numbers"]["red"])


def lettered_numbers() -> tuple[int, ...]:
    """The numbers of the tokens A to R."""
    return tuple(_box()["numbers"]["letters"])


def harbour_counts() -> Mapping[str, int]:
    """How many harbours there are of each kind: one a resource, and those for anything."""
    counts: Mapping[str, int] = _box()["harbours"]["tokens"]
    return counts


@cache
def rate(kind: str) -> int:
    """How many equal cards buy one from the bank: without a harbour, with any, or a special one."""
    return int(_box()["harbours"]["rates"][kind])


@cache
def bank_size() -> tuple[int, ...]:
    return tuple(_box()["resources"].values())


@cache
def pieces(kind: str) -> int:
    return int(_box()["pieces"][kind])


@cache
def cost(thing: str) -> tuple[int, ...]:
    """What a piece or a development card costs, as a hand of cards."""
    price = _box()["costs"][thing]
    return tuple(price.get(kind, 0) for kind in RESOURCES)


@cache
def card_counts() -> Mapping[str, int]:
    """How many development cards there are of each kind."""
    return {fact["id"]: fact["count"] for fact in _box()["cards"]}


@cache
def deck_size() -> int:
    return sum(card_counts().values())


@cache
def points(what: str) -> int:
    return int(_box()["points"][what])


@cache
def points_to_win() -> int:
    return int(_box()["points"]["to_win"])


@cache
def least_longest_road() -> int:
    return int(_box()["longest_road"])


@cache
def least_largest_army() -> int:
    return int(_box()["largest_army"])


@cache
def hand_limit() -> int:
    """Whoever holds more cards than this discards half of them after a seven."""
    return int(_box()["hand_limit"])


@cache
def free_roads() -> int:
    return int(_box()["free_roads"])


@cache
def plenty() -> int:
    """How many cards a Year of Plenty brings."""
    return int(_box()["year_of_plenty"])
