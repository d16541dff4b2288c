"""What the rules may demand next, who answers how, and what the answers are."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.games.catan import board, facts
from companion.games.catan.actions import (
    BuildRoad,
    BuildSettlement,
    Discard,
    MoveRobber,
    Steal,
)
from companion.games.catan.choices import FromHand
from companion.games.catan.geometry import HEXES, corner_names, path_names
from companion.games.catan.state import (
    DISCARD,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FOUNDING,
    FREE_ROAD,
    MOVE_ROBBER,
    ROLLING,
    STEAL,
    State,
    Task,
)
from companion.games.catan.table import Table
from companion.games.catan.turn.building import lay_free_road, may_lay_road
from companion.games.catan.turn.founding import found_road, found_settlement, open_founding_paths
from companion.games.catan.turn.places import pieces_left
from companion.games.catan.turn.rolling import discard, move_robber, steal, victims
from companion.referee.action import Action
from companion.referee.choice import OneOf
from companion.referee.offer import Offer


@dataclass(frozen=True, slots=True)
class Question:
    """One kind of decision: the action that answers it, what that does, and what is offered."""

    answer: type[Action]
    do: Callable[[Table, Task, Any], None]
    offers: Callable[[State, Task], list[Offer]]


def _corners(state: State, task: Task) -> list[Offer]:
    left = pieces_left(state, task.seat, facts.SETTLEMENT) > 0
    free = corner_names(board.spaced_corners(state)) if left else ()
    return [Offer.of(BuildSettlement, corner=OneOf(free))] if free else []


def _founding_paths(state: State, task: Task) -> list[Offer]:
    left = pieces_left(state, task.seat, facts.ROAD) > 0
    free = open_founding_paths(state, task) if left else ()
    return [Offer.of(BuildRoad, path=OneOf(free))] if free else []


def _free_paths(state: State, task: Task) -> list[Offer]:
    if not may_lay_road(state, task.seat):
        return []
    return [Offer.of(BuildRoad, path=OneOf(path_names(board.open_paths(state, task.seat))))]


def _discards(state: State, _: Task) -> list[Offer]:
    """Everybody who has to, in any order."""
    return [
        Offer.of(
            Discard,
            seat=OneOf((task.seat,)),
            cards=FromHand(state.hands, task.seat, task.count),
        )
        for task in state.pending
        if task.ask == DISCARD
    ]


def _hexes(state: State, _: Task) -> list[Offer]:
    others = tuple(name for name in HEXES if name != state.robber)
    return [Offer.of(MoveRobber, hex=OneOf(others))]


def _victims(state: State, task: Task) -> list[Offer]:
    there = victims(state, task.seat)
    return [Offer.of(Steal, victim=OneOf(there))] if there else []


QUESTIONS: Mapping[str, Question] = {
    FOUND_SETTLEMENT: Question(BuildSettlement, found_settlement, _corners),
    FOUND_ROAD: Question(BuildRoad, found_road, _founding_paths),
    DISCARD: Question(Discard, discard, _discards),
    MOVE_ROBBER: Question(MoveRobber, move_robber, _hexes),
    STEAL: Question(Steal, steal, _victims),
    FREE_ROAD: Question(BuildRoad, lay_free_road, _free_paths),
}


def drop_unanswerable(table: Table) -> None:
    """A correction may take away every answer to a question, which is then no longer asked."""
    while (task := table.state.task) and not QUESTIONS[task.ask].offers(table.state, task):
        table.answered(task)
        table.tell("question-dropped", seat=task.seat)
    if table.state.turn.phase == FOUNDING and not table.state.pending:
        table.change_turn(phase=ROLLING)
        table.tell("turn-begins", seat=table.seat)
