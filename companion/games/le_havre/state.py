"""The table: everything that lies on it. Only tiles and special buildings are turned up later."""

from dataclasses import dataclass

from companion.games.le_havre import facts
from companion.referee.counts import Counts, Piles

SUPPLY, INTEREST, MAIN, USING, DONE = "supply", "interest", "main", "using", "done"
FEEDING, TOWN, OVER = "feeding", "town", "over"
"""The steps of a turn, and of the end of a round."""

NOTHING = Counts()
UNKNOWN = 0
"""A supply tile that lies face down."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Where printings, programs or tables differ."""

    costs_as_in_text: bool = False
    """Arts Centre and Ironworks cost what the rulebook's text says, not what the cards print."""

    solo_market_cap: bool = False
    """Alone, a player takes no more than four goods at the Marketplace."""

    solo_harbour_watch: bool = False
    """Alone, the Harbour Watch may still be among the special buildings."""

    haul_empty_space: bool = False
    """One of the two spaces the Haulage Firm empties may be empty already."""

    superfluous_tokens: bool = False
    """More tokens than needed may be paid on purpose."""

    harvest_after_feeding: bool = False

    choose_all: bool = False
    """At the Marketplace and the Town Square the full number must be taken."""

    inputs_as_printed: bool = False
    """In Kiln and Steelworks brick is no clay and steel no iron."""

    sold_is_closed: bool = False
    """What anybody sold in a turn, nobody buys in it. Otherwise only the seller may not."""


STANDARD = Rules()


@dataclass(frozen=True, slots=True)
class Holding:
    """What one player has. `disc` is the building the person stands in."""

    goods: Counts
    cash: int
    loans: int = 0
    buildings: tuple[str, ...] = ()
    ships: tuple[str, ...] = ()
    disc: str | None = None

    @property
    def purse(self) -> Counts:
        """Goods and francs: everything that can be paid with."""
        return self.goods.put(facts.FRANC, self.cash)

    def category(self, name: str) -> int:
        """How many buildings of a category."""
        return sum(facts.building(owned).category == name for owned in self.buildings)

    def symbols(self, name: str) -> int:
        """How many hammers or fishermen stand on the cards."""
        return sum(facts.building(owned).symbols[name] for owned in self.buildings)


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn in progress. `number` is the supply tile it stands on.

    `using` is the building whose action is being carried out, and `parts` what of it is done.
    `cargo` is how many goods the loaded ships have room for. `sold` is what the player on turn sold
    in it, and others too where the rules want it.
    """

    seat: int
    step: str = SUPPLY
    number: int = 1
    using: str | None = None
    parts: tuple[str, ...] = ()
    cargo: int = 0
    sold: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """Everything on the table.

    `piles` are the building proposals and `stacks` the ships that can be had, the top card first.
    `aside` waits for an empty proposal; `gone` is out of the game. `tiles` are in the order they
    lie, face down ones unknown. `waiting` are the seats that still have to pay interest or food.
    `ledger` is what the bank has given more than taken. A special building that is nowhere has
    not been turned up, a ship that is nowhere is still a round card.
    """

    variant: str
    rules: Rules
    players: tuple[Holding, ...]
    piles: tuple[tuple[str, ...], ...]
    town: tuple[str, ...]
    stacks: tuple[tuple[str, ...], ...]
    offers: Piles
    turn: Turn
    round: int = 1
    tiles: tuple[int, ...] = (UNKNOWN,) * facts.turns_per_round()
    aside: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    modernised: tuple[str, ...] = ()
    waiting: tuple[int, ...] = ()
    ledger: Counts = NOTHING

    @property
    def over(self) -> bool:
        return self.turn.step == OVER

    @property
    def seats(self) -> range:
        return range(len(self.players))

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    @property
    def active(self) -> Holding:
        """What the player on turn has."""
        return self.players[self.turn.seat]

    @property
    def rounds(self) -> tuple[facts.Round, ...]:
        return facts.rounds(self.variant, len(self.players))

    @property
    def final(self) -> bool:
        """Whether the rounds are over and each player has the last action."""
        return self.round > len(self.rounds)

    @property
    def round_card(self) -> facts.Round:
        """The card of this round; in the final phase, that of the last."""
        return self.rounds[min(self.round, len(self.rounds)) - 1]

    @property
    def tile(self) -> int:
        """The tile of this turn, or that it is not known yet."""
        return self.tiles[self.turn.number - 1]

    @property
    def tops(self) -> tuple[str, ...]:
        """The building proposals that can be had now."""
        return tuple(pile[0] for pile in self.piles if pile)

    @property
    def top_ships(self) -> tuple[str, ...]:
        return tuple(stack[0] for stack in self.stacks if stack)

    def after(self, seat: int) -> int:
        """The seat to the left."""
        return (seat + 1) % len(self.players)

    def owner(self, card: str) -> int | None:
        """Who owns a building or ship; None is the town, or nobody."""
        owners = (
            seat
            for seat, held in enumerate(self.players)
            if card in held.buildings or card in held.ships
        )
        return next(owners, None)

    def built(self) -> tuple[str, ...]:
        """All buildings that stand, in the order of their numbers."""
        standing = [*self.town, *(card for held in self.players for card in held.buildings)]
        return tuple(sorted(standing, key=lambda card: facts.building(card).order))

    def inside(self, building: str) -> tuple[int, ...]:
        """The seats whose persons stand in a building."""
        return tuple(seat for seat, held in enumerate(self.players) if held.disc == building)

    def seen(self) -> tuple[str, ...]:
        """The special buildings that have been turned up."""
        laid = {*self.built(), *self.aside, *self.gone, *(c for pile in self.piles for c in pile)}
        return tuple(card for card in facts.specials() if card in laid)

    def unseen(self) -> tuple[str, ...]:
        """The special buildings that may still be turned up."""
        if self.variant == facts.SHORT:
            return ()
        seen, barred = self.seen(), self.solo and not self.rules.solo_harbour_watch
        return tuple(
            card
            for card in facts.specials()
            if card not in seen and not (barred and facts.building(card).not_solo)
        )
