"""Each tile that scores by what one has: figures from the tile, worked out by hand."""

from typing import Any

import pytest

from companion.games.keyflower import facts
from companion.games.keyflower.final import FinalTile
from companion.referee.counts import Counts
from tests.games.keyflower.table import counts
from tests.games.keyflower.test_score import total, village
from tests.games.keyflower.tiles.printed import UPGRADABLE

STORED = (
    ("timber_yard", "wood", 2, 3),
    ("timber_yard", "gold", 2, 3),
    ("stone_yard", "stone", 2, 3),
    ("blacksmith", "iron", 2, 3),
    ("barn", "iron", 1, 2),
    ("barn", "gold", 1, 2),
)


@pytest.mark.parametrize(("tile", "kind", "basic", "upgraded"), STORED)
def test_storage_tiles_score_each_resource(tile: str, kind: str, basic: int, upgraded: int) -> None:
    four = Counts({kind: 4})
    assert total(village(FinalTile(tile, False, four))) == 4 * basic
    assert total(village(FinalTile(tile, True, four))) == 4 * upgraded


TAKING: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("apothecary", {"workers": counts(blue=6, green=5)}, 6),
    ("craftsmans_guild", {"workers": counts(blue=2, red=3, yellow=2, green=9)}, 6),
    ("village_hall", {"workers": counts(blue=2, green=4)}, 4),
    ("key_market", {"workers": counts(blue=2, green=4)}, 8),
    ("white_wind", {"workers": counts(blue=2, green=4)}, 6),
    ("key_guild", {"skills": counts(saw=6, anvil=5)}, 20),
    ("scribes", {"skills": counts(saw=6, anvil=2, pick_axe=3)}, 20),
    ("scholar", {"skills": counts(saw=6, anvil=2)}, 18),
    ("jeweller", {"resources": counts(gold=3, wood=1)}, 6),
    ("mercers_guild", {"resources": counts(wood=2, stone=1, gold=1)}, 5),
    ("mercers_guild", {"resources": counts(wood=2, stone=1, gold=3)}, 10),
    ("watermill", {"resources": counts(iron=3, stone=2, gold=1)}, 4),
    ("windmill", {"resources": counts(iron=3, stone=2, wood=4)}, 5),
    ("keythedral", {}, 12),
    ("ianvincible", {}, 5),
    ("flipper", {}, 7),
    ("keyflower", {}, 1),
    ("sea_bastion", {"loop": 2}, 2),
    ("sea_breese", {"joined": 1}, 2),
    ("turn_order_1", {"beside": 4}, 4),
    ("turn_order_2", {"beside": 3}, 3),
    ("turn_order_3", {"beside": 6}, 6),
    ("turn_order_4", {"beside": 1}, 1),
)


@pytest.mark.parametrize(("tile", "has", "points"), TAKING)
def test_tiles_that_take_things(tile: str, has: dict[str, Any], points: int) -> None:
    assert total(village(tile, **has)) == points


@pytest.mark.parametrize(("joined", "points"), [(0, 0), (1, 2), (2, 4), (3, 8), (4, 16), (5, 32)])
def test_sea_breese_by_a_number(joined: int, points: int) -> None:
    boats = ("sea_breese", "boat_1a", "boat_2a", "boat_3a", "boat_4a")
    assert total(village(*boats, joined=joined)) == points


def test_sea_bastion_by_a_number() -> None:
    tiles = ("sea_bastion", "keywood", "miner", "stable", "key_mine")
    assert total(village(*tiles, loop=4)) == 4


def test_no_tile_is_left_out() -> None:
    """What summer boats do stands with the rules they bend; each has two faces."""
    tried = {printed.tile for printed in UPGRADABLE} | {tile for tile, _, _ in TAKING}
    boats = {tile.id for tile in facts.tiles().values() if tile.is_summer_boat}
    assert tried | boats == set(facts.tiles())
    assert len(tried) + len(boats) // 2 == 64
