"""What a player has at the end that may be assigned, and what an assignment is made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.games.keyflower.facts import NOTHING, Face
from companion.games.keyflower.rulings import DEFAULT, Rulings
from companion.referee.counts import Counts

LOOSE = "loose_gold"
"""Where gold counts that lies on no tile."""

APOTHECARY, CRAFTSMEN, HALL, MARKET = (
    "apothecary",
    "craftsmans_guild",
    "village_hall",
    "key_market",
)
GUILD, SCRIBES, SCHOLAR = "key_guild", "scribes", "scholar"
JEWELLER, MERCERS, WATERMILL, WINDMILL = "jeweller", "mercers_guild", "watermill", "windmill"
WHITE_WIND = "white_wind"
OF_WORKERS = (CRAFTSMEN, APOTHECARY, MARKET, HALL, WHITE_WIND)
OF_SKILLS = (SCRIBES, GUILD, SCHOLAR)
OF_RESOURCES = (MERCERS, WINDMILL, JEWELLER, WATERMILL)
TAKING = (*OF_RESOURCES, *OF_SKILLS, *OF_WORKERS)
"""The tiles to which things are assigned."""

POINT = 1 << 12
"""What an assignment is worth: its points, less a very little for each piece laid on a tile.

There are fewer pieces in the box than this, so a point always outweighs them. Of equal totals the
one with the fewest pieces to move wins.
"""


def points_in(value: int) -> int:
    """The points in what an assignment is worth."""
    return -(-value // POINT)


def set_value(face: Face) -> int:
    """What one full set on a tile is worth."""
    return face.points * POINT - face.per.total()


@dataclass(frozen=True, slots=True)
class Store:
    """A storage tile with what lies on it: its points for each, as it lies and upgraded.

    `upgraded_each` is missing when the tile cannot be upgraded any more.
    """

    tile: str
    wanted: str
    each: int
    resources: Counts
    upgraded_each: int | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """Everything that may be assigned. `resources` are all those that lie on no storage tile.

    `faces` are the tiles that take things, `upgrades` what a free upgrade of each other tile
    would bring. `free_upgrade` comes with the Flipper, `any_resource` with boat 3b.
    """

    faces: Mapping[str, Face]
    resources: Counts = NOTHING
    skills: Counts = NOTHING
    workers: Counts = NOTHING
    stores: tuple[Store, ...] = ()
    upgrades: Mapping[str, int] = field(default_factory=dict)
    purple: bool = False
    free_upgrade: bool = False
    any_resource: bool = False
    rulings: Rulings = DEFAULT


@dataclass(frozen=True, slots=True)
class Place:
    """What counts on one tile, and its points.

    `chosen` is the colour, kind or type that the Village hall, Scholar or Watermill takes. The
    purple worker is in `pieces` as what it was declared to be.
    """

    tile: str
    pieces: Counts
    points: int
    chosen: str | None = None
    purple: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    """The tile that is upgraded for nothing, and what the purple worker is.

    It is a resource, a skill or a colour, or it lies on the storage tile named here.
    """

    upgrade: str | None = None
    purple: str | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """One decision with the most points that any assignment brings after it."""

    decision: Decision
    most: int


@dataclass(frozen=True, slots=True)
class Allocation:
    """The best assignment.

    `total` is the points of all places and of the free upgrade. `cases` is the proof: no other
    decision can bring more than one of these, and in each of them every way to assign that could be
    the best has been searched. `bound` is the most of any, and never more than the total.
    """

    places: tuple[Place, ...]
    decision: Decision
    upgrade_points: int
    cases: tuple[Case, ...]

    @property
    def total(self) -> int:
        return sum(place.points for place in self.places) + self.upgrade_points

    @property
    def bound(self) -> int:
        return max(case.most for case in self.cases)

    def place(self, tile: str) -> Place | None:
        return next((place for place in self.places if place.tile == tile), None)
