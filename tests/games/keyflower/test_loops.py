"""Sea Bastion's best route: known shapes, and every set of links in small random villages."""

import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

import pytest

from companion.games.keyflower.loops import Roads, best_route, on_loops

STEPS = ((0, 1), (-1, 1), (1, 0))
Link = tuple[str, str]


def roads_of(links: Sequence[Link]) -> Roads:
    tiles = dict.fromkeys(tile for link in links for tile in link)
    return {
        tile: [other for link in links if tile in link for other in link if other != tile]
        for tile in tiles
    }


def ring(names: str) -> list[Link]:
    return list(pairwise(names + names[0]))


def random_links(chance: random.Random, tiles: int, density: float) -> list[Link]:
    """A patch of hexes that grew at random, and some of the links between neighbours."""
    places = [(0, 0)]
    while len(places) < tiles:
        q, r = chance.choice(places)
        dq, dr = chance.choice([*STEPS, *((-a, -b) for a, b in STEPS)])
        if (q + dq, r + dr) not in places:
            places.append((q + dq, r + dr))
    beside = [
        (f"{q},{r}", f"{q + dq},{r + dr}")
        for q, r in places
        for dq, dr in STEPS
        if (q + dq, r + dr) in places
    ]
    return [link for link in beside if chance.random() < density]


def closed_routes(links: Sequence[Link]) -> Iterator[set[str]]:
    """The tiles of every choice of links that is a closed route."""
    for count in range(1, len(links) + 1):
        for chosen in combinations(links, count):
            ends = Counter(tile for link in chosen for tile in link)
            if not any(number % 2 for number in ends.values()) and hang_together(chosen):
                yield set(ends)


def hang_together(links: Sequence[Link]) -> bool:
    reached = set(links[0])
    for _ in links:
        reached |= {tile for link in links if reached & set(link) for tile in link}
    return all(set(link) <= reached for link in links)


def check_walk(links: Sequence[Link], route: Sequence[str]) -> None:
    steps = [frozenset(step) for step in zip(route, [*route[1:], *route[:1]], strict=True)]
    assert len(set(steps)) == len(steps)
    assert set(steps) <= {frozenset(link) for link in links}


def test_without_a_loop_there_is_no_route() -> None:
    assert best_route(roads_of([("a", "b"), ("b", "c")])) == ()
    assert best_route({"a": ()}) == ()


def test_a_ring_is_the_route() -> None:
    assert len(best_route(roads_of(ring("abcd")))) == 4


def test_a_dead_end_does_not_count() -> None:
    assert set(best_route(roads_of([*ring("abc"), ("c", "d")]))) == set("abc")


def test_two_rings_with_a_tile_in_common_are_one_route() -> None:
    links = [*ring("abc"), *ring("cde")]
    route = best_route(roads_of(links))
    assert set(route) == set("abcde")
    check_walk(links, route)


def test_two_rings_joined_by_one_road_are_two_routes() -> None:
    links = [*ring("abcd"), ("d", "e"), *ring("efg")]
    assert set(best_route(roads_of(links))) == set("abcd")
    assert on_loops(roads_of(links)) == set("abcdefg")


def test_a_chord_does_not_make_a_route_longer() -> None:
    assert len(set(best_route(roads_of([*ring("abcdef"), ("a", "d")])))) == 6


@pytest.mark.parametrize("seed", range(60))
def test_no_closed_route_passes_more_tiles(seed: int) -> None:
    chance = random.Random(seed)
    links = random_links(chance, chance.randint(3, 9), chance.choice((0.6, 0.8, 1)))[:13]
    route = best_route(roads_of(links))
    routes = list(closed_routes(links))
    assert len(set(route)) == max(map(len, routes), default=0)
    assert on_loops(roads_of(links)) == set().union(*routes)
    if route:
        check_walk(links, route)


def test_a_large_village_does_not_keep_anybody_waiting() -> None:
    """Far more than is ever built: 30 tiles with every link there can be."""
    links = random_links(random.Random(5), 30, 1)
    began = time.process_time()
    route = best_route(roads_of(links))
    check_walk(links, route)
    assert time.process_time() - began < 5
