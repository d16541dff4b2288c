"""Founding colonies: a ship and two workers each, none of them spent."""

from companion.games.navegador import actions as act
from tests.games.navegador.table import at, begun, do, explored, fleet, offered, player, state


def test_two_colonies_for_six_workers_two_ships_and_one_token_each() -> None:
    match = fleet(explored(begun(), bahia=(100,), guine=(80,)), bahia=2, guine=1)
    at("colony", match, cash=400, workers=6)
    do(match, act.FoundColony("bahia", 100), act.FoundColony("guine", 80))
    assert player(match).cash == 220
    assert player(match).colonies.total() == 2
    assert (player(match).workers, player(match).ships.total()) == (6, 3)


def test_a_ship_serves_for_one_colony_a_turn() -> None:
    match = fleet(explored(begun(), guine=(60, 80), angola=(90,)), guine=1, angola=1)
    at("colony", match, cash=900, workers=9)
    do(match, act.FoundColony("guine", 60))
    assert not offered(match, act.FoundColony("guine", 80))
    assert offered(match, act.FoundColony("angola", 90))


def test_two_workers_found_only_one_colony() -> None:
    match = fleet(explored(begun(), guine=(60, 80)), guine=2)
    at("colony", match, cash=900, workers=3)
    do(match, act.FoundColony("guine", 80))
    assert state(match).turn.seat == 1


def test_the_price_of_the_token_is_paid_not_the_cheapest() -> None:
    match = fleet(explored(begun(), guine=(60, 150)), guine=1)
    do(at("colony", match, cash=150), act.FoundColony("guine", 150))
    assert player(match).cash == 0
    assert state(match).sea("guine").prices == (60,)


def test_of_two_equal_tokens_one_stays() -> None:
    match = fleet(explored(begun(), guine=(60, 60)), guine=1)
    do(at("colony", match), act.FoundColony("guine", 60))
    assert state(match).sea("guine").prices == (60,)
