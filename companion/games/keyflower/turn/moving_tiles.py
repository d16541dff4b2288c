"""Corrections of where a tile lies, wherever the app believed it to be."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.games.keyflower import actions as act
from companion.games.keyflower import bounds, facts
from companion.games.keyflower.state import NOTHING, UNTOUCHED, WINTER_ONLY, Lot, Plot, Work
from companion.games.keyflower.table import Table, check_seat, check_tile, one
from companion.games.keyflower.turn.exchanging import swap_skills, swap_workers
from companion.games.keyflower.village import CENTRE, SIDES
from companion.referee.action import Action
from companion.referee.ruling import Refusal


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
    if facts.tiles()[tile].season == facts.HOME:
        raise Refusal("keyflower.correct", "home", tile=tile)
    if tile not in bounds.in_play(table.state):
        raise Refusal("keyflower.correct", "not-in-play", tile=tile)


def _correct_auction(table: Table, action: act.CorrectAuction) -> None:
    """A tile that is in the auction already keeps its bids; it only shows this face."""
    tile = action.tile
    _check_in_play(table, tile)
    if not bounds.may_be_in_the_auction(table.state, tile):
        raise Refusal("keyflower.correct", "not-in-auction", tile=tile)
    lots = tuple(
        replace(lot, tile=tile) if _is_piece(lot.tile, tile) else lot for lot in table.state.lots
    )
    if not any(lot.tile == tile for lot in lots):
        _clear(table, _pick_up(table, tile))
        lots = (*lots, Lot(tile))
    table.change(lots=lots)
    table.tell("correct-auction", tile=tile)


def _is_piece(tile: str, other: str) -> bool:
    """Whether two names are of one piece of cardboard: a summer boat has a name for each face."""
    return facts.tiles()[tile].piece == facts.tiles()[other].piece


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

    def is_it(other: str) -> bool:
        return _is_piece(tile, other)

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
            swap_workers(table, boat.workers, NOTHING)
            swap_skills(table, boat.skills, NOTHING)
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


MOVE_TILES: Mapping[type[Action], Callable[[Table, Any], None]] = {
    act.CorrectTile: _correct_tile,
    act.CorrectAuction: _correct_auction,
    act.CorrectGone: _correct_gone,
}
