"""Chapel, Mine, Moneylender, Remodel: trash cards from the hand."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.games.dominion import facts, hidden
from companion.games.dominion.actions import Trash
from companion.games.dominion.hidden import Hidden
from companion.games.dominion.state import State, Task
from companion.games.dominion.table import Table
from companion.referee.choice import Some
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

CHAPEL_MOST = 4
MONEYLENDER_COINS = 3
MINE_MORE, REMODEL_MORE = 3, 2


@dataclass(frozen=True, slots=True)
class _Rule:
    """How many cards of which kinds a card trashes, whether it must, and what follows."""

    most: int
    compulsory: bool
    kinds: Callable[[], frozenset[str]]
    then: Callable[[Table, Task, str], None]


def _nothing_more(_table: Table, _task: Task, _card: str) -> None:
    """The Chapel trashes, and that is all."""


def _lend(table: Table, _task: Task, _card: str) -> None:
    table.change_turn(coins=table.state.turn.coins + MONEYLENDER_COINS)
    table.tell("more-coins", count=MONEYLENDER_COINS)


def _gain_dearer(more: int) -> Callable[[Table, Task, str], None]:
    def ask(table: Table, task: Task, card: str) -> None:
        table.ask(Task("gain", task.seat, task.card, facts.card(card).cost + more))

    return ask


def _all() -> frozenset[str]:
    return frozenset(facts.cards())


_RULES = {
    "chapel": _Rule(CHAPEL_MOST, False, _all, _nothing_more),
    "moneylender": _Rule(1, True, lambda: frozenset({facts.COPPER}), _lend),
    "mine": _Rule(1, True, lambda: facts.of_type(facts.TREASURE), _gain_dearer(MINE_MORE)),
    "remodel": _Rule(1, True, _all, _gain_dearer(REMODEL_MORE)),
}


class TrashQuestion:
    answers = (Trash,)

    def settle(self, table: Table, task: Task) -> bool:
        if _view(table.state, task).most(_RULES[task.card].kinds()):
            return False
        table.tell("nothing-to-trash", seat=task.seat, card=task.card)
        return True

    def offers(self, state: State, task: Task) -> list[Offer]:
        rule, view = _RULES[task.card], _view(state, task)
        fitting = Some(
            among=view.most_of_each(rule.kinds()),
            least=_least(rule, view),
            most=min(rule.most, view.zone.size),
            sure=view.zone.sure,
            places=view.zone.loose,
        )
        return [Offer.of(Trash, cards=fitting)]

    def answer(self, table: Table, task: Task, action: Trash) -> None:
        cards = Counts.of(action.cards)
        _check(_RULES[task.card], _view(table.state, task), task, cards)
        table.take_from_hand(task.seat, cards)
        if not cards:
            table.tell("trashes-nothing", seat=task.seat, card=task.card)
            return
        table.trash(task.seat, cards)
        table.tell("trashes", seat=task.seat, cards=cards.each())
        _RULES[task.card].then(table, task, cards.each()[0])


def _view(state: State, task: Task) -> Hidden:
    return hidden.hand(state.players[task.seat])


def _least(rule: _Rule, view: Hidden) -> int:
    """A compulsory trash may be skipped only by a hand that may hold nothing to trash."""
    return int(rule.compulsory and view.least(rule.kinds()) > 0)


def _check(rule: _Rule, view: Hidden, task: Task, cards: Counts) -> None:
    article = f"dominion.card.{task.card}"
    if cards.total() > rule.most:
        raise Refusal(article, "most", has=cards.total(), needs=rule.most)
    for card in sorted(cards):
        if card not in facts.cards():
            raise Refusal("dominion.supply", "unknown", card=card)
        if card not in rule.kinds():
            raise Refusal(article, "kind", card=card)
    if cards.total() < _least(rule, view):
        raise Refusal(article, "must", seat=task.seat)
