"""The cheapest payment beside an integer programme, on the same purses, in one run."""

import random
from time import perf_counter

from companion.games.le_havre import payment
from tests.games.le_havre import programme
from tests.games.le_havre.purses import random_due

PURSES = 2000
ROUNDS = 3


def measure() -> dict[str, float]:
    """Microseconds a payment, the best of a few rounds each."""
    chance = random.Random(1)
    dues = [random_due(chance) for _ in range(PURSES)]
    taken: dict[str, list[float]] = {"companion": [], "integer programme": []}
    for _ in range(ROUNDS):
        began = perf_counter()
        for due in dues:
            payment.proposal(*due)
        between = perf_counter()
        for due in dues:
            programme.cheapest(*due)
        ended = perf_counter()
        taken["companion"].append(between - began)
        taken["integer programme"].append(ended - between)
    return {name: min(times) / PURSES * 1e6 for name, times in taken.items()}
