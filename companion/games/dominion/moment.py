"""Which articles matter now, the most pressing first."""

from companion.games.dominion import facts
from companion.games.dominion.state import ACTIONS, BUYING, OVER, State

PHASES = {
    ACTIONS: ("dominion.actions", "dominion.action-cards", "dominion.phases", "dominion.turn"),
    BUYING: ("dominion.buys", "dominion.cost", "dominion.treasures", "dominion.turn"),
    OVER: ("dominion.score", "dominion.tie", "dominion.game-over"),
}


def moment(state: State) -> tuple[str, ...]:
    if state.task is None:
        return PHASES[state.turn.phase]
    attack = facts.card(state.task.card).is_a(facts.ATTACK)
    besides = ("dominion.attacks",) if attack else ("dominion.finish-card",)
    return (f"dominion.card.{state.task.card}", *besides, *PHASES[state.turn.phase])
