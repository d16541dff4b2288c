"""What happens when somebody does something: one small function for each kind of action."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.catan.actions import (
    ANSWERS,
    ClaimVictory,
    EndTurn,
    Roll,
    TradeWithBank,
    TradeWithPlayer,
)
from companion.games.catan.state import FOUNDING, ROLLING, State
from companion.games.catan.table import Table
from companion.games.catan.turn.building import BUILDING
from companion.games.catan.turn.cards import CARDS
from companion.games.catan.turn.correcting import CORRECT
from companion.games.catan.turn.ending import claim_victory, end_turn, win_if_reached
from companion.games.catan.turn.founding import follow_correction
from companion.games.catan.turn.questions import QUESTIONS, drop_unanswerable
from companion.games.catan.turn.rolling import roll
from companion.games.catan.turn.trading import trade_with_bank, trade_with_player
from companion.referee.action import Action, TableAgrees
from companion.referee.game import agree
from companion.referee.ruling import Outcome, Refusal

ANY_TIME: Mapping[type[Action], Callable[[Table, Any], None]] = {
    Roll: roll,
    **CARDS,
}
AFTER_THE_ROLL: Mapping[type[Action], Callable[[Table, Any], None]] = {
    TradeWithPlayer: trade_with_player,
    TradeWithBank: trade_with_bank,
    EndTurn: end_turn,
    **BUILDING,
}


def apply(state: State, action: Action) -> Outcome:
    if isinstance(action, TableAgrees):
        return agree(state)
    table = Table(state)
    if type(action) in CORRECT:
        CORRECT[type(action)](table, action)
        follow_correction(table)
    else:
        _play(table, action)
        win_if_reached(table)
    drop_unanswerable(table)
    return table.outcome()


def _play(table: Table, action: Action) -> None:
    state = table.state
    if state.over:
        raise Refusal("catan.game-over")
    if isinstance(action, ClaimVictory) and state.turn.phase != FOUNDING:
        claim_victory(table, action)  # ten points end the game at once, whatever is still to do
    elif state.task:
        question = QUESTIONS[state.task.ask]
        if type(action) is not question.answer:
            task = state.task
            raise Refusal("catan.finish-first", task.ask, seat=task.seat, count=task.count)
        question.do(table, state.task, action)
    elif isinstance(action, ANSWERS):
        raise Refusal("catan.finish-first", "unasked")
    elif type(action) in ANY_TIME:
        ANY_TIME[type(action)](table, action)
    elif state.turn.phase == ROLLING:
        raise Refusal("catan.roll", seat=state.turn.seat)
    else:
        AFTER_THE_ROLL[type(action)](table, action)
