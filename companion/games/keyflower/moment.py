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
    LAY_OUT: ("keyflower.season", "keyflower.set-up", "keyflower.winter-choice"),
    FILL_BOAT: ("keyflower.boat-supply", "keyflower.bag"),
    TAKE_BOAT: ("keyflower.boat-choice", "keyflower.turn-order", "keyflower.season-end"),
}
CARRYING = ("keyflower.transport", "keyflower.roads", "keyflower.upgrade", "keyflower.upgradable")
STAGES = {
    LAYING_OUT: ("keyflower.season",),
    PLAY: (
        *("keyflower.turn", "keyflower.bid", "keyflower.use", "keyflower.use-cost"),
        *("keyflower.colour", "keyflower.losing-group", "keyflower.pass"),
    ),
    BOATS: ("keyflower.boat-choice",),
    EXPANSION: ("keyflower.expansion", "keyflower.edges", "keyflower.village"),
    REVEALING: ("keyflower.end-scoring", "keyflower.hidden"),
    OVER: ("keyflower.end-scoring", "keyflower.allocation", "keyflower.tie"),
}


def moment(state: State) -> tuple[str, ...]:
    if state.task:
        return ASKED[state.task.ask]
    return CARRYING if state.journey else STAGES[state.turn.stage]
