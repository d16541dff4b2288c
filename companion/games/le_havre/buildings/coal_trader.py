"""The Coal Trader: food for charcoal and coal, paid together."""

from collections.abc import Iterator, Mapping
from itertools import product

from companion.games.le_havre import dues
from companion.games.le_havre.actions import TradeFood
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.choices import Payment
from companion.games.le_havre.dues import FOOD, Due
from companion.games.le_havre.facts import Building
from companion.games.le_havre.state import State
from companion.games.le_havre.table import Table
from companion.referee.choice import OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

_DONE = "traded"


def due(state: State, card: Building, wanted: Mapping[str, int]) -> Due:
    price = sum(card.effect["food"][good] * count for good, count in wanted.items())
    return Due(FOOD, price, state.active.purse, state.rules.superfluous_tokens)


def _check(state: State, card: Building) -> None:
    cheapest = min(card.effect["food"].values())
    has = Due(FOOD, cheapest, state.active.purse).most
    if has < cheapest:
        raise Refusal(FOOD, "lacking", has=has, need=cheapest)


def _options(state: State, card: Building) -> Iterator[Offer]:
    if state.turn.parts:
        return
    most = card.effect["most"]
    for charcoal, coal in product(range(most["charcoal"] + 1), range(most["coal"] + 1)):
        price = due(state, card, {"charcoal": charcoal, "coal": coal})
        if charcoal + coal and price.payable:
            goods = {"charcoal": OneOf((charcoal,)), "coal": OneOf((coal,))}
            yield Offer.of(TradeFood, paid=Payment(price), **goods)


def _trade(table: Table, card: Building, action: TradeFood) -> None:
    wanted = {"charcoal": action.charcoal, "coal": action.coal}
    for good, count in wanted.items():
        most = card.effect["most"][good]
        if not 0 <= count <= most:
            raise Refusal("le_havre.building.coal_trader", "times", good=good, most=most)
    if not sum(wanted.values()):
        raise Refusal("le_havre.must-act", "nothing", building=card.id)
    dues.check(due(table.state, card, wanted), action.paid)
    table.pay(table.seat, action.paid)
    table.receive(table.seat, wanted)
    table.change_turn(parts=(_DONE,))
    table.tell_trade(card.id, action.paid, Counts(wanted))


COAL_TRADER = Effect(_check, options=_options, doing={TradeFood: _trade})
