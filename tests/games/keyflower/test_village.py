"""Hexes: neighbours, turned edges, roads and distances."""

from companion.games.keyflower import facts
from companion.games.keyflower.village import (
    SIDES,
    Piece,
    Place,
    distances,
    edge,
    fitting,
    neighbour,
    opposite,
    rim,
    roads,
)


def piece(tile: str, q: int, r: int, turn: int = 0) -> Piece:
    return Piece(tile, Place(q, r, turn), facts.tiles()[tile].edges)


HOME = piece("home_1", 0, 0)


def test_there_and_back() -> None:
    for side in SIDES:
        assert neighbour(neighbour((2, -1), side), opposite(side)) == (2, -1)


def test_six_steps_round_lead_back() -> None:
    place = (0, 0)
    for side in SIDES:
        place = neighbour(place, side)
    assert place == (0, 0)


def test_a_tile_turned_once_shows_its_bottom_on_the_lower_left() -> None:
    assert [edge("WRRRRR", 1, side) for side in SIDES] == ["R", "W", "R", "R", "R", "R"]
    assert edge("WRRRRR", 3, 3) == "W"


def test_every_way_to_add_a_boat_to_a_lone_home() -> None:
    # Water meets water below, the boat lying either way round; no field meets a home.
    assert fitting((HOME,), "WFFWFF") == (Place(0, 1, 0), Place(0, 1, 3))


def test_the_rim_of_one_hex_is_six_and_of_two_eight() -> None:
    assert len(rim((HOME,))) == 6
    assert len(rim((HOME, piece("keywood", 0, -1)))) == 8


def test_a_place_between_tiles_must_match_both() -> None:
    layout = (HOME, piece("keywood", 0, -1))
    between = [place for place in fitting(layout, "RRRRRR") if place.hex == (1, -1)]
    # Its lower left neighbour is the home with a road, its upper left keywood with a field.
    assert between == []
    assert any(place.hex == (-1, 0) for place in fitting(layout, "RRRRRR"))


def test_roads_join_where_both_edges_are_road() -> None:
    layout = (HOME, piece("keywood", 0, -1), piece("key_mine", 0, 1))
    assert roads(layout)["home_1"] == ("keywood",)
    assert roads(layout)["key_mine"] == ()


def test_fields_are_crossed_only_with_boat_2a() -> None:
    layout = (piece("boat_2a", 0, 0), piece("boat_3a", -1, 1))
    assert roads(layout)["boat_2a"] == ()
    assert roads(layout, across_fields=True)["boat_2a"] == ("boat_3a",)


def test_distances_count_steps() -> None:
    layout = (HOME, piece("keywood", 0, -1), piece("woodcutter", 0, -2))
    assert distances(layout, "home_1") == {"home_1": 0, "keywood": 1, "woodcutter": 2}
