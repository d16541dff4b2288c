"""Buildings that give goods: a fixed number, more for symbols, more for energy."""

from collections.abc import Iterator

from companion.games.le_havre import cards, dues
from companion.games.le_havre.actions import TakeMore
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.choices import Payment
from companion.games.le_havre.dues import Due
from companion.games.le_havre.facts import Building
from companion.games.le_havre.state import NOTHING, State
from companion.games.le_havre.table import Table
from companion.referee.choice import OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

_DONE = "taken"


def goods_of(state: State, card: Building) -> Counts:
    """What a visit brings without energy."""
    text, held = card.effect, state.active
    goods = Counts(text["goods"])
    for symbol, good in text.get("per_symbol", {}).items():
        goods = goods.add(good, held.symbols(symbol))
    for symbol, good in text.get("with_symbol", {}).items():
        goods = goods.add(good, int(held.symbols(symbol) > 0))
    return goods


def _check(state: State, card: Building) -> None:
    if not goods_of(state, card):
        raise Refusal("le_havre.must-act", "symbols", building=card.id)


def _begin(table: Table, card: Building) -> None:
    goods = goods_of(table.state, card)
    table.receive(table.seat, goods)
    table.tell("takes", seat=table.seat, building=card.id, goods=goods.each())


def _due(state: State, card: Building) -> Due:
    return cards.energy_due(state, card.effect["energy"])


def _options(state: State, card: Building) -> Iterator[Offer]:
    if "energy" in card.effect and not state.turn.parts:
        due = _due(state, card)
        if due.payable:
            yield Offer.of(TakeMore, energy=OneOf((NOTHING,)))
            yield Offer.of(TakeMore, energy=Payment(due))


def _take_more(table: Table, card: Building, action: TakeMore) -> None:
    if action.energy:
        dues.check(_due(table.state, card), action.energy)
        more = Counts(card.effect["for_energy"])
        table.pay(table.seat, action.energy)
        table.receive(table.seat, more)
        about = {"goods": more.each(), "paid": action.energy.each()}
        table.tell("takes-more", seat=table.seat, building=card.id, **about)
    else:
        table.tell("takes-no-more", seat=table.seat, building=card.id)
    table.change_turn(parts=(_DONE,))


TAKING = Effect(_check, _begin, _options, {TakeMore: _take_more})
