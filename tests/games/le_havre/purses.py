"""Random purses with something to pay out of them."""

import random
from collections.abc import Mapping

from companion.games.le_havre import facts
from companion.referee.counts import Counts

MOST_OF_A_KIND = (2, 6, 15)
MOST_DUE = 50


def random_due(
    chance: random.Random, most: int | None = None
) -> tuple[Mapping[str, int], Counts, int]:
    """Food or energy, what somebody has, and how much of it is due."""
    worth = chance.choice([facts.food_worth(), facts.energy_worth()])
    most = most or chance.choice(MOST_OF_A_KIND)
    purse = Counts({kind: chance.randint(0, most) for kind in worth})
    return worth, purse, chance.randint(0, min(MOST_DUE, 5 * most))
