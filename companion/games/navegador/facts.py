"""What the box holds and the rulebook says, as far as it is known for certain.

What is printed on the board and not known to the project is in nobody's file: it is read from the
board, see `profile`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion import data

SAILING, WORKERS, MARKET, COLONY = "sailing", "workers", "market", "colony"
PRIVILEGE, SHIPS, BUILDINGS = "privilege", "ships", "buildings"
FACTORY, EXPLORER, SHIPYARD, CHURCH = "factory", "explorer", "shipyard", "church"
WILD = "wild"

MOST_SLOTS = 6
"""No column of a player sheet can be asked to hold more than all tokens of its kind."""
LARGEST_COIN = 200
"""The largest coin of the box: nothing printed on a player sheet is worth more."""
DEAREST_BUILDING = 990
"""Prices of buildings have three digits at most."""


@dataclass(frozen=True, slots=True)
class Space:
    """One of the eight spaces of the rondel, and the action done there."""

    id: str
    action: str


@dataclass(frozen=True, slots=True)
class Region:
    """A sea region. `good` is certain only if `good_is_sure`, `tokens` only if it is not None."""

    id: str
    good: str | None
    good_is_sure: bool
    tokens: int | None
    unnamed: bool
    double_loss_players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Distance:
    """What is known of how many borders lie between two regions."""

    one: str
    other: str
    least: int | None
    most: int | None


@dataclass(frozen=True, slots=True)
class Good:
    """A good: how many colonies of it are in play, and what they cost."""

    id: str
    tokens: int
    cheapest: int
    dearest: int

    def prices(self) -> range:
        return range(self.cheapest, self.dearest + 1, money_step())


@dataclass(frozen=True, slots=True)
class Building:
    """One of the five rows of the board. `samples` are prices known to stand somewhere in it."""

    id: str
    good: str | None
    box: int
    workers: int
    spaces: int
    samples: tuple[int, ...]
    consecutive: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Privilege:
    """A kind of privilege and its column on the player sheet.

    `samples` are coins known to stand somewhere in the column; `known` are those whose slot,
    counted from 1, is known too.
    """

    id: str
    tokens: int
    points: int
    base: int
    least_slots: int
    samples: tuple[int, ...]
    known: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Phase:
    """I, II or III: how far ships sail, and what one more worker or ship costs."""

    number: int
    begins: str | None
    range: int
    extra: int


def _board() -> Any:
    return data.load("navegador/board.json")


def _pieces() -> Any:
    return data.load("navegador/pieces.json")


def _rules() -> Any:
    return data.load("navegador/rules.json")


@cache
def spaces() -> Mapping[str, Space]:
    """The rondel, clockwise."""
    return {entry["id"]: Space(**entry) for entry in _board()["rondel"]["spaces"]}


def free_steps() -> int:
    return int(_board()["rondel"]["free_steps"])


@cache
def regions() -> Mapping[str, Region]:
    """All thirteen, the home waters first."""
    return {entry["id"]: _region(entry) for entry in _board()["regions"]}


def _region(entry: Mapping[str, Any]) -> Region:
    return Region(
        entry["id"],
        entry.get("good"),
        entry.get("good_is_sure", False),
        entry.get("tokens"),
        entry.get("unnamed", False),
        tuple(entry.get("double_loss_players", ())),
    )


def home() -> str:
    return str(_board()["home"])


@cache
def explorable() -> tuple[str, ...]:
    return tuple(region for region in regions() if region != home())


@cache
def distances() -> tuple[Distance, ...]:
    return tuple(
        Distance(entry["one"], entry["other"], entry.get("least"), entry.get("most"))
        for entry in _board()["distances"]
    )


@cache
def market_rows() -> tuple[Mapping[str, int], ...]:
    """From the top: what a colony of each good and a factory bring."""
    return tuple(_board()["market"]["rows"])


def market_start() -> int:
    return int(_board()["market"]["start"])


@cache
def goods() -> Mapping[str, Good]:
    return {entry["id"]: Good(**entry) for entry in _pieces()["goods"]}


@cache
def buildings() -> Mapping[str, Building]:
    return {entry["id"]: _building(entry) for entry in _pieces()["buildings"]}


def _building(entry: Mapping[str, Any]) -> Building:
    return Building(
        entry["id"],
        entry.get("good"),
        entry["box"],
        entry["workers"],
        entry["spaces"],
        tuple(entry.get("samples", ())),
        tuple(entry.get("consecutive", ())),
    )


def on_board(building: str, players: int) -> int:
    """How many buildings lie in a row at the beginning."""
    kind = FACTORY if buildings()[building].good else building
    return int(_pieces()["on_board"][str(players)][kind])


@cache
def privileges() -> Mapping[str, Privilege]:
    """In the order of the player sheet's columns."""
    return {entry["id"]: _privilege(entry) for entry in _pieces()["privileges"]}


def _privilege(entry: Mapping[str, Any]) -> Privilege:
    known = {int(slot): coin for slot, coin in entry.get("known", {}).items()}
    fields = {name: entry[name] for name in ("id", "tokens", "points", "base", "least_slots")}
    return Privilege(**fields, samples=tuple(entry["samples"]), known=known)


def gallery_at_start() -> int:
    return int(_pieces()["gallery"]["first"])


def gallery_known(players: int, phase: int) -> int | None:
    """The chart's number for phase II or III, where the rulebook names it."""
    line = _pieces()["gallery"]["known"].get(str(players))
    return int(line[phase - 2]) if line else None


def most_in_gallery() -> int:
    """All tokens of a kind: the chart cannot ask for more."""
    return min(kind.tokens for kind in privileges().values())


def gallery_bounds(phase: int) -> tuple[int, int]:
    """Between what the chart's number of phase II or III should lie; likely, but not certain."""
    gallery = _pieces()["gallery"]
    return gallery["least"][phase - 2], gallery["most"][phase - 2]


def stack_bounds() -> tuple[int, int]:
    """How many colonies may lie at a region."""
    stack = _pieces()["stack"]
    return stack["least"], stack["most"]


def start(what: str) -> int:
    """What every player begins with: cash, workers, ships, …"""
    return int(_pieces()["start"][what])


def most_ships() -> int:
    return int(_pieces()["ships"])


def money_step() -> int:
    return int(_rules()["money_step"])


def least_workers() -> int:
    return int(_rules()["workers"]["least"])


def most_workers() -> int:
    return int(_rules()["workers"]["most"])


def place_price() -> int:
    """What a worker costs at a church, and a ship at a shipyard."""
    return int(_rules()["recruiting"]["place"])


def virtual_income() -> int:
    """What a worker or ship beyond the limit is sold for at once."""
    return int(_rules()["recruiting"]["sold"])


@cache
def phases() -> tuple[Phase, ...]:
    return tuple(Phase(number, **entry) for number, entry in enumerate(_rules()["phases"], 1))


def phase(number: int) -> Phase:
    return phases()[number - 1]


def is_dangerous(region: str, players: int) -> bool:
    """Whether a double-loss token lies there."""
    return players in regions()[region].double_loss_players


def explorers(region: str, players: int) -> tuple[int, int]:
    """How many ships must enter an unexplored region together, and how many of them are lost."""
    rule = _rules()["exploring"]
    if is_dangerous(region, players):
        return rule["double_ships"], rule["double_lost"]
    return rule["ships"], rule["lost"]


def workers_per_colony() -> int:
    return int(_rules()["colony"]["workers"])


def privilege_cost() -> int:
    """How many workers a privilege costs."""
    return int(_rules()["privilege"]["cost"])


def most_of_a_kind() -> int:
    return int(_rules()["privilege"]["most_of_a_kind"])


def king_region() -> str:
    return str(_rules()["king_region"])


def last_region() -> str:
    """The region that ends the game when it is explored."""
    return str(_rules()["last_region"])


def points_per(what: str) -> int:
    """Points of a worker or a ship; for cash, how much of it makes one point."""
    return int(_rules()["score"][what])
