"""Everything somebody can do, as they would say it at the table.

What is paid or handed over is a heap of goods; francs in it are called `franc`.
"""

from dataclasses import dataclass

from companion.referee.action import Action, Correction
from companion.referee.counts import Counts

NOTHING = Counts()

# The turn


@dataclass(frozen=True, slots=True)
class TurnUp(Action):
    """In the first round: the supply tile that the ship has come to."""

    tile: int


@dataclass(frozen=True, slots=True)
class Supply(Action):
    """The supply action, where somebody may want to repay or sell before interest is due."""


@dataclass(frozen=True, slots=True)
class TakeOffer(Action):
    """Everything on one offer space."""

    good: str


@dataclass(frozen=True, slots=True)
class Enter(Action):
    """The person goes into a building, and the entry fee is paid."""

    building: str
    fee: Counts = NOTHING


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Nothing more is bought."""


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """A building or a ship, for its price."""

    card: str


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """A building or a ship, to the town, for half its value."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Repay(Action):
    seat: int
    loans: int


@dataclass(frozen=True, slots=True)
class Borrow(Action):
    """A loan, because there is no franc for the interest."""

    seat: int


@dataclass(frozen=True, slots=True)
class Feed(Action):
    """The food due at the end of a round. What is missing is borrowed."""

    seat: int
    paid: Counts


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """The special building that the town gets."""

    building: str


# Inside a building


@dataclass(frozen=True, slots=True)
class EndAction(Action):
    """The rest of the building's action is left undone."""


@dataclass(frozen=True, slots=True)
class Build(Action):
    """A building of the proposals. So many bricks are paid as clay, so much steel as iron."""

    building: str
    bricks: int = 0
    steel: int = 0


@dataclass(frozen=True, slots=True)
class BuildShip(Action):
    ship: str
    energy: Counts
    steel: int = 0


@dataclass(frozen=True, slots=True)
class SwapForYacht(Action):
    """An iron ship leaves the game, and the Luxury Yacht comes for it."""

    ship: str


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Different goods from the supply: Marketplace, Town Square."""

    goods: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """So many times what the building gives for something else.

    `instead` says how many of the goods are bricks instead of clay, or steel instead of iron.
    """

    times: int
    energy: Counts = NOTHING
    instead: int = 0


@dataclass(frozen=True, slots=True)
class TakeMore(Action):
    """What the building gives for energy on top of its goods; nothing is paid for no more."""

    energy: Counts


@dataclass(frozen=True, slots=True)
class ReturnLoans(Action):
    """At the Local Court."""

    loans: int


@dataclass(frozen=True, slots=True)
class LoadShips(Action):
    """At the Shipping Line: so many ships of each type, and the energy for all of them."""

    wooden: int
    iron: int
    steel: int
    energy: Counts


@dataclass(frozen=True, slots=True)
class ShipGoods(Action):
    """The cargo of the loaded ships is sold."""

    goods: Counts


@dataclass(frozen=True, slots=True)
class MakeSteel(Action):
    """At the Business Office: four goods for steel."""

    goods: Counts


@dataclass(frozen=True, slots=True)
class TradeGood(Action):
    """At the Business Office: one good for charcoal, leather or brick."""

    gives: str
    takes: str


@dataclass(frozen=True, slots=True)
class SellAtBridge(Action):
    goods: Counts


@dataclass(frozen=True, slots=True)
class TradeFood(Action):
    """At the Coal Trader: food for charcoal and coal."""

    charcoal: int
    coal: int
    paid: Counts


@dataclass(frozen=True, slots=True)
class TradeFurs(Action):
    """At the Furriery: hides for bread, leather for francs."""

    hides: int
    leather: int


@dataclass(frozen=True, slots=True)
class Haul(Action):
    """At the Haulage Firm: all goods of a space and of the next one."""

    good: str


@dataclass(frozen=True, slots=True)
class Evict(Action):
    """At the Harbour Watch: somebody is sent home, and the building they stood in is used."""

    seat: int
    fee: Counts


# Corrections


@dataclass(frozen=True, slots=True)
class CorrectGoods(Correction):
    seat: int
    good: str
    count: int


@dataclass(frozen=True, slots=True)
class CorrectCash(Correction):
    seat: int
    cash: int


@dataclass(frozen=True, slots=True)
class CorrectLoans(Correction):
    seat: int
    loans: int


@dataclass(frozen=True, slots=True)
class CorrectOffer(Correction):
    good: str
    count: int


@dataclass(frozen=True, slots=True)
class CorrectOwner(Correction):
    """Who owns a building or a ship."""

    card: str
    seat: int


@dataclass(frozen=True, slots=True)
class CorrectBuilding(Correction):
    """Where a building nobody owns is: in the town, in a pile, set aside, gone, or not seen."""

    building: str
    place: str


@dataclass(frozen=True, slots=True)
class CorrectShip(Correction):
    """Where a ship nobody owns is: on top of its stack, gone, or still a round card."""

    ship: str
    place: str


@dataclass(frozen=True, slots=True)
class CorrectDisc(Correction):
    """The building a person stands in; None is at home."""

    seat: int
    building: str | None


@dataclass(frozen=True, slots=True)
class CorrectWharf(Correction):
    """Whether a wharf is modernised."""

    building: str
    modern: bool


@dataclass(frozen=True, slots=True)
class CorrectTile(Correction):
    """Which supply tile lies at a place, counted from 1; None lies face down."""

    place: int
    tile: int | None


@dataclass(frozen=True, slots=True)
class CorrectRound(Correction):
    """Which round it is; one more than there are is the final phase."""

    round: int


@dataclass(frozen=True, slots=True)
class CorrectTurn(Correction):
    """Whose turn it is, and which of the round. The supply action is done, the main one is not.

    Whatever was left to answer is dropped.
    """

    seat: int
    number: int


ANSWERS = (Borrow, Feed, Reveal)
OWN_TURN = (TurnUp, Supply, TakeOffer, Enter, EndTurn, Buy, Sell, Repay)
INSIDE = (
    EndAction,
    Build,
    BuildShip,
    SwapForYacht,
    Choose,
    Exchange,
    TakeMore,
    ReturnLoans,
    LoadShips,
    ShipGoods,
    MakeSteel,
    TradeGood,
    SellAtBridge,
    TradeFood,
    TradeFurs,
    Haul,
    Evict,
)
CORRECTIONS = (
    CorrectGoods,
    CorrectCash,
    CorrectLoans,
    CorrectOffer,
    CorrectOwner,
    CorrectBuilding,
    CorrectShip,
    CorrectDisc,
    CorrectWharf,
    CorrectTile,
    CorrectRound,
    CorrectTurn,
)
