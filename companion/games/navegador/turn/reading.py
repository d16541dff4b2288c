"""Answers the board gives: colonies turned up, the privilege chart, slots, and the King's place."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.navegador import colonies, phases, privileges
from companion.games.navegador.actions import PlaceKing, ReadChart, ReadSlots, TurnUp
from companion.games.navegador.plausible import chart_surprises, check_charts
from companion.games.navegador.state import CHART, SLOTS, TURN_UP
from companion.games.navegador.table import Table
from companion.games.navegador.turn import flow
from companion.referee.action import Action


def _turn_up(table: Table, region: str, action: TurnUp) -> None:
    good, prices = action.good, tuple(sorted(action.prices))
    colonies.check_turned_up(table.state, region, good, prices)
    repeated = colonies.repeated(table.state, good, prices)
    table.change(board=table.state.board.with_stack(region, good, len(prices)))
    table.change_sea(region, good=good, prices=prices, turned=prices)
    table.pay(-prices[0])
    listed = tuple(map(str, prices))
    table.tell("turns-up", region=region, good=good, count=len(prices), prices=listed)
    table.tell("reward", seat=table.seat, income=prices[0])
    for price in repeated:
        table.tell("price-repeats", good=good, price=price)


def _read_chart(table: Table, phase: str, action: ReadChart) -> None:
    board = phases.board_with(table.state, int(phase), action.privileges)
    check_charts(board)
    table.change(board=board)
    table.tell("reads-chart", phase=phase, count=action.privileges)
    if chart_surprises(board, len(table.state.players), int(phase)):
        table.tell("chart-surprises", phase=phase)
    phases.top_up(table, action.privileges)


def _read_slots(table: Table, privilege: str, action: ReadSlots) -> None:
    privileges.check_slots(table.state, privilege, action.slots)
    table.change(board=table.state.board.with_slots(privilege, action.slots))
    table.tell("reads-slots", privilege=privilege, count=action.slots)
    flow.ask_for_slots(table)


def place_king(table: Table, action: PlaceKing) -> None:
    privileges.check_final_king(table.state, action.seat, action.privilege)
    table.change_holding(action.seat, king=action.privilege)
    table.tell("places-king", seat=action.seat, privilege=action.privilege)


ANSWERED: Mapping[str, tuple[type[Action], Callable[[Table, str, Any], None]]] = {
    TURN_UP: (TurnUp, _turn_up),
    CHART: (ReadChart, _read_chart),
    SLOTS: (ReadSlots, _read_slots),
}
