"""A turn of the season: a bid, the use of a tile, or a pass."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.games.keyflower.actions import UNSEEN, Bid, Crew, Pass, Use
from companion.games.keyflower.auction import bid_terms, check_colour_of_bid, check_height
from companion.games.keyflower.crews import NONE, losing_groups, split
from companion.games.keyflower.facts import ANY, COLOURS, SKILL, SKILLS, WORKER, Face
from companion.games.keyflower.hidden import Numbers, plus
from companion.games.keyflower.state import Group, State, Work
from companion.games.keyflower.table import (
    Table,
    check_hidden,
    check_tile,
    check_workers,
    lot_of,
    one,
    workers,
)
from companion.games.keyflower.turn import benefits
from companion.games.keyflower.using import (
    check_colours,
    check_number,
    check_taken,
    check_usable,
    use_terms,
)
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal


def end_turn(table: Table, passes: int = 0) -> None:
    turn = table.state.turn
    table.change_turn(seat=table.state.after(turn.seat), number=turn.number + 1, passes=passes)


def _pass(table: Table, _: Pass) -> None:
    table.tell("passes", seat=table.seat)
    end_turn(table, table.state.turn.passes + 1)


def _bid(table: Table, action: Bid) -> None:
    state, seat, tile = table.state, table.seat, action.tile
    lot = lot_of(state, tile)
    together = _together(state, seat, action.crew)
    if tile in action.crew.moved:
        raise Refusal("keyflower.losing-group", "here", seat=seat, tile=tile)
    colour, *others = together
    if others:
        raise Refusal("keyflower.colour", "mixed", tile=tile, workers=tuple(together))
    check_colour_of_bid(state, seat, lot, colour)
    check_height(seat, lot, bid_terms(state, seat, lot), together.total())
    check_hidden(state.workers, seat, action.crew.screen, COLOURS)
    _gather(table, action.crew)
    own = lot.bid_of(seat)
    bid = Group(seat, colour, together.total() + (own.count if own else 0))
    now = lot_of(table.state, tile)
    table.change_lot(
        tile,
        bids=(*(group for group in now.bids if group.seat != seat), bid),
        work=replace(now.work, colour=now.work.colour or colour),
    )
    _tell_bid(table, tile, bid, action.crew)
    end_turn(table)


def _tell_bid(table: Table, tile: str, bid: Group, crew: Crew) -> None:
    table.tell("bids", seat=bid.seat, tile=tile, worker=bid.colour, count=bid.count)
    if bid.colour != lot_of(table.state, tile).work.colour:
        table.tell("lies-down", seat=bid.seat, tile=tile, worker=bid.colour)
    _tell_moved(table, crew)


def _tell_moved(table: Table, crew: Crew) -> None:
    if crew.moved:
        table.tell("moves-groups", seat=table.seat, tiles=crew.moved)
    for tile in crew.moved:
        table.stand_up(tile)


def _together(state: State, seat: int, crew: Crew) -> Counts:
    """All workers of a crew by colour. Refuses groups that may not move, and nobody at all."""
    check_workers(crew.screen)
    groups = losing_groups(state, seat)
    for tile in crew.moved:
        if tile not in groups:
            _refuse_group(state, seat, tile)
        if crew.moved.count(tile) > 1:
            raise Refusal("keyflower.losing-group", "twice", seat=seat, tile=tile)
    together = split(crew, groups)
    if not together:
        raise Refusal("keyflower.bid", "nobody", seat=seat)
    return together


def _refuse_group(state: State, seat: int, tile: str) -> None:
    check_tile(tile)
    lot = state.lot(tile)
    if lot and lot.bid_of(seat):
        raise Refusal("keyflower.winning-bid", seat=seat, tile=tile)
    raise Refusal("keyflower.losing-group", "none", seat=seat, tile=tile)


def _gather(table: Table, crew: Crew) -> None:
    """The workers leave the screen, and the groups their tiles."""
    table.take_from_screen(table.seat, crew.screen)
    for tile in crew.moved:
        table.take_group(table.seat, tile)


def _use(table: Table, action: Use) -> None:
    state, seat, tile = table.state, table.seat, action.tile
    work, shown = check_usable(state, tile)
    together = _together(state, seat, action.crew)
    check_colours(state, seat, tile, work, tuple(together))
    check_number(tile, work, use_terms(state, seat, work), together.total())
    paid = _check_payment(state, seat, shown, action)
    check_taken(state, tile, shown, action.takes)
    _check_screen(state, seat, action.crew.screen, paid)
    _gather(table, action.crew)
    here = table.state.work(tile)
    colour = here.colour or next(iter(together))
    used = Work(colour, here.workers.plus(together), together.total())
    table.change_work(tile, used)
    table.tell("uses", seat=seat, tile=tile, workers=together.each(), count=together.total())
    lying = tuple(other for other in together.each() if other != colour)
    if lying:
        table.tell("users-lie", seat=seat, tile=tile, workers=lying)
    _tell_moved(table, action.crew)
    is_paid = action.pay is not None or shown.pays is None
    if is_paid and shown.is_used:
        benefits.take(table, tile, shown, action)
    if table.state.journey is None:
        end_turn(table)


def _check_screen(state: State, seat: int, screen: Counts, paid: Numbers) -> None:
    numbers = plus(workers(screen), paid)
    both = Counts(dict(zip(COLOURS, numbers, strict=True)))
    check_hidden(state.workers, seat, both, COLOURS)


def _check_payment(state: State, seat: int, shown: Face, action: Use) -> Numbers:
    """What is paid from behind the screen, in workers."""
    pay, tile = action.pay, action.tile
    if pay is None:
        if shown.pays is not None and not state.rulings.blocking:
            raise Refusal("keyflower.payment", "unpaid", tile=tile)
        return NONE
    if shown.pays is None:
        raise Refusal("keyflower.payment", "nothing", tile=tile)
    if shown.pays in (*COLOURS, WORKER):
        return _check_worker_paid(state, seat, shown.pays, action)
    check_skill_paid(state, seat, tile, shown.pays, pay)
    return NONE


def _check_worker_paid(state: State, seat: int, wanted: str, action: Use) -> Numbers:
    pay, tile = action.pay or "", action.tile
    colour, from_screen = pay, pay in COLOURS
    if not from_screen:
        if pay in (*SKILLS, UNSEEN):
            raise Refusal("keyflower.payment", "worker", tile=tile)
        check_tile(pay)
        groups = losing_groups(state, seat)
        if pay not in groups:
            _refuse_group(state, seat, pay)
        if not state.rulings.group_pays:
            raise Refusal("keyflower.payment", "screen-only", seat=seat, tile=tile)
        if pay in action.crew.moved:
            raise Refusal("keyflower.losing-group", "twice", seat=seat, tile=pay)
        colour = groups[pay].colour
    if wanted not in (WORKER, colour):
        raise Refusal("keyflower.payment", "colour", tile=tile, worker=wanted, wanted=colour)
    return workers(one(colour)) if from_screen else NONE


def check_skill_paid(state: State, seat: int, tile: str, wanted: str, pay: str | None) -> None:
    """A skill of the kind asked for, or any, which may be paid face down."""
    if wanted in (SKILL, ANY) and pay == UNSEEN:
        if not state.skills.spans[seat].size:
            raise Refusal("keyflower.hidden", "skills", seat=seat, has=0, needs=1)
        return
    if pay not in SKILLS:
        raise Refusal("keyflower.payment", "skill", tile=tile)
    if wanted not in (SKILL, ANY, pay):
        raise Refusal("keyflower.payment", "kind", tile=tile, skill=wanted, paid_skill=pay)
    check_hidden(state.skills, seat, one(pay), SKILLS)


PLACING: Mapping[type[Action], Callable[[Table, Any], None]] = {
    Pass: _pass,
    Bid: _bid,
    Use: _use,
}
