"""What happens when somebody does something: one small function for each kind of action."""

from companion.games.le_havre.actions import ANSWERS, INSIDE, EndAction
from companion.games.le_havre.state import DONE, INTEREST, SUPPLY, TOWN, USING, State
from companion.games.le_havre.table import Table
from companion.games.le_havre.turn import acting, flow
from companion.games.le_havre.turn.correcting import CORRECT
from companion.games.le_havre.visiting import card_in_use, effect_of
from companion.referee.action import Action, TableAgrees
from companion.referee.game import agree
from companion.referee.ruling import Outcome, Refusal


def apply(state: State, action: Action) -> Outcome:
    if isinstance(action, TableAgrees):
        return agree(state)
    table = Table(state)
    if type(action) in CORRECT:
        CORRECT[type(action)](table, action)
        if table.state.turn.step in (INTEREST, TOWN):
            flow.settle(table)  # what was asked may have answered itself
    else:
        _play(table, action)
        flow.settle(table)
    return table.outcome()


def _play(table: Table, action: Action) -> None:
    state = table.state
    if state.over:
        raise Refusal("le_havre.game-over")
    if type(action) in acting.ANY_TIME:
        acting.ANY_TIME[type(action)](table, action)
    elif state.turn.step in acting.ANSWERED:
        _answer(table, action)
    elif isinstance(action, ANSWERS):
        raise Refusal("le_havre.turn", "unasked")
    elif state.turn.step == USING:
        _use(table, action)
    else:
        _in_turn(table, action)


def _answer(table: Table, action: Action) -> None:
    kind, answer = acting.ANSWERED[table.state.turn.step]
    if type(action) is not kind:
        step = table.state.turn.step
        if step == INTEREST:
            raise Refusal("le_havre.interest", "first")
        raise Refusal("le_havre.round-end", step)
    answer(table, action)


def _use(table: Table, action: Action) -> None:
    card = card_in_use(table.state)
    if isinstance(action, EndAction):
        acting.ENDING(table, action)
        return
    effect = effect_of(card.id)
    doing = (effect.doing or {}).get(type(action))
    if doing is None:
        case = "other" if isinstance(action, INSIDE) else "finish"
        raise Refusal("le_havre.must-act", case, seat=table.seat, building=card.id)
    effect.check_still(table.state, card)
    doing(table, card, action)


def _in_turn(table: Table, action: Action) -> None:
    """Each action belongs to a step of the turn."""
    step, seat = table.state.turn.step, table.seat
    doing = acting.BY_STEP[step].get(type(action))
    if doing is not None:
        doing(table, action)
    elif isinstance(action, INSIDE):
        raise Refusal("le_havre.turn", "enter-first", seat=seat)
    elif step == SUPPLY:
        raise Refusal("le_havre.turn", "supply-first", seat=seat)
    elif type(action) in acting.SUPPLYING:
        raise Refusal("le_havre.supply-action", seat=seat)
    else:
        raise Refusal("le_havre.turn", "done" if step == DONE else "main", seat=seat)
