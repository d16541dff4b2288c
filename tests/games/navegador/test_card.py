"""The Navegador card and the orange ship."""

from companion.games.navegador import actions as act
from companion.referee.match import Match
from tests.games.navegador.table import (
    BOARD,
    CABO,
    begun,
    do,
    explored,
    fleet,
    offered,
    second_round,
    state,
    told,
)


def holding(seat: int = 0, players: int = 3) -> Match:
    """The second round; somebody holds the card, the orange ship beside the stone."""
    match = second_round(begun(players))
    do(match, act.CorrectCard(seat, "workers"))
    return match


def test_the_card_is_not_used_in_the_first_round() -> None:
    match = begun()
    do(match, act.CorrectCard(0, None))
    assert not offered(match, act.UseCard())


def test_only_the_holder_uses_the_card() -> None:
    assert not offered(holding(seat=1), act.UseCard())
    assert offered(holding(), act.UseCard())


def test_the_card_is_used_before_the_move_only() -> None:
    match = holding()
    do(match, act.MoveStone("first_market"))
    assert not offered(match, act.UseCard())


def test_after_use_the_card_goes_to_the_right_with_the_orange_ship() -> None:
    match = holding()
    do(match, act.CorrectStone(2, "ships"), act.UseCard(), act.EndSailing())
    assert (state(match).card, state(match).orange) == (2, "ships")
    assert state(match).turn.seat == 0


def test_with_two_players_it_goes_to_the_other() -> None:
    match = holding(players=2)
    do(match, act.UseCard(), act.EndSailing())
    assert state(match).card == 1


def test_the_card_is_used_once_a_turn() -> None:
    match = holding()
    do(match, act.UseCard(), act.EndSailing())
    assert not offered(match, act.UseCard())
    assert offered(match, act.MoveStone("first_market"))


def test_the_stone_moves_after_the_sailing_is_over() -> None:
    match = holding()
    do(match, act.UseCard())
    assert not offered(match, act.MoveStone("first_market"))
    assert not offered(match, act.EndTurn())


def test_the_card_and_a_sailing_explore_twice_in_one_turn() -> None:
    match = fleet(holding(), portugal=4)
    do(match, act.CorrectStone(0, "buildings"), act.UseCard())
    do(match, act.Explore("guine", ("portugal",) * 2))
    do(match, act.TurnUp("gold", (50,) * (BOARD.tokens("guine") or 0)), act.EndSailing())
    do(match, act.MoveStone("sailing"), act.Explore("bahia", ("portugal",) * 2))
    do(match, act.TurnUp("sugar", (40,) * 4))
    assert state(match).players[0].discs == 2


def test_ships_sail_anew_after_the_card() -> None:
    match = explored(fleet(holding(), portugal=1), guine=(), angola=())
    do(match, act.CorrectStone(0, "buildings"), act.UseCard(), act.Sail("portugal", "guine", 1))
    do(match, act.MoveStone("sailing"))
    assert offered(match, act.Sail("guine", "angola", 1))


def test_the_first_holder_sets_the_orange_ship_where_the_stone_goes() -> None:
    match = begun(2)
    do(match, act.MoveStone("workers"), act.EndTurn())
    assert state(match).orange is None
    do(match, act.MoveStone("ships"))
    assert state(match).orange == "ships"


def test_the_card_expires_when_the_orange_ship_is_entered() -> None:
    match = holding()
    do(match, act.CorrectCard(0, "colony"))
    happenings = told(do(match, act.MoveStone("colony")))
    assert happenings[1:4] == ["card-expires", "card-passes", "orange-ship"]
    assert state(match).card == 2


def test_the_card_expires_when_the_orange_ship_is_passed() -> None:
    match = holding()
    do(match, act.CorrectCard(0, "first_market"))
    do(match, act.MoveStone("privilege"))
    assert state(match).card == 2


def test_the_card_stays_before_the_orange_ship_is_reached() -> None:
    match = holding()
    do(match, act.CorrectCard(0, "ships"))
    do(match, act.MoveStone("privilege"))
    assert (state(match).card, state(match).orange) == (0, "ships")


def test_a_whole_lap_at_once_lets_it_expire() -> None:
    match = fleet(holding(), portugal=5)
    do(match, act.MoveStone("workers", ("portugal",) * 5))
    assert state(match).card == 2


def test_others_pass_the_orange_ship_unharmed() -> None:
    match = holding(seat=1)
    do(match, act.CorrectCard(1, "first_market"), act.MoveStone("first_market"))
    assert state(match).card == 1


def test_used_before_it_is_reached_it_does_not_expire_a_second_time() -> None:
    """Used, the card is the neighbour's; the own move meets nothing."""
    match = holding()
    do(match, act.CorrectCard(0, "first_market"), act.UseCard(), act.EndSailing())
    assert "card-expires" not in told(do(match, act.MoveStone("first_market")))
    assert state(match).card == 2


def test_the_card_may_be_used_without_ships() -> None:
    match = fleet(holding())
    assert told(do(match, act.UseCard())) == ["uses-card", "card-passes", "orange-ship"]
    assert offered(match, act.MoveStone("first_market"))


def test_the_card_is_used_in_the_last_turns_too() -> None:
    match = holding()
    do(match, act.CorrectLastTurns(1))
    assert offered(match, act.UseCard())


def test_the_ship_that_had_to_stay_is_free_in_the_next_sailing() -> None:
    match = fleet(explored(holding(), guine=(), angola=()), angola=2)
    do(match, act.CorrectStone(0, "buildings"), act.UseCard())
    do(match, act.Explore(CABO, ("angola",) * 2))
    do(match, act.TurnUp("gold", (50,) * (BOARD.tokens(CABO) or 0)), act.MoveStone("sailing"))
    assert offered(match, act.Sail(CABO, "angola", 1))
