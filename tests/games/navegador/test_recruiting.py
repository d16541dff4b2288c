"""Workers and ships: cheap places, dear ones by phase, and those beyond the limit."""

import pytest

from companion.games.navegador import actions as act
from companion.games.navegador import recruiting
from companion.games.navegador.recruiting import Terms
from tests.games.navegador.table import at, begun, do, fleet, offered, player, state, told


def test_two_churches_and_three_workers_in_phase_two_cost_300() -> None:
    match = begun()
    do(match, act.CorrectBuildings(0, "church", 2), act.CorrectPhase(2))
    do(at("workers", match, cash=300), act.Recruit(3))
    assert (player(match).cash, player(match).workers) == (0, 6)


def test_virtual_workers_are_paid_first_and_sold_afterwards() -> None:
    match = begun()
    do(match, act.CorrectBuildings(0, "church", 3))
    happenings = do(at("workers", match, cash=150, workers=8), act.Recruit(3))
    assert told(happenings) == ["recruits", "sells-workers", "turn-begins"]
    assert (player(match).cash, player(match).workers) == (200, 9)


def test_without_the_whole_price_no_virtual_worker_is_sold() -> None:
    match = begun()
    do(match, act.CorrectBuildings(0, "church", 3))
    assert not offered(at("workers", match, cash=140, workers=8), act.Recruit(3))


def test_three_shipyards_and_four_ships_in_phase_one_cost_250() -> None:
    match = begun()
    do(match, act.CorrectBuildings(0, "shipyard", 3))
    do(at("ships", match, cash=250), act.BuildShips(4))
    assert player(match).cash == 0
    assert dict(player(match).ships) == {"portugal": 6}


def test_with_seven_ships_out_shipyards_still_earn() -> None:
    match = fleet(begun(), goa=7)
    do(match, act.CorrectBuildings(0, "shipyard", 2))
    happenings = do(at("ships", match, cash=100), act.BuildShips(2))
    assert told(happenings) == ["builds-ships", "sells-ships", "turn-begins"]
    assert player(match).cash == 200
    assert dict(player(match).ships) == {"goa": 7}


def test_no_dear_ship_is_built_beyond_the_limit() -> None:
    match = fleet(begun(), goa=6)
    assert not offered(at("ships", match, cash=900), act.BuildShips(2))


@pytest.mark.parametrize(
    ("places", "room", "count", "price", "virtual"),
    [(1, 6, 1, 50, 0), (1, 6, 3, 250, 0), (3, 1, 3, 150, 2), (2, 0, 2, 100, 2)],
)
def test_price_and_virtual_ones(
    places: int, room: int, count: int, price: int, virtual: int
) -> None:
    terms = Terms(places, room, 100)
    assert (terms.price(count), terms.virtual(count)) == (price, virtual)


def test_cheap_workers_are_one_tap_away() -> None:
    terms = recruiting.worker_terms(state(at("workers")))
    assert (terms.places, terms.price(terms.places)) == (1, 50)
