"""Cellar, Militia and Chancellor: cards are discarded, how many is all the table sees."""

from companion.games.dominion.actions import Discard, DiscardDeck
from companion.games.dominion.state import State, Task
from companion.games.dominion.table import Table
from companion.games.dominion.zone import Zone
from companion.referee.choice import Number, OneOf
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

MILITIA_LEAVES = 3


class CellarQuestion:
    """Any number of cards, then as many new ones."""

    answers = (Discard,)

    def settle(self, table: Table, task: Task) -> bool:
        return not table.holding(task.seat).hand.size

    def offers(self, state: State, task: Task) -> list[Offer]:
        return [Offer.of(Discard, count=Number(0, state.players[task.seat].hand.size))]

    def answer(self, table: Table, task: Task, action: Discard) -> None:
        size = table.holding(task.seat).hand.size
        if not 0 <= action.count <= size:
            raise Refusal("dominion.card.cellar", seat=task.seat, has=size, needs=action.count)
        discard_unseen(table, task.seat, action.count)
        if action.count:
            table.draw_and_tell(task.seat, action.count)


class MilitiaQuestion:
    """Down to three cards; who has no more is left alone."""

    answers = (Discard,)

    def settle(self, table: Table, task: Task) -> bool:
        if _too_many(table.state, task) > 0:
            return False
        table.tell("is-spared", seat=task.seat, count=table.holding(task.seat).hand.size)
        return True

    def offers(self, state: State, task: Task) -> list[Offer]:
        return [Offer.of(Discard, count=OneOf((_too_many(state, task),)))]

    def answer(self, table: Table, task: Task, action: Discard) -> None:
        needs = _too_many(table.state, task)
        if action.count != needs:
            raise Refusal("dominion.card.militia", seat=task.seat, has=action.count, needs=needs)
        discard_unseen(table, task.seat, needs)


class ChancellorQuestion:
    answers = (DiscardDeck,)

    def settle(self, table: Table, task: Task) -> bool:
        return not table.holding(task.seat).deck.size

    def offers(self, state: State, task: Task) -> list[Offer]:  # noqa: ARG002
        return [Offer.of(DiscardDeck, discard=OneOf((True, False)))]

    def answer(self, table: Table, task: Task, action: DiscardDeck) -> None:
        if not action.discard:
            table.tell("keeps-deck", seat=task.seat)
            return
        deck = table.holding(task.seat).deck
        table.put_into_discard(task.seat, deck)
        table.change_holding(task.seat, deck=Zone(), top=())
        table.tell("discards-deck", seat=task.seat, count=deck.size)


def discard_unseen(table: Table, seat: int, count: int) -> None:
    discarded, kept = table.holding(seat).hand.split(count)
    table.change_holding(seat, hand=kept)
    table.put_into_discard(seat, discarded)
    table.tell("discards", seat=seat, count=count)


def _too_many(state: State, task: Task) -> int:
    return state.players[task.seat].hand.size - MILITIA_LEAVES
