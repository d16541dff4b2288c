"""Tables to try rules on: a match of the first-game set, brought to where the rule bites."""

from companion.games.dominion import facts
from companion.games.dominion.actions import CorrectCards, CorrectPlaces
from companion.games.dominion.setup import DominionSetup
from companion.games.dominion.state import Holding, State
from companion.referee import registry
from companion.referee.action import Action
from companion.referee.match import Match
from companion.referee.ruling import Happening
from tests.games.dominion.real_table import PLAYERS

FIRST_GAME = facts.recommended_sets()["first_game"]
GAME = registry.game("dominion")


def setup(kingdom: tuple[str, ...] = FIRST_GAME, players: int = 3) -> DominionSetup:
    return DominionSetup(players=PLAYERS[:players], kingdom=kingdom)


def with_cards(*cards: str) -> tuple[str, ...]:
    """A kingdom that holds these cards."""
    others = [card for card in facts.kingdom_cards() if card not in cards]
    return (*cards, *others[: facts.KINGDOM_SIZE - len(cards)])


def holding_exactly(*hand: str, seat: int = 0, kingdom: tuple[str, ...] = ()) -> Match:
    """A match in which a player's whole possession is the given hand, for all to see."""
    made = Match(GAME, setup(kingdom or with_cards(*_kingdom_cards(hand))))
    give(made, seat, *hand)
    return made


def give(match: Match, seat: int, *hand: str) -> None:
    held = match.state.players[seat].owned
    for card in sorted(set(held) | set(hand)):
        match.do(CorrectCards(seat, card, hand.count(card)))
    match.do(CorrectPlaces(seat, len(hand), 0))


def _kingdom_cards(hand: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(card for card in hand if facts.card(card).kingdom))


def player(match: Match, seat: int = 0) -> Holding:
    state: State = match.state
    return state.players[seat]


def do(match: Match, *actions: Action) -> tuple[Happening, ...]:
    """Does them all and tells what followed from the last."""
    happenings: tuple[Happening, ...] = ()
    for action in actions:
        happenings = match.do(action).happenings
    return happenings


def told(happenings: tuple[Happening, ...]) -> list[str]:
    return [happening.what.removeprefix("dominion.") for happening in happenings]
