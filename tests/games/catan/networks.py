"""Roads on the island, and a second, slow and simple way to find the longest of them."""

import random
from collections import defaultdict

from companion import data

BOARD = data.load("catan/board.json")
ENDS: dict[str, tuple[str, str]] = {
    path["id"]: (path["corners"][0], path["corners"][1]) for path in BOARD["paths"]
}
PATHS_AT: dict[str, list[str]] = defaultdict(list)
for _path, _corners in ENDS.items():
    for _corner in _corners:
        PATHS_AT[_corner].append(_path)
CORNERS = sorted(PATHS_AT)
NEIGHBOURS = {
    corner: {end for path in PATHS_AT[corner] for end in ENDS[path]} - {corner}
    for corner in CORNERS
}


def longest_by_brute_force(roads: set[str], rivals: set[str]) -> int:
    """Tries every trail from every corner, with no thought of where it might begin."""

    def from_here(corner: str, left: frozenset[str]) -> int:
        best = 0
        for path in PATHS_AT[corner]:
            if path in left:
                (end,) = set(ENDS[path]) - {corner}
                more = 0 if end in rivals else from_here(end, left - {path})
                best = max(best, 1 + more)
        return best

    return max((from_here(corner, frozenset(roads)) for corner in CORNERS), default=0)


def random_network(chance: random.Random, most: int = 15) -> tuple[set[str], set[str]]:
    """Connected roads, as a player lays them, and rivals' buildings here and there on them."""
    roads: set[str] = set()
    size = chance.randint(1, most)
    while len(roads) < size:
        if not roads or chance.random() < 0.05:
            roads.add(chance.choice(sorted(ENDS)))
            continue
        path = chance.choice(sorted(roads))
        end = chance.choice(ENDS[path])
        roads.add(chance.choice(PATHS_AT[end]))
    touched = sorted({corner for path in roads for corner in ENDS[path]})
    rivals: set[str] = set()
    for corner in chance.sample(touched, min(len(touched), chance.randint(0, 4))):
        if not NEIGHBOURS[corner] & rivals:
            rivals.add(corner)
    return roads, rivals


def is_trail(trail: tuple[str, ...], roads: set[str], rivals: set[str]) -> bool:
    """Whether these paths can be walked in this order, each once, never through a rival."""
    if len(set(trail)) != len(trail) or not set(trail) <= roads:
        return False
    places = set(ENDS[trail[0]]) if trail else set()
    for path in trail[1:]:
        places = {
            (set(ENDS[path]) - {corner}).pop()
            for corner in places
            if corner in ENDS[path] and corner not in rivals
        }
        if not places:
            return False
    return True
