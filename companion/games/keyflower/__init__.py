"""Keyflower, two to six players, the base game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.games.keyflower import actions, census, facts
from companion.games.keyflower.corrections import corrections
from companion.games.keyflower.offers import offers
from companion.games.keyflower.score import FinalTable, score, score_table
from companion.games.keyflower.setup import VARIANTS, KeyflowerSetup, propose, set_up
from companion.games.keyflower.state import EXPANSION, REVEALING, State
from companion.games.keyflower.turn import apply
from companion.games.keyflower.turn.expansion import is_open
from companion.referee.action import Action, TableAgrees
from companion.referee.choice import Pick
from companion.referee.game import Figure, Now, Player
from companion.referee.offer import Offer
from companion.referee.ruling import Outcome
from companion.referee.score import ScoreSheet

_NAMED_BY = {
    "worker": ("worker", "workers", "wanted"),
    "skill": ("skill", "skills", "paid_skill"),
    "resource": ("resource", "resources", "cost"),
    "tile": ("tile", "tiles", "to", "beside"),
    "season": ("season",),
    "piece": ("piece", "pieces"),
}
"""Kinds of things, and the facts that name one."""


@dataclass(frozen=True, slots=True)
class Keyflower:
    id: str = "keyflower"
    rules: int = 1
    seats: range = facts.SEATS
    variants: tuple[str, ...] = VARIANTS
    setup_type: type[KeyflowerSetup] = KeyflowerSetup
    state_type: type[State] = State
    table_type: type[FinalTable] = FinalTable
    action_types: tuple[type[Action], ...] = (
        *actions.SEASON_START,
        *actions.OWN_TURN,
        *actions.CARRYING,
        *actions.SEASON_END,
        *actions.CORRECTIONS,
        TableAgrees,
    )

    @property
    def kinds(self) -> Mapping[str, str]:
        return {fact: f"keyflower.{kind}" for kind, named in _NAMED_BY.items() for fact in named}

    def propose(self, players: Sequence[Player], variant: str, pick: Pick) -> KeyflowerSetup:
        return propose(players, variant, pick)

    def set_up(self, setup: KeyflowerSetup) -> State:
        return set_up(setup)

    def offers(self, state: State) -> Sequence[Offer]:
        return offers(state)

    def corrections(self, state: State) -> Sequence[Offer]:
        return corrections(state)

    def apply(self, state: State, action: Action) -> Outcome:
        return apply(state, action)

    def score(self, state: State) -> ScoreSheet:
        return score(state)

    def score_table(self, table: FinalTable) -> ScoreSheet:
        return score_table(table)

    def now(self, state: State) -> Now:
        turn, asked = state.turn, _asked(state)
        phase = state.task.ask if state.task else "transport" if state.journey else turn.stage
        to_act = turn.seat if asked is None else asked
        return Now(
            seat=None if state.over else to_act,
            phase=f"keyflower.phase.{phase}",
            turn=turn.number + 1,
            round=facts.SEASONS.index(turn.season) + 1,
            asked=asked,
        )

    def reality(self, state: State) -> Sequence[Figure]:
        screens = (
            Figure(
                seat,
                (
                    ("workers", state.workers.spans[seat].size),
                    ("skills", state.skills.spans[seat].size),
                    ("tiles", len(held.owned)),
                    ("resources", sum(plot.resources.total() for plot in held.plots)),
                ),
            )
            for seat, held in enumerate(state.players)
        )
        middle = (
            ("bag", state.workers.pool.size),
            ("green", state.green),
            ("pile", state.skills.pool.size),
            *state.supply.items(),
        )
        return [*screens, Figure(None, middle)]

    def conserved(self, state: State) -> Mapping[str, int]:
        return census.conserved(state)

    def broken(self, state: State) -> str:
        return census.broken(state)


def _asked(state: State) -> int | None:
    """Who has to answer before anything else is done."""
    if state.task:
        return state.task.seat
    if state.journey:
        return state.turn.seat
    if state.turn.stage == EXPANSION:
        return next(seat for seat, held in enumerate(state.players) if held.won)
    if state.turn.stage == REVEALING:
        return next(seat for seat in state.seats if not is_open(state, seat))
    return None


GAME = Keyflower()
