"""What stands on the tiles that can be upgraded, read off them and not out of the app's data."""

from dataclasses import dataclass

from companion.referee.counts import Counts


@dataclass(frozen=True)
class Printed:
    """What an upgrade costs, and the points before and after."""

    tile: str
    resources: Counts
    skill: str | None
    before: int
    after: int


def costing(tile: str, before: int, after: int, skill: str | None = None, **cost: int) -> Printed:
    return Printed(tile, Counts(cost), skill, before, after)


HOMES = (
    costing("home_1", 0, 5, wood=1, stone=1),
    costing("home_2", 0, 5, stone=1, iron=1),
    costing("home_3", 0, 5, wood=1, iron=1),
    costing("home_4", 0, 5, wood=1, stone=1),
    costing("home_5", 0, 5, stone=1, iron=1),
    costing("home_6", 0, 5, wood=1, iron=1),
)
SPRING = (
    costing("keywood", 0, 3, "saw"),
    costing("keystone_quarry", 0, 3, "pick_axe"),
    costing("key_mine", 0, 3, "anvil"),
    costing("woodcutter", 0, 3, "saw"),
    costing("quarryman", 0, 3, "pick_axe"),
    costing("miner", 0, 3, "anvil"),
    costing("gold_mine", 0, 3, stone=1, iron=1),
    costing("workshop", 0, 3, wood=1, iron=1),
    costing("stable", 0, 5, wood=1, iron=1),
    costing("peddler", 0, 0, gold=1),
    costing("apprentice_hall", 0, 3, wood=1, stone=1),
    costing("alehouse", 0, 0, wood=1, stone=1, iron=1),
)
SUMMER = (
    costing("store", 0, 3, gold=1),
    costing("mason", 0, 7, stone=3),
    costing("carpenter", 0, 7, wood=3),
    costing("smelter", 0, 7, iron=3),
    costing("tavern", 0, 0, wood=1, stone=1, iron=1),
    costing("brewer", 0, 3, stone=1, iron=1),
    costing("hiring_fair", 0, 5, wood=1, iron=1),
    costing("farrier", 0, 5, stone=2),
)
AUTUMN = (
    costing("timber_yard", 0, 0, "saw"),
    costing("stone_yard", 0, 0, "pick_axe"),
    costing("blacksmith", 0, 0, "anvil"),
    costing("barn", 0, 0, "saw"),
    costing("sawmill", 3, 10, wood=3),
    costing("forge", 3, 10, iron=3),
    costing("sculptor", 3, 10, stone=3),
    costing("goldsmith", 0, 7, gold=2),
    costing("well", 3, 7, wood=1, stone=1, iron=1),
    costing("fair", 0, 5, gold=1),
    costing("wainwright", 0, 5, stone=1, gold=1),
    costing("inn", 0, 0, "anvil", gold=1),
)
UPGRADABLE = (*HOMES, *SPRING, *SUMMER, *AUTUMN)
