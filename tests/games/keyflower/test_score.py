"""The score sheet: figures worked out by hand, drawn villages, and what a table tells."""

import random
from dataclasses import replace
from typing import Any

import pytest

from companion.games.keyflower import GAME, counted, facts
from companion.games.keyflower.allocation import Fixed, Laid
from companion.games.keyflower.final import FinalTable, FinalTile, FinalVillage
from companion.games.keyflower.rulings import Rulings
from companion.games.keyflower.score import assign_table, count_table
from companion.games.keyflower.state import State
from companion.games.keyflower.village import CENTRE, Place
from companion.referee import codec, laws
from companion.referee.counts import Counts
from companion.referee.score import ScoreSheet
from companion.words import LANGUAGES, Words
from tests.games.keyflower.programme import most_points
from tests.games.keyflower.table import ANNA, PLAYERS, counts, hold_skills, own, spring
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


def test_white_wind_counts_what_scores_nowhere_else() -> None:
    workers = counts(green=2, blue=3)
    assert total(village("white_wind", "key_market", workers=workers)) == 4 + 3


def test_boat_2b_doubles_what_the_keyflower_counts() -> None:
    assert total(village("keyflower", "stable")) == 1 + 2
    assert total(village("keyflower", "stable", "boat_2b")) == 2 * (1 + 2)


def test_with_boat_3b_any_resource_counts_as_gold() -> None:
    wood = counts(wood=2)
    assert total(village("jeweller", resources=wood)) == 0
    assert total(village("jeweller", "boat_3b", resources=wood)) == 4


def test_the_flipper_upgrades_what_brings_the_most() -> None:
    scored = sheet(village("flipper", "goldsmith", "keywood"))
    assert (scored.totals[0], line(scored, "printed"), line(scored, "boat")) == (9, 7, 2)


def test_the_purple_worker_belongs_to_one_seat() -> None:
    anna = village("key_market", workers=counts(green=1))
    assert (total(anna), total(anna, purple=0), total(anna, purple=1)) == (2, 4, 2)


# Drawn villages: the water of home 1 is below, roads all around.


def test_sea_breese_in_a_drawn_village() -> None:
    chain = drawn(
        FinalTile("boat_1a", at=Place(0, 1)),
        FinalTile("sea_breese", at=Place(0, 2)),
    )
    assert total(chain) == 4


def test_sea_breese_that_is_not_joined_counts_the_boats_that_are() -> None:
    turned = drawn(
        FinalTile("boat_1a", at=Place(0, 1)),
        FinalTile("sea_breese", at=Place(0, 2, 1)),
    )
    assert total(turned) == 2
    apart = drawn(FinalTile("boat_1a", at=Place(0, 1)), FinalTile("sea_breese", at=Place(1, 1)))
    assert total(apart) == 2
    alone = drawn(FinalTile("sea_breese", at=Place(1, 0)))
    assert total(alone) == 0


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


# Matches


def entered(state: State) -> FinalTable:
    """A finished match as somebody would enter it in score-only mode."""
    villages = []
    for seat, held in enumerate(state.players):
        stored = {p.tile: p.resources for p in held.plots if state.tile(p.tile).face(False).stores}
        free = Counts.of(
            kind for p in held.plots if p.tile not in stored for kind in p.resources.each()
        )
        villages.append(
            FinalVillage(
                PLAYERS[seat],
                tuple(
                    FinalTile(p.tile, p.upgraded, stored.get(p.tile, Counts()), p.at)
                    for p in held.plots
                ),
                free,
                counts(**skills_of_seat(state, seat)),
                counts(**workers_of_seat(state, seat)),
            )
        )
    return FinalTable(tuple(villages), state.won_purple, state.rulings)


def skills_of_seat(state: State, seat: int) -> dict[str, int]:
    return dict(zip(facts.SKILLS, state.skills.spans[seat].least, strict=True))


def workers_of_seat(state: State, seat: int) -> dict[str, int]:
    return dict(zip(facts.COLOURS, state.workers.spans[seat].least, strict=True))


@pytest.mark.parametrize("seed", range(5))
def test_a_finished_match_scores_what_its_table_scores(seed: int) -> None:
    chance = random.Random(seed)
    proposed = GAME.propose(PLAYERS[: 2 + seed], "standard", chance.randrange)
    state = laws.play_at_random(GAME, proposed, chance.randrange).match.state
    assert state.over
    table = entered(state)
    assert GAME.score(state) == GAME.score_table(table)
    for seat in state.seats:
        position = counted.position(counted.of_seat(state, seat))
        assert assign_table(table, seat).total == most_points(position)


def test_what_is_hidden_counts_only_if_it_is_certain() -> None:
    match = spring()
    own(match, ANNA, "scholar")
    assert GAME.score(match.state).totals[ANNA] == 0
    hold_skills(match, ANNA, saw=2)
    assert GAME.score(match.state).totals[ANNA] == 6


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
