"""The places of the island: hexes H01-H19, corners V00-V53, paths E00-E71, harbours P1-P9.

Sets of corners and of paths are worked with as bits of a number, so that "every corner one path
away" is a few operations and not a search. Outside this file and its users, places go by name.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from companion import data

Corners = int
"""A set of corners, one bit each."""

Paths = int
"""A set of paths, one bit each."""

_BOARD: Any = data.load("catan/board.json")

HEXES: tuple[str, ...] = tuple(place["id"] for place in _BOARD["hexes"])
CORNERS: tuple[str, ...] = tuple(place["id"] for place in _BOARD["corners"])
PATHS: tuple[str, ...] = tuple(place["id"] for place in _BOARD["paths"])
HARBOURS: tuple[str, ...] = tuple(place["id"] for place in _BOARD["harbours"])

CORNER_NUMBER = {name: number for number, name in enumerate(CORNERS)}
PATH_NUMBER = {name: number for number, name in enumerate(PATHS)}
HEX_NUMBER = {name: number for number, name in enumerate(HEXES)}

CORNERS_OF_HEX: tuple[tuple[str, ...], ...] = tuple(
    tuple(place["corners"]) for place in _BOARD["hexes"]
)
"""The six corners of each hex, clockwise from the top."""

ENDS: tuple[tuple[int, int], ...] = tuple(
    (CORNER_NUMBER[place["corners"][0]], CORNER_NUMBER[place["corners"][1]])
    for place in _BOARD["paths"]
)
"""The two corners of each path, by number."""

PLACE_OF_CORNER: tuple[tuple[float, float], ...] = tuple(
    (place["x"], place["y"]) for place in _BOARD["corners"]
)
"""Where each corner lies, for a drawing: sides of length 1, the middle at 0, y downwards."""

PATH_OF_HARBOUR: tuple[str, ...] = tuple(place["path"] for place in _BOARD["harbours"])


def _hexes_by_corner() -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(number for number, corners in enumerate(CORNERS_OF_HEX) if corner in corners)
        for corner in CORNERS
    )


HEXES_AT: tuple[tuple[int, ...], ...] = _hexes_by_corner()
"""The hexes that meet at each corner: one, two or three."""


def _neighbouring_hexes() -> tuple[tuple[int, ...], ...]:
    corners = [set(names) for names in CORNERS_OF_HEX]
    return tuple(
        tuple(b for b, others in enumerate(corners) if len(others & mine) == 2) for mine in corners
    )


NEIGHBOURS_OF_HEX: tuple[tuple[int, ...], ...] = _neighbouring_hexes()

ENDS_OF: tuple[Corners, ...] = tuple(1 << a | 1 << b for a, b in ENDS)


def _at_each_corner() -> tuple[tuple[Paths, ...], tuple[Corners, ...]]:
    paths, neighbours = [0] * len(CORNERS), [0] * len(CORNERS)
    for number, (a, b) in enumerate(ENDS):
        paths[a] |= 1 << number
        paths[b] |= 1 << number
        neighbours[a] |= 1 << b
        neighbours[b] |= 1 << a
    return tuple(paths), tuple(neighbours)


PATHS_AT, NEIGHBOURS_OF = _at_each_corner()
"""For each corner, the paths that meet there and the corners one path away."""

_REMEMBERED = 1 << 14


def bits(places: int) -> Iterator[int]:
    """The numbers of the places in a set."""
    while places:
        lowest = places & -places
        yield lowest.bit_length() - 1
        places ^= lowest


@lru_cache(_REMEMBERED)
def corners(names: tuple[str, ...]) -> Corners:
    return sum(1 << CORNER_NUMBER[name] for name in names)


@lru_cache(_REMEMBERED)
def paths(names: tuple[str, ...]) -> Paths:
    return sum(1 << PATH_NUMBER[name] for name in names)


@lru_cache(_REMEMBERED)
def corner_names(places: Corners) -> tuple[str, ...]:
    return tuple(CORNERS[number] for number in bits(places))


@lru_cache(_REMEMBERED)
def path_names(places: Paths) -> tuple[str, ...]:
    return tuple(PATHS[number] for number in bits(places))


@lru_cache(_REMEMBERED)
def ends(places: Paths) -> Corners:
    """Every corner at which one of these paths ends."""
    return _union(ENDS_OF[number] for number in bits(places))


@lru_cache(_REMEMBERED)
def paths_at(places: Corners) -> Paths:
    """Every path that ends at one of these corners."""
    return _union(PATHS_AT[number] for number in bits(places))


@lru_cache(_REMEMBERED)
def with_neighbours(places: Corners) -> Corners:
    """These corners and all that are one path away from them."""
    return places | _union(NEIGHBOURS_OF[number] for number in bits(places))


def _union(sets: Iterable[int]) -> int:
    together = 0
    for places in sets:
        together |= places
    return together


EVERY_CORNER: Corners = (1 << len(CORNERS)) - 1
CORNERS_AT_HEX: tuple[Corners, ...] = tuple(corners(names) for names in CORNERS_OF_HEX)
CORNERS_AT_HARBOUR: tuple[Corners, ...] = tuple(
    ENDS_OF[PATH_NUMBER[name]] for name in PATH_OF_HARBOUR
)
