"""Which articles matter now, the most pressing first."""

from companion.games.keyflower.state import (
    EXPANSION,
    FILL_BOAT,
    LAY_OUT,
    OVER,
    PLAY,
    REVEALING,
    TAKE_BOAT,
    State,
)

WAITS_FOR = {
    LAY_OUT: ("keyflower.season", "keyflower.set-up"),
    FILL_BOAT: ("keyflower.boat-supply", "keyflower.bag", "keyflower.season"),
    PLAY: (
        *("keyflower.turn", "keyflower.bid", "keyflower.use", "keyflower.use-cost"),
        *("keyflower.colour", "keyflower.losing-group", "keyflower.pass"),
    ),
    TAKE_BOAT: ("keyflower.boat-choice", "keyflower.turn-order", "keyflower.start-player"),
    EXPANSION: ("keyflower.expansion", "keyflower.edges", "keyflower.season-end"),
    REVEALING: ("keyflower.end-scoring", "keyflower.purple-scoring"),
    OVER: ("keyflower.end-scoring", "keyflower.allocation", "keyflower.tie"),
}
IN_WINTER = {LAY_OUT: ("keyflower.winter-choice",), PLAY: ("keyflower.winter-tiles",)}
"""What comes first in the last season."""

CARRYING = ("keyflower.transport", "keyflower.roads", "keyflower.upgrade", "keyflower.upgradable")


def moment(state: State) -> tuple[str, ...]:
    if state.journey:
        return CARRYING
    waits_for = state.task.ask if state.task else state.turn.stage
    rules = WAITS_FOR[waits_for]
    if not state.last_season:
        return rules
    return (*IN_WINTER.get(waits_for, ()), *rules, *_boats_to_keep(state))


def _boats_to_keep(state: State) -> tuple[str, ...]:
    """In winter a boat is taken for its points, so each that is left is of interest."""
    if state.task is None or state.task.ask != TAKE_BOAT:
        return ()
    return tuple(f"keyflower.tile.{boat.tile}" for boat in state.boats if not boat.taken)
