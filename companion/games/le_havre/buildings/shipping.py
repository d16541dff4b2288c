"""The Shipping Line: ships are loaded, energy is paid for all of them, and goods are sold."""

from collections.abc import Iterator, Mapping
from itertools import product

from companion.games.le_havre import cards, dues, facts
from companion.games.le_havre.actions import LoadShips, ShipGoods
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.choices import Heap, Payment
from companion.games.le_havre.dues import Due
from companion.games.le_havre.facts import FRANC, Building
from companion.games.le_havre.state import State
from companion.games.le_havre.table import Table
from companion.referee.choice import OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

ARTICLE = "le_havre.building.shipping_line"
_LOADED, _SHIPPED = "loaded", "shipped"
_LEAST = 1
"""So many goods have to be sold in all. A ship may sail empty if its energy is paid."""


def fleet(state: State) -> Mapping[str, int]:
    """How many ships of each type the player on turn can send out."""
    own = Counts.of(facts.type_of(ship).id for ship in state.active.ships)
    return {kind.id: own[kind.id] for kind in facts.ship_types().values() if kind.capacity}


def energy_due(state: State, card: Building, ships: int) -> Due:
    return cards.energy_due(state, int(card.effect["energy"]) * ships)


def price(goods: Counts) -> int:
    return sum(facts.goods()[good].shipping_price * count for good, count in goods.items())


def _fewest_tokens(due: Due) -> int:
    """How few tokens can pay it: the dearest first."""
    missing, used = due.amount, 0
    for kind in sorted(due.worth, key=lambda kind: -due.worth[kind]):
        count = min(due.purse[kind], -(-max(0, missing) // due.worth[kind]))
        missing, used = missing - count * due.worth[kind], used + count
    return used


def _can_send(state: State, card: Building, ships: int) -> bool:
    """Whether a good is left to sell that has not been burned."""
    due = energy_due(state, card, ships)
    return due.payable and state.active.goods.total() - _fewest_tokens(due) >= _LEAST


def _check(state: State, card: Building) -> None:
    if not any(fleet(state).values()):
        raise Refusal(ARTICLE, "no-ship")
    cards.check_energy(energy_due(state, card, 1))
    if not _can_send(state, card, 1):
        raise Refusal(ARTICLE, "no-cargo")


def _options(state: State, card: Building) -> Iterator[Offer]:
    if not state.turn.parts:
        for ships in product(*(range(number + 1) for number in fleet(state).values())):
            if sum(ships) and _can_send(state, card, sum(ships)):
                energy = Payment(energy_due(state, card, sum(ships)), spare=_LEAST)
                loaded = dict(zip(fleet(state), map(_just, ships), strict=True))
                yield Offer.of(LoadShips, energy=energy, **loaded)
    elif state.turn.parts == (_LOADED,) and state.active.goods:
        yield Offer.of(ShipGoods, goods=Heap(state.active.goods, _LEAST, state.turn.cargo))


def _just(number: int) -> OneOf:
    return OneOf((number,))


def _load(table: Table, card: Building, action: LoadShips) -> None:
    loaded = {kind: int(getattr(action, kind)) for kind in fleet(table.state)}
    ships = sum(loaded.values())
    _check_loading(table.state, card, loaded, action.energy)
    room = sum(facts.ship_types()[kind].capacity * count for kind, count in loaded.items())
    table.pay(table.seat, action.energy)
    table.change_turn(parts=(_LOADED,), cargo=room)
    table.tell("loads", seat=table.seat, count=ships, most=room)
    table.tell_burnt(action.energy)


def _check_loading(state: State, card: Building, loaded: Mapping[str, int], paid: Counts) -> None:
    if state.turn.parts:
        raise Refusal(ARTICLE, "loaded")
    for kind, has in fleet(state).items():
        if not 0 <= loaded[kind] <= has:
            raise Refusal(ARTICLE, "fleet", ship_type=kind, need=loaded[kind], has=has)
    ships = sum(loaded.values())
    if not ships:
        raise Refusal(ARTICLE, "none")
    dues.check(energy_due(state, card, ships), paid)
    if state.active.goods.minus(paid).total() < _LEAST:
        raise Refusal(ARTICLE, "no-cargo")


def _ship(table: Table, card: Building, action: ShipGoods) -> None:
    goods, most = action.goods, table.state.turn.cargo
    if table.state.turn.parts != (_LOADED,):
        raise Refusal(ARTICLE, "load-first")
    dues.check_held(ARTICLE, table.active.goods, goods)
    if not _LEAST <= goods.total() <= most:
        bounds = {"has": goods.total(), "least": _LEAST, "most": most}
        raise Refusal(ARTICLE, "cargo", **bounds)
    table.pay(table.seat, goods)
    francs = Counts({FRANC: price(goods)})
    table.receive(table.seat, francs)
    table.change_turn(parts=(_LOADED, _SHIPPED))
    table.tell_trade(card.id, goods, francs)


def _never(_: State) -> bool:
    """Whoever has burned the energy sells something."""
    return False


SHIPPING = Effect(
    _check,
    options=_options,
    doing={LoadShips: _load, ShipGoods: _ship},
    optional=_never,
)
