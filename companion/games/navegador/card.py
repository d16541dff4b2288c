"""The Navegador card: who may use it, and when."""

from companion.games.navegador.state import MOVE, State
from companion.referee.ruling import Refusal


def is_usable(state: State) -> bool:
    return state.turn.step == MOVE and state.card == state.turn.seat and not _first_turn(state)


def _first_turn(state: State) -> bool:
    """In the first round every stone still stands in the middle of the rondel."""
    return state.active.space is None


def check_use(state: State) -> None:
    if state.card != state.turn.seat:
        raise Refusal("navegador.card", "holder", seat=state.turn.seat, other=state.card)
    if _first_turn(state):
        raise Refusal("navegador.card", "first-round", seat=state.turn.seat)
