"""A seven: discards, moving the robber, stealing a card that only two have seen."""

from companion.games.catan import actions as act
from companion.games.catan.hands import Bounded
from companion.referee.match import Match
from tests.games.catan.real_table import GAME
from tests.games.catan.table import (
    ANNA,
    BEN,
    CLEO,
    bank,
    cards,
    do,
    empty,
    give,
    hand,
    hold_cards,
    settle,
    told,
)


def asked(match: Match) -> list[tuple[str, int, int]]:
    return [(task.ask, task.seat, task.count) for task in match.state.pending]


def test_a_seven_before_anybody_has_eight_cards_only_moves_the_robber() -> None:
    match = empty(rolled=False)
    give(match, ANNA, wool=7)
    do(match, act.Roll(7))
    assert asked(match) == [("move-robber", ANNA, 0)]


def test_everybody_over_seven_discards_half_rounded_down() -> None:
    match = empty(4, rolled=False)
    give(match, ANNA, wool=9)
    give(match, BEN, ore=8)
    give(match, CLEO, grain=11)
    give(match, 3, brick=7)
    do(match, act.Roll(7))
    assert asked(match) == [
        ("discard", ANNA, 4),
        ("discard", BEN, 4),
        ("discard", CLEO, 5),
        ("move-robber", ANNA, 0),
    ]


def test_discards_come_in_any_order_and_go_back_to_the_bank() -> None:
    match = empty(rolled=False)
    give(match, ANNA, wool=8)
    give(match, BEN, ore=8)
    do(match, act.Roll(7), act.Discard(BEN, cards(ore=4)), act.Discard(ANNA, cards(wool=4)))
    assert (hand(match, ANNA), hand(match, BEN)) == ({"wool": 4}, {"ore": 4})
    assert (bank(match)["wool"], bank(match)["ore"]) == (15, 15)
    assert asked(match) == [("move-robber", ANNA, 0)]


def test_a_discard_can_be_undone_in_the_middle() -> None:
    match = empty(rolled=False)
    give(match, ANNA, wool=8)
    give(match, BEN, ore=8)
    do(match, act.Roll(7), act.Discard(ANNA, cards(wool=4)))
    match.undo()
    assert asked(match)[0] == ("discard", ANNA, 4)
    match.redo()
    assert asked(match)[0] == ("discard", BEN, 4)


def test_a_knight_makes_nobody_discard() -> None:
    match = empty()
    give(match, ANNA, wool=9)
    hold_cards(match, ANNA)
    do(match, act.PlayKnight())
    assert asked(match) == [("move-robber", ANNA, 0)]


def test_the_robber_may_go_back_to_the_desert() -> None:
    match = empty(rolled=False)
    do(match, act.CorrectRobber("H01"), act.Roll(7))
    assert told(do(match, act.MoveRobber("H08"))) == ["moves-robber-bare", "nobody-to-rob"]


def test_every_other_hex_is_offered() -> None:
    match = empty(rolled=False)
    do(match, act.Roll(7))
    (offer,) = GAME.offers(match.state)
    assert len(list(offer.completions())) == 18


def test_the_only_victim_is_robbed_without_a_question() -> None:
    match = empty(rolled=False)
    settle(match, BEN, "V21")
    settle(match, CLEO, "V33")
    give(match, BEN, ore=1)
    do(match, act.Roll(7))
    assert told(do(match, act.MoveRobber("H10"))) == ["moves-robber", "steals"]
    assert hand(match, ANNA) == {"ore": 1}
    assert match.state.task is None


def test_among_several_victims_one_is_chosen() -> None:
    match = empty(rolled=False)
    for seat, corner in ((BEN, "V21"), (CLEO, "V33")):
        settle(match, seat, corner)
        give(match, seat, ore=2)
    do(match, act.Roll(7), act.MoveRobber("H10"))
    (offer,) = GAME.offers(match.state)
    assert list(offer.completions()) == [act.Steal(BEN), act.Steal(CLEO)]
    do(match, act.Steal(CLEO))
    assert hand(match, CLEO) == {"ore": 1}


def test_nobody_is_robbed_beside_own_buildings_and_empty_hands() -> None:
    match = empty(rolled=False)
    settle(match, ANNA, "V31")
    settle(match, BEN, "V21")
    give(match, ANNA, ore=2)
    do(match, act.Roll(7))
    assert told(do(match, act.MoveRobber("H10")))[-1] == "nobody-to-rob"


def robbery(**numbers: int) -> Match:
    """Anna robs Ben, who held these cards."""
    match = empty(rolled=False)
    settle(match, BEN, "V21")
    give(match, BEN, **numbers)
    do(match, act.Roll(7), act.MoveRobber("H10"))
    return match


def test_a_stolen_card_is_known_when_all_cards_were_equal() -> None:
    match = robbery(ore=3)
    assert (hand(match, ANNA), hand(match, BEN)) == ({"ore": 1}, {"ore": 2})


def test_a_stolen_card_may_be_any_of_the_kinds() -> None:
    match = robbery(ore=2, wool=1)
    worlds = set(match.state.hands.worlds())
    ore, wool, none = (0, 0, 0, 0, 1), (0, 0, 1, 0, 0), (0,) * 5
    assert worlds == {(ore, (0, 0, 1, 0, 1), none), (wool, (0, 0, 0, 0, 2), none)}


def test_a_payment_tells_what_was_stolen() -> None:
    match = robbery(ore=1, wool=1)
    give(match, CLEO, brick=1)
    swap = act.Swap(cards(wool=1), cards(brick=1))
    do(match, act.TradeWithPlayer(CLEO, swap))
    assert hand(match, BEN) == {"ore": 1}


def test_what_the_victim_gives_tells_too() -> None:
    match = robbery(ore=1, wool=1)
    do(match, act.CorrectTurn(BEN, True))
    give(match, CLEO, brick=1)
    do(match, act.TradeWithPlayer(CLEO, act.Swap(cards(wool=1), cards(brick=1))))
    assert hand(match, ANNA) == {"ore": 1}


def test_a_discard_out_of_an_unknown_hand_takes_what_may_be_there() -> None:
    match = empty(rolled=False)
    settle(match, BEN, "V21")
    give(match, BEN, ore=1, wool=1)
    give(match, ANNA, grain=7)
    do(match, act.Roll(7), act.MoveRobber("H10"), act.CorrectTurn(CLEO, False), act.Roll(7))
    do(match, act.Discard(ANNA, cards(grain=3, wool=1)))
    assert hand(match, ANNA) == {"grain": 4}
    assert hand(match, BEN) == {"ore": 1}


def test_a_known_hand_is_corrected_to_fewer_cards_of_the_same_kinds() -> None:
    match = empty()
    give(match, ANNA, ore=2, wool=2)
    do(match, act.CorrectHand(ANNA, cards(ore=1)))
    assert hand(match, ANNA) == {"ore": 1}


def test_an_unknown_hand_that_turns_out_to_be_another_is_believed() -> None:
    match = robbery(ore=1, wool=1)
    do(match, act.CorrectBank("brick", 17), act.CorrectHand(ANNA, cards(brick=2)))
    assert hand(match, ANNA) == {"brick": 2}
    assert match.state.hands.size(BEN) == 1
    assert match.state.hands.span(BEN).most == (0, 0, 1, 0, 1)


def test_a_hand_counted_anew_is_unknown_until_it_is_shown() -> None:
    match = robbery(ore=1, wool=1)
    do(match, act.CorrectHandSize(CLEO, 3))
    assert isinstance(match.state.hands, Bounded)
    assert match.state.hands.size(CLEO) == 3
    for seat in (ANNA, BEN, CLEO):
        do(match, *(act.CorrectBank(kind, 0) for kind in ("brick", "lumber", "wool")))
        do(match, act.CorrectHand(seat, cards(wool=match.state.hands.size(seat))))
    assert hand(match, CLEO) == {"wool": 3}
