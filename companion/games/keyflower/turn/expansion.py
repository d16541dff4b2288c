"""Tiles that were won join the villages; after winter the screens are opened."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.keyflower.actions import PlaceTile, Reveal, SetAside
from companion.games.keyflower.facts import COLOURS, SKILLS
from companion.games.keyflower.hidden import Hidden
from companion.games.keyflower.state import EXPANSION, REVEALING, Plot, State
from companion.games.keyflower.table import (
    Table,
    check_hidden,
    check_kinds,
    check_seat,
    check_tile,
    skills,
    workers,
)
from companion.games.keyflower.transport import BOAT_2A
from companion.games.keyflower.village import (
    SIDES,
    Place,
    by_hex,
    clashes,
    fitting,
    rim,
)
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal


def places(state: State, seat: int, tile: str) -> tuple[Place, ...]:
    """Every way to add a tile to a village."""
    match = not state.has(seat, BOAT_2A)
    return fitting(state.layout(seat), state.tile(tile).edges, match)


def fitting_first(state: State, seat: int) -> str | None:
    """A tile somebody has won that fits somewhere: it is added before any is set aside, as others
    may fit beside it."""
    return next((tile for tile in state.players[seat].won if places(state, seat, tile)), None)


def _place_tile(table: Table, action: PlaceTile) -> None:
    state, seat, tile = table.state, action.seat, action.tile
    _check_won(state, seat, tile)
    _check_place(state, seat, tile, action.at)
    held = state.players[seat]
    table.change_holding(
        seat,
        plots=(*held.plots, Plot(tile, action.at)),
        won=tuple(other for other in held.won if other != tile),
    )
    table.tell("places-tile", seat=seat, tile=tile)


def _check_won(state: State, seat: int, tile: str) -> None:
    check_seat(state, seat)
    check_tile(tile)
    if tile not in state.players[seat].won:
        raise Refusal("keyflower.expansion", "not-won", seat=seat, tile=tile)


def _check_place(state: State, seat: int, tile: str, at: Place) -> None:
    layout = state.layout(seat)
    if at.hex in by_hex(layout):
        raise Refusal("keyflower.expansion", "taken", tile=tile, beside=by_hex(layout)[at.hex].tile)
    if at.hex not in rim(layout):
        raise Refusal("keyflower.expansion", "apart", tile=tile)
    if at.turn not in SIDES:
        raise Refusal("keyflower.expansion", "turn", has=at.turn)
    clash = next(clashes(layout, state.tile(tile).edges, at), None)
    if clash and not state.has(seat, BOAT_2A):
        raise Refusal("keyflower.edges", tile=tile, beside=clash[1].tile)


def _set_aside(table: Table, action: SetAside) -> None:
    state, seat, tile = table.state, action.seat, action.tile
    _check_won(state, seat, tile)
    fits = fitting_first(state, seat)
    if fits:
        raise Refusal("keyflower.expansion", "fits", seat=seat, tile=fits)
    held = state.players[seat]
    table.change_holding(
        seat,
        won=tuple(other for other in held.won if other != tile),
        aside=(*held.aside, tile),
    )
    table.tell("sets-aside", seat=seat, tile=tile)


def is_open(state: State, seat: int) -> bool:
    """Whether everything behind a screen is known."""
    return state.workers.spans[seat].is_exact and state.skills.spans[seat].is_exact


def _reveal(table: Table, action: Reveal) -> None:
    state, seat = table.state, action.seat
    check_seat(state, seat)
    if is_open(state, seat):
        raise Refusal("keyflower.finish-first", "known", seat=seat)
    check_kinds(action.workers, COLOURS)
    check_kinds(action.skills, SKILLS)
    _check_all(state.workers, seat, action.workers, COLOURS, "all-workers")
    _check_all(state.skills, seat, action.skills, SKILLS, "all-skills")
    table.change(
        workers=state.workers.laid_open(seat, workers(action.workers)),
        skills=state.skills.laid_open(seat, skills(action.skills)),
    )
    table.tell("reveals", seat=seat, workers=action.workers.each(), skills=action.skills.each())


def _check_all(
    hidden: Hidden, seat: int, counts: Counts, kinds: tuple[str, ...], case: str
) -> None:
    """Refuses what cannot be everything behind a screen."""
    check_hidden(hidden, seat, counts, kinds)
    size = hidden.spans[seat].size
    if counts.total() != size:
        raise Refusal("keyflower.hidden", case, seat=seat, has=counts.total(), needs=size)


ENDING: Mapping[type[Action], tuple[str, Callable[[Table, Any], None]]] = {
    PlaceTile: (EXPANSION, _place_tile),
    SetAside: (EXPANSION, _set_aside),
    Reveal: (REVEALING, _reveal),
}
