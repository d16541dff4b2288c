"""How a turn goes on by itself: to the rondel, to the next player, to the end of the game."""

from companion.games.navegador import facts, phases
from companion.games.navegador.offers import nothing_left
from companion.games.navegador.score import unsure_columns
from companion.games.navegador.state import CARD, MOVE, OVER, SLOTS, Sailing, Turn
from companion.games.navegador.table import Table


def settle(table: Table) -> None:
    """Goes on as long as nobody has anything to decide."""
    step = table.state.turn.step
    if table.state.pending or step in (MOVE, OVER) or not nothing_left(table.state):
        return
    if step == CARD:
        end_sailing(table)
    else:
        end_turn(table)


def end_sailing(table: Table) -> None:
    """The card has been used: it passes on, and a phase discovered with it begins at once."""
    table.change_turn(step=MOVE, sailing=Sailing())
    pass_card(table)
    phases.take_effect(table)


def pass_card(table: Table) -> None:
    """To the right-hand neighbour; the orange ship joins that player's stone."""
    holder = table.state.before(table.state.card)
    table.change(card=holder, orange=None)
    table.tell("card-passes", seat=holder)
    space = table.state.players[holder].space
    if space is not None:
        place_orange_ship(table, space)


def place_orange_ship(table: Table, space: str) -> None:
    table.change(orange=space)
    table.tell("orange-ship", space=space)


def bring_about_the_end(table: Table, what: str) -> None:
    """This turn is finished, then everybody has one more. A second cause changes nothing."""
    if table.state.last_turns is None:
        table.change(last_turns=len(table.state.players) + 1)
        table.tell(what, seat=table.seat, count=len(table.state.players))


def end_turn(table: Table) -> None:
    state = table.state
    left = None if state.last_turns is None else state.last_turns - 1
    table.change(turns=state.turns + 1, last_turns=left)
    if left == 0:
        _end_the_game(table)
        return
    following = state.after(table.seat)
    table.change(turn=Turn(following))
    if left is None:
        table.tell("turn-begins", seat=following)
    else:
        table.tell("last-turn-begins", seat=following, count=left)
    phases.take_effect(table)


def _end_the_game(table: Table) -> None:
    table.change(turn=Turn(table.seat, step=OVER))
    table.tell("game-over")
    ask_for_slots(table)


def ask_for_slots(table: Table) -> None:
    """Where the best place of a King's privilege depends on a column nobody has counted."""
    table.change(pending=())
    for privilege in unsure_columns(table.state)[:1]:
        table.ask(SLOTS, privilege)


def building_was_the_last(table: Table) -> bool:
    return not any(table.state.row[row] for row in facts.buildings())
