"""Longest Road and Largest Army: who has them, and when they change hands.

The lengths are counted anew each time; only the holder is remembered, because equal length does
not take the card and so the history decides.
"""

from collections.abc import Mapping

from companion.games.catan import board, facts
from companion.games.catan.state import State
from companion.games.catan.table import Table


def lengths(state: State) -> Mapping[int, int]:
    return {seat: board.road_length(state, seat) for seat in state.seats}


def after_road(table: Table, seat: int) -> None:
    """A new road makes only its owner's road longer."""
    state, holder = table.state, table.state.longest_road
    if seat == holder or len(state.players[seat].roads) < facts.least_longest_road():
        return
    if holder is None:
        _hand_over(table, _sole_longest(lengths(state)))
    elif board.road_length(state, seat) >= _to_take_from(state, holder):
        _hand_over(table, seat)


def _to_take_from(state: State, holder: int) -> int:
    """Longer than the holder's, and long enough: a correction may leave the holder with less."""
    return max(facts.least_longest_road(), board.road_length(state, holder) + 1)


def after_settlement(table: Table, before: Mapping[int, int]) -> None:
    """A new settlement can cut the roads of rivals; `before` has their lengths without it."""
    now, holder = lengths(table.state), table.state.longest_road
    if holder is None:
        _hand_over(table, _sole_longest(now))
    elif now[holder] < before[holder]:
        table.tell("road-is-cut", seat=holder, before=before[holder], count=now[holder])
        _hand_over(table, _after_cut(table.state, holder, now))


def _after_cut(state: State, holder: int, now: Mapping[int, int]) -> int | None:
    still_longest = now[holder] == max(now.values()) >= facts.least_longest_road()
    if state.rules.tied_holder_keeps and still_longest:
        return holder
    return _sole_longest(now)


def _sole_longest(now: Mapping[int, int]) -> int | None:
    """Who alone has the longest road, if it is long enough."""
    longest = max(now.values())
    leaders = [seat for seat, length in now.items() if length == longest]
    return leaders[0] if len(leaders) == 1 and longest >= facts.least_longest_road() else None


def _hand_over(table: Table, seat: int | None) -> None:
    before = table.state.longest_road
    if seat == before:
        return
    table.change(longest_road=seat)
    if seat is None:
        table.tell("longest-road-aside", seat=before)
        return
    count = board.road_length(table.state, seat)
    if before is None:
        table.tell("longest-road", seat=seat, count=count)
    else:
        table.tell("longest-road-from", seat=seat, other=before, count=count)


def after_knight(table: Table, seat: int) -> None:
    holder = table.state.largest_army
    knights = table.holding(seat).knights
    rival = 0 if holder is None else table.holding(holder).knights + 1
    needed = max(facts.least_largest_army(), rival)
    if seat == holder or knights < needed:
        return
    table.change(largest_army=seat)
    if holder is None:
        table.tell("largest-army", seat=seat, count=knights)
    else:
        table.tell("largest-army-from", seat=seat, other=holder, count=knights)
