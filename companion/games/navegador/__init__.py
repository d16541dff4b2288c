"""Navegador, two to five players, with the printed variant."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.games.navegador import actions, buildings, facts
from companion.games.navegador.corrections import corrections
from companion.games.navegador.offers import offers
from companion.games.navegador.score import FinalTable, score, score_table
from companion.games.navegador.setup import SEATS, VARIANTS, NavegadorSetup, propose, set_up
from companion.games.navegador.state import Holding, State
from companion.games.navegador.turn import apply
from companion.referee.action import Action, TableAgrees
from companion.referee.choice import Pick
from companion.referee.game import Figure, Now, Player
from companion.referee.offer import Offer
from companion.referee.ruling import Outcome
from companion.referee.score import ScoreSheet

_NAMED_BY = {
    "building": ("building",),
    "good": ("good",),
    "phase": ("phase",),
    "privilege": ("privilege", "privileges"),
    "region": ("region", "regions", "start", "to"),
    "space": ("space",),
    "step": ("step",),
    "thing": ("thing",),
}
"""Kinds of things, and the facts that name one."""


@dataclass(frozen=True, slots=True)
class Navegador:
    id: str = "navegador"
    rules: int = 1
    seats: range = SEATS
    variants: tuple[str, ...] = VARIANTS
    setup_type: type[NavegadorSetup] = NavegadorSetup
    state_type: type[State] = State
    table_type: type[FinalTable] = FinalTable
    action_types: tuple[type[Action], ...] = (
        *actions.OWN_TURN,
        *actions.ANSWERS,
        *actions.CORRECTIONS,
        TableAgrees,
    )

    @property
    def kinds(self) -> Mapping[str, str]:
        return {fact: f"navegador.{kind}" for kind, named in _NAMED_BY.items() for fact in named}

    def propose(self, players: Sequence[Player], variant: str, pick: Pick) -> NavegadorSetup:
        return propose(players, variant, pick)

    def set_up(self, setup: NavegadorSetup) -> State:
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
        turn = state.turn
        return Now(
            seat=None if state.over else turn.seat,
            phase=f"navegador.step.{turn.step}",
            turn=state.turns + (not state.over),
            round=(state.turns - state.over) // len(state.players) + 1,
            asked=turn.seat if state.asked else None,
        )

    def reality(self, state: State) -> Sequence[Figure]:
        sheets = (
            Figure(
                seat,
                (
                    ("cash", held.cash),
                    ("workers", held.workers),
                    ("ships", held.ships.total()),
                    ("colonies", held.colonies.total()),
                ),
            )
            for seat, held in enumerate(state.players)
        )
        return [*sheets, Figure(None, tuple(state.market.items()))]

    def conserved(self, state: State) -> Mapping[str, int]:
        """Discs, buildings, and the colonies that were turned up."""
        discs = sum(sea.disc for sea in state.seas) + sum(held.discs for held in state.players)
        rows = {
            row: state.row[row] + sum(buildings.owned(held, row) for held in state.players)
            for row in facts.buildings()
        }
        return {"discs": discs, **rows, **{good: _missing(state, good) for good in facts.goods()}}

    def broken(self, state: State) -> str:
        if any(left < 0 for left in (*state.row.values(), *state.gallery.values())):
            return "a row or the gallery below zero"
        if not all(1 <= row <= len(facts.market_rows()) for row in state.market.values()):
            return "a price marker beside its track"
        if any(sea.disc and sea.turned for sea in state.seas):
            return "colonies face up where nobody was"
        return next(filter(None, map(_broken_holding, state.players)), "")


def _missing(state: State, good: str) -> int:
    """The colonies of a good that were turned up and lie nowhere now."""
    seas = [sea for sea in state.seas if sea.good == good]
    owned = sum(held.colonies[good] for held in state.players)
    return sum(len(sea.turned) - len(sea.prices) for sea in seas) - owned


def _broken_holding(held: Holding) -> str:
    if held.cash < 0 or held.cash % facts.money_step():
        return "cash that no coins make"
    if not facts.least_workers() <= held.workers <= facts.most_workers():
        return "workers beside their track"
    if held.ships.total() > facts.most_ships() or min(held.ships.values(), default=0) < 0:
        return "more or less ships than a colour has"
    if any(not 0 <= count <= facts.most_of_a_kind() for count in held.privileges.values()):
        return "more privileges of a kind than anybody may have"
    return ""


GAME = Navegador()
