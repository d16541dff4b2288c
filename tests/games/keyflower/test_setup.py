"""Before the first turn, and the beginning of each season."""

import random
from dataclasses import replace
from typing import Any

import pytest

from companion.games.keyflower import GAME, boats, facts
from companion.games.keyflower import actions as act
from companion.games.keyflower.setup import KeyflowerSetup
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from tests.games.keyflower.table import (
    ANNA,
    BEN,
    PLAYERS,
    before,
    counts,
    do,
    fill_boats,
    fresh,
    lay_out,
    setup,
    spring,
)

TABLES = {  # players: boats, turn order tiles, tiles a season, winter tiles in all
    2: (2, 1, 6, range(2, 7)),
    3: (3, 2, 7, range(3, 10)),
    4: (4, 3, 8, range(4, 13)),
    5: (5, 4, 9, range(5, 11)),
    6: (6, 4, 10, range(6, 13)),
}
SUPPLIES = {  # workers and skills of spring, summer, autumn
    "keyflower": ((7, 1), (7, 1), (3, 2)),
    "sea_bastion": ((6, 2), (6, 2), (6, 2)),
    "sea_breese": ((6, 1), (4, 1), (4, 1)),
    "flipper": ((5, 2), (5, 2), (2, 2)),
    "ianvincible": ((5, 1), (5, 1), (3, 1)),
    "white_wind": ((4, 2), (4, 2), (4, 1)),
}


def test_the_box_holds_what_the_rules_say() -> None:
    assert facts.workers() == {"blue": 40, "red": 40, "yellow": 40, "green": 20}
    assert facts.skills() == {"anvil": 16, "pick_axe": 16, "saw": 16}
    assert facts.resources() == {"wood": 24, "stone": 24, "iron": 24, "gold": 48}
    conserved = GAME.conserved(fresh(6).state)
    assert sum(conserved[colour] for colour in facts.COLOURS) + 1 == 141
    assert sum(conserved[skill] for skill in facts.SKILLS) == 48
    assert sum(conserved[resource] for resource in facts.RESOURCES) == 120
    assert conserved["tiles"] == 64


@pytest.mark.parametrize("season", facts.SEASONS)
def test_each_season_has_twelve_tiles(season: str) -> None:
    assert len({facts.tiles()[tile].piece for tile in facts.of_season(season)}) == 12


@pytest.mark.parametrize("tile", facts.tiles().values(), ids=lambda tile: tile.id)
def test_a_tile_has_the_roads_of_its_kind(tile: facts.Tile) -> None:
    roads = {"home": 5, "spring": 4, "summer": 3, "autumn": 2, "winter": 1, "boat": 0}
    wanted = int(tile.id[-1]) if tile.season == "turn_order" else roads[tile.season]
    assert tile.edges.count("R") == (0 if tile.is_summer_boat else wanted)
    waters = [side for side in range(6) if tile.edges[side] == "W"]
    if tile.season == "boat" or tile.is_summer_boat:
        assert waters == [0, 3]
    else:
        assert len(waters) == (tile.season == "home")


@pytest.mark.parametrize("players", TABLES)
def test_what_is_laid_out_depends_on_the_players(players: int) -> None:
    boat_count, order_count, tile_count, _ = TABLES[players]
    match = spring(players=players)
    assert len(match.state.boats) == boat_count
    assert len(match.state.lots) == order_count + tile_count


@pytest.mark.parametrize("players", TABLES)
def test_everybody_chooses_at_least_one_winter_tile(players: int) -> None:
    match = before(facts.WINTER, players)
    (offer,) = GAME.offers(match.state)
    winter = facts.of_season(facts.WINTER)
    allowed = [number for number in range(13) if offer.choice("tiles").allows(winter[:number])]
    assert allowed == list(TABLES[players][3])


def test_the_lowest_home_begins() -> None:
    made = KeyflowerSetup(players=PLAYERS[:2], first=1, homes=("home_5", "home_2"))
    match = Match(GAME, made)
    assert match.state.start == match.state.turn.seat == BEN


def test_a_proposed_setup_begins_with_the_lowest_home() -> None:
    for seed in range(20):
        proposed = GAME.propose(PLAYERS[:4], "standard", random.Random(seed).randrange)
        assert proposed.homes[proposed.first] == min(proposed.homes)
        assert len(set(proposed.homes)) == 4
        GAME.set_up(proposed)


def test_everybody_draws_eight_workers_and_none_is_green() -> None:
    hidden = fresh(3).state.workers
    assert [span.size for span in hidden.spans] == [8, 8, 8, 96]
    assert all(span.most[facts.COLOURS.index("green")] == 0 for span in hidden.spans)


@pytest.mark.parametrize("season", facts.SEASONS[:3])
def test_boats_are_filled_as_they_show(season: str) -> None:
    match = before(season, 6)
    lay_out(match)
    for seat in range(6):
        do(match, act.CorrectWorkerCount(seat, 0), act.CorrectSkillCount(seat, 0))
    for boat, supplies in SUPPLIES.items():
        due = boats.due(match.state, boat)
        assert (due.workers, due.skills) == supplies[facts.SEASONS.index(season)]


def test_boats_may_be_filled_in_any_order() -> None:
    match = fresh()
    lay_out(match)
    do(match, act.FillBoat("sea_bastion", counts(blue=6), counts(saw=2)))
    do(match, act.FillBoat("keyflower", counts(red=7), counts(saw=1)))
    assert match.state.turn.stage == "play"


def test_a_short_bag_is_shared_out_in_turn() -> None:
    match = fresh()
    lay_out(match)
    do(match, act.CorrectWorkerCount(ANNA, 8 + 104 - 5))
    assert [boats.due(match.state, boat).workers for boat in ("keyflower", "sea_bastion")] == [3, 2]
    do(match, act.FillBoat("sea_bastion", counts(blue=2), counts(saw=2)))
    assert boats.due(match.state, "keyflower").workers == 3


def test_a_boat_for_which_nothing_is_left_is_not_asked_for() -> None:
    match = fresh()
    lay_out(match)
    do(match, act.CorrectWorkerCount(ANNA, 8 + 104), act.CorrectSkillCount(ANNA, 48))
    assert match.state.turn.stage == "play"


def test_one_shared_out_never_gets_more_than_it_shows() -> None:
    assert boats.shared_out([1, 4, 2], 6) == [1, 3, 2]


def test_a_summer_boat_is_laid_out_with_one_of_its_faces() -> None:
    match = before(facts.SUMMER)
    (offer,) = GAME.offers(match.state)
    five = ("store", "mason", "tavern", "brewer", "boat_1a")
    assert offer.choice("tiles").allows((*five, "boat_2b"))
    assert not offer.choice("tiles").allows((*five, "boat_1b"))


def test_later_seasons_are_begun_by_the_purple_worker() -> None:
    match = spring("keywood")
    do(match, act.CorrectStartPlayer(BEN))
    do(match, act.Pass(), act.Pass())
    while match.state.turn.season == facts.SPRING:
        match.do(next(GAME.offers(match.state)[0].completions()))
    lay_out(match)
    fill_boats(match)
    assert match.state.turn.seat == match.state.start == ANNA


@pytest.mark.parametrize(
    ("tile", "shown", "message"),
    [
        ("peddler", {"pays": "wood"}, "printed-values.kind"),
        ("barn", {"stores": "saw"}, "printed-values.kind"),
        ("keywood", {"gains": counts(blue=2)}, "printed-values.kind"),
        ("workshop", {"one_of": ("saw",)}, "printed-values.kind"),
        ("windmill", {"per": counts()}, "printed-values.another"),
        ("scribes", {"per": counts(worker=3)}, "printed-values.another"),
    ],
)
def test_a_tile_shows_only_what_can_stand_there(
    tile: str, shown: dict[str, Any], message: str
) -> None:
    known = facts.tiles()[tile]
    faces = tuple(replace(face, **shown) for face in known.faces)
    with pytest.raises(Refusal) as caught:
        GAME.set_up(setup(printed=(replace(known, faces=faces),)))
    assert caught.value.message == f"keyflower.{message}"


def test_a_tile_can_be_given_as_it_is_printed_here() -> None:
    keyflower = facts.tiles()["keyflower"]
    shown = facts.Tile(
        **{
            **{name: getattr(keyflower, name) for name in facts.Tile.__slots__},
            "supply": (facts.Supply(9, 3),) * 3,
        }
    )
    match = Match(GAME, setup(printed=(shown,)))
    lay_out(match)
    assert boats.due(match.state, "keyflower") == facts.Supply(9, 3)
