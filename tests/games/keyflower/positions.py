"""Random end positions: what a player might have to assign, under any rulings."""

import random
from dataclasses import fields

from companion.games.keyflower import facts
from companion.games.keyflower.allocation import TAKING, Position, Store
from companion.games.keyflower.rulings import DEFAULT, Rulings
from companion.referee.counts import Counts

STORES = ("barn", "blacksmith", "stone_yard", "timber_yard")
OF_THE_ALLOCATION = (
    "storage_stays",
    "free_if_unfit",
    "any_is_gold",
    "purple_may_be_gold",
    "several_gold",
)


def heap(chance: random.Random, kinds: tuple[str, ...], count: int) -> Counts:
    return Counts.of(chance.choice(kinds) for _ in range(count))


def rulings(chance: random.Random) -> Rulings:
    """Half of them the usual ones, the others anything."""
    if chance.random() < 0.5:
        return DEFAULT
    known = {each.name for each in fields(Rulings)}
    assert known.issuperset(OF_THE_ALLOCATION)
    return Rulings(**{name: chance.random() < 0.5 for name in OF_THE_ALLOCATION})


def store(chance: random.Random, tile: str, most: int) -> Store:
    before, after = facts.tiles()[tile].faces
    resources = heap(chance, facts.RESOURCES, chance.randint(0, most))
    if chance.random() < 0.5:
        return Store(tile, str(after.stores), after.each, resources)
    return Store(tile, str(before.stores), before.each, resources, after.each)


def faces(tiles: tuple[str, ...]) -> dict[str, facts.Face]:
    return {tile: facts.tiles()[tile].faces[0] for tile in tiles}


def random_position(
    chance: random.Random, most: tuple[int, int, int] = (30, 15, 25), stored: int = 6
) -> Position:
    """Up to so many resources, skills and workers, and so many resources on a storage tile."""
    resources, skills, workers = (chance.randint(0, each) for each in most)
    flipper = chance.random() < 0.3
    owned = tuple(tile for tile in TAKING if chance.random() < 0.6)
    stores = tuple(tile for tile in STORES if chance.random() < 0.4)
    gains = (("stable", 5), ("carpenter", 7), ("peddler", 0))
    return Position(
        faces(tuple(tile for tile in owned if not (flipper and tile == "white_wind"))),
        heap(chance, facts.RESOURCES, resources),
        heap(chance, facts.SKILLS, skills),
        heap(chance, facts.COLOURS, workers),
        tuple(store(chance, tile, stored) for tile in stores),
        {tile: gain for tile, gain in gains if chance.random() < 0.3},
        purple=chance.random() < 0.4,
        free_upgrade=flipper,
        any_resource=chance.random() < 0.3,
        rulings=rulings(chance),
    )


def large_position(chance: random.Random) -> Position:
    """30 resources, 15 skills and 25 workers, all winter tiles, and something in store."""
    stores = tuple(store(chance, tile, 3) for tile in STORES)
    return Position(
        faces(TAKING),
        heap(chance, facts.RESOURCES, 30),
        heap(chance, facts.SKILLS, 15),
        heap(chance, facts.COLOURS, 25),
        stores,
        purple=chance.random() < 0.5,
        any_resource=chance.random() < 0.25,
        rulings=rulings(chance),
    )
