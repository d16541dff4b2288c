"""Which articles matter now, the most pressing first."""

from companion.games.keyflower.state import (
    BOATS,
    EXPANSION,
    FILL_BOAT,
    LAY_OUT,
    LAYING_OUT,
    OVER,
    PLAY,
    REVEALING,
    TAKE_BOAT,
    State,
)

ASKED = {
    LAY_OUT: ("keyflower.season", "keyflower.set-up"),
    FILL_BOAT: ("keyflower.boat-supply", "keyflower.bag", "keyflower.season"),
    TAKE_BOAT: ("keyflower.boat-choice", "keyflower.turn-order", "keyflower.start-player"),
}
STAGES = {
    LAYING_OUT: ("keyflower.season", "keyflower.boat-supply"),
    PLAY: (
        *("keyflower.turn", "keyflower.bid", "keyflower.use", "keyflower.use-cost"),
        *("keyflower.colour", "keyflower.losing-group", "keyflower.pass"),
    ),
    BOATS: ("keyflower.boat-choice", "keyflower.season-end"),
    EXPANSION: ("keyflower.expansion", "keyflower.edges", "keyflower.season-end"),
    REVEALING: ("keyflower.end-scoring", "keyflower.purple-scoring"),
    OVER: ("keyflower.end-scoring", "keyflower.allocation", "keyflower.tie"),
}
CARRYING = ("keyflower.transport", "keyflower.roads", "keyflower.upgrade")
IN_WINTER = {
    LAY_OUT: ("keyflower.winter-choice",),
    PLAY: ("keyflower.winter-tiles",),
    TAKE_BOAT: ("keyflower.turn-order-scoring",),
}
"""What comes first in the last season."""


def moment(state: State) -> tuple[str, ...]:
    waits_for = state.task.ask if state.task else state.turn.stage
    first = IN_WINTER.get(waits_for, ()) if state.last_season else ()
    if state.journey and not state.task:
        return CARRYING
    return (*first, *(ASKED.get(waits_for) or STAGES[waits_for]))
