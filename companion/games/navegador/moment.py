"""Which articles matter now, the most pressing first."""

from companion.games.navegador import facts
from companion.games.navegador.state import CARD, CHART, MOVE, OVER, SLOTS, TURN_UP, State

ASKED = {
    TURN_UP: "navegador.colony-stacks",
    CHART: "navegador.privilege-chart",
    SLOTS: "navegador.player-sheet",
}
STEPS = {
    MOVE: ("navegador.rondel", "navegador.card", "navegador.turn"),
    CARD: ("navegador.card", "navegador.sailing", "navegador.exploring"),
    OVER: ("navegador.score", "navegador.king", "navegador.tie"),
    facts.SAILING: ("navegador.sailing", "navegador.exploring", "navegador.sea-chart"),
    facts.WORKERS: ("navegador.workers", "navegador.recruiting-limit"),
    facts.MARKET: ("navegador.market",),
    facts.COLONY: ("navegador.colony", "navegador.colony-stacks"),
    facts.PRIVILEGE: ("navegador.privilege", "navegador.player-sheet", "navegador.gallery"),
    facts.SHIPS: ("navegador.ships", "navegador.recruiting-limit"),
    facts.BUILDINGS: ("navegador.buildings", "navegador.printed-prices"),
}


def moment(state: State) -> tuple[str, ...]:
    asked = (ASKED[state.asked.reading], "navegador.ask-the-board") if state.asked else ()
    return (*asked, *STEPS[state.turn.step])
