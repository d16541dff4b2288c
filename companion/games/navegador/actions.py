"""Everything somebody can do, as they would say it at the table."""

from dataclasses import dataclass

from companion.referee.action import Action, Correction


@dataclass(frozen=True, slots=True)
class UseCard(Action):
    """The holder of the Navegador card sails before moving the stone."""


@dataclass(frozen=True, slots=True)
class EndSailing(Action):
    """The sailing with the Navegador card is over; the stone moves next."""


@dataclass(frozen=True, slots=True)
class MoveStone(Action):
    """Onto a space of the rondel. `paid` are the regions the paid ships are taken from."""

    space: str
    paid: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Nothing more is done on this space."""


@dataclass(frozen=True, slots=True)
class Sail(Action):
    """Ships sail from one region to another that everybody may enter."""

    start: str
    to: str
    ships: int


@dataclass(frozen=True, slots=True)
class Explore(Action):
    """Ships enter an unexplored region together. `ships` are the regions they come from."""

    region: str
    ships: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ReadBorders(Action):
    """The board is asked: so many borders are crossed between two regions."""

    one: str
    other: str
    borders: int


@dataclass(frozen=True, slots=True)
class TurnUp(Action):
    """The colonies of the region just explored, with their prices."""

    good: str
    prices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Recruit(Action):
    workers: int


@dataclass(frozen=True, slots=True)
class BuildShips(Action):
    ships: int


@dataclass(frozen=True, slots=True)
class Sell(Action):
    """Goods of the own colonies."""

    good: str
    units: int


@dataclass(frozen=True, slots=True)
class Process(Action):
    """Goods in the own factories; the orange one helps with one unit where it is needed."""

    good: str
    units: int


@dataclass(frozen=True, slots=True)
class FoundColony(Action):
    region: str
    price: int


@dataclass(frozen=True, slots=True)
class Build(Action):
    """The leftmost building of a row, at the price printed at its space."""

    building: str
    price: int


@dataclass(frozen=True, slots=True)
class TakePrivilege(Action):
    """A privilege of the gallery, and the coin it covers on the player sheet."""

    privilege: str
    coin: int


@dataclass(frozen=True, slots=True)
class TakeKing(Action):
    """The own King's privilege at Goa is placed in a column, on this coin."""

    privilege: str
    coin: int


@dataclass(frozen=True, slots=True)
class ReadChart(Action):
    """A new phase: so many privileges of each kind says the chart beside the gallery."""

    privileges: int


@dataclass(frozen=True, slots=True)
class ReadSlots(Action):
    """So many slots has the column of the player sheet that is asked for."""

    slots: int


@dataclass(frozen=True, slots=True)
class PlaceKing(Action):
    """After the last turn: the column somebody's King's privilege goes to."""

    seat: int
    privilege: str


@dataclass(frozen=True, slots=True)
class CorrectCash(Correction):
    seat: int
    cash: int


@dataclass(frozen=True, slots=True)
class CorrectWorkers(Correction):
    seat: int
    workers: int


@dataclass(frozen=True, slots=True)
class CorrectShips(Correction):
    """How many ships of a player are in a region."""

    seat: int
    region: str
    ships: int


@dataclass(frozen=True, slots=True)
class CorrectDiscs(Correction):
    """How many explorer discs a player has."""

    seat: int
    discs: int


@dataclass(frozen=True, slots=True)
class CorrectColonies(Correction):
    seat: int
    good: str
    colonies: int


@dataclass(frozen=True, slots=True)
class CorrectBuildings(Correction):
    """How many buildings of a row a player owns, the one from the beginning included."""

    seat: int
    building: str
    owned: int


@dataclass(frozen=True, slots=True)
class CorrectPrivileges(Correction):
    seat: int
    privilege: str
    owned: int


@dataclass(frozen=True, slots=True)
class CorrectKing(Correction):
    """Where a player's King's privilege is: a column, kept beside the sheet, or not owned."""

    seat: int
    place: str


@dataclass(frozen=True, slots=True)
class CorrectStone(Correction):
    """On which space a player's stone stands; None is the middle of the rondel."""

    seat: int
    space: str | None


@dataclass(frozen=True, slots=True)
class CorrectCard(Correction):
    """Who has the Navegador card, and on which space the orange ship stands."""

    seat: int
    space: str | None


@dataclass(frozen=True, slots=True)
class CorrectMarket(Correction):
    """On which row, counted from the top, the marker of a good stands."""

    good: str
    row: int


@dataclass(frozen=True, slots=True)
class CorrectGallery(Correction):
    privilege: str
    left: int


@dataclass(frozen=True, slots=True)
class CorrectRow(Correction):
    """How many buildings are left in a row of the board."""

    building: str
    left: int


@dataclass(frozen=True, slots=True)
class CorrectRegion(Correction):
    """Whether a region has been explored. Its disc is gone then; nobody gets it by this."""

    region: str
    explored: bool


@dataclass(frozen=True, slots=True)
class CorrectColonyPrices(Correction):
    """The colonies that lie face up at an explored region."""

    region: str
    good: str
    prices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CorrectPhase(Correction):
    phase: int


@dataclass(frozen=True, slots=True)
class CorrectTurn(Correction):
    """Whose turn it is, from its beginning. Whatever was left to answer is dropped."""

    seat: int


@dataclass(frozen=True, slots=True)
class CorrectLastTurns(Correction):
    """How many turns are left, the one in progress included; None while nobody ended the game."""

    turns: int | None


@dataclass(frozen=True, slots=True)
class ReadAgain(Correction):
    """A printed value that was read wrongly is forgotten; the board is asked again."""

    value: str


ANSWERS = (TurnUp, ReadChart, ReadSlots)
OWN_TURN = (
    UseCard,
    EndSailing,
    MoveStone,
    EndTurn,
    Sail,
    Explore,
    ReadBorders,
    Recruit,
    BuildShips,
    Sell,
    Process,
    FoundColony,
    Build,
    TakePrivilege,
    TakeKing,
    PlaceKing,
)
CORRECTIONS = (
    CorrectCash,
    CorrectWorkers,
    CorrectShips,
    CorrectDiscs,
    CorrectColonies,
    CorrectBuildings,
    CorrectPrivileges,
    CorrectKing,
    CorrectStone,
    CorrectCard,
    CorrectMarket,
    CorrectGallery,
    CorrectRow,
    CorrectRegion,
    CorrectColonyPrices,
    CorrectPhase,
    CorrectTurn,
    CorrectLastTurns,
    ReadAgain,
)
