"""The score sheet: figures worked out by hand, drawn villages, and what a table tells."""

from dataclasses import replace
from typing import Any

import pytest

from companion.games.keyflower import GAME, facts
from companion.games.keyflower.allocation import Fixed, Laid
from companion.games.keyflower.final import FinalTable, FinalTile, FinalVillage
from companion.games.keyflower.rulings import Rulings
from companion.games.keyflower.score import assign_table, count_table
from companion.games.keyflower.village import CENTRE, Place
from companion.referee import codec
from companion.referee.counts import Counts
from companion.referee.score import ScoreSheet
from companion.words import LANGUAGES, Words
from tests.games.keyflower.table import PLAYERS, counts
from tools.make_locale import collect

HOME = FinalTile("home_1", at=CENTRE)
BEN = FinalVillage(PLAYERS[1], (FinalTile("home_2"),))


def told(tile: str, upgraded: bool = False, **resources: int) -> FinalTile:
    return FinalTile(tile, upgraded, Counts(resources))


def village(*tiles: FinalTile | str, **fields: Any) -> FinalVillage:
    """Anna's village with home 1, nothing drawn."""
    entries = tuple(told(tile) if isinstance(tile, str) else tile for tile in tiles)
    return replace(FinalVillage(PLAYERS[0], (told("home_1"), *entries)), **fields)


def sheet(anna: FinalVillage, **fields: Any) -> ScoreSheet:
    return GAME.score_table(replace(FinalTable((anna, BEN)), **fields))


def total(anna: FinalVillage, **fields: Any) -> int:
    return sheet(anna, **fields).totals[0]


def drawn(*tiles: FinalTile) -> FinalVillage:
    return FinalVillage(PLAYERS[0], (HOME, *tiles))


def line(scored: ScoreSheet, name: str) -> int:
    return next(line.points[0] for line in scored.lines if line.what == f"keyflower.score.{name}")


def test_a_bare_home_scores_nothing() -> None:
    assert sheet(village()).totals == (0, 0)


def test_a_whole_village() -> None:
    """Printed 5 + 3 + 10 + 12, in store 6, resources 10 + 4, skills 10, workers 6, loose gold 0,
    the boat's capacity 2 + 4, and 3 tiles beside a turn order tile."""
    anna = FinalVillage(
        PLAYERS[0],
        (
            told("home_1", upgraded=True),
            told("keywood", upgraded=True),
            told("sawmill", upgraded=True),
            told("keythedral"),
            told("timber_yard", wood=2, gold=1),
            told("mercers_guild"),
            told("jeweller"),
            told("scribes"),
            told("key_market"),
            told("wainwright"),
            told("keyflower"),
            told("turn_order_1"),
        ),
        counts(wood=2, stone=2, iron=2, gold=2),
        counts(saw=1, anvil=1, pick_axe=1),
        counts(green=3),
        beside=3,
    )
    scored = sheet(anna)
    assert [line.points[0] for line in scored.lines] == [30, 6, 14, 10, 6, 0, 6, 3]
    assert scored.totals[0] == 75


@pytest.mark.parametrize("tile", [tile for tile in facts.tiles().values() if tile.can_be_upgraded])
def test_every_face_is_worth_what_is_printed(tile: facts.Tile) -> None:
    """Homes, and the tiles of spring, summer and autumn."""
    for upgraded in (False, True):
        lying = told(tile.id, upgraded)
        home = tile.season == facts.HOME
        anna = replace(village(), tiles=(lying,)) if home else village(lying)
        other = replace(BEN, tiles=(told("home_2" if tile.id != "home_2" else "home_3"),))
        scored = GAME.score_table(FinalTable((anna, other)))
        assert scored.totals[0] == tile.face(upgraded).points


@pytest.mark.parametrize(
    ("tile", "kind"),
    [
        ("barn", "iron"),
        ("blacksmith", "iron"),
        ("stone_yard", "stone"),
        ("timber_yard", "wood"),
        ("timber_yard", "gold"),
    ],
)
def test_storage_tiles_score_each_resource(tile: str, kind: str) -> None:
    each = [face.each for face in facts.tiles()[tile].faces]
    assert total(village(FinalTile(tile, False, Counts({kind: 4})))) == 4 * each[0]
    assert total(village(FinalTile(tile, True, Counts({kind: 4})))) == 4 * each[1]


@pytest.mark.parametrize(
    ("tile", "has", "points"),
    [
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
    ],
)
def test_tiles_that_take_things(tile: str, has: dict[str, object], points: int) -> None:
    assert total(village(tile, **has)) == points


def test_white_wind_counts_what_scores_nowhere_else() -> None:
    workers = counts(green=2, blue=3)
    assert total(village("white_wind", "key_market", workers=workers)) == 4 + 3


def test_boat_2b_doubles_what_the_keyflower_counts() -> None:
    assert total(village("keyflower", "stable")) == 1 + 2
    assert total(village("keyflower", "stable", "boat_2b")) == 2 * (1 + 2)


def test_the_flipper_upgrades_what_brings_the_most() -> None:
    scored = sheet(village("flipper", "goldsmith", "keywood"))
    assert (scored.totals[0], line(scored, "printed"), line(scored, "boat")) == (9, 7, 2)


def test_the_purple_worker_belongs_to_one_seat() -> None:
    anna = village("key_market", workers=counts(green=1))
    assert (total(anna), total(anna, purple=0), total(anna, purple=1)) == (2, 4, 2)


@pytest.mark.parametrize(("joined", "points"), [(0, 0), (1, 2), (2, 4), (3, 8), (4, 16), (5, 32)])
def test_sea_breese_by_a_number(joined: int, points: int) -> None:
    boats = ("sea_breese", "boat_1a", "boat_2a", "boat_3a", "boat_4a")
    assert total(village(*boats, joined=joined)) == points


def test_sea_bastion_by_a_number() -> None:
    tiles = ("sea_bastion", "keywood", "miner", "stable", "key_mine")
    assert total(village(*tiles, loop=4)) == 4


# Drawn villages: the water of home 1 is below, roads all around.


def test_sea_breese_in_a_drawn_village() -> None:
    chain = drawn(
        FinalTile("boat_1a", at=Place(0, 1)),
        FinalTile("sea_breese", at=Place(0, 2)),
    )
    assert total(chain) == 4


def test_sea_breese_that_is_not_joined_scores_nothing() -> None:
    turned = drawn(
        FinalTile("boat_1a", at=Place(0, 1)),
        FinalTile("sea_breese", at=Place(0, 2, 1)),
    )
    assert total(turned) == 0
    apart = drawn(FinalTile("boat_1a", at=Place(0, 1)), FinalTile("sea_breese", at=Place(1, 1)))
    assert total(apart) == 0


RING = (
    FinalTile("woodcutter", at=Place(0, -1, 5)),
    FinalTile("miner", at=Place(1, -1, 1)),
    FinalTile("sea_bastion", at=Place(0, 1)),
)
"""Woodcutter above the home and Miner upper right of it: each joined to both others by road."""


def test_sea_bastion_in_a_drawn_village() -> None:
    assert total(drawn(*RING)) == 3
    dead_end = FinalTile("key_mine", at=Place(-1, 0, 3))
    assert total(drawn(*RING, dead_end)) == 3


def test_sea_bastion_needs_roads_on_both_sides() -> None:
    turned = replace(RING[0], at=Place(0, -1, 0))
    assert total(drawn(turned, *RING[1:])) == 0


def test_a_turn_order_tile_counts_all_tiles_beside_it() -> None:
    anna = drawn(
        FinalTile("turn_order_1", at=Place(1, -1, 4)),
        FinalTile("boat_1a", at=Place(0, -1)),
        FinalTile("keywood", at=Place(1, 0)),
    )
    assert total(anna) == 3
    assert total(anna, rulings=Rulings(any_edge_adjoins=False)) == 1


def test_numbers_of_a_drawn_village_are_not_asked() -> None:
    alone = replace(drawn(FinalTile("sea_bastion", at=Place(0, 1))), loop=2)
    assert total(alone) == 0


# The sheet


def test_equal_points_share_the_place() -> None:
    scored = sheet(village())
    assert scored.ranks == (1, 1)
    assert scored.tie_break is not None
    assert scored.tie_break.what == "keyflower.tie"
    assert sheet(village("keythedral")).tie_break is None


def rich_village() -> FinalVillage:
    """Something on every line of the sheet."""
    anna = village(
        "windmill",
        "scholar",
        "village_hall",
        "flipper",
        told("barn", wood=3),
        "turn_order_1",
        beside=2,
    )
    return replace(
        anna,
        resources=counts(wood=7, gold=2),
        skills=counts(saw=2),
        workers=counts(red=3),
    )


def test_every_point_has_a_reason() -> None:
    scored = sheet(rich_village(), purple=0)
    assert all(sum(line.points) for line in scored.lines)
    for each in scored.lines:
        told_points = [reason.fact("points") or reason.fact("count") for reason in each.reasons]
        assert sum(points for points in told_points if isinstance(points, int)) == sum(each.points)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    words, reasons = Words(language), set[str]()
    for anna in (
        rich_village(),
        village("keyflower"),
        replace(village("sea_breese"), joined=1),
        drawn(*RING),
        village("flipper", "goldsmith"),
        village(resources=counts(gold=2)),
        village("key_market", workers=counts(green=2)),
    ):
        for purple in (0, None):
            scored = sheet(anna, purple=purple)
            told_of = [reason for line in scored.lines for reason in line.reasons]
            assert all(words.say(line.what) for line in scored.lines)
            assert all(words.happening(reason, ("Anna", "Ben"), GAME) for reason in told_of)
            reasons |= {reason.what for reason in told_of}
    written = {str(message.id) for message in collect("en") if message.id}
    prefix = "happening."
    assert reasons == {
        name.removeprefix(prefix)
        for name in written
        if name.startswith(f"{prefix}keyflower.scores")
    }


def test_a_half_entered_table_is_counted() -> None:
    nothing = FinalTable((FinalVillage(PLAYERS[0]), BEN))
    assert count_table(nothing).totals == (0, 0)


def test_another_way_costs_what_it_costs() -> None:
    table = FinalTable((village("windmill", "jeweller", resources=counts(gold=5)), BEN))
    best = assign_table(table, 0).total
    assert best - assign_table(table, 0, Fixed((Laid("windmill", counts(gold=5)),))).total == 5


def test_printed_values_of_this_table_count() -> None:
    other = replace(facts.tiles()["ianvincible"], faces=(facts.Face(points=8),))
    assert total(village("ianvincible"), printed=(other,)) == 8


def test_a_table_survives_being_saved() -> None:
    table = FinalTable((drawn(FinalTile("barn", True, counts(wood=2), Place(0, -1, 2))), BEN), 1)
    assert codec.read(codec.write(table), FinalTable) == table
