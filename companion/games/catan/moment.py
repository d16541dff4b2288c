"""Which articles matter now, the most pressing first."""

from companion.games.catan.state import (
    DISCARD,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FOUNDING,
    FREE_ROAD,
    MOVE_ROBBER,
    OVER,
    PLAYING,
    ROLLING,
    STEAL,
    State,
)

ASKED = {
    FOUND_SETTLEMENT: ("catan.founding", "catan.distance-rule"),
    FOUND_ROAD: ("catan.founding", "catan.roads"),
    DISCARD: ("catan.discard", "catan.seven"),
    MOVE_ROBBER: ("catan.robber", "catan.stealing"),
    STEAL: ("catan.stealing", "catan.robber"),
    FREE_ROAD: ("catan.card.road_building", "catan.roads"),
}
PHASES = {
    FOUNDING: ("catan.founding", "catan.distance-rule", "catan.set-up"),
    ROLLING: ("catan.roll", "catan.production", "catan.one-card", "catan.turn"),
    PLAYING: ("catan.costs", "catan.trade", "catan.maritime-trade", "catan.phases", "catan.turn"),
    OVER: ("catan.victory", "catan.points", "catan.game-over"),
}


def moment(state: State) -> tuple[str, ...]:
    asked = ASKED[state.task.ask] if state.task else ()
    return tuple(dict.fromkeys((*asked, *PHASES[state.turn.phase])))
