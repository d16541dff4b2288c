"""What happens when somebody does something: one small function for each kind of action."""

from companion.games.keyflower.actions import CARRYING, SEASON_START
from companion.games.keyflower.state import PLAY, State, Task
from companion.games.keyflower.table import Table
from companion.games.keyflower.turn.correcting import CORRECT
from companion.games.keyflower.turn.expansion import ENDING
from companion.games.keyflower.turn.flow import settle
from companion.games.keyflower.turn.laying_out import LAYING
from companion.games.keyflower.turn.placing import PLACING
from companion.games.keyflower.turn.season_end import TAKING
from companion.games.keyflower.turn.transporting import TRANSPORTING
from companion.referee.action import Action, TableAgrees
from companion.referee.game import agree
from companion.referee.ruling import Outcome, Refusal

ANSWERS = {**LAYING, **TAKING}


def apply(state: State, action: Action) -> Outcome:
    if isinstance(action, TableAgrees):
        return agree(state)
    table = Table(state)
    if type(action) in CORRECT:
        CORRECT[type(action)](table, action)
    else:
        _play(table, action)
    settle(table)
    return table.outcome()


def _play(table: Table, action: Action) -> None:
    state = table.state
    stage = state.turn.stage
    if state.over:
        raise Refusal("keyflower.game-over")
    if state.task:
        _answer(table, state.task, action)
    elif state.journey:
        if type(action) not in TRANSPORTING:
            raise Refusal("keyflower.finish-first", "transport", seat=table.seat)
        TRANSPORTING[type(action)](table, state.journey, action)
    elif type(action) in PLACING and stage == PLAY:
        PLACING[type(action)](table, action)
    elif type(action) in ENDING and stage == ENDING[type(action)][0]:
        ENDING[type(action)][1](table, action)
    elif stage == PLAY:
        _refuse_untimely(action)
    else:
        raise Refusal("keyflower.finish-first", stage)


def _answer(table: Table, task: Task, action: Action) -> None:
    kind, answer = ANSWERS[task.ask]
    if type(action) is not kind:
        facts = {} if task.seat is None else {"seat": task.seat}
        raise Refusal("keyflower.finish-first", task.ask, **facts)
    answer(table, action)


def _refuse_untimely(action: Action) -> None:
    """Something that belongs to another time than somebody's turn."""
    if isinstance(action, SEASON_START):
        raise Refusal("keyflower.season", "begun")
    if isinstance(action, CARRYING):
        raise Refusal("keyflower.transport", "no-use")
    raise Refusal("keyflower.season-end")
