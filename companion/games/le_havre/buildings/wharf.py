"""The two wharves: ships are built, or an iron ship is swapped for the Luxury Yacht."""

from collections.abc import Iterator
from functools import partial

from companion.games.le_havre import cards, dues, facts
from companion.games.le_havre.actions import BuildShip, SwapForYacht
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.choices import Payment, holds
from companion.games.le_havre.dues import Due
from companion.games.le_havre.facts import YACHT, Building
from companion.games.le_havre.state import NOTHING, State
from companion.games.le_havre.table import Table
from companion.referee.choice import Number, OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

ARTICLE, YACHT_ARTICLE = "le_havre.build-ship", "le_havre.building.luxury_yacht"
_DONE = "built"


def modernises(state: State, card: Building, ship: str) -> bool:
    """Whether this wharf has to be modernised for a ship."""
    return facts.type_of(ship).modern and card.id not in state.modernised


def material(state: State, card: Building, ship: str) -> Counts:
    """What a ship needs besides energy, the brick for the wharf included."""
    brick = facts.modernisation() if modernises(state, card, ship) else NOTHING
    return facts.type_of(ship).cost.plus(brick)


def energy_due(state: State, card: Building, ship: str) -> Due:
    """What is used up as material cannot be burned as well."""
    needed = material(state, card, ship)
    spent = {good: min(count, state.active.goods[good]) for good, count in needed.items()}
    return cards.energy_due(state, facts.type_of(ship).energy, spent)


def check_ship(state: State, card: Building, ship: str) -> None:
    if ship not in state.top_ships:
        raise Refusal(ARTICLE, "not-on-top", ship=ship)
    needed = material(state, card, ship)
    if modernises(state, card, ship) and not state.active.goods.holds(facts.modernisation()):
        raise Refusal("le_havre.modernise", building=card.id, ship=ship)
    cards.check_goods(ARTICLE, state.active.goods, needed, ship=ship)
    cards.check_energy(energy_due(state, card, ship))


def swappable(state: State) -> tuple[str, ...]:
    """The own ships that can be swapped for the yacht, which the town must have."""
    if YACHT not in state.town:
        return ()
    return tuple(s for s in state.active.ships if facts.type_of(s).id == facts.yacht_type())


def _buildable(state: State, card: Building) -> list[str]:
    return [ship for ship in state.top_ships if holds(partial(check_ship, state, card, ship))]


def _check(state: State, card: Building) -> None:
    if not _buildable(state, card) and not swappable(state):
        raise Refusal("le_havre.must-act", "ship", building=card.id)


def _options(state: State, card: Building) -> Iterator[Offer]:
    if state.turn.parts:
        return
    for ship in _buildable(state, card):
        energy = Payment(energy_due(state, card, ship))
        steel = Number(*_bounds_steel(state, ship))
        yield Offer.of(BuildShip, ship=OneOf((ship,)), energy=energy, steel=steel)
    if swappable(state):
        yield Offer.of(SwapForYacht, ship=OneOf(swappable(state)))


def _bounds_steel(state: State, ship: str) -> tuple[int, int]:
    return cards.range_instead(state.active, facts.type_of(ship).cost, "iron")


def _build(table: Table, card: Building, action: BuildShip) -> None:
    state, ship = table.state, action.ship
    check_ship(state, card, ship)
    cards.check_instead(_bounds_steel(state, ship), action.steel)
    dues.check(energy_due(state, card, ship), action.energy)
    modern = modernises(state, card, ship)
    paid = cards.with_instead(material(state, card, ship), {"iron": action.steel})
    table.pay(table.seat, paid.plus(action.energy))
    table.change_turn(parts=(_DONE,))
    table.tell("builds-ship", seat=table.seat, ship=ship, paid=paid.each())
    table.tell_burnt(action.energy)
    if modern:
        table.change(modernised=(*state.modernised, card.id))
        table.tell("modernises", seat=table.seat, building=card.id)
    table.remove(ship)
    table.own(table.seat, ship)


def _swap(table: Table, _: Building, action: SwapForYacht) -> None:
    if YACHT not in table.state.town:
        raise Refusal(YACHT_ARTICLE, "town")
    if action.ship not in swappable(table.state):
        raise Refusal(YACHT_ARTICLE, "iron")
    table.change_turn(parts=(_DONE,))
    table.tell("swaps", seat=table.seat, ship=action.ship, building=YACHT)
    table.remove(action.ship)
    table.change(gone=(*table.state.gone, action.ship))
    table.remove(YACHT)
    table.own(table.seat, YACHT)


WHARF = Effect(_check, options=_options, doing={BuildShip: _build, SwapForYacht: _swap})
