"""The table: everything public, and what is provable about what is hidden."""

from dataclasses import dataclass, replace

from companion.games.dominion.zone import NO_CARDS, Zone
from companion.referee.counts import Counts, Piles

ACTIONS, BUYING, OVER = "action", "buy", "over"


@dataclass(frozen=True, slots=True)
class Holding:
    """One player's cards. What is owned is public; where it lies is mostly not.

    `top` are the known cards on top of the deck, the uppermost first. They are also counted
    among the sure cards of the deck.
    """

    owned: Counts
    hand: Zone
    deck: Zone
    discard: Zone
    in_play: Counts = NO_CARDS
    top: tuple[str, ...] = ()
    turns: int = 0

    def forgotten(self) -> "Holding":
        """The same cards with nothing known about where they are."""
        return replace(
            self,
            hand=self.hand.forgotten(),
            deck=self.deck.forgotten(),
            discard=self.discard.forgotten(),
            top=(),
        )


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn in progress. Treasures stay in the hand for the app until the clean-up:

    nobody needs to say which ones were laid down, `treasure` is what they are worth together and
    `laid` those that were named.
    """

    seat: int
    phase: str = ACTIONS
    actions: int = 1
    buys: int = 1
    coins: int = 0
    treasure: int = 0
    laid: Counts = NO_CARDS
    spent: int = 0
    purchases: int = 0

    @property
    def money(self) -> int:
        return self.coins + self.treasure - self.spent


@dataclass(frozen=True, slots=True)
class Task:
    """What a card still demands: which question, of whom, and because of which card."""

    ask: str
    seat: int
    card: str
    limit: int = 0


@dataclass(frozen=True, slots=True)
class State:
    players: tuple[Holding, ...]
    supply: Piles
    trash: Counts
    turn: Turn
    pending: tuple[Task, ...] = ()

    @property
    def over(self) -> bool:
        return self.turn.phase == OVER

    @property
    def task(self) -> Task | None:
        """The question that has to be answered before anything else is done."""
        return self.pending[0] if self.pending else None

    def after(self, seat: int) -> int:
        """The seat to the left of `seat`."""
        return (seat + 1) % len(self.players)

    def others(self, seat: int) -> tuple[int, ...]:
        """Everybody else, clockwise."""
        count = len(self.players)
        return tuple((seat + step) % count for step in range(1, count))
