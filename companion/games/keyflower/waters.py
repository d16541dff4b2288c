"""Sea Breese: the boats joined by water to the home. Turn order tiles: what lies beside them."""

from companion.games.keyflower.facts import WATER
from companion.games.keyflower.village import (
    SIDES,
    Layout,
    Piece,
    by_hex,
    joined,
    neighbour,
    neighbours,
    opposite,
    shown,
)


def boats_joined(layout: Layout) -> tuple[str, ...]:
    """The boats from the water edge of the home onwards, one behind the other."""
    there, found = by_hex(layout), [layout[0]]
    side = _water(layout[0], None)
    while side is not None:
        piece = there.get(neighbour(found[-1].at.hex, side))
        if piece is None or shown(piece, opposite(side)) != WATER:
            break
        found.append(piece)
        side = _water(piece, opposite(side))
    return tuple(piece.tile for piece in found[1:])


def _water(piece: Piece, entered: int | None) -> int | None:
    """The water edge that leads on."""
    sides = (side for side in SIDES if side != entered and shown(piece, side) == WATER)
    return next(sides, None)


def tiles_beside(layout: Layout, tile: str, roads: str | None = None) -> int:
    """How many tiles touch this one; with `roads`, only those joined by edges of these kinds."""
    piece = next(piece for piece in layout if piece.tile == tile)
    beside = neighbours(layout, piece) if roads is None else joined(layout, piece, roads)
    return sum(1 for _ in beside)
