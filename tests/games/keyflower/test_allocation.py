"""The best assignment beside an integer programme, and by hand where that shows what it means."""

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

from companion.games.keyflower import facts
from companion.games.keyflower.allocation import (
    LOOSE,
    TAKING,
    Allocation,
    Decision,
    Place,
    Position,
    Store,
    best,
)
from companion.games.keyflower.rulings import Rulings
from companion.referee.counts import Counts
from tests.games.keyflower.positions import (
    OF_THE_ALLOCATION,
    STORES,
    faces,
    large_position,
    random_position,
)
from tests.games.keyflower.programme import most_points

BATCHES, IN_A_BATCH = 20, 100


@cache
def batch(number: int) -> Sequence[Position]:
    chance = random.Random(number)
    make = large_position if number % 5 == 0 else random_position
    return [make(chance) for _ in range(IN_A_BATCH)]


def pieces_of(position: Position) -> Counts:
    together = position.resources.plus(position.skills).plus(position.workers)
    for store in position.stores:
        together = together.plus(store.resources)
    return together


@pytest.mark.parametrize("number", range(BATCHES))
def test_the_integer_programme_finds_no_more_and_no_less(number: int) -> None:
    for position in batch(number):
        found = best(position)
        assert (found.total, found.bound) == (most_points(position),) * 2, position


@pytest.mark.parametrize("number", range(BATCHES))
def test_each_piece_counts_once(number: int) -> None:
    for position in batch(number):
        there = pieces_of(position)
        found = best(position)
        used = Counts()
        for place in found.places:
            used = used.plus(place.pieces)
        over = {kind: n - there[kind] for kind, n in used.items() if n > there[kind]}
        purple = sum(place.purple for place in found.places)
        assert sum(over.values()) <= purple <= position.purple, (position, found)


def test_the_positions_have_everything() -> None:
    """Each tile and each ruling of the allocation, either way, with points in it."""
    positions = [position for number in range(BATCHES) for position in batch(number)]
    assert len(positions) >= 2000
    scoring = {place.tile for position in positions for place in best(position).places}
    assert scoring == {*TAKING, *STORES, LOOSE}
    for ruling in OF_THE_ALLOCATION:
        assert {getattr(position.rulings, ruling) for position in positions} == {False, True}
    decisions = [best(position).decision for position in positions]
    assert {*STORES, "stable", "carpenter"} <= {each.upgrade for each in decisions}
    kinds = {*facts.RESOURCES, *facts.SKILLS, *facts.COLOURS, *STORES}
    assert {each.purple for each in decisions} - {None} <= kinds
    assert len({each.purple for each in decisions} & kinds) > 8


# By hand


def place(found: Allocation, tile: str) -> Place:
    there = found.place(tile)
    assert there is not None
    return there


def test_filling_tile_by_tile_is_not_the_best() -> None:
    """The Key guild first would be 10 for five saws and 3 for the sixth at the Scholar."""
    found = best(Position(faces(("key_guild", "scholar")), skills=Counts({"saw": 6})))
    assert found.places == (Place("scholar", Counts({"saw": 6}), 18, "saw"),)


def test_skills_left_by_the_scribes_go_to_the_scholar() -> None:
    skills = Counts({"anvil": 2, "pick_axe": 2, "saw": 4})
    found = best(Position(faces(("scribes", "scholar")), skills=skills))
    assert (place(found, "scribes").points, place(found, "scholar").points) == (20, 6)


def test_one_set_leaves_more_to_the_scholar_than_five_of_any() -> None:
    skills = Counts({"anvil": 1, "pick_axe": 1, "saw": 4})
    found = best(Position(faces(("scribes", "key_guild", "scholar")), skills=skills))
    assert found.total == 10 + 9


def test_gold_at_the_jeweller_gives_up_its_own_point() -> None:
    found = best(Position(faces(("jeweller",)), Counts({"gold": 3})))
    assert found.places == (Place("jeweller", Counts({"gold": 3}), 6),)


def test_gold_gains_nothing_at_the_watermill() -> None:
    found = best(Position(faces(("watermill",)), Counts({"gold": 4, "wood": 2})))
    assert place(found, LOOSE).points == 4
    assert place(found, "watermill") == Place("watermill", Counts({"wood": 2}), 2, "wood")


def test_several_gold_in_one_set() -> None:
    resources, tiles = Counts({"wood": 1, "gold": 2}), faces(("mercers_guild",))
    assert best(Position(tiles, resources)).total == 5
    one = Position(tiles, resources, rulings=Rulings(several_gold=False))
    assert best(one).total == 2


def test_what_scores_in_store_stays_there() -> None:
    store = Store("timber_yard", "wood", 2, Counts({"wood": 5}))
    mill = faces(("windmill",))
    assert best(Position(mill, Counts({"stone": 4}), stores=(store,))).total == 10
    free = Rulings(storage_stays=False)
    assert best(Position(mill, Counts({"stone": 4}), stores=(store,), rulings=free)).total == 13


def test_what_cannot_score_in_store_is_free() -> None:
    store = Store("timber_yard", "wood", 3, Counts({"wood": 2, "gold": 1, "stone": 1}))
    tiles, four = faces(("windmill",)), Counts({"iron": 4})
    assert best(Position(tiles, four, stores=(store,))).total == 9 + 5
    stuck = Rulings(free_if_unfit=False)
    assert best(Position(tiles, four, stores=(store,), rulings=stuck)).total == 9


def test_with_boat_3b_any_resource_is_wanted() -> None:
    store = Store("timber_yard", "wood", 2, Counts({"stone": 2}))
    assert best(Position({}, stores=(store,), any_resource=True)).total == 4
    jeweller = Position(faces(("jeweller",)), Counts({"wood": 2}), any_resource=True)
    assert best(jeweller).total == 4


def test_loose_resources_are_gold_only_by_the_ruling() -> None:
    wood = Counts({"wood": 3})
    assert best(Position({}, wood, any_resource=True)).total == 0
    as_gold = Position({}, wood, any_resource=True, rulings=Rulings(any_is_gold=True))
    assert best(as_gold).total == 3


def test_the_purple_worker_completes_a_set() -> None:
    position = Position(faces(("scribes",)), skills=Counts({"anvil": 1, "saw": 1}), purple=True)
    found = best(position)
    assert found.decision == Decision(None, "pick_axe")
    assert place(found, "scribes").purple


def test_the_purple_worker_alone_is_gold() -> None:
    assert best(Position({}, purple=True)).total == 1
    assert best(Position({}, purple=True, rulings=Rulings(purple_may_be_gold=False))).total == 0


def test_the_purple_worker_on_a_storage_tile() -> None:
    store = Store("blacksmith", "iron", 3, Counts())
    found = best(Position({}, stores=(store,), purple=True))
    assert found.places == (Place("blacksmith", Counts({"iron": 1}), 3, purple=True),)


def test_the_purple_worker_as_gold_is_not_the_gold_in_store() -> None:
    store = Store("blacksmith", "iron", 2, Counts({"gold": 1}))
    position = Position(
        faces(("jeweller", "mercers_guild")), Counts({"wood": 1, "stone": 1}), stores=(store,)
    )
    found = best(replace(position, purple=True))
    assert [place.tile for place in found.places if place.purple] == ["mercers_guild"]


def test_the_free_upgrade_goes_where_it_brings_the_most() -> None:
    store = Store("barn", "any", 1, Counts({"wood": 6}), 2)
    plain = {"goldsmith": 7, "stable": 5}
    assert best(Position({}, stores=(store,), upgrades=plain, free_upgrade=True)).total == 13
    full = Store("barn", "any", 1, Counts({"wood": 8}), 2)
    found = best(Position({}, stores=(full,), upgrades=plain, free_upgrade=True))
    assert (found.decision.upgrade, found.total) == ("barn", 16)


def test_without_the_flipper_nothing_is_upgraded() -> None:
    found = best(Position({}, upgrades={"goldsmith": 7}))
    assert (found.decision.upgrade, found.total) == (None, 0)


def test_nothing_at_all_is_no_points() -> None:
    assert best(Position({})).total == 0


def test_printed_values_of_the_table_count() -> None:
    dearer = {"jeweller": facts.Face(points=3, per=Counts({"gold": 1}))}
    assert best(Position(dearer, Counts({"gold": 2}))).total == 6
