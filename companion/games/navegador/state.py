"""The table: everything that lies on it. Nothing in this game is hidden but face-down colonies."""

from dataclasses import dataclass

from companion.games.navegador import facts
from companion.games.navegador.chart import Crossing
from companion.games.navegador.profile import BLANK, Profile
from companion.referee.counts import Counts, Piles

MOVE, CARD, OVER = "move", "card", "over"
"""The steps of a turn besides the actions of the rondel's spaces."""
TURN_UP, CHART, SLOTS = "turn_up", "chart", "slots"
"""What the board can be asked for before anything else is done."""
ABOUT = {TURN_UP: "region", CHART: "phase", SLOTS: "privilege"}
"""Of what each of them is asked."""

NOTHING = Counts()
NOT_OWNED, KEPT = "none", "kept"
"""Where a King's privilege is while it lies in no column of the player sheet."""


@dataclass(frozen=True, slots=True)
class Holding:
    """What one player has on sheet and board.

    `ships` are those on the board, by region; the others are in the supply. `king` is the column
    the King's privilege lies in, or that it is kept beside the sheet, or not owned.
    """

    cash: int
    workers: int
    ships: Counts
    factories: Counts
    shipyards: int
    churches: int
    king: str
    colonies: Counts = NOTHING
    discs: int = 0
    privileges: Counts = NOTHING
    space: str | None = None

    def owned(self, privilege: str) -> int:
        """How many of the things that a privilege counts."""
        match privilege:
            case facts.COLONY:
                return self.colonies.total()
            case facts.FACTORY:
                return self.factories.total()
            case facts.EXPLORER:
                return self.discs
            case facts.SHIPYARD:
                return self.shipyards
            case _:
                return self.churches

    def filled(self, privilege: str) -> int:
        """How many slots of a column are covered."""
        return self.privileges[privilege] + (self.king == privilege)


@dataclass(frozen=True, slots=True)
class Sea:
    """An explorable region: its disc, the colonies still face up, and all that were turned up."""

    region: str
    disc: bool = True
    good: str | None = None
    prices: tuple[int, ...] = ()
    turned: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Moved:
    """A ship that has sailed this turn, and how many borders it may still cross."""

    region: str
    left: int


@dataclass(frozen=True, slots=True)
class Sailing:
    """One sailing in progress: the region it explored, and the ships that have moved.

    Ships that lie together look alike, and nobody is asked which of them sailed on: `ways` are all
    the ways it may have been, each with the ships that have moved.
    """

    explored: str | None = None
    ways: tuple[tuple[Moved, ...], ...] = ((),)


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn in progress: its step, and what can be used only once in it.

    `traded` are the goods sold or processed, `settled` the regions of the colonies founded, and
    `busy` the workers needed for the buildings bought.
    """

    seat: int
    step: str = MOVE
    sailing: Sailing = Sailing()
    traded: tuple[str, ...] = ()
    wild_used: bool = False
    settled: Counts = NOTHING
    busy: int = 0


@dataclass(frozen=True, slots=True)
class Asked:
    """A printed value the board must be asked for: which reading, and of what."""

    reading: str
    about: str


@dataclass(frozen=True, slots=True)
class State:
    """Everything on the table.

    `row` are the buildings left in each row, `card` the seat with the Navegador card, `orange` the
    space of the orange ship. `last_turns` counts the turns to the end, the one in progress
    included, once somebody has brought it about. `board` is the profile with all that was learned.
    """

    players: tuple[Holding, ...]
    seas: tuple[Sea, ...]
    market: Piles
    gallery: Piles
    row: Piles
    card: int
    turn: Turn
    orange: str | None = None
    phase: int = 1
    turns: int = 0
    last_turns: int | None = None
    goa: bool = False
    board: Profile = BLANK
    crossings: tuple[Crossing, ...] = ()
    pending: tuple[Asked, ...] = ()

    @property
    def over(self) -> bool:
        return self.turn.step == OVER and not self.pending

    @property
    def asked(self) -> Asked | None:
        """The question that has to be answered before anything else is done."""
        return self.pending[0] if self.pending else None

    @property
    def active(self) -> Holding:
        """What the player on turn has."""
        return self.players[self.turn.seat]

    def after(self, seat: int) -> int:
        """The seat to the left."""
        return (seat + 1) % len(self.players)

    def before(self, seat: int) -> int:
        """The seat to the right."""
        return (seat - 1) % len(self.players)

    def sea(self, region: str) -> Sea:
        return next(sea for sea in self.seas if sea.region == region)

    def explored(self, region: str) -> bool:
        """Whether everybody may enter: home waters have no disc from the beginning."""
        return region == facts.home() or not self.sea(region).disc
