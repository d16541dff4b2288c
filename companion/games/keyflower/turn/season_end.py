"""The end of a season, step by step, in the order of the rules."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.keyflower import boats, facts
from companion.games.keyflower.actions import TakeBoat
from companion.games.keyflower.state import BOATS, TAKE_BOAT, UNTOUCHED, Lot, Task
from companion.games.keyflower.table import Table, check_tile, one
from companion.referee.action import Action
from companion.referee.counts import Counts

EXTRA_WORKERS, EXTRA_GREEN = 2, 1
"""What boats 1a and 1b bring besides."""


def end_season(table: Table) -> None:
    """Everything up to the choice of the boats, which is asked for."""
    table.tell("season-ends", season=table.state.turn.season)
    _return_losing_bids(table)
    _clear_unwanted(table)
    for seat in table.state.clockwise(table.state.start):
        _take_won_tiles(table, seat)
    _empty_villages(table)
    order = boats.taking_order(table.state)
    _settle_turn_order(table)
    table.change_turn(stage=BOATS, passes=0)
    table.change(pending=tuple(Task(TAKE_BOAT, seat) for seat in order))


def _season_lots(table: Table) -> list[Lot]:
    order = facts.turn_order(len(table.state.players))
    return [lot for lot in table.state.lots if lot.tile not in order]


def _return_losing_bids(table: Table) -> None:
    for lot in table.state.lots:
        for group in lot.bids:
            if group != lot.winning:
                table.give_to_screen(group.seat, one(group.colour, group.count))
                table.tell(
                    "returns",
                    seat=group.seat,
                    tile=lot.tile,
                    workers=(group.colour,) * group.count,
                )
        table.change_lot(lot.tile, bids=(lot.winning,) if lot.winning else ())


def _clear_unwanted(table: Table) -> None:
    """Tiles without a bid leave the game; workers on them go into the bag."""
    for lot in _season_lots(table):
        if lot.winning is None:
            _into_bag(table, lot.work.workers)
            _drop(table, lot.tile)
            table.change(gone=(*table.state.gone, lot.tile))
            table.tell("leaves", tile=lot.tile, count=lot.work.workers.total())


def _drop(table: Table, tile: str) -> None:
    table.change(lots=tuple(lot for lot in table.state.lots if lot.tile != tile))


def _into_bag(table: Table, workers: Counts) -> None:
    if workers:
        table.into_bag(workers)


def _take_won_tiles(table: Table, seat: int) -> None:
    """A winner takes the tiles and all workers on them; winning bids go into the bag."""
    for lot in _season_lots(table):
        bid = lot.winning
        if bid and bid.seat == seat:
            table.into_bag(one(bid.colour, bid.count))
            _drop(table, lot.tile)
            _win(table, seat, lot.tile)
            workers = lot.work.workers
            table.tell("wins", seat=seat, tile=lot.tile, count=bid.count)
            if workers:
                table.give_to_screen(seat, workers)
                table.tell("wins-workers", seat=seat, tile=lot.tile, workers=workers.each())


def _win(table: Table, seat: int, tile: str) -> None:
    table.change_holding(seat, won=(*table.state.players[seat].won, tile))


def _empty_villages(table: Table) -> None:
    """All workers in a village are its owner's now, whoever placed them."""
    for seat, held in enumerate(table.state.players):
        workers = Counts()
        for plot in held.plots:
            workers = workers.plus(plot.work.workers)
            if plot.work != UNTOUCHED:
                table.change_plot(plot.tile, work=UNTOUCHED)
        if workers:
            table.give_to_screen(seat, workers)
            table.tell("gathers", seat=seat, workers=workers.each())


def _settle_turn_order(table: Table) -> None:
    """The bids go into the bag, the purple worker changes hands; in winter the tiles do too."""
    state = table.state
    old_start, purple = state.start, state.purple_tile
    for tile in facts.turn_order(len(state.players)):
        lot = state.lot(tile)
        bid = lot.winning if lot else None
        if bid:
            table.into_bag(one(bid.colour, bid.count))
            table.tell("wins-turn-order", seat=bid.seat, tile=tile, count=bid.count)
            if state.last_season:
                _drop(table, tile)
                _win(table, bid.seat, tile)
            if tile == purple:
                table.change(start=bid.seat)
                table.tell("takes-purple", seat=bid.seat)
        elif tile == purple:
            table.change(start=state.after(old_start))
            table.tell("purple-passes", seat=table.state.start)
        table.change_lot(tile, bids=(), work=UNTOUCHED)


def _take_boat(table: Table, action: TakeBoat) -> None:
    check_tile(action.boat)
    boats.check_free(table.state, action.boat)
    task = table.state.task
    if task is not None and task.seat is not None:
        take_boat(table, task.seat, action.boat)


def take_boat(table: Table, seat: int, tile: str) -> None:
    """What lies on it goes behind the screen; in winter the boat itself goes to the village."""
    table.answered()
    if table.state.last_season:
        table.change(boats=tuple(boat for boat in table.state.boats if boat.tile != tile))
        _win(table, seat, tile)
        table.tell("takes-boat", seat=seat, tile=tile)
    else:
        _unload(table, seat, tile)
    if table.state.has(seat, boats.BOAT_1A):
        drawn = table.draw_workers(seat, EXTRA_WORKERS)
        table.tell("draws-extra", seat=seat, count=drawn)
    if table.state.has(seat, boats.BOAT_1B):
        taken = table.take_green(seat, EXTRA_GREEN)
        table.tell("takes-green", seat=seat, count=taken)


def _unload(table: Table, seat: int, tile: str) -> None:
    boat = table.state.boat(tile)
    if boat:
        table.give_to_screen(seat, boat.workers)
        table.give_skills(seat, boat.skills)
        table.change_boat(tile, workers=Counts(), skills=Counts(), taken=True)
        table.tell(
            "unloads",
            seat=seat,
            tile=tile,
            workers=boat.workers.each(),
            skills=boat.skills.each(),
        )


TAKING: Mapping[str, tuple[type[Action], Callable[[Table, Any], None]]] = {
    TAKE_BOAT: (TakeBoat, _take_boat),
}
