"""Bureaucrat, Spy, Thief, Witch: what an attacked player who shows no Moat suffers."""

from companion.games.dominion import facts, hidden
from companion.games.dominion.actions import Inspect, PutOnDeck, Rob, TakeCurse
from companion.games.dominion.hidden import Hidden
from companion.games.dominion.questions.question import cards_left, lifted, may_show_moat
from companion.games.dominion.state import State, Task
from companion.games.dominion.table import Table
from companion.games.dominion.zone import Zone
from companion.referee.choice import OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

THIEF_SHOWS = 2


class VictoryQuestion:
    """Bureaucrat: a victory card from the hand goes on the deck, or the hand has none."""

    answers = (PutOnDeck,)

    def settle(self, table: Table, task: Task) -> bool:
        if hidden.hand(table.holding(task.seat)).most(facts.of_type(facts.VICTORY)):
            return False
        table.tell("shows-no-victory", seat=task.seat)
        return True

    def offers(self, state: State, task: Task) -> list[Offer]:
        view = hidden.hand(state.players[task.seat])
        victory = facts.of_type(facts.VICTORY)
        cards: list[str | None] = [*sorted(view.most_of_each(victory))]
        if not view.least(victory):
            cards.append(None)
        return [Offer.of(PutOnDeck, card=OneOf(tuple(cards)))]

    def answer(self, table: Table, task: Task, action: PutOnDeck) -> None:
        if action.card is None:
            self._show_none(table, task)
            return
        if action.card not in facts.of_type(facts.VICTORY):
            raise _wrong_kind("bureaucrat", action.card)
        table.take_from_hand(task.seat, Counts({action.card: 1}))
        table.put_on_deck(task.seat, action.card)
        table.tell("puts-on-deck", seat=task.seat, card=action.card)

    def _show_none(self, table: Table, task: Task) -> None:
        if hidden.hand(table.holding(task.seat)).least(facts.of_type(facts.VICTORY)):
            raise Refusal("dominion.card.bureaucrat", "must", seat=task.seat)
        table.tell("shows-no-victory", seat=task.seat)


class CurseQuestion:
    """Witch: everybody who cannot show a Moat gains a Curse, as long as there are any."""

    answers = (TakeCurse,)

    def settle(self, table: Table, task: Task) -> bool:
        if not table.state.supply[facts.CURSE]:
            table.tell("no-curse-left", seat=task.seat)
            return True
        if may_show_moat(table.state, task):
            return False
        self._curse(table, task.seat)
        return True

    def offers(self, state: State, task: Task) -> list[Offer]:  # noqa: ARG002
        return [Offer.of(TakeCurse)]

    def answer(self, table: Table, task: Task, action: TakeCurse) -> None:  # noqa: ARG002
        self._curse(table, task.seat)

    def _curse(self, table: Table, seat: int) -> None:
        table.gain(seat, facts.CURSE)
        table.tell("gains", seat=seat, card=facts.CURSE)


class SpyQuestion:
    """The shown card goes back or is discarded, as the player of the Spy likes."""

    answers = (Inspect,)

    def settle(self, table: Table, task: Task) -> bool:
        return _nothing_to_show(table, task)

    def offers(self, state: State, task: Task) -> list[Offer]:  # noqa: ARG002
        return [Offer.of(Inspect, discard=OneOf((True, False)))]

    def answer(self, table: Table, task: Task, action: Inspect) -> None:
        table.tell("spy-discards" if action.discard else "spy-keeps", seat=task.seat)
        shown = table.lift(task.seat, 1)
        if action.discard:
            table.put_into_discard(task.seat, shown)
            return
        holding = table.holding(task.seat)
        top = (*shown.sure.each(), *holding.top)
        table.change_holding(task.seat, deck=holding.deck.join(shown), top=top)


class ThiefQuestion:
    """Two cards are shown; one treasure among them is trashed, and may be taken."""

    answers = (Rob,)

    def settle(self, table: Table, task: Task) -> bool:
        return _nothing_to_show(table, task)

    def offers(self, state: State, task: Task) -> list[Offer]:
        view = _shown(state, task.seat)
        treasures = facts.of_type(facts.TREASURE)
        found = tuple(sorted(view.most_of_each(treasures)))
        offers = [Offer.of(Rob, card=OneOf(found), keep=OneOf((True, False)))] if found else []
        if not view.least(treasures):
            offers.append(Offer.of(Rob, card=OneOf((None,)), keep=OneOf((False,))))
        return offers

    def answer(self, table: Table, task: Task, action: Rob) -> None:
        self._check(_shown(table.state, task.seat), task, action)
        if action.card is None:
            table.tell("thief-finds-nothing", seat=table.seat, other=task.seat)
        else:
            what = "thief-takes" if action.keep else "thief-trashes"
            table.tell(what, seat=table.seat, other=task.seat, card=action.card)
        shown = table.lift(task.seat, THIEF_SHOWS)
        stolen = Counts.of([action.card] if action.card else [])
        table.put_into_discard(task.seat, shown.without(stolen))
        self._take(table, task.seat, stolen, action.keep)

    def _check(self, view: Hidden, task: Task, action: Rob) -> None:
        treasures = facts.of_type(facts.TREASURE)
        if action.card is None:
            if action.keep:
                raise Refusal("dominion.card.thief", "nothing")
            if view.least(treasures):
                raise Refusal("dominion.card.thief", "must", seat=task.seat)
        elif action.card not in treasures:
            raise _wrong_kind("thief", action.card)
        elif not view.most((action.card,)):
            raise Refusal("dominion.card.thief", "missing", seat=task.seat, card=action.card)

    def _take(self, table: Table, victim: int, stolen: Counts, keep: bool) -> None:
        if not keep:
            table.trash(victim, stolen)
            return
        thief = table.seat
        table.change_holding(victim, owned=table.holding(victim).owned.minus(stolen))
        table.change_holding(thief, owned=table.holding(thief).owned.plus(stolen))
        table.put_into_discard(thief, Zone.of(stolen))


def _nothing_to_show(table: Table, task: Task) -> bool:
    if cards_left(table.state, task.seat):
        return False
    table.tell("nothing-to-show", seat=task.seat)
    return True


def _shown(state: State, seat: int) -> Hidden:
    """The two uppermost cards of a deck, and what they may be."""
    trial, shown = lifted(state, seat, THIEF_SHOWS)
    return Hidden(shown, hidden.pool(trial.holding(seat), shown))


def _wrong_kind(by: str, card: str) -> Refusal:
    if card not in facts.cards():
        return Refusal("dominion.supply", "unknown", card=card)
    return Refusal(f"dominion.card.{by}", "kind", card=card)
