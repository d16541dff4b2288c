"""The stone on the rondel, and the Navegador card before it moves."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.navegador import card, facts, rondel
from companion.games.navegador.actions import EndSailing, EndTurn, MoveStone, UseCard
from companion.games.navegador.offers import nothing_left
from companion.games.navegador.state import CARD, Sailing
from companion.games.navegador.table import Table
from companion.games.navegador.turn import flow
from companion.referee.action import Action
from companion.referee.counts import Counts


def _use_card(table: Table, _: UseCard) -> None:
    card.check_use(table.state)
    table.change_turn(step=CARD, sailing=Sailing())
    table.tell("uses-card", seat=table.seat)


def _end_sailing(table: Table, _: EndSailing) -> None:
    table.tell("ends-sailing", seat=table.seat)
    flow.end_sailing(table)


def _move_stone(table: Table, action: MoveStone) -> None:
    rondel.check_move(table.state, action.space, action.paid)
    holding, before = table.active, table.active.space
    ships = holding.ships.minus(Counts.of(action.paid))
    table.change_active(space=action.space, ships=ships)
    table.change_turn(step=facts.spaces()[action.space].action)
    if action.paid:
        count, paid = len(action.paid), tuple(sorted(action.paid))
        table.tell("moves-paying", seat=table.seat, space=action.space, count=count, regions=paid)
    else:
        table.tell("moves", seat=table.seat, space=action.space)
    _carry_orange_ship(table, before, action.space)
    if nothing_left(table.state):
        table.tell("nothing-to-do", seat=table.seat)


def _carry_orange_ship(table: Table, before: str | None, space: str) -> None:
    """The holder of the card who comes round to the orange ship without using it loses it."""
    state = table.state
    if state.card != table.seat:
        return
    if state.orange is None:
        flow.place_orange_ship(table, space)
    elif before is not None and rondel.passes(before, space, state.orange):
        table.tell("card-expires", seat=table.seat, space=state.orange)
        flow.pass_card(table)


def _end_turn(table: Table, _: EndTurn) -> None:
    table.tell("ends-turn", seat=table.seat)
    flow.end_turn(table)


MOVING: Mapping[type[Action], Callable[[Table, Any], None]] = {
    UseCard: _use_card,
    EndSailing: _end_sailing,
    MoveStone: _move_stone,
    EndTurn: _end_turn,
}
