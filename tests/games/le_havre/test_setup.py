"""What lies on the table before the first turn."""

import random

import pytest

from companion.games.le_havre import facts
from companion.games.le_havre.setup import LeHavreSetup, deal
from companion.referee import codec
from companion.referee.ruling import Refusal
from tests.games.le_havre.table import GAME, PLAYERS, begun, goods, player, state


@pytest.mark.parametrize(
    ("variant", "sizes"), [("full", (15, 18, 27, 30, 30)), ("short", (12, 15, 21, 21, 27))]
)
def test_so_many_buildings_are_dealt(variant: str, sizes: tuple[int, ...]) -> None:
    assert tuple(len(facts.deck(variant, players)) for players in range(1, 6)) == sizes


@pytest.mark.parametrize(
    ("variant", "rounds"), [("full", (7, 14, 18, 20, 20)), ("short", (4, 8, 12, 12, 15))]
)
def test_so_many_rounds_are_played(variant: str, rounds: tuple[int, ...]) -> None:
    assert tuple(len(facts.rounds(variant, players)) for players in range(1, 6)) == rounds


@pytest.mark.parametrize(
    ("players", "more"),
    [
        (1, ("marketplace", "sawmill", "black_market")),
        (2, ("marketplace",)),
        (3, ()),
        (4, ("sawmill",)),
        (5, ("sawmill",)),
    ],
)
def test_the_town_of_the_short_game(players: int, more: tuple[str, ...]) -> None:
    firms = ("building_firm_1", "building_firm_2", "construction_firm")
    assert state(begun(players, "short")).town == (*firms, *more)


def test_the_full_game_begins_with_five_francs_and_a_coal() -> None:
    match = begun()
    assert player(match, 1).purse == goods(franc=5, coal=1)


def test_the_short_game_begins_with_more() -> None:
    begin = goods(franc=5, fish=2, wood=2, clay=2, iron=2, cattle=1, coal=2, hides=2)
    assert player(begun(4, "short"), 3).purse == begin
    assert dict(state(begun(4, "short")).offers) == {
        **{"franc": 3, "fish": 3, "wood": 3, "clay": 2},
        **dict.fromkeys(("iron", "grain", "cattle"), 1),
    }


def test_two_begin_the_short_game_with_a_ship_each() -> None:
    match = begun(2, "short")
    ships = [facts.ships()[held.ships[0]] for held in state(match).players]
    assert [(ship.type, ship.value) for ship in ships] == [("wooden", 2)] * 2
    assert state(match).top_ships == ()


def test_alone_the_short_game_has_a_second_ship_on_the_stack() -> None:
    match = begun(1, "short")
    assert (player(match).ships, state(match).top_ships) == (("s01",), ("s03",))


def test_the_black_market_never_lies_on_top_of_a_proposed_pile() -> None:
    chance = random.Random(1)
    for _ in range(300):
        piles = deal("full", 3, chance.randrange)
        assert "black_market" not in [pile[0] for pile in piles]


@pytest.mark.parametrize("variant", ["full", "short"])
@pytest.mark.parametrize("players", range(1, 6))
def test_what_is_proposed_can_be_played(players: int, variant: str) -> None:
    setup = GAME.propose(PLAYERS[:players], variant, random.Random(players).randrange)
    assert GAME.set_up(setup)
    assert codec.read(codec.write(setup), LeHavreSetup) == setup


def test_six_players_are_too_many() -> None:
    six = tuple(
        codec.read({"name": f"P{n}", "colour": c}, type(PLAYERS[0]))
        for n, c in enumerate(("red", "blue", "white", "amber", "green", "black"))
    )
    with pytest.raises(Refusal) as caught:
        GAME.set_up(GAME.propose(six, "full", random.Random(1).randrange))
    assert caught.value.article == "table.seats"


def test_the_first_player_may_be_anybody() -> None:
    assert state(begun(first=2)).turn.seat == 2
