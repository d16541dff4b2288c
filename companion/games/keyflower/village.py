"""A village on the table: hexes, the edges of their tiles, and what joins them.

Hexes are flat-topped. A place is a column `q` and a row `r`, where the bottom neighbour is one row
further and the lower right neighbour one column further. The home lies at (0, 0). The six
directions go clockwise from the bottom, as the edges of a tile do.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from companion.games.keyflower.facts import FIELD, ROAD

SIDES = range(6)
STEPS = ((0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
"""From a hex to its neighbours: bottom, lower left, upper left, top, upper right, lower right."""

Hex = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a tile lies, and by how many sixths it is turned clockwise."""

    q: int
    r: int
    turn: int = 0

    @property
    def hex(self) -> Hex:
        return (self.q, self.r)


CENTRE = Place(0, 0)


@dataclass(frozen=True, slots=True)
class Piece:
    """A tile by its name and edges, where it lies."""

    tile: str
    at: Place
    edges: str


Layout = tuple[Piece, ...]
"""A whole village, as far as roads and waters go. The home comes first."""


def opposite(side: int) -> int:
    return (side + 3) % len(SIDES)


def neighbour(place: Hex, side: int) -> Hex:
    return (place[0] + STEPS[side][0], place[1] + STEPS[side][1])


def edge(edges: str, turn: int, side: int) -> str:
    """What a tile so turned shows on a side."""
    return edges[(side - turn) % len(SIDES)]


def shown(piece: Piece, side: int) -> str:
    return edge(piece.edges, piece.at.turn, side)


@lru_cache(4096)
def by_hex(layout: Layout) -> Mapping[Hex, Piece]:
    return {piece.at.hex: piece for piece in layout}


def neighbours(layout: Layout, piece: Piece) -> Iterator[tuple[int, Piece]]:
    """The adjacent tiles, each with the side it is on."""
    there = by_hex(layout)
    for side in SIDES:
        other = there.get(neighbour(piece.at.hex, side))
        if other is not None:
            yield side, other


def joined(layout: Layout, piece: Piece, kinds: str) -> Iterator[tuple[int, Piece]]:
    """The adjacent tiles to which the edges of both are of these kinds."""
    for side, other in neighbours(layout, piece):
        if shown(piece, side) in kinds and shown(other, opposite(side)) in kinds:
            yield side, other


@lru_cache(4096)
def roads(layout: Layout, across_fields: bool = False) -> Mapping[str, tuple[str, ...]]:
    """For each tile those one step away: by road, or (with boat 2a) also across fields.

    With boat 2a the two touching edges need not be alike.
    """
    kinds = ROAD + FIELD if across_fields else ROAD
    return {
        piece.tile: tuple(other.tile for _, other in joined(layout, piece, kinds))
        for piece in layout
    }


@lru_cache(4096)
def distances(layout: Layout, start: str, across_fields: bool = False) -> Mapping[str, int]:
    """How many steps a resource needs from a tile to each other that it can reach."""
    ways = roads(layout, across_fields)
    steps, border = {start: 0}, [start]
    for tile in border:
        for other in ways[tile]:
            if other not in steps:
                steps[other] = steps[tile] + 1
                border.append(other)
    return steps


@lru_cache(4096)
def rim(layout: Layout) -> tuple[Hex, ...]:
    """The free hexes that touch the village, in a fixed order."""
    taken = by_hex(layout)
    touching = {neighbour(place, side) for place in taken for side in SIDES}
    return tuple(sorted(touching - taken.keys()))


def clashes(layout: Layout, edges: str, place: Place) -> Iterator[tuple[int, Piece]]:
    """The neighbours whose edges a tile so placed would not match."""
    there = by_hex(layout)
    for side in SIDES:
        other = there.get(neighbour(place.hex, side))
        if other and shown(other, opposite(side)) != edge(edges, place.turn, side):
            yield side, other


@lru_cache(4096)
def fitting(layout: Layout, edges: str, match: bool = True) -> tuple[Place, ...]:
    """Every way to add a tile: it touches the village, and all touching edges match."""
    places = (Place(q, r, turn) for q, r in rim(layout) for turn in SIDES)
    return tuple(
        place for place in places if not match or next(clashes(layout, edges, place), None) is None
    )
