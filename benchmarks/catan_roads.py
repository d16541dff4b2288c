"""The longest road beside catanatron's, on the same networks, one after the other in one run."""

import random
from time import perf_counter

from companion.games.catan.geometry import CORNER_NUMBER, PATH_NUMBER
from companion.games.catan.roads import length
from tests.games.catan import peer
from tests.games.catan.networks import random_network

NETWORKS = 3000
ROUNDS = 3


def measure() -> dict[str, float]:
    """Microseconds a network, the best of a few rounds each."""
    chance = random.Random(1)
    networks = [random_network(chance) for _ in range(NETWORKS)]
    # Both are given their own form beforehand: how a table keeps its roads is not measured.
    ours = [
        (sum(1 << PATH_NUMBER[path] for path in roads), sum(1 << CORNER_NUMBER[c] for c in rivals))
        for roads, rivals in networks
    ]
    theirs = [peer.board_of(roads, rivals) for roads, rivals in networks]
    taken: dict[str, list[float]] = {"companion": [], "catanatron": []}
    for _ in range(ROUNDS):
        began = perf_counter()
        for network in ours:
            length(*network)
        between = perf_counter()
        for board in theirs:
            peer.length_on(*board)
        ended = perf_counter()
        taken["companion"].append(between - began)
        taken["catanatron"].append(ended - between)
    return {name: min(times) / NETWORKS * 1e6 for name, times in taken.items()}
