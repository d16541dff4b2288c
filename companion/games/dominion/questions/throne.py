"""Throne Room: an action card from the hand is played, and then once more."""

from companion.games.dominion import cards, facts, hidden
from companion.games.dominion.actions import PlayTwice
from companion.games.dominion.state import State, Task
from companion.games.dominion.table import Table
from companion.referee.choice import OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

AGAIN = "again"


class ThroneQuestion:
    answers = (PlayTwice,)

    def settle(self, table: Table, task: Task) -> bool:
        if hidden.hand(table.holding(task.seat)).most(facts.of_type(facts.ACTION)):
            return False
        table.tell("nothing-to-double", seat=task.seat)
        return True

    def offers(self, state: State, task: Task) -> list[Offer]:
        view = hidden.hand(state.players[task.seat])
        actions = facts.of_type(facts.ACTION)
        options: list[str | None] = [*sorted(view.most_of_each(actions))]
        if not view.least(actions):
            options.append(None)
        return [Offer.of(PlayTwice, card=OneOf(tuple(options)))]

    def answer(self, table: Table, task: Task, action: PlayTwice) -> None:
        if action.card is None:
            if hidden.hand(table.holding(task.seat)).least(facts.of_type(facts.ACTION)):
                raise Refusal("dominion.card.throne_room", "must", seat=task.seat)
            table.tell("nothing-to-double", seat=task.seat)
            return
        check_is_action(action.card)
        put_into_play(table, task.seat, action.card)
        table.tell("plays-twice", seat=task.seat, card=action.card)
        table.ask(Task(AGAIN, task.seat, action.card))
        cards.carry_out(table, task.seat, action.card)


class AgainQuestion:
    """No question at all: the second play of a doubled card, once the first one is done."""

    answers = ()

    def settle(self, table: Table, task: Task) -> bool:
        table.tell("plays-again", seat=task.seat, card=task.card)
        cards.carry_out(table, task.seat, task.card)
        return True

    def offers(self, state: State, task: Task) -> list[Offer]:  # noqa: ARG002
        return []

    def answer(self, table: Table, task: Task, action: PlayTwice) -> None:
        raise NotImplementedError  # it settles itself


def check_is_action(card: str) -> None:
    if card not in facts.cards():
        raise Refusal("dominion.supply", "unknown", card=card)
    if card not in facts.of_type(facts.ACTION):
        raise Refusal("dominion.action-cards", card=card)


def put_into_play(table: Table, seat: int, card: str) -> None:
    table.take_from_hand(seat, Counts({card: 1}))
    table.change_holding(seat, in_play=table.holding(seat).in_play.add(card))
