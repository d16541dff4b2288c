"""What can be done now."""

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby

from companion.games.navegador import (
    buildings,
    card,
    colonies,
    facts,
    market,
    phases,
    privileges,
    recruiting,
    rondel,
    sailing,
)
from companion.games.navegador.actions import (
    Build,
    BuildShips,
    EndSailing,
    EndTurn,
    Explore,
    FoundColony,
    MoveStone,
    PlaceKing,
    Process,
    ReadBorders,
    ReadChart,
    ReadSlots,
    Recruit,
    Sail,
    Sell,
    TakeKing,
    TakePrivilege,
    TurnUp,
    UseCard,
)
from companion.games.navegador.state import CARD, CHART, KEPT, MOVE, SLOTS, TURN_UP, State
from companion.referee.choice import Number, OneOf, Several, Some
from companion.referee.offer import Offer


def offers(state: State) -> list[Offer]:
    if state.over:
        return _kings(state)
    if state.asked:
        return _ANSWERS[state.asked.reading](state, state.asked.about)
    if state.turn.step == MOVE:
        return _moves(state)
    done = Offer.of(EndSailing) if state.turn.step == CARD else Offer.of(EndTurn)
    return [*left_to_do(state), done]


def left_to_do(state: State) -> Iterator[Offer]:
    """What the step in progress still allows, besides ending it."""
    return _STEPS[state.turn.step](state)


def nothing_left(state: State) -> bool:
    return next(left_to_do(state), None) is None


def _moves(state: State) -> list[Offer]:
    use = [Offer.of(UseCard)] if card.is_usable(state) else []
    moves = (
        Offer.of(
            MoveStone,
            space=OneOf((space,)),
            paid=_ships(state, rondel.cost(state.active, space)),
        )
        for space in rondel.reachable(state)
    )
    return [*use, *moves]


def _ships(state: State, count: int) -> Some:
    ships = state.active.ships
    return Some(ships, count, count, ships, 0)


def _sailing(state: State) -> Iterator[Offer]:
    starts = sailing.movable(state)
    for start in starts:
        yield from _sails(state, start)
    for region in sailing.explorable(state):
        yield from _explorations(state, region)
    for start in starts:
        yield from _readings(state, start)


def _explorations(state: State, region: str) -> Iterator[Offer]:
    for able in sailing.explorers(state, region):
        ships = Some(able, sailing.ships_needed(state, region), able.total(), able, 0)
        yield Offer.of(Explore, region=OneOf((region,)), ships=ships)


def _sails(state: State, start: str) -> list[Offer]:
    """One offer for all regions that the same number of ships can reach."""
    by_ships: dict[int, list[str]] = {}
    for to, borders in sailing.reach(state, start).items():
        ships = sailing.available(state, start, borders)
        if to != start and ships and state.explored(to):
            by_ships.setdefault(ships, []).append(to)
    return [
        Offer.of(Sail, start=OneOf((start,)), to=OneOf(tuple(tos)), ships=Number(1, ships))
        for ships, tos in sorted(by_ships.items())
    ]


def _readings(state: State, start: str) -> list[Offer]:
    """One offer for all regions with the same possible answers."""
    possible = sorted(sailing.readings(state, start).items(), key=lambda entry: entry[1])
    return [
        Offer.of(
            ReadBorders,
            one=OneOf((start,)),
            other=OneOf(tuple(to for to, _ in same)),
            borders=OneOf(answers),
        )
        for answers, same in groupby(possible, key=lambda entry: entry[1])
    ]


def _workers(state: State) -> Iterator[Offer]:
    if most := recruiting.worker_terms(state).affordable(state.active.cash):
        yield Offer.of(Recruit, workers=Number(1, most))


def _new_ships(state: State) -> Iterator[Offer]:
    if most := recruiting.ship_terms(state).affordable(state.active.cash):
        yield Offer.of(BuildShips, ships=Number(1, most))


def _market(state: State) -> Iterator[Offer]:
    return (
        Offer.of(kind, good=OneOf((good,)), units=Number(1, most))
        for good in market.open_goods(state)
        for kind, most in (
            (Sell, market.most_sold(state.active, good)),
            (Process, market.most_processed(state, good)),
        )
        if most
    )


def _colonies(state: State) -> Iterator[Offer]:
    return (
        Offer.of(FoundColony, region=OneOf((sea.region,)), price=OneOf(prices))
        for sea in state.seas
        if (prices := colonies.affordable(state, sea.region))
    )


def _buildings(state: State) -> Iterator[Offer]:
    return (
        Offer.of(Build, building=OneOf((building,)), price=OneOf(prices))
        for building in facts.buildings()
        if (prices := buildings.possible_prices(state, building))
    )


def _privileges(state: State) -> Iterator[Offer]:
    king = privileges.may_take_king(state)
    for kind in facts.privileges():
        token = privileges.may_take(state, kind)
        coins = privileges.possible_coins(state, kind) if king or token else ()
        for action, allowed in ((TakePrivilege, token), (TakeKing, king)):
            if allowed and coins:
                yield Offer.of(action, privilege=OneOf((kind,)), coin=OneOf(coins))


def _kings(state: State) -> list[Offer]:
    return [
        Offer.of(PlaceKing, seat=OneOf((seat,)), privilege=OneOf(columns))
        for seat, holding in enumerate(state.players)
        if holding.king == KEPT
        and (
            columns := tuple(
                kind
                for kind in facts.privileges()
                if privileges.has_free_slot(state, holding, kind)
            )
        )
    ]


def _turn_up(state: State, region: str) -> list[Offer]:
    return [
        Offer.of(
            TurnUp,
            good=OneOf((good,)),
            prices=Several(tuple(facts.goods()[good].prices()), size, size),
        )
        for good, size in colonies.possible_stacks(state, region)
    ]


def _read_chart(state: State, phase: str) -> list[Offer]:
    return [Offer.of(ReadChart, privileges=OneOf(phases.possible_numbers(state, int(phase))))]


def _read_slots(state: State, privilege: str) -> list[Offer]:
    return [Offer.of(ReadSlots, slots=OneOf(privileges.possible_slots(state, privilege)))]


_STEPS: Mapping[str, Callable[[State], Iterator[Offer]]] = {
    CARD: _sailing,
    facts.SAILING: _sailing,
    facts.WORKERS: _workers,
    facts.MARKET: _market,
    facts.COLONY: _colonies,
    facts.PRIVILEGE: _privileges,
    facts.SHIPS: _new_ships,
    facts.BUILDINGS: _buildings,
}
_ANSWERS: Mapping[str, Callable[[State, str], list[Offer]]] = {
    TURN_UP: _turn_up,
    CHART: _read_chart,
    SLOTS: _read_slots,
}
