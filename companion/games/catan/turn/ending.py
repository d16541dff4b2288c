"""The end of a turn, and the end of the game."""

from dataclasses import replace

from companion.games.catan import board, facts
from companion.games.catan.actions import ClaimVictory, EndTurn
from companion.games.catan.state import FOUNDING, OVER, ROLLING, State, Turn
from companion.games.catan.table import Table, check_seat
from companion.referee.ruling import Refusal


def end_turn(table: Table, _: EndTurn) -> None:
    turn = table.state.turn
    following = table.state.after(turn.seat)
    table.tell("ends-turn", seat=turn.seat)
    table.change(turn=Turn(following, ROLLING, turn.number + 1))
    table.tell("turn-begins", seat=following)


def most_victory_cards(state: State, seat: int) -> int:
    """How many victory cards a player may hold: none is in two hands."""
    return min(state.players[seat].cards, max(0, board.unseen_victory_cards(state)))


def claim_victory(table: Table, action: ClaimVictory) -> None:
    state, seat, cards = table.state, action.seat, action.cards
    check_seat(state, seat)
    if seat != state.turn.seat:
        raise Refusal("catan.victory", "turn", seat=seat, other=state.turn.seat)
    most = most_victory_cards(state, seat)
    if not 0 <= cards <= most:
        raise Refusal("catan.victory", "cards", seat=seat, has=most, needs=cards)
    total = board.visible_points(state, seat) + cards * facts.points(facts.VICTORY_CARD)
    if total < facts.points_to_win():
        raise Refusal("catan.victory", seat=seat, has=total, needs=facts.points_to_win())
    holding = table.holding(seat)
    table.change_holding(seat, cards=holding.cards - cards, revealed=holding.revealed + cards)
    table.tell("claims-victory", seat=seat, count=cards)
    _win(table, seat)


def win_if_reached(table: Table) -> None:
    """Whoever is on turn and has ten points for all to see has won at once."""
    turn = table.state.turn
    if turn.phase in (FOUNDING, OVER):
        return
    if board.visible_points(table.state, turn.seat) >= facts.points_to_win():
        _win(table, turn.seat)


def _win(table: Table, seat: int) -> None:
    table.change(turn=replace(table.state.turn, phase=OVER), pending=())
    table.tell("wins", seat=seat, points=board.visible_points(table.state, seat))
