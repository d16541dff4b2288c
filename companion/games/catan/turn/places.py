"""Whether a piece may stand where somebody wants to build it."""

from companion.games.catan import board, facts
from companion.games.catan.geometry import (
    CORNER_NUMBER,
    ENDS_OF,
    NEIGHBOURS_OF,
    PATH_NUMBER,
    corner_names,
    ends,
    paths,
)
from companion.games.catan.state import State
from companion.games.catan.table import check_corner, check_path
from companion.referee.ruling import Refusal


def check_free_path(state: State, path: str) -> None:
    check_path(path)
    owner = board.owner_of_path(state, path)
    if owner is not None:
        raise Refusal("catan.roads", "taken", path=path, owner=owner)


def check_road(state: State, seat: int, path: str) -> None:
    """A road joins what its owner has, and does not go on past a rival's building."""
    check_free_path(state, path)
    mine = state.players[seat]
    touched = ENDS_OF[PATH_NUMBER[path]]
    if touched & board.reach(state, seat):
        return
    met = touched & ends(paths(mine.roads))
    if not met:
        raise Refusal("catan.roads", seat=seat, path=path)
    owner = board.owner_of_corner(state, met)
    raise Refusal("catan.roads", "blocked", seat=seat, path=path, owner=owner)


def check_spaced(state: State, corner: str) -> None:
    """The corner is free, and so are all that are one path away."""
    check_corner(corner)
    number = CORNER_NUMBER[corner]
    owner = board.owner_of_corner(state, 1 << number)
    if owner is not None:
        raise Refusal("catan.settlements", "taken", corner=corner, owner=owner)
    close = NEIGHBOURS_OF[number] & board.every_building(state)
    if close:
        near = corner_names(close)[0]
        owner = board.owner_of_corner(state, 1 << CORNER_NUMBER[near])
        raise Refusal("catan.distance-rule", corner=corner, near=near, owner=owner)


def check_settlement(state: State, seat: int, corner: str) -> None:
    check_spaced(state, corner)
    if not ends(paths(state.players[seat].roads)) >> CORNER_NUMBER[corner] & 1:
        raise Refusal("catan.settlements", seat=seat, corner=corner)


def check_city(state: State, seat: int, corner: str) -> None:
    check_corner(corner)
    if corner in state.players[seat].cities:
        raise Refusal("catan.cities", "already", seat=seat, corner=corner)
    if corner not in state.players[seat].settlements:
        raise Refusal("catan.cities", seat=seat, corner=corner)


def pieces_left(state: State, seat: int, piece: str) -> int:
    holding = state.players[seat]
    built = {
        facts.ROAD: holding.roads,
        facts.SETTLEMENT: holding.settlements,
        facts.CITY: holding.cities,
    }
    return facts.pieces(piece) - len(built[piece])


def check_piece(state: State, seat: int, piece: str) -> None:
    if pieces_left(state, seat, piece) <= 0:
        raise Refusal("catan.pieces", piece, seat=seat, most=facts.pieces(piece))
