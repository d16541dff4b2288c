"""Small positions beside every assignment there is: the points, and how simple the way is."""

import random

import pytest

from companion.games.keyflower.allocation import LOOSE, Position, best
from tests.games.keyflower.all_assignments import best_of_all
from tests.games.keyflower.positions import random_position

BATCHES, IN_A_BATCH, MOST_PIECES = 10, 20, 6


def small_positions(seed: int) -> list[Position]:
    chance = random.Random(seed)
    found: list[Position] = []
    while len(found) < IN_A_BATCH:
        position = random_position(chance, (5, 5, 5), 1)
        heaps = (position.resources, position.skills, position.workers)
        stored = sum(store.resources.total() for store in position.stores)
        if (
            sum(heap.total() for heap in heaps) + stored
            <= MOST_PIECES - position.purple - position.free_upgrade
        ):
            found.append(position)
    return found


@pytest.mark.parametrize("seed", range(BATCHES))
def test_no_assignment_is_better_or_simpler(seed: int) -> None:
    for position in small_positions(seed):
        found = best(position)
        laid = sum(
            place.pieces.total() if place.tile in position.faces else 0
            for place in found.places
            if place.tile not in (LOOSE, "white_wind")
        )
        stored = {store.tile for store in position.stores}
        purple_in_store = any(place.purple and place.tile in stored for place in found.places)
        assert (found.total, laid + purple_in_store) == best_of_all(position), position
