"""Setting the table: printed and random islands, starting places, and what the box gives."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from companion import data
from companion.games.catan import facts, geometry, islands
from companion.games.catan.islands import Island
from companion.games.catan.setup import propose
from companion.referee.game import Player
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from tests.games.catan.real_table import GAME, PLAYERS
from tests.games.catan.table import BEGINNERS, bank, hand, placed, setup

TERRAIN = {"forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1}
STARTING_CARDS = {
    "red": {"grain": 1, "wool": 1, "lumber": 1},
    "blue": {"brick": 1, "wool": 1, "ore": 1},
    "white": {"wool": 1, "lumber": 1, "ore": 1},
    "amber": {"lumber": 1, "wool": 1, "grain": 1},
}


def test_the_board_has_its_places() -> None:
    assert (len(geometry.HEXES), len(geometry.CORNERS), len(geometry.PATHS)) == (19, 54, 72)
    assert Counter(map(len, geometry.HEXES_AT)) == {3: 24, 2: 12, 1: 18}
    assert Counter(paths.bit_count() for paths in geometry.PATHS_AT) == {3: 36, 2: 18}
    assert Counter(map(len, geometry.NEIGHBOURS_OF_HEX)) == {3: 6, 4: 6, 6: 7}


def test_harbours_lie_on_the_coast_with_two_corners_each() -> None:
    coast = [path for path, ends in zip(geometry.PATHS, geometry.ENDS, strict=True) if _sea(ends)]
    assert len(coast) == 30
    assert set(geometry.PATH_OF_HARBOUR) <= set(coast)
    taken = [corner for places in geometry.CORNERS_AT_HARBOUR for corner in geometry.bits(places)]
    assert len(set(taken)) == 18


def _sea(ends: tuple[int, int]) -> bool:
    """Whether only one hex lies at a path."""
    a, b = (set(geometry.HEXES_AT[end]) for end in ends)
    return len(a & b) == 1


@pytest.mark.parametrize("variant", ["beginners", "beginners_later"])
def test_a_printed_island_is_what_the_box_gives(variant: str) -> None:
    island = islands.printed(variant)
    islands.check(island, odd=False)
    assert Counter(island.terrain) == TERRAIN


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("variant", ["spiral", "random"])
def test_a_random_island_is_what_the_box_gives(variant: str, seed: int) -> None:
    island = islands.of_variant(variant, random.Random(seed).randrange)
    islands.check(island, odd=False)


def test_the_lettered_numbers_follow_a_spiral_without_the_desert() -> None:
    island = islands.at_random(random.Random(3).randrange, lettered=True)
    spirals = data.load("catan/islands.json")["spirals"].values()
    along = [
        tuple(
            island.numbers[geometry.HEX_NUMBER[name]]
            for name in spiral
            if island.terrain[geometry.HEX_NUMBER[name]] != "desert"
        )
        for spiral in spirals
    ]
    assert facts.lettered_numbers() in along


def test_every_lettered_spiral_keeps_the_red_numbers_apart() -> None:
    for spiral in data.load("catan/islands.json")["spirals"].values():
        for desert in spiral:
            letters = iter(facts.lettered_numbers())
            numbers = {name: None if name == desert else next(letters) for name in spiral}
            in_order = [numbers[name] for name in geometry.HEXES]
            assert list(islands.red_neighbours(in_order)) == []


def test_harbours_may_stay_as_printed() -> None:
    island = islands.at_random(random.Random(1).randrange, shuffled_harbours=False)
    assert island.harbours == BEGINNERS.harbours


def test_while_an_island_is_entered_what_is_left_is_known() -> None:
    entered = ["desert", "hills", None, *[None] * 16]
    assert islands.left(entered, facts.terrain_counts()) == {
        "hills": 2,
        "forest": 4,
        "pasture": 4,
        "fields": 4,
        "mountains": 3,
    }
    assert islands.filled(entered, facts.terrain_counts()) == tuple(entered)


def test_the_last_places_fill_in_by_themselves() -> None:
    entered = [None if kind == "hills" else kind for kind in BEGINNERS.terrain]
    assert islands.filled(entered, facts.terrain_counts()) == BEGINNERS.terrain
    assert islands.filled(BEGINNERS.terrain, facts.terrain_counts()) == BEGINNERS.terrain


def test_the_robber_starts_on_the_desert() -> None:
    assert Match(GAME, setup()).state.robber == "H08"


def test_an_odd_island_is_played_if_the_table_says_so() -> None:
    odd = Island(("hills",) * 19, (6,) * 19, ("any",) * 9)
    state = GAME.set_up(replace(setup(), island=odd, odd_island=True, robber="H10"))
    assert state.robber == "H10"


def test_red_neighbours_are_played_if_the_table_says_so() -> None:
    numbers = list(BEGINNERS.numbers)
    numbers[3], numbers[12] = numbers[12], numbers[3]
    odd = replace(BEGINNERS, numbers=tuple(numbers))
    with pytest.raises(Refusal):
        GAME.set_up(replace(setup(), island=odd))
    assert GAME.set_up(replace(setup(), island=odd, odd_island=True)).island == odd


def test_not_even_an_odd_island_has_a_number_seven() -> None:
    odd = replace(BEGINNERS, numbers=(7, *BEGINNERS.numbers[1:]))
    with pytest.raises(Refusal) as caught:
        GAME.set_up(replace(setup(), island=odd, odd_island=True))
    assert caught.value.message == "catan.island.unknown"


def test_the_beginners_get_their_printed_places_and_cards() -> None:
    match = placed(4)
    for seat, player in enumerate(PLAYERS):
        held = match.state.players[seat]
        assert (len(held.settlements), len(held.roads)) == (2, 2)
        assert hand(match, seat) == STARTING_CARDS[player.colour]
    assert sum(bank(match).values()) == 95 - 12
    assert match.state.turn.phase == "rolling"


def test_the_printed_places_keep_the_distance_rule() -> None:
    corners = [
        corner
        for places in islands.starting_places("beginners").values()
        for corner in places.settlements
    ]
    for corner in corners:
        near = geometry.corner_names(geometry.NEIGHBOURS_OF[geometry.CORNER_NUMBER[corner]])
        assert not set(near) & set(corners)


def test_beginners_in_other_colours_found_their_settlements() -> None:
    green = (Player("Eva", "green"), *PLAYERS[:2])
    assert propose(PLAYERS[:3], "beginners", lambda _: 0).pieces_placed
    assert not propose(green, "beginners", lambda _: 0).pieces_placed


def test_on_the_later_island_settlements_are_founded_because_its_stars_are_not_known() -> None:
    assert not propose(PLAYERS[:3], "beginners_later", lambda _: 0).pieces_placed


def test_two_may_play_and_five_may_not() -> None:
    assert len(Match(GAME, setup(2)).state.players) == 2
    five = (*PLAYERS, Player("Eva", "green"))
    with pytest.raises(Refusal) as caught:
        GAME.set_up(replace(setup(), players=five))
    assert caught.value.message == "table.seats"
