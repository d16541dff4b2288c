"""What happens when somebody does something: one small function for each kind of action."""

from companion.games.dominion.actions import ANSWERS
from companion.games.dominion.questions import QUESTIONS
from companion.games.dominion.state import State
from companion.games.dominion.table import Table
from companion.games.dominion.turn.correcting import CORRECT
from companion.games.dominion.turn.own import OWN
from companion.referee.action import Action, TableAgrees
from companion.referee.game import agree
from companion.referee.ruling import Outcome, Refusal


def apply(state: State, action: Action) -> Outcome:
    if isinstance(action, TableAgrees):
        return agree(state)
    table = Table(state)
    if type(action) in CORRECT:
        CORRECT[type(action)](table, action)
    else:
        _play(table, action)
    _settle(table)
    return table.outcome()


def _play(table: Table, action: Action) -> None:
    if table.state.over:
        raise Refusal("dominion.game-over")
    task = table.state.task
    if task is None:
        if isinstance(action, ANSWERS):
            raise Refusal("dominion.finish-card", "unasked")
        OWN[type(action)](table, action)
        return
    question = QUESTIONS[task.ask]
    if type(action) not in question.answers:
        raise Refusal("dominion.finish-card", seat=task.seat, card=task.card)
    table.answered()
    question.answer(table, task, action)


def _settle(table: Table) -> None:
    """Goes through the questions until one has to be put to somebody."""
    while task := table.state.task:
        table.answered()
        if not QUESTIONS[task.ask].settle(table, task):
            table.ask(task)
            return
