"""Before the first turn: two settlements each, and a road beside each of them."""

from companion.games.catan import board, facts, production, specials
from companion.games.catan.actions import BuildRoad, BuildSettlement
from companion.games.catan.geometry import (
    CORNER_NUMBER,
    PATHS_AT,
    corner_names,
    corners,
    ends,
    path_names,
    paths,
)
from companion.games.catan.hand import each
from companion.games.catan.state import FOUND_ROAD, FOUND_SETTLEMENT, State, Task
from companion.games.catan.table import Table
from companion.games.catan.turn.places import check_free_path, check_piece, check_spaced
from companion.referee.ruling import Refusal


def order(players: int, first: int) -> tuple[Task, ...]:
    """Clockwise from the first player, then back again."""
    round_one = [(first + step) % players for step in range(players)]
    return tuple(Task(FOUND_SETTLEMENT, seat) for seat in (*round_one, *reversed(round_one)))


def found_settlement(table: Table, task: Task, action: BuildSettlement) -> None:
    check_spaced(table.state, action.corner)
    check_piece(table.state, task.seat, facts.SETTLEMENT)
    table.put_settlement(task.seat, action.corner)
    table.answered(task)
    table.ask(Task(FOUND_ROAD, task.seat, corner=action.corner))
    terrain = table.terrain_at(action.corner)
    table.tell("founds", seat=task.seat, corner=action.corner, terrain=terrain)
    if not _founds_again(table.state, task.seat):
        receive_first_cards(table, task.seat, action.corner)


def _founds_again(state: State, seat: int) -> bool:
    """Asked of the order, not of the pieces: those may have been corrected."""
    return any(task == Task(FOUND_SETTLEMENT, seat) for task in state.pending)


def receive_first_cards(table: Table, seat: int, corner: str) -> None:
    income = production.first_income(table.state, CORNER_NUMBER[corner])
    table.take(seat, income)
    if any(income):
        table.tell("takes", seat=seat, cards=each(income))


def found_road(table: Table, task: Task, action: BuildRoad) -> None:
    check_free_path(table.state, action.path)
    if action.path not in path_names(PATHS_AT[CORNER_NUMBER[task.corner]]):
        raise Refusal("catan.founding", seat=task.seat, path=action.path, corner=task.corner)
    check_piece(table.state, task.seat, facts.ROAD)
    table.put_road(task.seat, action.path)
    table.answered(task)
    table.tell("builds-road", seat=task.seat, path=action.path)
    specials.after_road(table, task.seat)


def follow_correction(table: Table) -> None:
    """The road that is asked for belongs to the settlement that stands there now."""
    task = table.state.task
    if task is None or task.ask != FOUND_ROAD:
        return
    mine = table.holding(task.seat)
    laid = ends(paths(mine.roads))
    if not corners((task.corner,)) & board.buildings(mine):
        bare = corner_names(board.buildings(mine) & ~laid)
        asked = Task(FOUND_ROAD, task.seat, corner=bare[0]) if bare else None
        table.answered(task)
        table.ask(asked or Task(FOUND_SETTLEMENT, task.seat))
    elif corners((task.corner,)) & laid:
        table.answered(task)
        table.tell("question-dropped", seat=task.seat)


def open_founding_paths(state: State, task: Task) -> tuple[str, ...]:
    return path_names(PATHS_AT[CORNER_NUMBER[task.corner]] & ~board.every_road(state))
