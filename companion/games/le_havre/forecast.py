"""What the coming rounds will ask of each player: everything about it is public."""

from dataclasses import dataclass

from companion.games.le_havre import dues, facts
from companion.games.le_havre.state import State
from companion.games.le_havre.turn import rounds


@dataclass(frozen=True, slots=True)
class Demand:
    """The food due at the end of a round, what the ships bring of it, and what is left to pay."""

    round: int
    food: int
    ships: int

    @property
    def due(self) -> int:
        return max(0, self.food - self.ships)


def demands(state: State, seat: int) -> tuple[Demand, ...]:
    """This round and all that follow, with the ships a player has now."""
    ships = rounds.ship_food(state, seat)
    coming = enumerate(state.rounds[state.round - 1 :], state.round)
    return tuple(Demand(number, card.food, ships) for number, card in coming)


def food_in_hand(state: State, seat: int) -> int:
    """Everything that can be eaten, francs included."""
    purse = state.players[seat].purse
    return dues.worth_of({kind: purse[kind] for kind in facts.food_worth()}, facts.food_worth())


def energy_in_hand(state: State, seat: int) -> int:
    goods = state.players[seat].goods
    return dues.worth_of({kind: goods[kind] for kind in facts.energy_worth()}, facts.energy_worth())
