"""Dominion, first edition, two to four players."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.games.dominion import actions, facts, kingdoms
from companion.games.dominion.offers import corrections, offers
from companion.games.dominion.score import FinalTable, score, score_table
from companion.games.dominion.setup import SEATS, DominionSetup, propose, set_up
from companion.games.dominion.state import Holding, State
from companion.games.dominion.turn import apply
from companion.referee.action import Action, TableAgrees
from companion.referee.choice import Pick
from companion.referee.counts import Counts
from companion.referee.game import Figure, Now, Player
from companion.referee.offer import Offer
from companion.referee.ruling import Outcome
from companion.referee.score import ScoreSheet


@dataclass(frozen=True, slots=True)
class Dominion:
    id: str = "dominion"
    rules: int = 1
    seats: range = SEATS
    setup_type: type[DominionSetup] = DominionSetup
    state_type: type[State] = State
    table_type: type[FinalTable] = FinalTable
    action_types: tuple[type[Action], ...] = (
        *actions.OWN_TURN,
        *actions.ANSWERS,
        *actions.CORRECTIONS,
        TableAgrees,
    )

    @property
    def variants(self) -> tuple[str, ...]:
        return kingdoms.variants()

    @property
    def kinds(self) -> Mapping[str, str]:
        return {"card": "dominion.card", "cards": "dominion.card", "by": "dominion.card"}

    def propose(self, players: Sequence[Player], variant: str, pick: Pick) -> DominionSetup:
        return propose(players, variant, pick)

    def set_up(self, setup: DominionSetup) -> State:
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
            phase=f"dominion.phase.{turn.phase}",
            turn=sum(held.turns for held in state.players),
            round=state.players[turn.seat].turns,
            asked=state.task.seat if state.task else None,
        )

    def reality(self, state: State) -> Sequence[Figure]:
        """What everybody may count without looking at a card."""
        table = (facts.PROVINCE, state.supply[facts.PROVINCE]), ("trash", state.trash.total())
        decks = (
            Figure(seat, (("hand", held.hand.size), ("deck", held.deck.size)))
            for seat, held in enumerate(state.players)
        )
        return [*decks, Figure(None, table)]

    def conserved(self, state: State) -> Mapping[str, int]:
        """Every card of the set-up: in the supply, with a player, or trashed."""
        everywhere = state.trash.plus(state.supply)
        for held in state.players:
            everywhere = everywhere.plus(held.owned)
        return everywhere

    def broken(self, state: State) -> str:
        if any(left < 0 for left in state.supply.values()):
            return "a pile below zero"
        return next(filter(None, map(_broken_holding, state.players)), "")


def _broken_holding(held: Holding) -> str:
    zones = (held.hand, held.deck, held.discard)
    if sum(zone.size for zone in zones) + held.in_play.total() != held.owned.total():
        return "cards that are nowhere, or nobody's"
    if any(zone.loose < 0 or zone.size < 0 for zone in zones):
        return "a heap with more known cards than cards"
    known = held.in_play
    for zone in zones:
        known = known.plus(zone.sure)
    if not held.owned.holds(known):
        return "a known card that is not owned"
    return "" if held.deck.sure.holds(Counts.of(held.top)) else "a top card that is not in the deck"


GAME = Dominion()
