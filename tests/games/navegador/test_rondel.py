"""The rondel: steps, ships to pay, and that the action may be left undone."""

import pytest

from companion.games.navegador import actions as act
from companion.games.navegador import facts, rondel
from tests.games.navegador.table import (
    at,
    begun,
    do,
    explored,
    fleet,
    offered,
    player,
    second_round,
    state,
    told,
)

RING = tuple(facts.spaces())


@pytest.mark.parametrize(
    ("steps", "ships"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3), (7, 4), (8, 5)]
)
def test_three_steps_are_free_and_each_further_costs_a_ship(steps: int, ships: int) -> None:
    held = player(second_round(begun()))
    start = RING.index("workers")
    assert rondel.cost(held, RING[(start + steps) % 8]) == ships


@pytest.mark.parametrize("space", RING)
def test_the_first_move_is_free_to_any_space(space: str) -> None:
    assert rondel.cost(player(begun()), space) == 0
    assert offered(begun(), act.MoveStone(space))


def test_the_ring_has_its_spaces_in_order() -> None:
    actions = [space.action for space in facts.spaces().values()]
    assert actions == [
        *("sailing", "workers", "market", "colony"),
        *("privilege", "ships", "market", "buildings"),
    ]


def test_the_same_space_again_is_a_whole_lap_of_five_ships() -> None:
    match = fleet(second_round(begun()), portugal=5)
    do(match, act.MoveStone("workers", ("portugal",) * 5))
    assert player(match).ships.total() == 0


def test_the_paid_ships_are_gone_before_the_action() -> None:
    """Two ships at Guiné, one of them paid: only one colony can be founded there."""
    match = explored(fleet(second_round(begun()), guine=2), guine=(60, 70))
    do(match, act.CorrectStone(0, "buildings"), act.CorrectWorkers(0, 8))
    do(match, act.MoveStone("colony", ("guine",)), act.FoundColony("guine", 60))
    assert state(match).turn.seat == 1


def test_paying_the_ships_needed_for_exploring_leaves_too_few() -> None:
    match = fleet(second_round(begun()), portugal=2)
    do(match, act.CorrectStone(0, "privilege"))
    do(match, act.MoveStone("sailing", ("portugal",)))
    assert not offered(match, act.Explore("guine", ("portugal", "portugal")))


def test_somebody_without_ships_moves_three_steps_at_most() -> None:
    match = fleet(second_round(begun()))
    assert rondel.reachable(state(match)) == ("first_market", "colony", "privilege")


def test_all_ships_may_be_paid() -> None:
    match = fleet(second_round(begun()), portugal=1, guine=1)
    do(match, act.MoveStone("second_market", ("guine", "portugal")))
    assert player(match).ships.total() == 0


def test_moving_without_doing_the_action_is_allowed() -> None:
    match = at("workers")
    assert told(do(match, act.EndTurn())) == ["ends-turn", "turn-begins"]


def test_the_turn_goes_on_by_itself_where_nothing_can_be_done() -> None:
    happenings = do(begun(), act.MoveStone("colony"))
    assert told(happenings) == ["moves", "nothing-to-do", "turn-begins"]


def test_stones_do_not_block_each_other() -> None:
    match = second_round(begun())
    do(match, act.CorrectStone(1, "first_market"))
    assert offered(match, act.MoveStone("first_market"))
