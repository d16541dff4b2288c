"""Keyflower's best assignment beside an integer programme, on the same positions in one run."""

import random
from statistics import quantiles
from time import perf_counter

from companion.games.keyflower.allocation import best
from tests.games.keyflower.positions import large_position
from tests.games.keyflower.programme import most_points

POSITIONS = 400
ROUNDS = 3


def measure() -> dict[str, float]:
    """Milliseconds a large position: the mean of the best of a few rounds each, and the 99th
    percentile."""
    chance = random.Random(1)
    positions = [large_position(chance) for _ in range(POSITIONS)]
    ours: list[float] = []
    theirs: list[float] = []
    for position in positions:
        taken: list[tuple[float, float]] = []
        for _ in range(ROUNDS):
            began = perf_counter()
            best(position)
            between = perf_counter()
            most_points(position)
            taken.append((between - began, perf_counter() - between))
        for times, column in ((ours, 0), (theirs, 1)):
            times.append(min(each[column] for each in taken) * 1e3)
    return {
        "companion": sum(ours) / POSITIONS,
        "companion, 99th percentile": quantiles(ours, n=100)[-1],
        "integer programme": sum(theirs) / POSITIONS,
        "integer programme, 99th percentile": quantiles(theirs, n=100)[-1],
    }
