"""Which articles matter now, the most pressing first."""

from companion.games.le_havre.state import (
    DONE,
    FEEDING,
    INTEREST,
    MAIN,
    OVER,
    SUPPLY,
    TOWN,
    USING,
    State,
)

STEPS = {
    SUPPLY: ("le_havre.supply-action", "le_havre.supply-tiles", "le_havre.turn"),
    INTEREST: ("le_havre.interest", "le_havre.loan", "le_havre.sell"),
    MAIN: ("le_havre.turn", "le_havre.offer", "le_havre.use-building", "le_havre.buy"),
    USING: ("le_havre.use-building", "le_havre.entry-fee", "le_havre.must-act"),
    DONE: ("le_havre.turn", "le_havre.buy", "le_havre.sell", "le_havre.repay"),
    FEEDING: ("le_havre.feeding", "le_havre.food", "le_havre.loan", "le_havre.round-end"),
    TOWN: ("le_havre.town-builds", "le_havre.special-buildings", "le_havre.round-end"),
    OVER: ("le_havre.score", "le_havre.tie", "le_havre.game-over"),
}


def moment(state: State) -> tuple[str, ...]:
    return STEPS[state.turn.step]
