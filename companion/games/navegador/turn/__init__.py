"""What happens when somebody does something: one small function for each kind of action."""

from companion.games.navegador import facts
from companion.games.navegador.actions import (
    ANSWERS,
    Build,
    BuildShips,
    EndSailing,
    EndTurn,
    Explore,
    FoundColony,
    MoveStone,
    PlaceKing,
    Process,
    ReadBorders,
    Recruit,
    Sail,
    Sell,
    TakeKing,
    TakePrivilege,
    UseCard,
)
from companion.games.navegador.state import ABOUT, CARD, MOVE, OVER, Asked, State
from companion.games.navegador.table import Table
from companion.games.navegador.turn.acting import ACTING
from companion.games.navegador.turn.correcting import CORRECT
from companion.games.navegador.turn.flow import ask_for_slots, settle
from companion.games.navegador.turn.moving import MOVING
from companion.games.navegador.turn.reading import ANSWERED, place_king
from companion.referee.action import Action, TableAgrees
from companion.referee.game import agree
from companion.referee.ruling import Outcome, Refusal

_AT_SEA = (facts.SAILING, CARD)
_STEPS: dict[type[Action], tuple[str, ...]] = {
    UseCard: (MOVE,),
    MoveStone: (MOVE,),
    EndSailing: (CARD,),
    EndTurn: tuple({space.action: None for space in facts.spaces().values()}),
    Sail: _AT_SEA,
    Explore: _AT_SEA,
    ReadBorders: _AT_SEA,
    Recruit: (facts.WORKERS,),
    BuildShips: (facts.SHIPS,),
    Sell: (facts.MARKET,),
    Process: (facts.MARKET,),
    FoundColony: (facts.COLONY,),
    Build: (facts.BUILDINGS,),
    TakePrivilege: (facts.PRIVILEGE,),
    TakeKing: (facts.PRIVILEGE,),
}


def apply(state: State, action: Action) -> Outcome:
    if isinstance(action, TableAgrees):
        return agree(state)
    table = Table(state)
    if type(action) in CORRECT:
        CORRECT[type(action)](table, action)
        if table.state.turn.step == OVER:
            ask_for_slots(table)  # other columns may decide now
    else:
        _play(table, action)
        settle(table)
    return table.outcome()


def _play(table: Table, action: Action) -> None:
    if table.state.asked:
        _answer(table, table.state.asked, action)
    elif isinstance(action, PlaceKing):
        place_king(table, action)
    elif table.state.over:
        raise Refusal("navegador.game-over")
    elif isinstance(action, ANSWERS):
        raise Refusal("navegador.ask-the-board", "unasked")
    else:
        _check_step(table.state, action)
        {**MOVING, **ACTING}[type(action)](table, action)


def _answer(table: Table, asked: Asked, action: Action) -> None:
    kind, answer = ANSWERED[asked.reading]
    if type(action) is not kind:
        about = {ABOUT[asked.reading]: asked.about}
        raise Refusal("navegador.ask-the-board", asked.reading, **about)
    table.answered()
    answer(table, asked.about, action)


def _check_step(state: State, action: Action) -> None:
    """Each action belongs to a step of the turn."""
    step, seat = state.turn.step, state.turn.seat
    if step in _STEPS[type(action)]:
        return
    if step == CARD:
        raise Refusal("navegador.turn", "sailing", seat=seat)
    if isinstance(action, UseCard):
        raise Refusal("navegador.card", "moved", seat=seat)
    if isinstance(action, MoveStone):
        raise Refusal("navegador.turn", "moved", seat=seat)
    if step == MOVE:
        raise Refusal("navegador.turn", "move", seat=seat)
    raise Refusal("navegador.turn", "space", seat=seat, step=step)
