"""How the game goes on by itself, as long as nobody has anything to decide."""

from companion.games.keyflower import boats, facts, transport
from companion.games.keyflower.state import (
    BOATS,
    EXPANSION,
    FILL_BOAT,
    LAYING_OUT,
    OVER,
    PLAY,
    REVEALING,
    TAKE_BOAT,
)
from companion.games.keyflower.table import Table
from companion.games.keyflower.turn.expansion import is_open
from companion.games.keyflower.turn.laying_out import begin_season
from companion.games.keyflower.turn.season_end import end_season, take_boat
from companion.games.keyflower.turn.transporting import end_transport


def settle(table: Table) -> None:
    while _STAGES[table.state.turn.stage](table):
        pass


def _laying_out(table: Table) -> bool:
    task = table.state.task
    if task is None:
        table.change_turn(stage=PLAY)
        table.tell("play-begins", seat=table.seat)
        return True
    if task.ask == FILL_BOAT and boats.due(table.state, task.boat) == facts.NO_SUPPLY:
        table.answered()
        table.tell("boat-stays-empty", tile=task.boat)
        return True
    return False


def _play(table: Table) -> bool:
    state = table.state
    if state.journey:
        if transport.nothing_left(state, state.journey):
            table.tell("nothing-to-transport", seat=table.seat)
            end_transport(table)
            return True
    elif state.turn.passes >= len(state.players):
        end_season(table)
        return True
    return False


def _boats(table: Table) -> bool:
    state = table.state
    task, there = state.task, boats.free(state)
    if task is None or not there:
        table.change(pending=())
        table.change_turn(stage=EXPANSION)
        return True
    if task.ask == TAKE_BOAT and task.seat is not None and len(there) == 1:
        take_boat(table, task.seat, there[0])
        return True
    return False


def _expansion(table: Table) -> bool:
    state = table.state
    if any(held.won for held in state.players):
        return False
    if state.last_season:
        table.change_turn(stage=REVEALING)
        table.tell("winter-is-over")
    else:
        following = facts.SEASONS.index(state.turn.season) + 1
        begin_season(table, facts.SEASONS[following])
    return True


def _revealing(table: Table) -> bool:
    if not all(is_open(table.state, seat) for seat in table.state.seats):
        return False
    table.change_turn(stage=OVER)
    table.tell("game-over")
    return True


def _over(table: Table) -> bool:
    """A correction may have made a screen unknown again."""
    if all(is_open(table.state, seat) for seat in table.state.seats):
        return False
    table.change_turn(stage=REVEALING)
    return True


_STAGES = {
    LAYING_OUT: _laying_out,
    PLAY: _play,
    BOATS: _boats,
    EXPANSION: _expansion,
    REVEALING: _revealing,
    OVER: _over,
}
