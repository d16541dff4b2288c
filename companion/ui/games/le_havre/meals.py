"""The end of a round, for each player: what is due, what is proposed, what is missing."""

from companion.games.le_havre.actions import Feed
from companion.games.le_havre.payment import proposal
from companion.games.le_havre.state import State
from companion.games.le_havre.turn import rounds


def proposed_meal(state: State, seat: int) -> Feed:
    """The cheapest payment; who has not enough gives everything and borrows the rest."""
    due = rounds.food_due(state, seat)
    cheapest = proposal(due.worth, due.purse, due.amount)
    return Feed(seat, cheapest.tokens if cheapest else due.everything())
