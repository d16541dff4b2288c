"""Everything somebody can do, as they would say it at the table."""

from dataclasses import dataclass

from companion.referee.action import Action, Correction
from companion.referee.counts import Counts


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Both dice together."""

    total: int


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """After a seven: what somebody with too many cards puts back. In any order of players."""

    seat: int
    cards: Counts


@dataclass(frozen=True, slots=True)
class MoveRobber(Action):
    """After a seven or a knight. A single possible victim is robbed without asking."""

    hex: str


@dataclass(frozen=True, slots=True)
class Steal(Action):
    """Who of several is robbed. Which card it was, the app is not told."""

    victim: int


@dataclass(frozen=True, slots=True)
class BuildRoad(Action):
    """Also the road beside a founding settlement, and the free ones of Road Building."""

    path: str


@dataclass(frozen=True, slots=True)
class BuildSettlement(Action):
    """Also the two settlements everybody founds before the first turn."""

    corner: str


@dataclass(frozen=True, slots=True)
class BuildCity(Action):
    corner: str


@dataclass(frozen=True, slots=True)
class BuyCard(Action):
    """A development card, which only its owner sees."""


@dataclass(frozen=True, slots=True)
class PlayKnight(Action):
    pass


@dataclass(frozen=True, slots=True)
class PlayRoadBuilding(Action):
    pass


@dataclass(frozen=True, slots=True)
class PlayYearOfPlenty(Action):
    """What is taken from the bank."""

    cards: Counts


@dataclass(frozen=True, slots=True)
class PlayMonopoly(Action):
    """A resource, and how many cards of it each seat hands over; 0 for the player's own."""

    resource: str
    handed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Swap:
    """The two sides of a trade, seen from the player on turn."""

    gives: Counts
    takes: Counts


@dataclass(frozen=True, slots=True)
class TradeWithPlayer(Action):
    """One field for both sides, because what one can give depends on what the other has."""

    partner: int
    swap: Swap


@dataclass(frozen=True, slots=True)
class TradeWithBank(Action):
    """So many equal cards for one of another kind."""

    gives: str
    count: int
    takes: str


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    pass


@dataclass(frozen=True, slots=True)
class ClaimVictory(Action):
    """Somebody says to have won, and shows so many victory cards."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class CorrectRoad(Correction):
    """Whose road lies on a path; nobody's is None."""

    path: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class CorrectBuilding(Correction):
    """Whose settlement or city stands on a corner; nobody's is None."""

    corner: str
    seat: int | None
    city: bool = False


@dataclass(frozen=True, slots=True)
class CorrectRobber(Correction):
    hex: str


@dataclass(frozen=True, slots=True)
class CorrectHand(Correction):
    """Exactly these resource cards are in a hand."""

    seat: int
    cards: Counts


@dataclass(frozen=True, slots=True)
class CorrectHandSize(Correction):
    """So many resource cards are in a hand; what they are is not known any more."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CorrectBank(Correction):
    resource: str
    count: int


@dataclass(frozen=True, slots=True)
class CorrectDeck(Correction):
    """How many development cards can still be bought."""

    count: int


@dataclass(frozen=True, slots=True)
class CorrectCards(Correction):
    """How many development cards a player holds."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CorrectKnights(Correction):
    """How many knights a player has played."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CorrectVictoryCards(Correction):
    """How many victory cards a player has shown, also after the end of the game."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CorrectUsed(Correction):
    """How many of a progress card were played in all."""

    card: str
    count: int


@dataclass(frozen=True, slots=True)
class CorrectLongestRoad(Correction):
    """Who has the card; nobody is None."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class CorrectLargestArmy(Correction):
    """Who has the card; nobody is None."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class CorrectTurn(Correction):
    """Whose turn it is and whether the dice were rolled. What was left to answer is dropped."""

    seat: int
    rolled: bool


OWN_TURN = (
    Roll,
    BuildRoad,
    BuildSettlement,
    BuildCity,
    BuyCard,
    PlayKnight,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    PlayMonopoly,
    TradeWithPlayer,
    TradeWithBank,
    EndTurn,
    ClaimVictory,
)
ANSWERS = (Discard, MoveRobber, Steal)
CORRECTIONS = (
    CorrectRoad,
    CorrectBuilding,
    CorrectRobber,
    CorrectHand,
    CorrectHandSize,
    CorrectBank,
    CorrectDeck,
    CorrectCards,
    CorrectKnights,
    CorrectVictoryCards,
    CorrectUsed,
    CorrectLongestRoad,
    CorrectLargestArmy,
    CorrectTurn,
)
