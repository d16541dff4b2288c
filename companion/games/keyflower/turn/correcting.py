"""Corrections: what the app believes is set to what lies on the table."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.games.keyflower import actions as act
from companion.games.keyflower import bounds, facts
from companion.games.keyflower.facts import COLOURS, RESOURCES, SKILLS, most_on_a_tile
from companion.games.keyflower.hidden import Hidden, Span
from companion.games.keyflower.state import (
    FILL_BOAT,
    LAYING_OUT,
    PLAY,
    UNTOUCHED,
    Group,
    Lot,
    Plot,
    Task,
    Work,
)
from companion.games.keyflower.table import (
    Table,
    check_kinds,
    check_resources,
    check_seat,
    check_tile,
    check_workers,
    lot_of,
    one,
    workers,
)
from companion.games.keyflower.turn.exchanging import (
    check_count,
    check_heap,
    swap_skills,
    swap_workers,
)
from companion.games.keyflower.turn.moving_tiles import MOVE_TILES
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal


def _correct_turn(table: Table, action: act.CorrectTurn) -> None:
    check_seat(table.state, action.seat)
    _check_stage(table)
    table.change(journey=None)
    table.change_turn(seat=action.seat, passes=0)
    table.tell("correct-turn", seat=action.seat)


def _check_stage(table: Table) -> None:
    if table.state.turn.stage != PLAY:
        raise Refusal("keyflower.correct", "stage")


def _correct_start_player(table: Table, action: act.CorrectStartPlayer) -> None:
    check_seat(table.state, action.seat)
    table.change(start=action.seat)
    if table.state.turn.stage == LAYING_OUT:
        table.change_turn(seat=action.seat)
    table.tell("correct-start-player", seat=action.seat)


def _correct_workers(table: Table, action: act.CorrectWorkers) -> None:
    seat, counts = action.seat, action.workers
    span = _shown(table, table.state.workers, seat, counts, COLOURS)
    table.change(workers=table.state.workers.corrected(seat, span))
    table.tell("correct-workers", seat=seat, workers=counts.each())


def _correct_skills(table: Table, action: act.CorrectSkills) -> None:
    seat, counts = action.seat, action.skills
    span = _shown(table, table.state.skills, seat, counts, SKILLS)
    table.change(skills=table.state.skills.corrected(seat, span))
    table.tell("correct-skills", seat=seat, skills=counts.each())


def _shown(table: Table, hidden: Hidden, seat: int, counts: Counts, kinds: tuple[str, ...]) -> Span:
    check_seat(table.state, seat)
    check_kinds(counts, kinds)
    check_count(counts.total(), 0, bounds.room(hidden, seat))
    check_heap(counts, hidden.totals, kinds)
    return Span.exactly(tuple(counts[kind] for kind in kinds))


def _correct_worker_count(table: Table, action: act.CorrectWorkerCount) -> None:
    hidden = table.state.workers
    span = _counted(table, hidden, action.seat, action.count)
    table.change(workers=hidden.corrected(action.seat, span))
    table.tell("correct-worker-count", seat=action.seat, count=action.count)


def _correct_skill_count(table: Table, action: act.CorrectSkillCount) -> None:
    hidden = table.state.skills
    span = _counted(table, hidden, action.seat, action.count)
    table.change(skills=hidden.corrected(action.seat, span))
    table.tell("correct-skill-count", seat=action.seat, count=action.count)


def _counted(table: Table, hidden: Hidden, seat: int, count: int) -> Span:
    check_seat(table.state, seat)
    check_count(count, 0, bounds.room(hidden, seat))
    return Span.unknown(count, len(hidden.totals))


def _correct_green(table: Table, action: act.CorrectGreen) -> None:
    check_count(action.count, 0, bounds.most_green(table.state))
    more = workers(one(facts.GREEN, table.state.green - action.count))
    table.change(green=action.count, workers=table.state.workers.exchanged(more))
    table.tell("correct-green", count=action.count)


def _correct_boat(table: Table, action: act.CorrectBoat) -> None:
    check_tile(action.boat)
    boat = next(
        (boat for boat in bounds.boats_to_correct(table.state) if boat.tile == action.boat), None
    )
    if boat is None:
        raise Refusal("keyflower.correct", "boat", tile=action.boat)
    swap_workers(table, boat.workers, action.workers)
    swap_skills(table, boat.skills, action.skills)
    table.change_boat(boat.tile, workers=action.workers, skills=action.skills)
    filled = Task(FILL_BOAT, boat=boat.tile)
    table.change(pending=tuple(task for task in table.state.pending if task != filled))
    table.tell(
        "correct-boat",
        tile=boat.tile,
        workers=action.workers.each(),
        skills=action.skills.each(),
    )


def _correct_bid(table: Table, action: act.CorrectBid) -> None:
    _check_stage(table)
    tile, seat, colour, count = action.tile, action.seat, action.colour, action.count
    lot = lot_of(table.state, tile)
    check_seat(table.state, seat)
    check_workers(one(colour))
    _check_bid(table, lot, action)
    own = lot.bid_of(seat)
    if own:
        table.give_to_screen(seat, one(own.colour, own.count))
    table.take_from_screen(seat, one(colour, count))
    others = tuple(group for group in lot.bids if group.seat != seat)
    bids = (*others, Group(seat, colour, count)) if count else others
    table.change_lot(tile, bids=bids)
    _settle_colour(table, tile)
    table.tell("correct-bid", seat=seat, tile=tile, worker=colour, count=count)


def _check_bid(table: Table, lot: Lot, action: act.CorrectBid) -> None:
    possible = bounds.bid_counts(table.state, lot, action.seat, action.colour)
    most = max(possible, default=0)
    equal = any(group.count == action.count and group.seat != action.seat for group in lot.bids)
    if equal:
        raise Refusal("keyflower.correct", "equal", tile=lot.tile, has=action.count)
    if action.count not in possible:
        check_count(action.count, 0, most)


def _settle_colour(table: Table, tile: str) -> None:
    """A tile without workers has no colour; one with workers has the colour of some of them."""
    colours, work = bounds.colours_at(table.state, tile), table.state.work(tile)
    if not colours:
        table.change_work(tile, UNTOUCHED)
    elif work.colour not in colours:
        table.change_work(tile, replace(work, colour=colours[0]))


def _correct_use(table: Table, action: act.CorrectUse) -> None:
    check_tile(action.tile)
    there = dict(bounds.with_workers(table.state))
    if action.tile not in there:
        raise Refusal("keyflower.correct", "no-workers", tile=action.tile)
    count = action.workers.total()
    swap_workers(table, there[action.tile], action.workers)
    check_count(count, 0, most_on_a_tile())
    check_count(action.last, min(1, count), count)
    work = table.state.work(action.tile)
    table.change_work(action.tile, Work(work.colour, action.workers, action.last))
    _settle_colour(table, action.tile)
    table.tell("correct-use", tile=action.tile, workers=action.workers.each())


def _correct_colour(table: Table, action: act.CorrectColour) -> None:
    check_tile(action.tile)
    check_workers(one(action.colour))
    if action.colour not in bounds.colours_at(table.state, action.tile):
        raise Refusal("keyflower.correct", "colour", tile=action.tile, worker=action.colour)
    work = table.state.work(action.tile)
    table.change_work(action.tile, replace(work, colour=action.colour))
    table.tell("correct-colour", tile=action.tile, worker=action.colour)


def _correct_resources(table: Table, action: act.CorrectResources) -> None:
    plot = _plot(table, action.tile)
    check_resources(action.resources)
    most = tuple(table.state.supply[kind] + plot.resources[kind] for kind in RESOURCES)
    check_heap(action.resources, most, RESOURCES)
    table.put_resources(action.tile, action.resources)
    table.tell("correct-resources", tile=action.tile, resources=action.resources.each())


def _plot(table: Table, tile: str) -> Plot:
    check_tile(tile)
    plot = next((plot for _, plot in table.state.plots() if plot.tile == tile), None)
    if plot is None:
        raise Refusal("keyflower.correct", "not-in-a-village", tile=tile)
    return plot


def _correct_face(table: Table, action: act.CorrectFace) -> None:
    _plot(table, action.tile)
    if not table.state.tile(action.tile).can_be_upgraded:
        raise Refusal("keyflower.correct", "one-face", tile=action.tile)
    table.change_plot(action.tile, upgraded=action.upgraded)
    table.tell("correct-upgraded" if action.upgraded else "correct-turned-back", tile=action.tile)


CORRECT: Mapping[type[Action], Callable[[Table, Any], None]] = {
    act.CorrectTurn: _correct_turn,
    act.CorrectStartPlayer: _correct_start_player,
    act.CorrectWorkers: _correct_workers,
    act.CorrectWorkerCount: _correct_worker_count,
    act.CorrectSkills: _correct_skills,
    act.CorrectSkillCount: _correct_skill_count,
    act.CorrectGreen: _correct_green,
    act.CorrectBoat: _correct_boat,
    act.CorrectBid: _correct_bid,
    act.CorrectUse: _correct_use,
    act.CorrectColour: _correct_colour,
    act.CorrectResources: _correct_resources,
    act.CorrectFace: _correct_face,
    **MOVE_TILES,
}
