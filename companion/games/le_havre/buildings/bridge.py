"""Bridge over the Seine: goods are sold, upgraded ones each, basic ones in sets."""

from collections.abc import Iterator

from companion.games.le_havre import dues, facts
from companion.games.le_havre.actions import SellAtBridge
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.choices import Sets
from companion.games.le_havre.facts import FRANC, Building
from companion.games.le_havre.state import State
from companion.games.le_havre.table import Table
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

ARTICLE = "le_havre.building.bridge_over_the_seine"
_DONE = "sold"


def parted(goods: Counts) -> tuple[Counts, Counts]:
    """The upgraded ones, and the basic ones."""
    basic = Counts({kind: count for kind, count in goods.items() if facts.goods()[kind].basic})
    return goods.minus(basic), basic


def price(card: Building, goods: Counts) -> int:
    upgraded, basic = parted(goods)
    sets = basic.total() // int(card.effect["basic_set"])
    return upgraded.total() * int(card.effect["upgraded"]) + sets * int(card.effect["set_price"])


def _check(state: State, card: Building) -> None:
    if not price(card, state.active.goods):
        raise Refusal("le_havre.must-act", "sale", building=card.id)


def _options(state: State, card: Building) -> Iterator[Offer]:
    if not state.turn.parts:
        upgraded, basic = parted(state.active.goods)
        yield Offer.of(SellAtBridge, goods=Sets(upgraded, basic, card.effect["basic_set"]))


def _sell(table: Table, card: Building, action: SellAtBridge) -> None:
    goods, size = action.goods, card.effect["basic_set"]
    dues.check_held(ARTICLE, table.active.goods, goods)
    _, basic = parted(goods)
    if not goods:
        raise Refusal("le_havre.must-act", "nothing", building=card.id)
    if basic.total() % size:
        raise Refusal(ARTICLE, "sets", has=basic.total(), need=size)
    francs = price(card, goods)
    table.pay(table.seat, goods)
    table.receive(table.seat, {FRANC: francs})
    table.change_turn(parts=(_DONE,))
    table.tell_trade(card.id, goods, Counts({FRANC: francs}))


BRIDGE = Effect(_check, options=_options, doing={SellAtBridge: _sell})
