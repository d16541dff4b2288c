"""What the box holds and the rulebook says: goods, buildings, ships, round cards, supply tiles."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion import data
from companion.referee.counts import Counts

FRANC = "franc"
WOODEN, IRON, STEEL, LINER = "wooden", "iron", "steel", "luxury_liner"
CRAFTSMAN, ECONOMIC, INDUSTRIAL, PUBLIC = "craftsman", "economic", "industrial", "public"
HAMMER, FISHERMAN = "hammer", "fisherman"
FULL, SHORT = "full", "short"
BASIC, SPECIAL = "basic", "special"
"""What the town builds at the end of a round; basic is also the plain side of a good."""
STADIUM, YACHT, HARBOUR_WATCH = "football_stadium", "luxury_yacht", "harbour_watch"
PILES = 3


@dataclass(frozen=True, slots=True)
class Good:
    """One side of a goods token. `reverse` is its other side."""

    id: str
    side: str
    reverse: str
    food: int
    energy: int
    shipping_price: int

    @property
    def basic(self) -> bool:
        return self.side == BASIC


@dataclass(frozen=True, slots=True)
class Building:
    """A building card. `order` is its place in a pile; what is None cannot be done with it.

    `fees` are the alternatives a visitor has, each so much food or so many francs. `effect`,
    `passive` and `bonus` are the card's text as data.
    """

    id: str
    number: str
    order: int
    category: str
    value: int
    price: int | None
    cost: Counts | None
    cost_in_text: Counts | None
    fees: tuple[Counts, ...]
    locked: bool
    symbols: Counts
    special: bool
    not_solo: bool
    effect: Mapping[str, Any]
    passive: Mapping[str, Any]
    bonus: Mapping[str, Any]

    @property
    def sale(self) -> int:
        """What the town pays for it."""
        return self.value // 2


@dataclass(frozen=True, slots=True)
class ShipType:
    id: str
    cost: Counts
    energy: int
    modern: bool
    price: int | None
    capacity: int
    food: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ship:
    """A ship card: the back of a round card."""

    id: str
    type: str
    value: int

    @property
    def sale(self) -> int:
        return self.value // 2


@dataclass(frozen=True, slots=True)
class Tile:
    """A supply tile: what it adds to the offers."""

    id: int
    goods: tuple[str, ...]
    interest: bool


@dataclass(frozen=True, slots=True)
class Round:
    """A round card: what is due at the end of its round. `town` is what the town builds then."""

    card: str
    food: int
    harvest: bool
    town: str | None
    ship: str


@dataclass(frozen=True, slots=True)
class Loan:
    gives: int
    repay: int
    penalty: int
    interest: int


@dataclass(frozen=True, slots=True)
class Harvest:
    """Whoever holds at least so many gets so many more."""

    least: int
    gain: int


def _rules() -> Any:
    return data.load("le_havre/rules.json")


# Goods


@cache
def goods() -> Mapping[str, Good]:
    return {entry["id"]: Good(**entry) for entry in data.load("le_havre/goods.json")["goods"]}


@cache
def offer_spaces() -> tuple[str, ...]:
    """The seven offers, along the quay."""
    return tuple(data.load("le_havre/goods.json")["offers"])


@cache
def stand_ins() -> Mapping[str, str]:
    """What may be used instead of a good: brick instead of clay, steel instead of iron."""
    pairs = data.load("le_havre/goods.json")["stands_for"]
    return {wanted: instead for instead, wanted in pairs}


@cache
def food_worth() -> Mapping[str, int]:
    """How much food each thing that can be eaten counts as; a franc is one food."""
    edible = {good.id: good.food for good in goods().values() if good.food}
    return {**edible, FRANC: 1}


@cache
def energy_worth() -> Mapping[str, int]:
    return {good.id: good.energy for good in goods().values() if good.energy}


# Buildings


@cache
def buildings() -> Mapping[str, Building]:
    """All of them, in the order of their numbers."""
    entries = data.load("le_havre/buildings.json")["buildings"]
    return {entry["id"]: _building(order, entry) for order, entry in enumerate(entries)}


def _building(order: int, entry: Mapping[str, Any]) -> Building:
    symbols = {HAMMER: entry["hammers"], FISHERMAN: entry["fishermen"]}
    return Building(
        id=entry["id"],
        number=entry["number"],
        order=order,
        category=entry["category"],
        value=entry["value"],
        price=entry["price"],
        cost=_counts(entry["cost"]),
        cost_in_text=_counts(entry.get("cost_in_text")),
        fees=tuple(Counts(fee) for fee in entry["fees"]),
        locked=entry["locked"],
        symbols=Counts(symbols),
        special=entry.get("special", False),
        not_solo=entry.get("not_solo", False),
        effect=entry.get("effect", {}),
        passive=entry.get("passive", {}),
        bonus=entry.get("bonus", {}),
    )


def _counts(numbers: Mapping[str, int] | None) -> Counts | None:
    return None if numbers is None else Counts(numbers)


def building(name: str) -> Building:
    return buildings()[name]


@cache
def basics() -> tuple[str, ...]:
    return tuple(card.id for card in buildings().values() if not card.special)


@cache
def specials() -> tuple[str, ...]:
    return tuple(card.id for card in buildings().values() if card.special)


@cache
def deck(variant: str, players: int) -> tuple[str, ...]:
    """The buildings of the proposals, in the order of their numbers."""
    entries = data.load("le_havre/buildings.json")["buildings"]
    return tuple(
        entry["id"] for entry in entries if players in entry.get("deck", {}).get(variant, ())
    )


@cache
def start_buildings(variant: str, players: int) -> tuple[str, ...]:
    """The buildings the town owns from the beginning."""
    entries = data.load("le_havre/buildings.json")["buildings"]
    return tuple(
        entry["id"] for entry in entries if players in entry.get("start", {}).get(variant, ())
    )


def specials_in_pile() -> int:
    return int(_rules()["specials_in_pile"])


# Ships


@cache
def ship_types() -> Mapping[str, ShipType]:
    return {entry["id"]: _ship_type(entry) for entry in data.load("le_havre/ships.json")["types"]}


def _ship_type(entry: Mapping[str, Any]) -> ShipType:
    tables = {"cost": Counts(entry["cost"]), "food": tuple(entry["food"])}
    return ShipType(**{**entry, **tables})


@cache
def ships() -> Mapping[str, Ship]:
    return {entry["id"]: Ship(**entry) for entry in data.load("le_havre/ships.json")["cards"]}


def type_of(ship: str) -> ShipType:
    return ship_types()[ships()[ship].type]


@cache
def start_ships(variant: str, players: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """One for each player, if any, and those on the stack."""
    found = _rules()["start_ships"].get(variant, {}).get(str(players))
    return (tuple(found["players"]), tuple(found["stack"])) if found else ((), ())


@cache
def yacht_type() -> str:
    """What the Luxury Yacht counts as, and is swapped for."""
    return str(_rules()["yacht"]["type"])


@cache
def modernisation() -> Counts:
    return Counts(_rules()["modernisation"])


# Rounds and supply


@cache
def rounds(variant: str, players: int) -> tuple[Round, ...]:
    entries = data.load("le_havre/rounds.json")[variant][str(players)]
    return tuple(Round(**entry) for entry in entries)


def turns_per_round() -> int:
    return int(_rules()["turns_per_round"])


@cache
def tiles() -> Mapping[int, Tile]:
    entries = _rules()["tiles"]
    return {entry["id"]: Tile(**{**entry, "goods": tuple(entry["goods"])}) for entry in entries}


@cache
def opening_offers(variant: str) -> Mapping[str, int]:
    return {space: int(_rules()[variant]["offers"][space]) for space in offer_spaces()}


@cache
def beginning(variant: str) -> Counts:
    """What each player begins with, francs included."""
    return Counts(_rules()[variant]["player"])


# Figures


@cache
def loan() -> Loan:
    return Loan(**_rules()["loan"])


@cache
def harvests() -> Mapping[str, Harvest]:
    return {good: Harvest(**entry) for good, entry in _rules()["harvest"].items()}


def solo_market_cap() -> int:
    return int(_rules()["solo_market_cap"])
