"""The Furriery: hides for bread, and leather for francs."""

from collections.abc import Iterator

from companion.games.le_havre import dues
from companion.games.le_havre.actions import TradeFurs
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.facts import FRANC, Building
from companion.games.le_havre.state import State
from companion.games.le_havre.table import Table
from companion.referee.choice import Number
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

ARTICLE = "le_havre.building.furriery"
_DONE = "traded"


def most(state: State, card: Building) -> tuple[int, int]:
    """How many hides, and how much leather."""
    goods = state.active.goods
    return goods["hides"], min(goods["leather"], card.effect["most_leather"])


def _check(state: State, card: Building) -> None:
    if not any(most(state, card)):
        raise Refusal(ARTICLE, "no-furs")


def _options(state: State, card: Building) -> Iterator[Offer]:
    if state.turn.parts:
        return
    hides, leather = most(state, card)
    if hides:
        yield Offer.of(TradeFurs, hides=Number(1, hides), leather=Number(0, leather))
    if leather:
        yield Offer.of(TradeFurs, hides=Number(0, 0), leather=Number(1, leather))


def _trade(table: Table, card: Building, action: TradeFurs) -> None:
    goods = Counts({"hides": action.hides, "leather": action.leather})
    dues.check_held(ARTICLE, table.active.goods, goods)
    if action.leather > card.effect["most_leather"]:
        raise Refusal(ARTICLE, "times", has=action.leather, most=card.effect["most_leather"])
    if not goods:
        raise Refusal("le_havre.must-act", "nothing", building=card.id)
    francs = card.effect["price"] * action.leather
    table.pay(table.seat, goods)
    takes = Counts({"bread": action.hides, FRANC: francs})
    table.receive(table.seat, takes)
    table.change_turn(parts=(_DONE,))
    table.tell_trade(card.id, goods, takes)


FURRIERY = Effect(_check, options=_options, doing={TradeFurs: _trade})
