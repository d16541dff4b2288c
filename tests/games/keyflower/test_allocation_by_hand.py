"""Somebody fixes a part of the assignment by hand: what it costs, and what cannot be."""

import random
from collections.abc import Mapping

import pytest

from companion.games.keyflower.allocation import (
    LOOSE,
    Decision,
    Fixed,
    Laid,
    Position,
    Store,
    best,
)
from companion.games.keyflower.rulings import Rulings
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal
from tests.games.keyflower.positions import faces, random_position

TILES = faces(("jeweller", "mercers_guild", "windmill", "watermill", "scribes", "village_hall"))
POSITION = Position(
    TILES,
    Counts({"gold": 3, "wood": 2, "stone": 2, "iron": 2}),
    Counts({"anvil": 1, "pick_axe": 2}),
    Counts({"blue": 2, "red": 3}),
    (Store("timber_yard", "wood", 2, Counts({"wood": 3})),),
    upgrades={"goldsmith": 7},
    purple=True,
    free_upgrade=True,
)


def laid(tile: str, **pieces: int) -> Fixed:
    return Fixed((Laid(tile, Counts(pieces)),))


def refused(position: Position, fixed: Fixed) -> Refusal:
    with pytest.raises(Refusal) as caught:
        best(position, fixed)
    return caught.value


@pytest.mark.parametrize("seed", range(4))
def test_the_best_fixed_by_hand_is_the_best(seed: int) -> None:
    """Every tile of the best assignment fixed, and its decision: nothing changes."""
    chance = random.Random(seed)
    for _ in range(50):
        position = random_position(chance)
        found = best(position)
        on_tiles = [p for p in found.places if p.tile in position.faces and p.tile != "white_wind"]
        fixed = Fixed(tuple(Laid(p.tile, p.pieces) for p in on_tiles), found.decision)
        assert best(position, fixed).total == found.total


@pytest.mark.parametrize("seed", range(4))
def test_nothing_fixed_by_hand_is_better(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(50):
        position = random_position(chance)
        for tile in position.faces:
            if tile != "white_wind":
                assert best(position, laid(tile)).total <= best(position).total


def test_an_empty_tile_scores_nothing_and_the_rest_is_best() -> None:
    position = Position(faces(("jeweller",)), Counts({"gold": 3}))
    found = best(position, laid("jeweller"))
    assert [(place.tile, place.points) for place in found.places] == [(LOOSE, 3)]


def test_pieces_beyond_full_sets_are_wasted() -> None:
    position = Position(faces(("windmill",)), Counts({"gold": 7}))
    found = best(position, laid("windmill", gold=6))
    assert [(place.tile, place.points) for place in found.places] == [("windmill", 5), (LOOSE, 1)]


def test_mercers_sets_laid_by_hand_use_gold() -> None:
    position = Position(faces(("mercers_guild",)), Counts({"wood": 2, "stone": 1, "gold": 4}))
    assert best(position, laid("mercers_guild", wood=2, stone=1, gold=3)).total == 10 + 1


def test_pieces_in_store_are_laid_only_if_they_may_leave() -> None:
    fixed = laid("windmill", wood=5)
    assert refused(POSITION, fixed).article == "keyflower.allocation"
    may_leave = Position(
        TILES, Counts({"wood": 2}), stores=POSITION.stores, rulings=Rulings(storage_stays=False)
    )
    assert best(may_leave, fixed).total == 5


def test_the_decision_can_be_fixed() -> None:
    alone = Position({}, upgrades={"goldsmith": 7, "stable": 5}, free_upgrade=True, purple=True)
    assert best(alone).total == 8
    assert best(alone, Fixed(decision=Decision("stable", "blue"))).total == 5


REFUSED: tuple[tuple[Position, Fixed, str, Mapping[str, object]], ...] = (
    (POSITION, laid("apothecary"), "allocation.tile", {"tile": "apothecary"}),
    (POSITION, laid("white_wind"), "allocation.tile", {"tile": "white_wind"}),
    (POSITION, laid("jeweller", wood=1), "allocation.kind", {"tile": "jeweller", "piece": "wood"}),
    (POSITION, laid("scribes", blue=1), "allocation.kind", {"tile": "scribes", "piece": "blue"}),
    (
        POSITION,
        laid("village_hall", blue=1, red=1),
        "allocation.one-kind",
        {"tile": "village_hall"},
    ),
    (
        POSITION,
        laid("jeweller", gold=5),
        "allocation.number",
        {"piece": "gold", "has": 3, "needs": 5},
    ),
    (
        POSITION,
        laid("jeweller", gold=-1),
        "allocation.number",
        {"piece": "gold", "has": 0, "needs": -1},
    ),
    (POSITION, laid("windmill", wood=5), "allocation.stays", {}),
    (
        POSITION,
        Fixed((Laid("windmill", Counts()), Laid("windmill", Counts()))),
        "allocation.twice",
        {"tile": "windmill"},
    ),
    (POSITION, Fixed(decision=Decision("stable")), "tile.flipper", {"tile": "stable"}),
    (
        POSITION,
        Fixed(decision=Decision(purple="barn")),
        "purple-scoring.declared",
        {"piece": "barn"},
    ),
    (Position({}), Fixed(decision=Decision(purple="gold")), "purple-scoring.nobody", {}),
    (
        Position({}, purple=True, rulings=Rulings(purple_may_be_gold=False)),
        Fixed(decision=Decision(purple="gold")),
        "purple-scoring.declared",
        {"piece": "gold"},
    ),
)


@pytest.mark.parametrize(("position", "fixed", "message", "facts"), REFUSED)
def test_what_cannot_be_fixed(
    position: Position, fixed: Fixed, message: str, facts: Mapping[str, object]
) -> None:
    refusal = refused(position, fixed)
    assert refusal.message == f"keyflower.{message}"
    assert dict(refusal.facts) == facts


def test_a_piece_that_is_missing_is_the_purple_worker() -> None:
    position = Position(faces(("mercers_guild",)), Counts({"wood": 1, "stone": 1}), purple=True)
    found = best(position, laid("mercers_guild", wood=1, stone=1, iron=1))
    assert (found.total, found.decision.purple) == (5, "iron")
    assert refused(position, laid("mercers_guild", wood=2, iron=1)).facts["needs"] == 2


def test_with_boat_3b_any_resource_may_be_laid() -> None:
    position = Position(
        faces(("jeweller", "watermill")), Counts({"wood": 2, "iron": 1}), any_resource=True
    )
    assert best(position, laid("watermill", wood=1, iron=1)).total == 2 + 2
