"""The table: everything public, and what is provable about what is hidden."""

from dataclasses import dataclass

from companion.games.catan.hand import Hand
from companion.games.catan.hands import Hands
from companion.games.catan.islands import Island
from companion.referee.counts import Counts

FOUNDING, ROLLING, PLAYING, OVER = "founding", "rolling", "playing", "over"

# What can be asked, in the words of the task.
FOUND_SETTLEMENT, FOUND_ROAD = "found-settlement", "found-road"
DISCARD, MOVE_ROBBER, STEAL, FREE_ROAD = "discard", "move-robber", "steal", "free-road"

NO_CARDS = Counts()
SEATS = range(2, 5)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Where printings or tables differ."""

    lone_claimant_takes_rest: bool = False
    """If the bank cannot pay, a player who alone is due takes what is left. Otherwise nobody."""

    tied_holder_keeps: bool = False
    """After a cut, a holder still tied for the longest road keeps the card. Otherwise nobody."""

    combined: bool = True
    """Trade and build in any order. Otherwise all trading comes before the first building."""


STANDARD = Rules()


@dataclass(frozen=True, slots=True)
class Holding:
    """One player's pieces on the island and development cards; the names of places are sorted.

    `cards` are development cards in hand, `knights` those played, and `revealed` the victory
    cards shown to win.
    """

    roads: tuple[str, ...] = ()
    settlements: tuple[str, ...] = ()
    cities: tuple[str, ...] = ()
    cards: int = 0
    knights: int = 0
    revealed: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn in progress. `bought` counts the development cards bought in it."""

    seat: int
    phase: str = ROLLING
    number: int = 1
    bought: int = 0
    played_card: bool = False
    built: bool = False


@dataclass(frozen=True, slots=True)
class Task:
    """What the rules demand next: which question, and of whom.

    `count` is how many cards to discard or roads to lay; `corner` the settlement a founding road
    has to touch.
    """

    ask: str
    seat: int
    count: int = 0
    corner: str = ""


@dataclass(frozen=True, slots=True)
class State:
    island: Island
    rules: Rules
    players: tuple[Holding, ...]
    hands: Hands
    bank: Hand
    robber: str
    turn: Turn
    deck: int
    used: Counts = NO_CARDS
    """Progress cards that were played and are out of the game."""

    longest_road: int | None = None
    largest_army: int | None = None
    pending: tuple[Task, ...] = ()

    @property
    def over(self) -> bool:
        return self.turn.phase == OVER

    @property
    def task(self) -> Task | None:
        """The question that has to be answered before anything else is done."""
        return self.pending[0] if self.pending else None

    @property
    def seats(self) -> range:
        return range(len(self.players))

    def after(self, seat: int) -> int:
        """The seat to the left of `seat`."""
        return (seat + 1) % len(self.players)

    def others(self, seat: int) -> tuple[int, ...]:
        """Everybody else, clockwise."""
        count = len(self.players)
        return tuple((seat + step) % count for step in range(1, count))
