"""What a question is: it settles itself where nothing can be decided, otherwise it is answered."""

from typing import Any, Protocol

from companion.games.dominion import hidden
from companion.games.dominion.actions import ShowMoat
from companion.games.dominion.state import State, Task
from companion.games.dominion.table import Table
from companion.games.dominion.zone import Zone
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal


class Question(Protocol):
    """One kind of decision. The same object offers the answers and judges them."""

    @property
    def answers(self) -> tuple[type[Action], ...]: ...

    def settle(self, table: Table, task: Task) -> bool:
        """Does what follows when there is nothing to decide, and says whether it did."""

    def offers(self, state: State, task: Task) -> list[Offer]: ...
    def answer(self, table: Table, task: Task, action: Any) -> None: ...


class Attack:
    """A question to an attacked player, who may show a Moat instead of suffering it."""

    def __init__(self, effect: Question) -> None:
        self._effect = effect
        self.answers = (*effect.answers, ShowMoat)

    def settle(self, table: Table, task: Task) -> bool:
        return self._effect.settle(table, task)

    def offers(self, state: State, task: Task) -> list[Offer]:
        moat = [Offer.of(ShowMoat)] if may_show_moat(state, task) else []
        return [*self._effect.offers(state, task), *moat]

    def answer(self, table: Table, task: Task, action: Any) -> None:
        if isinstance(action, ShowMoat):
            _show_moat(table, task)
        else:
            self._effect.answer(table, task, action)


def may_show_moat(state: State, task: Task) -> bool:
    """Only others are attacked: the player of a Spy cannot ward off his own."""
    return task.seat != state.turn.seat and hidden.may_show_moat(state.players[task.seat])


def _show_moat(table: Table, task: Task) -> None:
    if task.seat == table.seat:
        raise Refusal("dominion.card.moat", seat=task.seat, card=task.card)
    holding = table.holding(task.seat)
    if not hidden.may_show_moat(holding):
        raise Refusal("dominion.card.moat", "missing", seat=task.seat)
    table.change_holding(task.seat, hand=holding.hand.knowing(Counts({"moat": 1})))
    table.tell("shows-moat", seat=task.seat, card=task.card)


def cards_left(state: State, seat: int) -> int:
    """How many cards can still be taken off a deck, a reshuffle included."""
    holding = state.players[seat]
    return holding.deck.size + holding.discard.size


def lifted(state: State, seat: int, number: int) -> tuple[Table, Zone]:
    """What would be taken off the deck, on a table of its own to be looked at."""
    trial = Table(state)
    return trial, trial.lift(seat, number)
