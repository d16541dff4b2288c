"""What the coming rounds ask of each player."""

from companion.games.le_havre import actions as act
from companion.games.le_havre.forecast import demands, energy_in_hand, food_in_hand
from tests.games.le_havre.table import begun, do, having, in_final_phase, on_turn, owning, state


def test_the_demand_of_every_round_to_come() -> None:
    coming = demands(state(begun(2, "short")), 0)
    assert [each.food for each in coming] == [4, 7, 9, 13, 15, 17, 18, 20]
    assert [each.round for each in coming] == list(range(1, 9))


def test_ships_bring_food_every_round() -> None:
    """A wooden ship feeds 4 of two players; each begins the short game with one."""
    first, second, *_ = demands(state(begun(2, "short")), 0)
    assert (first.ships, first.due, second.due) == (4, 0, 3)


def test_rounds_that_are_over_ask_for_nothing() -> None:
    match = on_turn(begun(2, "short"))
    do(match, act.CorrectRound(7))
    assert [each.food for each in demands(state(match), 0)] == [18, 20]


def test_nothing_is_due_in_the_final_phase() -> None:
    assert demands(state(in_final_phase(begun())), 0) == ()


def test_more_food_than_due_is_no_debt() -> None:
    match = owning(begun(), 0, "s14", "s16", "s17")
    assert demands(state(match), 0)[-1].due == 0


def test_food_and_energy_in_hand() -> None:
    match = having(begun(), fish=1, smoked_fish=1, bread=1, meat=1, franc=2, grain=9)
    having(match, 1, wood=1, charcoal=1, coal=1, coke=1)
    assert (food_in_hand(state(match), 0), energy_in_hand(state(match), 1)) == (10, 17)
