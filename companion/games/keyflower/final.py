"""A finished game that nobody refereed: what is entered, and what cannot be."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from companion.games.keyflower import facts
from companion.games.keyflower.facts import COLOURS, NOTHING, RESOURCES, SKILLS, Tile
from companion.games.keyflower.rulings import DEFAULT, Rulings
from companion.games.keyflower.setup import check_printed
from companion.games.keyflower.state import printed_tiles
from companion.games.keyflower.village import CENTRE, Hex, Layout, Piece, Place, rim
from companion.referee.counts import Counts
from companion.referee.game import Player, Setup, check_players
from companion.referee.ruling import Refusal


@dataclass(frozen=True, slots=True)
class FinalTile:
    """A tile of a village, and what lies on it if it is a storage tile.

    `at` is its place in a drawn village.
    """

    tile: str
    upgraded: bool = False
    resources: Counts = NOTHING
    at: Place | None = None


@dataclass(frozen=True, slots=True)
class FinalVillage:
    """What one player has at the end.

    `resources` are all that lie on no storage tile, wherever they are. In a village that is not
    drawn, `loop` are the tiles of Sea Bastion's best route, `joined` the boats joined by water to
    the home, and `beside` the tiles beside turn order tiles, all added up.
    """

    player: Player
    tiles: tuple[FinalTile, ...] = ()
    resources: Counts = NOTHING
    skills: Counts = NOTHING
    workers: Counts = NOTHING
    loop: int = 0
    joined: int = 0
    beside: int = 0

    @property
    def is_drawn(self) -> bool:
        return bool(self.tiles) and all(tile.at is not None for tile in self.tiles)


@dataclass(frozen=True, slots=True)
class FinalTable:
    """A finished game, as it is entered in score-only mode.

    `purple` is the seat that may score the purple worker, under the rulings of this table.
    """

    villages: tuple[FinalVillage, ...]
    purple: int | None = None
    rulings: Rulings = DEFAULT
    printed: tuple[Tile, ...] = ()

    def tile(self, tile: str) -> Tile:
        return printed_tiles(self.printed)[tile]


def layout_of(table: FinalTable, village: FinalVillage) -> Layout | None:
    """The drawn village, the home first."""
    if not village.is_drawn:
        return None
    pieces = [
        Piece(entry.tile, entry.at or CENTRE, table.tile(entry.tile).edges)
        for entry in village.tiles
    ]
    pieces.sort(key=lambda piece: table.tile(piece.tile).season != facts.HOME)
    return tuple(pieces)


# What cannot be


def check_table(table: FinalTable) -> None:
    check_players(Setup(players=tuple(village.player for village in table.villages)), facts.SEATS)
    for tile in table.printed:
        check_printed(tile)
    if table.purple is not None and not 0 <= table.purple < len(table.villages):
        has = len(table.villages)
        raise Refusal("keyflower.score", "purple", number=table.purple + 1, has=has)
    for seat, village in enumerate(table.villages):
        _check_tiles(seat, village)
        _check_pieces(seat, village)
        _check_drawing(seat, village, table)
        _check_numbers(seat, village)
    _check_each_once(table)
    _check_box(table)


def _check_tiles(seat: int, village: FinalVillage) -> None:
    for entry in village.tiles:
        tile = facts.tiles().get(entry.tile)
        if tile is None:
            raise Refusal("keyflower.score", "tile", name=entry.tile)
        if entry.upgraded and not tile.can_be_upgraded:
            raise Refusal("keyflower.score", "upgraded", seat=seat, tile=entry.tile)
        if entry.resources and not tile.face(False).stores:
            raise Refusal("keyflower.score", "stored", seat=seat, tile=entry.tile)
    homes = _of(village, facts.HOME)
    if len(homes) != 1:
        raise Refusal("keyflower.score", "home", seat=seat, has=len(homes))
    boats = _of(village, facts.BOAT)
    if len(boats) > 1:
        raise Refusal("keyflower.score", "boats", seat=seat, tiles=tuple(boats))


def _of(village: FinalVillage, season: str) -> Sequence[str]:
    return [entry.tile for entry in village.tiles if facts.tiles()[entry.tile].season == season]


def _check_pieces(seat: int, village: FinalVillage) -> None:
    stored = [entry.resources for entry in village.tiles]
    for heap, kinds in (
        (village.skills, SKILLS),
        (village.workers, COLOURS),
        *((heap, RESOURCES) for heap in (village.resources, *stored)),
    ):
        for kind, number in heap.items():
            if kind not in kinds:
                raise Refusal("keyflower.score", "kind", seat=seat, name=kind)
            if number < 0:
                raise Refusal("keyflower.score", "number", seat=seat, piece=kind, has=number)


def _check_drawing(seat: int, village: FinalVillage, table: FinalTable) -> None:
    """Either all tiles have a place, each its own and all together, or none has."""
    placed = [entry for entry in village.tiles if entry.at is not None]
    if not placed:
        return
    if len(placed) < len(village.tiles):
        missing = next(entry.tile for entry in village.tiles if entry.at is None)
        raise Refusal("keyflower.score", "drawn", seat=seat, tile=missing)
    hexes: dict[Hex, str] = {}
    layout = layout_of(table, village) or ()
    for piece in layout:
        if piece.at.hex in hexes:
            other = hexes[piece.at.hex]
            raise Refusal("keyflower.score", "place", seat=seat, tile=piece.tile, beside=other)
        hexes[piece.at.hex] = piece.tile
    apart = _apart(layout)
    if apart:
        raise Refusal("keyflower.score", "apart", seat=seat, tile=apart[0].tile)


def _apart(layout: Layout) -> Layout:
    """The tiles that do not hang together with the home."""
    together, left = layout[:1], list(layout[1:])
    while True:
        touching = set(rim(together))
        more = tuple(piece for piece in left if piece.at.hex in touching)
        if not more:
            return tuple(left)
        together = (*together, *more)
        left = [piece for piece in left if piece not in more]


def _check_numbers(seat: int, village: FinalVillage) -> None:
    """Numbers that stand for a drawing: no more tiles than there are."""
    boats = sum(_is_boat(entry.tile) for entry in village.tiles)
    bounds: Mapping[str, tuple[int, int]] = {
        "loop": (village.loop, len(village.tiles)),
        "joined": (village.joined, boats),
        "beside": (village.beside, 6 * len(_of(village, facts.TURN_ORDER))),
    }
    for what, (has, most) in bounds.items():
        if not 0 <= has <= most:
            raise Refusal("keyflower.score", what, seat=seat, has=has, most=most)


def _is_boat(tile: str) -> bool:
    known = facts.tiles()[tile]
    return known.season == facts.BOAT or known.is_summer_boat


def _check_each_once(table: FinalTable) -> None:
    """Each tile lies in one village. Two faces of a summer boat are one tile."""
    owner: dict[str, int] = {}
    for seat, village in enumerate(table.villages):
        for entry in village.tiles:
            piece = facts.tiles()[entry.tile].piece
            if piece in owner:
                twice = {"seat": seat, "other": owner[piece]}
                raise Refusal("keyflower.score", "twice", tile=entry.tile, **twice)
            owner[piece] = seat


def _check_box(table: FinalTable) -> None:
    """Together the players have no more than the box holds."""
    box = {**facts.resources(), **facts.skills(), **facts.workers()}
    for kind, most in box.items():
        has = sum(heap[kind] for village in table.villages for heap in _heaps(village))
        if has > most:
            raise Refusal("keyflower.score", "box", piece=kind, has=has, most=most)


def _heaps(village: FinalVillage) -> Iterator[Counts]:
    yield from (village.resources, village.skills, village.workers)
    yield from (entry.resources for entry in village.tiles)
