"""Carrying and upgrading, step by step, until nothing is left or somebody is done."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.games.keyflower import transport
from companion.games.keyflower.actions import UNSEEN, Carry, EndTransport, Upgrade
from companion.games.keyflower.facts import RESOURCES
from companion.games.keyflower.state import Journey, Plot, State
from companion.games.keyflower.table import Table, check_resources, own_plot
from companion.games.keyflower.turn.placing import check_skill_paid, end_turn
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal


def _carry(table: Table, left: Journey, action: Carry) -> None:
    state, seat = table.state, table.seat
    steps = _check_carry(state, seat, left, action)
    moved = Counts({action.resource: action.count})
    start = own_plot(state, seat, action.start, "keyflower.roads")
    to = own_plot(state, seat, action.to, "keyflower.roads")
    table.change_plot(action.start, resources=start.resources.minus(moved))
    table.change_plot(action.to, resources=to.resources.plus(moved))
    table.change(journey=replace(left, steps=left.steps - steps))
    table.tell(
        "carries",
        seat=seat,
        resources=moved.each(),
        tile=action.start,
        to=action.to,
        steps=steps,
        left=left.steps - steps,
    )


def _check_carry(state: State, seat: int, left: Journey, action: Carry) -> int:
    """How many steps it takes."""
    if action.resource not in RESOURCES:
        raise Refusal("keyflower.pieces", "kind", name=action.resource)
    if action.count < 1:
        raise Refusal("keyflower.transport", "none")
    start = own_plot(state, seat, action.start, "keyflower.roads")
    own_plot(state, seat, action.to, "keyflower.roads")
    lying = start.resources[action.resource]
    if lying < action.count:
        raise Refusal(
            "keyflower.roads",
            "lying",
            tile=action.start,
            resource=action.resource,
            has=lying,
            needs=action.count,
        )
    distance = transport.reach(state, seat, action.start).get(action.to, 0)
    if not distance:
        raise Refusal("keyflower.roads", tile=action.start, to=action.to)
    if left.has_upgraded and not state.rulings.any_order:
        raise Refusal("keyflower.transport", "order", seat=seat)
    steps = distance * action.count
    if steps > left.steps:
        raise Refusal("keyflower.transport", seat=seat, has=left.steps, needs=steps)
    return steps


def _upgrade(table: Table, left: Journey, action: Upgrade) -> None:
    state, seat, tile = table.state, table.seat, action.tile
    if not left.upgrades:
        raise Refusal("keyflower.upgrade", "none-left", seat=seat)
    plot = own_plot(state, seat, tile, "keyflower.upgradable")
    check_upgradable(state, plot)
    _check_cost(state, seat, plot, action)
    _pay_skill(table, action.skill)
    table.put_resources(tile, plot.resources.minus(action.resources))
    table.change_plot(tile, upgraded=True)
    table.change(journey=replace(left, upgrades=left.upgrades - 1, has_upgraded=True))
    table.tell("upgrades", seat=seat, tile=tile)
    if action.resources:
        table.tell("pays-resources", seat=seat, resources=action.resources.each())
    if action.skill:
        face_down = action.skill == UNSEEN
        if face_down:
            table.tell("pays-face-down", seat=seat)
        else:
            table.tell("pays-skill", seat=seat, skill=action.skill)


def _pay_skill(table: Table, skill: str | None) -> None:
    if skill == UNSEEN:
        table.change(skills=table.state.skills.returned(table.seat, 1))
    elif skill is not None:
        table.skill_to_pile(table.seat, skill)


def check_upgradable(state: State, plot: Plot) -> None:
    if not state.tile(plot.tile).can_be_upgraded:
        raise Refusal("keyflower.upgradable", tile=plot.tile)
    if plot.upgraded:
        raise Refusal("keyflower.upgradable", "already", tile=plot.tile)


def _check_cost(state: State, seat: int, plot: Plot, action: Upgrade) -> None:
    tile = state.tile(plot.tile)
    check_resources(action.resources)
    if not plot.resources.holds(action.resources):
        missing = action.resources.each()
        raise Refusal("keyflower.upgrade", "lying", tile=tile.id, resources=missing)
    if action.resources not in transport.ways_to_pay(state, seat, plot):
        raise Refusal(
            "keyflower.upgrade",
            "cost",
            tile=tile.id,
            resources=action.resources.each(),
            cost=tile.cost.each(),
        )
    if tile.skill is not None:
        if action.skill is None:
            raise Refusal("keyflower.upgrade", "skill", tile=tile.id)
        check_skill_paid(state, seat, tile.id, tile.skill, action.skill)
    elif action.skill is not None:
        raise Refusal("keyflower.upgrade", "no-skill", tile=tile.id)


def end_transport(table: Table) -> None:
    table.change(journey=None)
    end_turn(table)


def _end_transport(table: Table, left: Journey, _: EndTransport) -> None:
    table.tell("ends-transport", seat=table.seat, left=left.steps)
    end_transport(table)


TRANSPORTING: Mapping[type[Action], Callable[[Table, Journey, Any], None]] = {
    Carry: _carry,
    Upgrade: _upgrade,
    EndTransport: _end_transport,
}
