"""The Business Office: four goods for steel, one good for something upgraded, or both."""

from collections.abc import Iterator

from companion.games.le_havre import dues
from companion.games.le_havre.actions import MakeSteel, TradeGood
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.choices import Heap
from companion.games.le_havre.facts import Building
from companion.games.le_havre.state import State
from companion.games.le_havre.table import Table
from companion.referee.choice import OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

ARTICLE = "le_havre.building.business_office"
_STEEL, _GOOD = "steel", "good"


def _check(state: State, card: Building) -> None:
    if not state.active.goods:
        raise Refusal("le_havre.must-act", "goods", building=card.id)


def _options(state: State, card: Building) -> Iterator[Offer]:
    goods, four = state.active.goods, card.effect["goods"]
    if _STEEL not in state.turn.parts and goods.total() >= four:
        yield Offer.of(MakeSteel, goods=Heap(goods, four, four))
    if _GOOD not in state.turn.parts and goods:
        takes = OneOf(tuple(card.effect["one_for"]))
        yield Offer.of(TradeGood, gives=OneOf(tuple(sorted(goods))), takes=takes)


def _make_steel(table: Table, card: Building, action: MakeSteel) -> None:
    goods, four = action.goods, card.effect["goods"]
    _check_once(table.state, _STEEL)
    dues.check_held(ARTICLE, table.active.goods, goods)
    if goods.total() != four:
        raise Refusal(ARTICLE, "four", has=goods.total(), need=four)
    _trade(table, card, _STEEL, goods, card.effect["take"])


def _trade_good(table: Table, card: Building, action: TradeGood) -> None:
    _check_once(table.state, _GOOD)
    dues.check_held(ARTICLE, table.active.goods, Counts({action.gives: 1}))
    if action.takes not in card.effect["one_for"]:
        raise Refusal(ARTICLE, "kind", good=action.takes)
    _trade(table, card, _GOOD, Counts({action.gives: 1}), action.takes)


def _check_once(state: State, part: str) -> None:
    if part in state.turn.parts:
        raise Refusal(ARTICLE, "once")


def _trade(table: Table, card: Building, part: str, goods: Counts, takes: str) -> None:
    table.pay(table.seat, goods)
    table.receive(table.seat, {takes: 1})
    table.change_turn(parts=(*table.state.turn.parts, part))
    table.tell_trade(card.id, goods, Counts({takes: 1}))


OFFICE = Effect(_check, options=_options, doing={MakeSteel: _make_steel, TradeGood: _trade_good})
