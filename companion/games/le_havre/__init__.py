"""Le Havre, one to five players, full and short."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from companion.games.le_havre import actions, facts
from companion.games.le_havre.corrections import corrections
from companion.games.le_havre.facts import FRANC
from companion.games.le_havre.offers import offers
from companion.games.le_havre.score import FinalTable, score, score_table
from companion.games.le_havre.setup import SEATS, VARIANTS, LeHavreSetup, propose, set_up
from companion.games.le_havre.state import MAIN, Holding, State
from companion.games.le_havre.turn import apply
from companion.referee.action import Action, TableAgrees
from companion.referee.choice import Pick
from companion.referee.game import Figure, Now, Player
from companion.referee.offer import Offer
from companion.referee.ruling import Outcome
from companion.referee.score import ScoreSheet

_NAMED_BY = {
    "building": ("building",),
    "good": ("good", "goods", "paid", "energy", "gives"),
    "place": ("place",),
    "ship": ("ship",),
    "ship_type": ("ship_type",),
    "thing": ("thing",),
    "tile": ("tile",),
}
"""Kinds of things, and the facts that name one."""


@dataclass(frozen=True, slots=True)
class LeHavre:
    id: str = "le_havre"
    rules: int = 1
    seats: range = SEATS
    variants: tuple[str, ...] = VARIANTS
    setup_type: type[LeHavreSetup] = LeHavreSetup
    state_type: type[State] = State
    table_type: type[FinalTable] = FinalTable
    action_types: tuple[type[Action], ...] = (
        *actions.OWN_TURN,
        *actions.ANSWERS,
        *actions.INSIDE,
        *actions.CORRECTIONS,
        TableAgrees,
    )

    @property
    def kinds(self) -> Mapping[str, str]:
        return {fact: f"le_havre.{kind}" for kind, named in _NAMED_BY.items() for fact in named}

    def propose(self, players: Sequence[Player], variant: str, pick: Pick) -> LeHavreSetup:
        return propose(players, variant, pick)

    def set_up(self, setup: LeHavreSetup) -> State:
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
            phase=f"le_havre.step.{'final' if state.final and turn.step == MAIN else turn.step}",
            turn=(state.round - 1) * facts.turns_per_round() + turn.number,
            round=min(state.round, len(state.rounds)),
            asked=state.waiting[0] if state.waiting else None,
        )

    def reality(self, state: State) -> Sequence[Figure]:
        sheets = (
            Figure(seat, ((FRANC, held.cash), ("loans", held.loans), *sorted(held.goods.items())))
            for seat, held in enumerate(state.players)
        )
        return [*sheets, Figure(None, tuple(state.offers.items()))]

    def conserved(self, state: State) -> Mapping[str, int]:
        """All goods and francs, less what the bank gave out, and every card there is."""
        kinds = (*facts.goods(), FRANC)
        there = {
            kind: state.offers[kind] + sum(held.purse[kind] for held in state.players)
            for kind in kinds
        }
        balance = {kind: there[kind] - state.ledger[kind] for kind in kinds}
        return {**balance, "basic": sum(card in facts.basics() for card in _laid(state))}

    def broken(self, state: State) -> str:
        cards = [*_laid(state)]
        if len(set(cards)) != len(cards):
            return "a card in two places"
        if any(count < 0 for count in state.offers.values()):
            return "an offer below zero"
        known = [tile for tile in state.tiles if tile]
        if len(set(known)) != len(known):
            return "a supply tile in two places"
        if state.aside and () in state.piles:
            return "a building waits beside an empty proposal"
        return next(filter(None, (_broken_holding(state, held) for held in state.players)), "")


def _laid(state: State) -> Iterator[str]:
    """Every card that lies somewhere."""
    for cards in (*state.piles, *state.stacks, state.town, state.aside, state.gone):
        yield from cards
    for held in state.players:
        yield from held.buildings
        yield from held.ships


def _broken_holding(state: State, held: Holding) -> str:
    if held.cash < 0 or held.loans < 0 or any(count < 0 for count in held.goods.values()):
        return "less than nothing"
    if any(good not in facts.goods() for good in held.goods):
        return "goods nobody knows"
    if held.disc is not None and held.disc not in state.built():
        return "a person in a building that is not there"
    return ""


GAME = LeHavre()
