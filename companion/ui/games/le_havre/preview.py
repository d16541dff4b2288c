"""What a visit would come to, tried out on a copy of the table before anybody confirms it."""

from collections.abc import Iterator

from companion.games.le_havre import visiting
from companion.games.le_havre.actions import Enter
from companion.games.le_havre.state import State
from companion.games.le_havre.table import Table
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Outcome


def entered(state: State, visit: Enter) -> Outcome:
    """The person stands inside, and what happens there by itself has happened."""
    table = Table(state)
    visiting.visit(table, visit.building, visit.fee)
    return table.outcome()


def carried_out(state: State, action: Action) -> Outcome:
    """One action inside the building that is in use, and nothing that follows from it."""
    table, card = Table(state), visiting.card_in_use(state)
    doing = visiting.effect_of(card.id).doing or {}
    doing[type(action)](table, card, action)
    return table.outcome()


def options(state: State) -> tuple[Offer, ...]:
    """What can be chosen inside the building that is in use."""
    card = visiting.card_in_use(state)
    return tuple(visiting.effect_of(card.id).options(state, card))


def changes(before: Counts, after: Counts) -> Iterator[tuple[str, int, int]]:
    """Of what there is more or less than before: kind, before, after."""
    for kind in dict.fromkeys((*before, *after)):
        if before[kind] != after[kind]:
            yield kind, before[kind], after[kind]
