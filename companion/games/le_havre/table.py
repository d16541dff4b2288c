"""The table while an action is being carried out: the state as it changes, and what is told."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from companion.games.le_havre import facts
from companion.games.le_havre.state import Holding, State
from companion.referee.counts import Counts
from companion.referee.ruling import Fact, Happening, Outcome


class Table:
    """Collects what one action changes. The state it started from stays untouched."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._happenings: list[Happening] = []

    @property
    def seat(self) -> int:
        """The player on turn."""
        return self.state.turn.seat

    @property
    def active(self) -> Holding:
        """What the player on turn has."""
        return self.state.active

    def outcome(self) -> Outcome:
        return Outcome(self.state, tuple(self._happenings))

    def tell(self, what: str, **facts_of_it: Fact) -> None:
        self._happenings.append(Happening(f"le_havre.{what}", **facts_of_it))

    def tell_trade(self, building: str, gives: Counts, takes: Counts) -> None:
        """What is handed in and what comes for it; for francs alone, it is a sale."""
        about: dict[str, Fact] = {"seat": self.seat, "building": building, "gives": gives.each()}
        goods, francs = takes.put(facts.FRANC, 0), takes[facts.FRANC]
        if goods and francs:
            self.tell("exchanges-and-earns", goods=goods.each(), count=francs, **about)
        elif goods:
            self.tell("exchanges", goods=goods.each(), **about)
        else:
            self.tell("sells-goods", count=francs, **about)

    def tell_burnt(self, energy: Counts) -> None:
        if energy:
            self.tell("burns", seat=self.seat, energy=energy.each())

    def change(self, **fields: Any) -> None:
        self.state = replace(self.state, **fields)

    def change_turn(self, **fields: Any) -> None:
        self.change(turn=replace(self.state.turn, **fields))

    def change_holding(self, seat: int, **fields: Any) -> None:
        players = list(self.state.players)
        players[seat] = replace(players[seat], **fields)
        self.change(players=tuple(players))

    # Goods and money

    def receive(self, seat: int, things: Mapping[str, int]) -> None:
        """From the supply, or from the bank."""
        self._add(seat, things, 1)
        self.change(ledger=self.state.ledger.plus(things))

    def pay(self, seat: int, things: Mapping[str, int]) -> None:
        """To the supply and the bank."""
        self._add(seat, things, -1)
        self.change(ledger=self.state.ledger.minus(things))

    def hand_over(self, giver: int, taker: int, things: Mapping[str, int]) -> None:
        self._add(giver, things, -1)
        self._add(taker, things, 1)

    def take_offer(self, seat: int, space: str) -> int:
        """Everything on an offer space; says how much it was."""
        count = self.state.offers[space]
        self.change(offers=self.state.offers.put(space, 0))
        self._add(seat, {space: count}, 1)
        return count

    def put_on_offer(self, space: str) -> None:
        self.change(offers=self.state.offers.add(space), ledger=self.state.ledger.add(space))

    def borrow(self, seat: int, loans: int) -> None:
        self.change_holding(seat, loans=self.state.players[seat].loans + loans)
        self.receive(seat, {facts.FRANC: loans * facts.loan().gives})

    def _add(self, seat: int, things: Mapping[str, int], sign: int) -> None:
        held = self.state.players[seat]
        purse = held.purse.plus({kind: sign * number for kind, number in things.items()})
        cash = purse[facts.FRANC]
        self.change_holding(seat, goods=purse.put(facts.FRANC, 0), cash=cash)

    # Cards

    def own(self, seat: int, card: str) -> None:
        held = self.state.players[seat]
        if card in facts.ships():
            self.change_holding(seat, ships=(*held.ships, card))
        else:
            self.change_holding(seat, buildings=(*held.buildings, card))

    def to_town(self, building: str) -> None:
        self.change(town=(*self.state.town, building))

    def onto_stack(self, ship: str) -> None:
        """On top of the stack of its type."""
        types = tuple(facts.ship_types())
        place = types.index(facts.ships()[ship].type)
        stacks = list(self.state.stacks)
        stacks[place] = (ship, *stacks[place])
        self.change(stacks=tuple(stacks))

    def remove(self, card: str) -> None:
        """From wherever it lies; a proposal that is empty then is filled from aside."""
        state = self.state
        for seat, held in enumerate(state.players):
            if card in held.buildings or card in held.ships:
                left = {"buildings": held.buildings, "ships": held.ships}
                self.change_holding(
                    seat, **{kind: _without(cards, card) for kind, cards in left.items()}
                )
        self.change(
            town=_without(state.town, card),
            aside=_without(state.aside, card),
            gone=_without(state.gone, card),
            piles=tuple(_without(pile, card) for pile in state.piles),
            stacks=tuple(_without(stack, card) for stack in state.stacks),
        )
        self.fill_proposals()

    def fill_proposals(self) -> None:
        """What waits aside comes onto a proposal as soon as one is empty."""
        piles = list(self.state.piles)
        if self.state.aside and () in piles:
            first, *rest = self.state.aside
            piles[piles.index(())] = (first,)
            self.change(piles=tuple(piles), aside=tuple(rest))
            self.tell("proposed", building=first)

    def send_home(self, building: str) -> None:
        """Whoever stands in a building goes home: it has been bought or sold."""
        for seat in self.state.inside(building):
            self.change_holding(seat, disc=None)
            self.tell("goes-home", seat=seat, building=building)


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(each for each in cards if each != card)
