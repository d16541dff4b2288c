"""The piles on the table: what can be had from them, and when they end the game."""

from dataclasses import replace

from companion.games.dominion import facts
from companion.games.dominion.state import State
from companion.referee.counts import Piles
from companion.referee.ruling import Refusal


def lay_out(kingdom: tuple[str, ...], players: int) -> Piles:
    cards = (*facts.basic_cards(), *kingdom)
    return Piles({card: facts.pile_size(card, players) for card in cards})


def check_in_supply(supply: Piles, card: str) -> None:
    """Refuses a card that is not in this game, or of which none is left."""
    if card not in supply:
        raise Refusal("dominion.supply", "unknown" if card not in facts.cards() else "", card=card)
    if not supply[card]:
        raise Refusal("dominion.empty-pile", card=card)


def affordable(supply: Piles, most: int) -> tuple[str, ...]:
    """The cards that are left and cost at most so much."""
    return tuple(card for card, left in supply.items() if left and facts.card(card).cost <= most)


def empty_piles(supply: Piles) -> tuple[str, ...]:
    return tuple(card for card, left in supply.items() if not left)


def ends_the_game(supply: Piles) -> bool:
    return not supply[facts.PROVINCE] or len(empty_piles(supply)) >= facts.empty_piles_that_end()


def would_end(state: State, card: str) -> bool:
    """Whether taking this card makes the present turn the last one."""
    if card not in state.supply or not state.supply[card]:
        return False
    after = replace(state, supply=state.supply.add(card, -1))
    return ends_the_game(after.supply) and not ends_the_game(state.supply)
