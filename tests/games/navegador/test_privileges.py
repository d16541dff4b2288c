"""Privileges: a worker each, three of a kind, the highest free slot, the bonus; and the variant."""

import pytest

from companion.games.navegador import actions as act
from companion.games.navegador import privileges
from companion.referee.match import Match
from tests.games.navegador.table import BLANK, at, begun, do, fleet, offered, player, state


def test_the_second_church_slot_brings_eighty_for_two_churches() -> None:
    match = begun()
    do(match, act.CorrectBuildings(0, "church", 2), act.CorrectPrivileges(0, "church", 1))
    do(at("privilege", match, cash=0), act.TakePrivilege("church", 40))
    assert player(match).cash == 80


@pytest.mark.parametrize(("slots", "coin", "discs", "bonus"), [(1, 20, 5, 100), (0, 30, 3, 90)])
def test_explorer_privileges_pay_for_discs(slots: int, coin: int, discs: int, bonus: int) -> None:
    match = begun()
    do(match, act.CorrectDiscs(0, discs), act.CorrectPrivileges(0, "explorer", slots))
    do(at("privilege", match, cash=0), act.TakePrivilege("explorer", coin))
    assert player(match).cash == bonus


def test_the_first_shipyard_slot_pays_fifty_for_the_one_shipyard() -> None:
    match = at("privilege", cash=0)
    do(match, act.TakePrivilege("shipyard", 50))
    assert player(match).cash == 50


def test_the_orange_factory_counts_for_the_bonus() -> None:
    match = at("privilege", cash=0)
    do(match, act.TakePrivilege("factory", 40))
    assert player(match).cash == 40


def test_a_privilege_without_anything_of_its_kind_brings_nothing() -> None:
    match = at("privilege", cash=0)
    do(match, act.TakePrivilege("colony", 30))
    assert player(match).cash == 0
    assert player(match).privileges["colony"] == 1


def test_with_three_workers_one_is_given_and_two_stay() -> None:
    match = at("privilege", workers=3)
    do(match, act.TakePrivilege("church", 50))
    assert player(match).workers == 2


def test_with_two_workers_there_is_no_privilege() -> None:
    match = at("privilege", workers=2)
    assert state(match).turn.seat == 1


def test_one_privilege_a_turn() -> None:
    match = at("privilege", workers=9)
    do(match, act.TakePrivilege("church", 50))
    assert state(match).turn.seat == 1


def test_a_fourth_of_a_kind_is_not_taken_even_with_room() -> None:
    match = begun(profile=BLANK)
    do(match, act.CorrectPrivileges(0, "colony", 3), act.MoveStone("privilege"))
    assert not any(offered(match, act.TakePrivilege("colony", coin)) for coin in range(10, 210, 10))


def test_a_full_column_takes_no_third() -> None:
    match = begun()
    do(match, act.CorrectPrivileges(0, "church", 2), act.MoveStone("privilege"))
    assert privileges.possible_coins(state(match), "church") == ()


def test_an_unknown_coin_is_asked_and_remembered() -> None:
    match = at("privilege", begun(profile=BLANK))
    do(match, act.TakePrivilege("shipyard", 60))
    assert state(match).board.coin("shipyard", 1) == 60


@pytest.mark.parametrize(
    ("privilege", "coin"), [("church", 40), ("church", 30), ("shipyard", 40), ("colony", 20)]
)
def test_a_coin_that_cannot_be_is_not_taken(privilege: str, coin: int) -> None:
    """The church's second slot is 40; 50, 30 and three slots are known of the others."""
    match = at("privilege", begun(profile=BLANK))
    assert not offered(match, act.TakePrivilege(privilege, coin))


def test_the_second_church_coin_is_known_from_the_rules() -> None:
    match = begun(profile=BLANK)
    do(match, act.CorrectPrivileges(0, "church", 1), act.MoveStone("privilege"))
    assert privileges.possible_coins(state(match), "church") == (40,)


# The variant


def at_goa(**changes: int) -> Match:
    return at("privilege", fleet(begun(variant="goa"), goa=1), **changes)


def test_at_goa_the_kings_privilege_costs_no_worker_and_pays_the_bonus() -> None:
    match = at_goa(cash=0, workers=2)
    do(match, act.TakeKing("shipyard", 50))
    assert (player(match).cash, player(match).workers) == (50, 2)
    assert player(match).king == "shipyard"


def test_at_goa_it_is_the_one_privilege_of_the_turn() -> None:
    match = at_goa(workers=9)
    do(match, act.TakeKing("church", 50))
    assert state(match).turn.seat == 1


def test_it_covers_the_next_slot_but_is_no_third_of_a_kind() -> None:
    match = fleet(begun(profile=BLANK, variant="goa"), goa=1)
    do(match, act.CorrectPrivileges(0, "colony", 3), act.MoveStone("privilege"))
    assert privileges.slot(player(match), "colony") == 4
    assert any(offered(match, act.TakeKing("colony", coin)) for coin in range(10, 210, 10))


def test_without_a_ship_at_goa_there_is_only_the_gallery() -> None:
    match = at("privilege", begun(variant="goa"))
    assert not offered(match, act.TakeKing("church", 50))


def test_nobody_takes_two() -> None:
    match = fleet(begun(variant="goa"), goa=1)
    do(match, act.CorrectKing(0, "colony"), act.MoveStone("privilege"))
    assert not offered(match, act.TakeKing("church", 50))
