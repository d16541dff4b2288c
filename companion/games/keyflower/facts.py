"""What is in the box, and what is printed on its tiles.

Values marked likely come from one source only. A table whose tiles show other figures gives the
tile as it is printed on theirs: see `printed`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion import data
from companion.referee.counts import Counts

SPRING, SUMMER, AUTUMN, WINTER = SEASONS = ("spring", "summer", "autumn", "winter")
HOME, BOAT, TURN_ORDER = "home", "boat", "turn_order"
"""What else a tile can belong to than a season."""

ROAD, FIELD, WATER = "R", "F", "W"
ANY = "any"
WORKER, SKILL, RESOURCE, GREEN, GOLD = "worker", "skill", "resource", "green", "gold"
"""What a face can bring or ask for: any worker, skill or resource, a green worker, gold."""

NOTHING = Counts()


def _box() -> Any:
    return data.load("keyflower/box.json")


COLOURS: tuple[str, ...] = tuple(_box()["workers"])
"""The four colours of workers, in the order in which they are always written down."""

SKILLS: tuple[str, ...] = tuple(_box()["skills"])
RESOURCES: tuple[str, ...] = tuple(_box()["resources"])
SEATS = range(2, 7)


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a tile.

    `pays` is a worker's colour or a skill, `worker` or `skill` for any of them. `gains` may name
    resources, `green`, `worker` (from the bag) and `skill` (from the pile). `each` are the points
    for each resource in store, `per` what earns the points once, `chain` the points for so many
    boats joined by water.
    """

    points: int = 0
    gains: Counts = NOTHING
    pays: str | None = None
    one_of: tuple[str, ...] = ()
    transport: int = 0
    upgrades: int = 0
    stores: str | None = None
    each: int = 0
    per: Counts = NOTHING
    chain: tuple[int, ...] = ()

    @property
    def is_used(self) -> bool:
        """Whether workers do anything here. A tile that only scores is not used."""
        return bool(self.gains or self.one_of or self.transport)


@dataclass(frozen=True, slots=True)
class Supply:
    """What is laid on a boat at the beginning of a season."""

    workers: int = 0
    skills: int = 0


NO_SUPPLY = Supply()


@dataclass(frozen=True, slots=True)
class Tile:
    """A hexagonal tile.

    `edges` go clockwise from the bottom of the upright tile. `piece` is the cardboard: two faces
    of one summer boat are two tiles here. `cost` and `skill` pay for its upgrade. `supply` is that
    of spring, summer and autumn. `likely` names what only one source says.
    """

    id: str
    season: str
    piece: str
    edges: str
    faces: tuple[Face, ...]
    cost: Counts = NOTHING
    skill: str | None = None
    supply: tuple[Supply, ...] = ()
    likely: tuple[str, ...] = ()

    @property
    def can_be_upgraded(self) -> bool:
        return len(self.faces) > 1

    @property
    def is_summer_boat(self) -> bool:
        return self.piece != self.id

    def face(self, upgraded: bool) -> Face:
        return self.faces[upgraded]

    def supplied_in(self, season: str) -> Supply:
        return dict(zip(SEASONS, self.supply, strict=False)).get(season, NO_SUPPLY)


@cache
def tiles() -> Mapping[str, Tile]:
    """Every tile; a summer boat is there with each of its faces."""
    return {entry["id"]: _tile(entry) for entry in data.load("keyflower/tiles.json")["tiles"]}


def _tile(entry: Mapping[str, Any]) -> Tile:
    return Tile(
        entry["id"],
        entry["season"],
        entry.get("piece", entry["id"]),
        entry["edges"],
        tuple(map(_face, entry["faces"])),
        Counts(entry.get("cost")),
        entry.get("skill"),
        tuple(Supply(**entry["supply"][season]) for season in entry.get("supply", ())),
        tuple(entry["likely"]),
    )


def _face(entry: Mapping[str, Any]) -> Face:
    heaps = {name: Counts(entry[name]) for name in ("gains", "per") if name in entry}
    lists = {name: tuple(entry[name]) for name in ("one_of", "chain") if name in entry}
    return Face(**{**entry, **heaps, **lists})


@cache
def of_season(season: str) -> tuple[str, ...]:
    """The tiles of a season (or the homes, boats, turn order tiles) in a fixed order."""
    return tuple(tile.id for tile in tiles().values() if tile.season == season)


@cache
def workers() -> Mapping[str, int]:
    """How many workers there are of each colour, without the purple one."""
    counts: Mapping[str, int] = _box()["workers"]
    return counts


def purple_workers() -> int:
    return int(_box()["purple"])


@cache
def skills() -> Mapping[str, int]:
    counts: Mapping[str, int] = _box()["skills"]
    return counts


@cache
def resources() -> Mapping[str, int]:
    counts: Mapping[str, int] = _box()["resources"]
    return counts


def start_workers() -> int:
    """How many workers everybody draws before the first season."""
    return int(_box()["start_workers"])


@cache
def most_on_a_tile() -> int:
    """How many workers may use a tile in a season."""
    return int(_box()["workers_on_a_tile"])


def _table(players: int) -> Any:
    return _box()["tables"][str(players)]


@cache
def boats(players: int) -> tuple[str, ...]:
    """The boats in play, in the order in which they are filled."""
    return tuple(_table(players)["boats"])


@cache
def turn_order(players: int) -> tuple[str, ...]:
    """The turn order tiles in play, by number. The last of them shows the purple worker."""
    return tuple(_table(players)["turn_order"])


def season_tiles(players: int) -> int:
    """How many tiles are laid out in spring, summer and autumn."""
    return int(_table(players)["tiles"])


def winter_tiles(players: int) -> int:
    """How many winter tiles everybody is dealt."""
    return int(_table(players)["winter_tiles"])
