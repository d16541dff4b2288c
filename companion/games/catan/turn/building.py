"""Roads, settlements and cities on the island, and development cards bought."""

from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from companion.games.catan import board, facts, specials
from companion.games.catan.actions import BuildCity, BuildRoad, BuildSettlement, BuyCard
from companion.games.catan.facts import RESOURCES
from companion.games.catan.geometry import CORNER_NUMBER, PATHS_AT, paths
from companion.games.catan.hand import KINDS
from companion.games.catan.state import FREE_ROAD, State, Task
from companion.games.catan.table import Table, with_place, without_place
from companion.games.catan.turn.places import (
    check_city,
    check_piece,
    check_road,
    check_settlement,
    pieces_left,
)
from companion.referee.action import Action
from companion.referee.ruling import Refusal

CUT = 2
"""As many roads must meet at a corner for a rival's settlement to part them."""


def _build_road(table: Table, action: BuildRoad) -> None:
    check_road(table.state, table.seat, action.path)
    check_piece(table.state, table.seat, facts.ROAD)
    _pay(table, facts.ROAD)
    lay_road(table, table.seat, action.path)


def lay_road(table: Table, seat: int, path: str) -> None:
    table.put_road(seat, path)
    table.tell("builds-road", seat=seat, path=path)
    specials.after_road(table, seat)


def lay_free_road(table: Table, task: Task, action: BuildRoad) -> None:
    check_road(table.state, task.seat, action.path)
    table.answered(task)
    lay_road(table, task.seat, action.path)
    ask_for_free_roads(table, task.seat, task.count - 1)


def ask_for_free_roads(table: Table, seat: int, count: int) -> None:
    """As many as the card gives, or as there are pieces and places."""
    if not count:
        return
    if may_lay_road(table.state, seat):
        table.ask(Task(FREE_ROAD, seat, count))
    else:
        table.tell("no-more-free-roads", seat=seat, count=count)


def may_lay_road(state: State, seat: int) -> bool:
    return pieces_left(state, seat, facts.ROAD) > 0 and board.open_paths(state, seat) != 0


def _build_settlement(table: Table, action: BuildSettlement) -> None:
    seat, corner = table.seat, action.corner
    check_settlement(table.state, seat, corner)
    check_piece(table.state, seat, facts.SETTLEMENT)
    _pay(table, facts.SETTLEMENT)
    before = specials.lengths(table.state) if _cuts(table.state, seat, corner) else None
    table.put_settlement(seat, corner)
    terrain = table.terrain_at(corner)
    table.tell("builds-settlement", seat=seat, corner=corner, terrain=terrain)
    if before is not None:
        specials.after_settlement(table, before)


def _cuts(state: State, seat: int, corner: str) -> bool:
    here = PATHS_AT[CORNER_NUMBER[corner]]
    rivals = (state.players[other].roads for other in state.others(seat))
    return any((paths(roads) & here).bit_count() >= CUT for roads in rivals)


def _build_city(table: Table, action: BuildCity) -> None:
    seat, corner = table.seat, action.corner
    check_city(table.state, seat, corner)
    check_piece(table.state, seat, facts.CITY)
    _pay(table, facts.CITY)
    holding = table.holding(seat)
    table.change_holding(
        seat,
        settlements=without_place(holding.settlements, corner),
        cities=with_place(holding.cities, corner),
    )
    table.tell("builds-city", seat=seat, corner=corner, terrain=table.terrain_at(corner))


def _buy_card(table: Table, _: BuyCard) -> None:
    seat, turn = table.seat, table.state.turn
    if not table.state.deck:
        raise Refusal("catan.deck")
    _pay(table, facts.DEVELOPMENT_CARD)
    table.change(deck=table.state.deck - 1)
    table.change_holding(seat, cards=table.holding(seat).cards + 1)
    table.change_turn(bought=turn.bought + 1)
    table.tell("buys-card", seat=seat, count=table.state.deck)


def _pay(table: Table, thing: str) -> None:
    cost, seat, hands = facts.cost(thing), table.seat, table.state.hands
    if not hands.may_hold({seat: cost}):
        _refuse_payment(table.state, seat, thing)
    table.pay(seat, cost)
    table.change_turn(built=True)


def _refuse_payment(state: State, seat: int, thing: str) -> NoReturn:
    cost, most = facts.cost(thing), state.hands.span(seat).most
    for kind in KINDS:
        if most[kind] < cost[kind]:
            raise Refusal(
                "catan.costs",
                thing=thing,
                seat=seat,
                resource=RESOURCES[kind],
                has=most[kind],
                needs=cost[kind],
            )
    size = state.hands.size(seat)
    raise Refusal("catan.costs", "together", thing=thing, seat=seat, has=size, needs=sum(cost))


BUILDING: Mapping[type[Action], Callable[[Table, Any], None]] = {
    BuildRoad: _build_road,
    BuildSettlement: _build_settlement,
    BuildCity: _build_city,
    BuyCard: _buy_card,
}
