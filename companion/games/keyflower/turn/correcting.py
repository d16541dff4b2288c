"""Corrections: what the app believes is set to what lies on the table."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.games.keyflower import actions as act
from companion.games.keyflower import bounds, facts
from companion.games.keyflower.facts import COLOURS, RESOURCES, SKILLS, most_on_a_tile
from companion.games.keyflower.hidden import Hidden, Numbers, Span, minus
from companion.games.keyflower.state import (
    FILL_BOAT,
    NOTHING,
    PLAY,
    UNTOUCHED,
    WINTER_ONLY,
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
    skills,
    workers,
)
from companion.games.keyflower.village import CENTRE, SIDES
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
    _check_count(counts.total(), 0, bounds.room(hidden, seat))
    _check_heap(counts, hidden.totals, kinds)
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
    _check_count(count, 0, bounds.room(hidden, seat))
    return Span.unknown(count, len(hidden.totals))


def _correct_green(table: Table, action: act.CorrectGreen) -> None:
    _check_count(action.count, 0, bounds.most_green(table.state))
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
    _swap_workers(table, boat.workers, action.workers)
    _swap_skills(table, boat.skills, action.skills)
    table.change_boat(boat.tile, workers=action.workers, skills=action.skills)
    filled = Task(FILL_BOAT, boat=boat.tile)
    table.change(pending=tuple(task for task in table.state.pending if task != filled))
    table.tell(
        "correct-boat",
        tile=boat.tile,
        workers=action.workers.each(),
        skills=action.skills.each(),
    )


def _swap_workers(table: Table, lying: Counts, counts: Counts) -> None:
    """Workers on the table are these and not those; the bag has the others."""
    hidden = table.state.workers
    table.change(workers=_swapped(hidden, workers(lying), counts, COLOURS))


def _swap_skills(table: Table, lying: Counts, counts: Counts) -> None:
    hidden = table.state.skills
    table.change(skills=_swapped(hidden, skills(lying), counts, SKILLS))


def _swapped(hidden: Hidden, lying: Numbers, counts: Counts, kinds: tuple[str, ...]) -> Hidden:
    check_kinds(counts, kinds)
    most, together = bounds.beyond(hidden, lying)
    _check_heap(counts, most, kinds)
    _check_count(counts.total(), 0, together)
    return hidden.exchanged(minus(lying, tuple(counts[kind] for kind in kinds)))


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
        _check_count(action.count, 0, most)


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
    _swap_workers(table, there[action.tile], action.workers)
    _check_count(count, 0, most_on_a_tile())
    _check_count(action.last, min(1, count), count)
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
    _check_heap(action.resources, most, RESOURCES)
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


def _correct_tile(table: Table, action: act.CorrectTile) -> None:
    seat, tile, at = action.seat, action.tile, action.at
    check_seat(table.state, seat)
    _check_in_play(table, tile)
    if not bounds.may_be_in_a_village(table.state, tile):
        raise Refusal("keyflower.correct", "not-yet", tile=tile)
    if at.hex not in bounds.hexes_for(table.state.layout(seat), tile) or at.turn not in SIDES:
        raise Refusal("keyflower.correct", "place", tile=tile)
    plot = _pick_up(table, tile)
    held = table.state.players[seat]
    table.change_holding(seat, plots=(*held.plots, replace(plot, tile=tile, at=at)))
    table.tell("correct-tile", seat=seat, tile=tile)


def _check_in_play(table: Table, tile: str) -> None:
    check_tile(tile)
    if tile not in bounds.in_play(table.state):
        raise Refusal("keyflower.correct", "not-in-play", tile=tile)


def _correct_auction(table: Table, action: act.CorrectAuction) -> None:
    _check_in_play(table, action.tile)
    if not bounds.may_be_in_the_auction(table.state, action.tile):
        raise Refusal("keyflower.correct", "not-in-auction", tile=action.tile)
    _clear(table, _pick_up(table, action.tile))
    table.change(lots=(*table.state.lots, Lot(action.tile)))
    table.tell("correct-auction", tile=action.tile)


def _correct_gone(table: Table, action: act.CorrectGone) -> None:
    _check_in_play(table, action.tile)
    if facts.tiles()[action.tile].season in WINTER_ONLY:
        raise Refusal("keyflower.correct", "stays", tile=action.tile)
    _clear(table, _pick_up(table, action.tile))
    table.change(gone=(*table.state.gone, action.tile))
    table.tell("correct-gone", tile=action.tile)


def _clear(table: Table, plot: Plot) -> None:
    """What lay on a tile goes to the supply and into the bag."""
    table.change(supply=table.state.supply.plus(plot.resources))
    if plot.work.workers:
        table.into_bag(plot.work.workers)


def _pick_up(table: Table, tile: str) -> Plot:
    """A tile is taken from wherever it lies, with what lies on it; a summer boat with any face."""
    piece = facts.tiles()[tile].piece

    def is_it(other: str) -> bool:
        return facts.tiles()[other].piece == piece

    state = table.state
    lying = [plot for _, plot in state.plots() if is_it(plot.tile)]
    lots = [lot for lot in state.lots if is_it(lot.tile)]
    if not any(map(is_it, state.seen_tiles())):
        season = facts.tiles()[tile].season
        table.change(stacks=state.stacks.add(season, -1))
    _take_out(table, is_it)
    if lots:
        for group in lots[0].bids:
            table.give_to_screen(group.seat, one(group.colour, group.count))
        return Plot(tile, CENTRE, work=_on_tile(lots[0].work))
    return lying[0] if lying else Plot(tile, CENTRE)


def _on_tile(work: Work) -> Work:
    """Without the bids around it, a tile that nobody uses has no colour."""
    return work if work.workers else UNTOUCHED


def _take_out(table: Table, is_it: Callable[[str], bool]) -> None:
    state = table.state
    for boat in state.boats:
        if is_it(boat.tile) and (boat.workers or boat.skills):
            _swap_workers(table, boat.workers, NOTHING)
            _swap_skills(table, boat.skills, NOTHING)
    table.change(
        lots=tuple(lot for lot in state.lots if not is_it(lot.tile)),
        boats=tuple(boat for boat in state.boats if not is_it(boat.tile)),
        gone=tuple(tile for tile in state.gone if not is_it(tile)),
        players=tuple(
            replace(
                held,
                plots=tuple(plot for plot in held.plots if not is_it(plot.tile)),
                won=tuple(tile for tile in held.won if not is_it(tile)),
                aside=tuple(tile for tile in held.aside if not is_it(tile)),
            )
            for held in state.players
        ),
    )


def _check_heap(counts: Counts, most: Numbers, kinds: tuple[str, ...]) -> None:
    for kind, number in zip(kinds, most, strict=True):
        _check_count(counts[kind], 0, number)


def _check_count(count: int, least: int, most: int) -> None:
    if not least <= count <= most:
        raise Refusal("keyflower.correct", "number", has=count, least=least, most=most)


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
    act.CorrectTile: _correct_tile,
    act.CorrectAuction: _correct_auction,
    act.CorrectGone: _correct_gone,
}
