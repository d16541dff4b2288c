"""The table while an action is being carried out: the state as it changes, and what is told."""

from dataclasses import replace
from typing import Any

from companion.games.dominion import facts, hidden
from companion.games.dominion.state import Holding, State, Task
from companion.games.dominion.zone import Zone
from companion.referee.counts import Counts
from companion.referee.ruling import Fact, Happening, Outcome, Refusal


class Table:
    """Collects what one action changes. The state it started from stays untouched."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._happenings: list[Happening] = []

    @property
    def seat(self) -> int:
        """The player on turn."""
        return self.state.turn.seat

    def outcome(self) -> Outcome:
        return Outcome(self.state, tuple(self._happenings))

    def tell(self, what: str, **facts_of_it: Fact) -> None:
        self._happenings.append(Happening(f"dominion.{what}", **facts_of_it))

    # What lies in the middle

    def change(self, **fields: Any) -> None:
        self.state = replace(self.state, **fields)

    def change_turn(self, **fields: Any) -> None:
        self.change(turn=replace(self.state.turn, **fields))

    def ask(self, *tasks: Task) -> None:
        """Puts questions before those that are already waiting."""
        self.change(pending=(*tasks, *self.state.pending))

    def answered(self) -> None:
        self.change(pending=self.state.pending[1:])

    # A player's cards

    def holding(self, seat: int) -> Holding:
        return self.state.players[seat]

    def change_holding(self, seat: int, **fields: Any) -> None:
        players = list(self.state.players)
        players[seat] = replace(players[seat], **fields)
        self.change(players=tuple(players))

    def lift(self, seat: int, number: int) -> Zone:
        """Takes so many cards off the deck, or all there are, reshuffling if need be.

        The caller puts them somewhere in the same breath.
        """
        first = self._lift_without_shuffling(seat, number)
        missing = number - first.size
        if not missing or not self.holding(seat).discard.size:
            return first
        self.change_holding(seat, deck=self.holding(seat).discard, discard=Zone())
        self.tell("shuffles", seat=seat)
        return first.join(self._lift_without_shuffling(seat, missing))

    def _lift_without_shuffling(self, seat: int, number: int) -> Zone:
        holding = self.holding(seat)
        number = min(number, holding.deck.size)
        seen = Counts.of(holding.top[:number])
        unseen, rest = holding.deck.without(seen).split(number - seen.total())
        self.change_holding(seat, deck=rest, top=holding.top[number:])
        return Zone.of(seen).join(unseen)

    def draw(self, seat: int, number: int) -> int:
        """Draws into the hand; says how many cards there were to draw."""
        drawn = self.lift(seat, number)
        self.change_holding(seat, hand=self.holding(seat).hand.join(drawn))
        return drawn.size

    def draw_and_tell(self, seat: int, number: int) -> None:
        drawn = self.draw(seat, number)
        self.tell("draws", seat=seat, count=drawn)

    def put_into_discard(self, seat: int, cards: Zone) -> None:
        self.change_holding(seat, discard=self.holding(seat).discard.join(cards))

    def put_on_deck(self, seat: int, card: str) -> None:
        holding = self.holding(seat)
        deck = holding.deck.join(Zone.of(Counts({card: 1})))
        self.change_holding(seat, deck=deck, top=(card, *holding.top))

    def take_from_hand(self, seat: int, cards: Counts) -> None:
        """Known cards leave the hand. Refused if they cannot be there."""
        check_in_hand(self.holding(seat), seat, cards)
        self.change_holding(seat, hand=self.holding(seat).hand.without(cards))

    # Cards change hands

    def gain(self, seat: int, card: str) -> None:
        """A card from the supply into the discard pile."""
        self.acquire(seat, card)
        self.put_into_discard(seat, Zone.of(Counts({card: 1})))

    def acquire(self, seat: int, card: str) -> None:
        """A card leaves the supply for a player; the caller says where it lies."""
        self.change(supply=self.state.supply.add(card, -1))
        self.change_holding(seat, owned=self.holding(seat).owned.add(card))

    def trash(self, seat: int, cards: Counts) -> None:
        """Cards that are nowhere any more: they are trashed and no longer owned."""
        self.change(trash=self.state.trash.plus(cards))
        self.change_holding(seat, owned=self.holding(seat).owned.minus(cards))


def check_in_hand(holding: Holding, seat: int, cards: Counts) -> None:
    """Refuses cards of which it can be proven that they are not all in the hand."""
    if holding.hand.size < cards.total():
        raise Refusal(
            "dominion.hidden-cards",
            "hand" if holding.hand.size else "empty",
            seat=seat,
            has=holding.hand.size,
            needs=cards.total(),
        )
    view = hidden.hand(holding)
    for card, number in sorted(cards.items()):
        if holding.owned[card] < number:
            facts_of_it = {"has": holding.owned[card], "needs": number}
            raise Refusal("dominion.hidden-cards", "owned", seat=seat, card=card, **facts_of_it)
        if view.most((card,)) < number:
            facts_of_it = {"has": view.most((card,)), "needs": number}
            raise Refusal("dominion.hidden-cards", "elsewhere", seat=seat, card=card, **facts_of_it)
    if not view.may_hold(cards):
        raise Refusal("dominion.hidden-cards", "together", seat=seat, cards=cards.each())


def is_action(card: str) -> bool:
    return card in facts.of_type(facts.ACTION)
