"""What the strip says of each player: only what everybody may know."""

from typing import Any

from companion.games.dominion.state import State
from companion.ui.widgets.players import PlayerCell
from companion.ui.widgets.signs import Amount


def cells(app: Any, match: Any) -> list[PlayerCell]:
    state: State = match.state
    totals = match.game.score(state).totals if app.settings.live_scores else None
    return [
        PlayerCell(
            name=player.name,
            colour=player.colour,
            figure=str(held.owned.total()),
            figure_icon="cards-outline",
            notes=(
                *((Amount(str(totals[seat]), icon="trophy-outline"),) if totals else ()),
                Amount(str(held.turns), icon="rotate-right"),
            ),
            has_turn=not state.over and state.turn.seat == seat,
        )
        for seat, (player, held) in enumerate(zip(match.setup.players, state.players, strict=True))
    ]
