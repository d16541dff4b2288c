"""Feast, Mine, Remodel, Workshop: gain a card of at most a certain cost."""

from companion.games.dominion import facts, supply
from companion.games.dominion.actions import Gain
from companion.games.dominion.state import State, Task
from companion.games.dominion.table import Table
from companion.games.dominion.zone import Zone
from companion.referee.choice import OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal


class GainQuestion:
    """Compulsory as long as a card fits. The Mine gives only treasures, and into the hand."""

    answers = (Gain,)

    def settle(self, table: Table, task: Task) -> bool:
        if gainable(table.state, task):
            return False
        table.tell("nothing-to-gain", seat=task.seat, card=task.card)
        return True

    def offers(self, state: State, task: Task) -> list[Offer]:
        return [Offer.of(Gain, card=OneOf(gainable(state, task)))]

    def answer(self, table: Table, task: Task, action: Gain) -> None:
        supply.check_in_supply(table.state.supply, action.card)
        card = facts.card(action.card)
        if task.card == "mine" and not card.is_a(facts.TREASURE):
            raise Refusal("dominion.card.mine", "treasure", card=card.id)
        if card.cost > task.limit:
            raise Refusal(
                "dominion.gain", card=card.id, by=task.card, has=task.limit, needs=card.cost
            )
        if task.card == "mine":
            _gain_into_hand(table, task.seat, card.id)
        else:
            table.gain(task.seat, card.id)
            table.tell("gains", seat=task.seat, card=card.id)


def gainable(state: State, task: Task) -> tuple[str, ...]:
    cheap = supply.affordable(state.supply, task.limit)
    if task.card != "mine":
        return cheap
    return tuple(card for card in cheap if facts.card(card).is_a(facts.TREASURE))


def _gain_into_hand(table: Table, seat: int, card: str) -> None:
    table.acquire(seat, card)
    hand = table.holding(seat).hand.join(Zone.of(Counts({card: 1})))
    table.change_holding(seat, hand=hand)
    table.tell("gains-into-hand", seat=seat, card=card)
