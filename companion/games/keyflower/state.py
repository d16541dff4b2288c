"""The table: everything public, and what is provable about what is hidden."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from companion.games.keyflower import facts
from companion.games.keyflower.facts import SEASONS, Tile
from companion.games.keyflower.hidden import Hidden
from companion.games.keyflower.rulings import Rulings
from companion.games.keyflower.village import Layout, Piece, Place
from companion.referee.counts import Counts, Piles

LAYING_OUT, PLAY, BOATS, EXPANSION = "laying-out", "play", "boats", "expansion"
REVEALING, OVER = "revealing", "over"
"""The stages of a season and of the end of the game."""

LAY_OUT, FILL_BOAT, TAKE_BOAT = "lay-out", "fill-boat", "take-boat"
"""What can be asked for before anything else is done."""

NOTHING = Counts()
WINTER_ONLY = (facts.BOAT, facts.TURN_ORDER)
"""Tiles that come into a village only at the end of winter."""


@dataclass(frozen=True, slots=True)
class Work:
    """The workers that use a tile this season.

    `colour` is what bids and uses must follow, `last` how many workers the latest use took.
    Workers of another colour (boat 4b) lie down.
    """

    colour: str | None = None
    workers: Counts = NOTHING
    last: int = 0


UNTOUCHED = Work()


@dataclass(frozen=True, slots=True)
class Plot:
    """A tile in a village, and what lies on it."""

    tile: str
    at: Place
    upgraded: bool = False
    resources: Counts = NOTHING
    work: Work = UNTOUCHED


@dataclass(frozen=True, slots=True)
class Group:
    """Somebody's workers around a tile in the auction. They lie if their colour is another."""

    seat: int
    colour: str
    count: int


@dataclass(frozen=True, slots=True)
class Lot:
    """A tile in the auction: a tile of the season, or a turn order tile."""

    tile: str
    bids: tuple[Group, ...] = ()
    work: Work = UNTOUCHED

    def bid_of(self, seat: int) -> Group | None:
        return next((group for group in self.bids if group.seat == seat), None)

    @property
    def winning(self) -> Group | None:
        """The highest bid. No two are equal."""
        return max(self.bids, key=lambda group: group.count, default=None)


@dataclass(frozen=True, slots=True)
class Boat:
    """A boat beside the auction, with what lies on it. `taken` tells that it was, this season."""

    tile: str
    workers: Counts = NOTHING
    skills: Counts = NOTHING
    taken: bool = False


@dataclass(frozen=True, slots=True)
class Holding:
    """A player's village, the home first, and tiles that are still to be added to it.

    `aside` are tiles that fitted nowhere.
    """

    plots: tuple[Plot, ...]
    won: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()

    @property
    def home(self) -> str:
        return self.plots[0].tile

    @property
    def owned(self) -> tuple[str, ...]:
        return (*(plot.tile for plot in self.plots), *self.won, *self.aside)

    def plot(self, tile: str) -> Plot | None:
        return next((plot for plot in self.plots if plot.tile == tile), None)


@dataclass(frozen=True, slots=True)
class Turn:
    """Where the season stands. `passes` counts those in a row, `number` all turns taken."""

    seat: int
    season: str = facts.SPRING
    stage: str = LAYING_OUT
    number: int = 0
    passes: int = 0


@dataclass(frozen=True, slots=True)
class Journey:
    """What a transport tile still allows."""

    steps: int
    upgrades: int
    has_upgraded: bool = False


@dataclass(frozen=True, slots=True)
class Task:
    """What has to be said next, of whom if it is somebody's to say, and about which boat."""

    ask: str
    seat: int | None = None
    boat: str = ""


@dataclass(frozen=True, slots=True)
class State:
    """Everything on the table.

    `start` holds the purple worker. `stacks` counts the tiles of each season that nobody has seen
    yet, `gone` are those that left the game. `workers` are those behind screens and in the bag,
    `skills` those behind screens and in the pile; `green` workers and resources in `supply` lie
    open. `journey` is there while somebody transports. `printed` are tiles that show other values
    here.
    """

    players: tuple[Holding, ...]
    rulings: Rulings
    workers: Hidden
    skills: Hidden
    green: int
    supply: Piles
    stacks: Piles
    turn: Turn
    start: int
    lots: tuple[Lot, ...] = ()
    boats: tuple[Boat, ...] = ()
    gone: tuple[str, ...] = ()
    journey: Journey | None = None
    pending: tuple[Task, ...] = ()
    printed: tuple[Tile, ...] = ()

    @property
    def over(self) -> bool:
        return self.turn.stage == OVER

    @property
    def task(self) -> Task | None:
        """The question that has to be answered before anything else is done."""
        return self.pending[0] if self.pending else None

    @property
    def seats(self) -> range:
        return range(len(self.players))

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """All seats, this one first."""
        count = len(self.players)
        return tuple((seat + step) % count for step in range(count))

    def after(self, seat: int) -> int:
        """The seat to the left."""
        return (seat + 1) % len(self.players)

    def tile(self, tile: str) -> Tile:
        """A tile as it is printed here."""
        return printed_tiles(self.printed)[tile]

    def lot(self, tile: str) -> Lot | None:
        return next((lot for lot in self.lots if lot.tile == tile), None)

    def boat(self, tile: str) -> Boat | None:
        return next((boat for boat in self.boats if boat.tile == tile), None)

    def owner(self, tile: str) -> int | None:
        """In whose village a tile lies."""
        return next((seat for seat, plot in self.plots() if plot.tile == tile), None)

    def work(self, tile: str) -> Work:
        """What stands on a tile in the auction or in a village."""
        lot = self.lot(tile)
        if lot:
            return lot.work
        return next((plot.work for _, plot in self.plots() if plot.tile == tile), UNTOUCHED)

    def plots(self) -> Iterator[tuple[int, Plot]]:
        """Every tile in a village, with the seat it belongs to."""
        return ((seat, plot) for seat, held in enumerate(self.players) for plot in held.plots)

    def has(self, seat: int, tile: str) -> bool:
        """Whether a player owns a tile, in the village or about to be added to it."""
        return tile in self.players[seat].owned

    @property
    def purple_tile(self) -> str:
        """The turn order tile that shows the purple worker: the highest in use."""
        return facts.turn_order(len(self.players))[-1]

    @property
    def won_purple(self) -> int | None:
        """Who won the purple worker by a bid in winter: the tile that shows it is theirs."""
        return next((seat for seat in self.seats if self.has(seat, self.purple_tile)), None)

    def seen_tiles(self) -> list[str]:
        """Every tile that lies somewhere, or has left the game."""
        owned = [tile for held in self.players for tile in held.owned]
        on_table = [*(lot.tile for lot in self.lots), *(boat.tile for boat in self.boats)]
        return [*owned, *on_table, *self.gone]

    def layout(self, seat: int) -> Layout:
        """The village as far as roads and waters go."""
        return tuple(
            Piece(plot.tile, plot.at, self.tile(plot.tile).edges)
            for plot in self.players[seat].plots
        )

    @property
    def last_season(self) -> bool:
        return self.turn.season == SEASONS[-1]


@lru_cache(256)
def printed_tiles(printed: tuple[Tile, ...]) -> Mapping[str, Tile]:
    """Every tile of the box, with what some of them show at this table."""
    return {**facts.tiles(), **{tile.id: tile for tile in printed}}
