"""What of one player is counted at the end: the same for a match and for a table entered."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from companion.games.keyflower import facts
from companion.games.keyflower.allocation import TAKING, Position, Store
from companion.games.keyflower.facts import COLOURS, ROAD, SKILLS, Face, Tile
from companion.games.keyflower.final import FinalTable, layout_of
from companion.games.keyflower.hidden import Hidden
from companion.games.keyflower.loops import best_route, on_loops
from companion.games.keyflower.rulings import Rulings
from companion.games.keyflower.state import State
from companion.games.keyflower.village import Layout, roads
from companion.games.keyflower.waters import boats_joined, tiles_beside
from companion.referee.counts import Counts

FLIPPER, KEYFLOWER = "flipper", "keyflower"
SEA_BASTION, SEA_BREESE = "sea_bastion", "sea_breese"
DOUBLING, ANY_RESOURCE = "boat_2b", "boat_3b"


@dataclass(frozen=True, slots=True)
class Lying:
    """A tile of a village on the face it shows, and what lies on it."""

    tile: Tile
    upgraded: bool
    resources: Counts

    @property
    def face(self) -> Face:
        return self.tile.face(self.upgraded)

    @property
    def after(self) -> Face | None:
        """The face it would show if it were upgraded now."""
        return self.tile.face(True) if self.tile.can_be_upgraded and not self.upgraded else None


@dataclass(frozen=True, slots=True)
class Landscape:
    """What counts because of where it lies: tiles on Sea Bastion's route, boats joined to the home,
    tiles beside turn order tiles. `route` and `chain` name them where the village is drawn."""

    loop: int = 0
    joined: int = 0
    beside: int = 0
    route: tuple[str, ...] = ()
    chain: tuple[str, ...] = ()


@lru_cache(256)
def landscape(layout: Layout, rulings: Rulings) -> Landscape:
    ways = roads(layout)
    route = best_route(ways) if rulings.one_route else tuple(sorted(on_loops(ways)))
    chain = boats_joined(layout)
    kinds = None if rulings.any_edge_adjoins else ROAD
    order = [piece.tile for piece in layout if piece.tile in facts.of_season(facts.TURN_ORDER)]
    return Landscape(
        loop=len(set(route)),
        joined=len(chain),
        beside=sum(tiles_beside(layout, tile, kinds) for tile in order),
        route=route,
        chain=chain,
    )


@dataclass(frozen=True, slots=True)
class Counted:
    """Everything of one player that scores. `resources` are those on no storage tile."""

    tiles: tuple[Lying, ...]
    resources: Counts
    skills: Counts
    workers: Counts
    purple: bool
    rulings: Rulings
    landscape: Landscape

    def lying(self, tile: str) -> Lying | None:
        return next((lying for lying in self.tiles if lying.tile.id == tile), None)

    @property
    def capacity(self) -> int:
        """The transport capacity that the Keyflower counts."""
        printed = sum(lying.face.transport for lying in self.tiles)
        return printed * (2 if self.lying(DOUBLING) else 1)


def of_seat(state: State, seat: int) -> Counted:
    """What a player has in a match; of what is hidden only what is certain."""
    plots = state.players[seat].plots
    tiles = tuple(Lying(state.tile(p.tile), p.upgraded, p.resources) for p in plots)
    free = Counts()
    for lying in tiles:
        free = free if lying.face.stores else free.plus(lying.resources)
    has_purple = state.start if state.rulings.holder_has_purple else state.won_purple
    return Counted(
        tiles,
        free,
        _certain(state.skills, seat, SKILLS),
        _certain(state.workers, seat, COLOURS),
        purple=state.last_season and has_purple == seat,
        rulings=state.rulings,
        landscape=landscape(state.layout(seat), state.rulings),
    )


def _certain(hidden: Hidden, seat: int, kinds: tuple[str, ...]) -> Counts:
    return Counts(dict(zip(kinds, hidden.spans[seat].least, strict=True)))


def of_village(table: FinalTable, seat: int) -> Counted:
    """What a player has on a table that was entered."""
    village = table.villages[seat]
    layout = layout_of(table, village)
    told = Landscape(village.loop, village.joined, village.beside)
    return Counted(
        tuple(Lying(table.tile(t.tile), t.upgraded, t.resources) for t in village.tiles),
        village.resources,
        village.skills,
        village.workers,
        purple=table.purple == seat,
        rulings=table.rulings,
        landscape=landscape(layout, table.rulings) if layout else told,
    )


def position(counted: Counted) -> Position:
    """What of it may be assigned."""
    return Position(
        {tile: lying.face for tile in TAKING if (lying := counted.lying(tile))},
        counted.resources,
        counted.skills,
        counted.workers,
        tuple(_stores(counted)),
        {
            lying.tile.id: lying.after.points - lying.face.points
            for lying in counted.tiles
            if lying.after and not lying.face.stores
        },
        purple=counted.purple,
        free_upgrade=counted.lying(FLIPPER) is not None,
        any_resource=counted.lying(ANY_RESOURCE) is not None,
        rulings=counted.rulings,
    )


def _stores(counted: Counted) -> Iterator[Store]:
    for lying in counted.tiles:
        if lying.face.stores:
            after = lying.after.each if lying.after else None
            yield Store(lying.tile.id, lying.face.stores, lying.face.each, lying.resources, after)
