"""The Settlers of Catan, the base game; made for three or four, and two may try it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from companion.games.catan import actions, board, facts, islands
from companion.games.catan.facts import RESOURCES
from companion.games.catan.hands import Bounded
from companion.games.catan.offers import corrections, offers
from companion.games.catan.score import FinalTable, score, score_table
from companion.games.catan.setup import CatanSetup, propose, set_up
from companion.games.catan.state import FOUNDING, PLAYING, SEATS, Holding, State
from companion.games.catan.turn import apply
from companion.referee.action import Action, TableAgrees
from companion.referee.choice import Pick
from companion.referee.game import Figure, Now, Player
from companion.referee.offer import Offer
from companion.referee.ruling import Outcome
from companion.referee.score import ScoreSheet


@dataclass(frozen=True, slots=True)
class Catan:
    id: str = "catan"
    rules: int = 1
    seats: range = SEATS
    setup_type: type[CatanSetup] = CatanSetup
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
        return islands.VARIANTS

    @property
    def kinds(self) -> Mapping[str, str]:
        return {
            "cards": "catan.resource",
            "gives": "catan.resource",
            "takes": "catan.resource",
            "resource": "catan.resource",
            "card": "catan.card",
            "terrain": "catan.terrain",
            "harbour": "catan.harbour",
            "thing": "catan.thing",
            "special": "catan.thing",
        }

    def propose(self, players: Sequence[Player], variant: str, pick: Pick) -> CatanSetup:
        return propose(players, variant, pick)

    def set_up(self, setup: CatanSetup) -> State:
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
        turn, task = state.turn, state.task
        founder = task.seat if task and turn.phase == FOUNDING else turn.seat
        return Now(
            seat=None if state.over else founder,
            phase=f"catan.phase.{_phase(state)}",
            turn=turn.number,
            round=(turn.number - 1) // len(state.players) + 1,
            asked=task.seat if task else None,
        )

    def reality(self, state: State) -> Sequence[Figure]:
        """What everybody may count: cards in hand, not their faces, and the bank."""
        hands = (
            Figure(
                seat,
                (
                    ("hand", state.hands.size(seat)),
                    ("development_cards", held.cards),
                    ("knights", held.knights),
                    ("points", board.visible_points(state, seat)),
                ),
            )
            for seat, held in enumerate(state.players)
        )
        bank = tuple(zip(RESOURCES, state.bank, strict=True))
        return [*hands, Figure(None, (*bank, ("development_cards", state.deck)))]

    def conserved(self, state: State) -> Mapping[str, int]:
        """Resource cards of each kind, as far as that can be said, and development cards."""
        hands = sum(state.hands.size(seat) for seat in state.seats)
        held = sum(held.cards + held.knights + held.revealed for held in state.players)
        return {
            "resource cards": sum(state.bank) + hands,
            "development cards": state.deck + held + state.used.total(),
        }

    def broken(self, state: State) -> str:
        return (
            _broken_cards(state)
            or _broken_places(state)
            or next(filter(None, map(_broken_holding, state.players)), "")
        )


def _phase(state: State) -> str:
    """Where trade and build are apart, the playing phase has two halves."""
    if state.turn.phase != PLAYING or state.rules.combined:
        return state.turn.phase
    return "building" if state.turn.built else "trading"


def _broken_cards(state: State) -> str:
    if min(*state.bank, state.deck) < 0:
        return "a pile below zero"
    if isinstance(state.hands, Bounded):
        spans = state.hands.spans
        if any(sum(span.least) > span.size or sum(span.most) < span.size for span in spans):
            return "a hand that cannot be"
        return ""
    if not state.hands.unseen:
        return "no possible hands"
    if any(min(hand) < 0 for world in state.hands.worlds() for hand in world):
        return "a possible hand below zero"
    worlds = list(state.hands.worlds())
    sizes = {tuple(map(sum, world)) for world in worlds}
    kinds = {tuple(map(sum, zip(*world, strict=True))) for world in worlds}
    return "" if len(sizes) == len(kinds) == 1 else "possible hands of different cards"


def _broken_places(state: State) -> str:
    roads = [path for held in state.players for path in held.roads]
    corners = [place for held in state.players for place in (*held.settlements, *held.cities)]
    if len(set(roads)) < len(roads) or len(set(corners)) < len(corners):
        return "two pieces on one place"
    held = state.players[state.turn.seat].cards
    # The winner may have shown a card bought just now.
    fits = state.turn.bought <= held or state.over
    return "" if fits else "more cards bought than held"


def _broken_holding(held: Holding) -> str:
    for piece, places in (
        (facts.ROAD, held.roads),
        (facts.SETTLEMENT, held.settlements),
        (facts.CITY, held.cities),
    ):
        if len(places) > facts.pieces(piece):
            return f"more than every {piece}"
        if tuple(sorted(places)) != places:
            return f"{piece} out of order"
    return "" if min(held.cards, held.knights, held.revealed) >= 0 else "cards below zero"


GAME = Catan()
