"""How far a correction may go."""

from companion.games.le_havre import facts
from companion.games.le_havre.state import State

MOST_GOODS, MOST_CASH, MOST_LOANS = 200, 999, 99
"""More than anybody ever had; a slip of the finger is stopped, nothing else."""

TOWN, ASIDE, GONE, UNSEEN = "town", "aside", "gone", "unseen"
PILE_NAMES = tuple(f"pile_{number + 1}" for number in range(facts.PILES))
ON_STACK, ROUND_CARD = "stack", "round_card"
SHIP_PLACES = (ON_STACK, ROUND_CARD, GONE)


def cards_in_play(state: State) -> tuple[str, ...]:
    """The buildings that may be on this table."""
    players = len(state.players)
    basic = (
        *facts.start_buildings(state.variant, players),
        *facts.deck(state.variant, players),
    )
    special = facts.specials() if state.variant == facts.FULL else ()
    return tuple(card for card in facts.buildings() if card in basic or card in special)


def places_of(building: str) -> tuple[str, ...]:
    """Where a building may be that nobody owns."""
    if building == facts.STADIUM:
        return (*PILE_NAMES, ASIDE, TOWN, UNSEEN)
    if facts.building(building).special:
        return (TOWN, UNSEEN)
    return (TOWN, *PILE_NAMES)


def enterable(state: State) -> tuple[str, ...]:
    return tuple(card for card in state.built() if not facts.building(card).locked)


def wharves() -> tuple[str, ...]:
    return tuple(
        card.id for card in facts.buildings().values() if card.effect.get("kind") == "wharf"
    )


def most_turns(state: State) -> int:
    """How many turns this round has; the final phase has one for each player."""
    return len(state.players) if state.final else facts.turns_per_round()
