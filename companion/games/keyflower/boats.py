"""Filling the boats, and who may take one when."""

from companion.games.keyflower import facts
from companion.games.keyflower.facts import Supply
from companion.games.keyflower.state import FILL_BOAT, State
from companion.referee.ruling import Refusal

BOAT_1A, BOAT_1B = "boat_1a", "boat_1b"


def waiting(state: State) -> tuple[str, ...]:
    """The boats that are still to be filled, in order."""
    return tuple(task.boat for task in state.pending if task.ask == FILL_BOAT)


def due(state: State, boat: str) -> Supply:
    """What is laid on a boat now: what it shows, or less where bag or pile run short."""
    to_fill = waiting(state)
    shown = [state.tile(other).supplied_in(state.turn.season) for other in to_fill]
    workers = shared_out([supply.workers for supply in shown], state.workers.pool.size)
    skills = shared_out([supply.skills for supply in shown], state.skills.pool.size)
    place = to_fill.index(boat)
    return Supply(workers[place], skills[place])


def shared_out(wanted: list[int], there: int) -> list[int]:
    """One to each in turn, none more than it wants, until nothing is left."""
    given = [0] * len(wanted)
    while there and given != wanted:
        for place, most in enumerate(wanted):
            if given[place] < most and there:
                given[place] += 1
                there -= 1
    return given


def taking_order(state: State) -> tuple[int, ...]:
    """Who takes a boat, in order: winners of turn order tiles by number, then all others.

    The others go clockwise from the start player, who may just have won the purple worker.
    """
    winners: list[int] = []
    first = state.start
    for tile in facts.turn_order(len(state.players)):
        lot = state.lot(tile)
        if lot and lot.winning:
            if lot.winning.seat not in winners:
                winners.append(lot.winning.seat)
            if tile == state.purple_tile:
                first = lot.winning.seat
    others = (seat for seat in state.clockwise(first) if seat not in winners)
    return (*winners, *others)


def free(state: State) -> tuple[str, ...]:
    """The boats that nobody has taken this season."""
    return tuple(boat.tile for boat in state.boats if not boat.taken)


def check_free(state: State, tile: str) -> None:
    boat = state.boat(tile)
    if boat is None:
        raise Refusal("keyflower.boat-choice", "not-there", tile=tile)
    if boat.taken:
        raise Refusal("keyflower.boat-choice", tile=tile)
