"""A turn from its first action to the clean-up, and the end of the game."""

import pytest

from companion.games.dominion import actions as act
from companion.games.dominion import supply
from companion.referee.action import Action
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from tests.games.dominion.table import GAME, do, holding_exactly, player, setup, told, with_cards


def fresh(players: int = 3) -> Match:
    return Match(GAME, setup(players=players))


def refused(match: Match, action: Action) -> str:
    with pytest.raises(Refusal) as caught:
        match.do(action)
    return caught.value.message.removeprefix("dominion.")


# Phases


def test_a_turn_begins_with_one_action_one_buy_and_no_coins() -> None:
    turn = fresh().state.turn
    assert (turn.phase, turn.actions, turn.buys, turn.money) == ("action", 1, 1, 0)


def test_both_phases_are_optional() -> None:
    match = fresh()
    do(match, act.EndTurn())
    assert match.state.turn.seat == 1


def test_no_action_is_played_after_treasures_were_laid_down() -> None:
    match = holding_exactly("moat", "copper")
    do(match, act.LayTreasures(1))
    assert refused(match, act.PlayAction("moat")) == "phases.buying"


def test_no_action_is_played_after_a_purchase() -> None:
    match = holding_exactly("moat")
    do(match, act.Buy("copper"))
    assert refused(match, act.PlayAction("moat")) == "phases.buying"


def test_unused_actions_buys_and_coins_are_lost_with_the_turn() -> None:
    match = holding_exactly("festival")
    do(match, act.PlayAction("festival"), act.EndTurn())
    turn = match.state.turn
    assert (turn.seat, turn.actions, turn.buys, turn.money) == (1, 1, 1, 0)


# Treasures


def test_treasures_are_told_as_a_total_that_replaces_the_one_before() -> None:
    match = holding_exactly("copper", "silver", "gold")
    do(match, act.LayTreasures(3), act.LayTreasures(6))
    assert match.state.turn.money == 6
    do(match, act.LayTreasures(2))
    assert match.state.turn.money == 2


def test_treasures_are_told_one_by_one() -> None:
    match = holding_exactly("copper", "silver", "gold")
    money = []
    for card in ("gold", "copper", "silver"):
        do(match, act.LayTreasure(card))
        money.append(match.state.turn.money)
    assert money == [3, 4, 6]


def test_a_total_includes_the_treasures_told_one_by_one() -> None:
    match = holding_exactly("copper", "silver", "gold")
    do(match, act.LayTreasure("gold"))
    assert refused(match, act.LayTreasures(2)) == "treasures"
    do(match, act.LayTreasures(6))
    assert match.state.turn.money == 6


def test_the_same_treasure_is_not_laid_down_twice() -> None:
    match = holding_exactly("silver", "copper")
    do(match, act.LayTreasure("silver"))
    assert refused(match, act.LayTreasure("silver")).startswith("hidden-cards")


def test_any_number_of_treasures_may_stay_in_the_hand() -> None:
    match = holding_exactly("gold", "gold", "copper")
    totals = {0, 1, 3, 4, 6, 7}
    for worth in range(9):
        if worth in totals:
            do(match, act.LayTreasures(worth))
        else:
            assert refused(match, act.LayTreasures(worth)) == "treasures"


def test_treasures_and_coins_of_actions_are_one_sum() -> None:
    match = holding_exactly("woodcutter", "silver")
    do(match, act.PlayAction("woodcutter"), act.LayTreasures(2))
    assert match.state.turn.money == 4


# Buying


def test_a_bought_card_goes_to_the_discard_pile_and_is_paid() -> None:
    match = holding_exactly("silver", "gold")
    do(match, act.LayTreasures(5), act.Buy("silver"))
    assert match.state.turn.money == 2
    assert player(match).discard.sure["silver"] == 1
    assert match.state.supply["silver"] == 39


def test_each_buy_takes_one_card_from_the_money_that_is_left() -> None:
    match = holding_exactly("woodcutter", "gold")
    do(match, act.PlayAction("woodcutter"), act.LayTreasures(3), act.Buy("silver"))
    assert refused(match, act.Buy("silver")) == "cost"
    do(match, act.Buy("estate"))
    assert refused(match, act.Buy("copper")) == "buys"


@pytest.mark.parametrize("card", ["copper", "curse"])
def test_a_free_card_needs_a_buy_too(card: str) -> None:
    match = fresh()
    do(match, act.Buy(card))
    assert match.state.turn.buys == 0
    assert player(match).owned[card] > 0
    assert refused(match, act.Buy(card)) == "buys"


def test_no_treasure_is_laid_down_after_the_first_purchase() -> None:
    match = holding_exactly("woodcutter", "copper")
    do(match, act.PlayAction("woodcutter"), act.Buy("estate"))
    assert refused(match, act.LayTreasure("copper")) == "phases.bought"


def test_a_card_in_the_trash_cannot_be_bought() -> None:
    match = holding_exactly("chapel", "moat", kingdom=with_cards("chapel", "moat"))
    do(match, act.CorrectPile("moat", 0), act.PlayAction("chapel"), act.Trash(("moat",)))
    assert refused(match, act.Buy("moat")) == "empty-pile"


# Clean-up


def test_clean_up_discards_everything_and_draws_five() -> None:
    match = holding_exactly("village", "silver", *["copper"] * 8)
    do(match, act.CorrectPlaces(0, 4, 6), act.PlayAction("village"), act.LayTreasures(2))
    do(match, act.EndTurn())
    held = player(match)
    assert (held.hand.size, held.deck.size, held.discard.size) == (5, 0, 5)
    assert not held.in_play


def test_clean_up_does_not_reshuffle_when_the_deck_gives_five() -> None:
    match = fresh()
    assert "shuffles" not in told(do(match, act.EndTurn()))
    held = player(match)
    assert (held.hand.size, held.deck.size, held.discard.size) == (5, 0, 5)


def test_clean_up_reshuffles_when_the_deck_runs_short() -> None:
    match = fresh()
    do(match, act.CorrectPlaces(0, 5, 3))
    assert "shuffles" in told(do(match, act.EndTurn()))
    held = player(match)
    assert (held.hand.size, held.deck.size, held.discard.size) == (5, 5, 0)


def test_clean_up_draws_what_there_is() -> None:
    match = holding_exactly("copper", "copper")
    do(match, act.EndTurn())
    assert player(match).hand.size == 2


def test_the_turn_goes_to_the_left_and_is_counted() -> None:
    match = fresh()
    seats = []
    for _ in range(4):
        do(match, act.EndTurn())
        seats.append(match.state.turn.seat)
    assert seats == [1, 2, 0, 1]
    assert [held.turns for held in match.state.players] == [2, 2, 1]


# The end of the game


def test_the_last_province_ends_the_game_at_the_end_of_the_turn() -> None:
    match = holding_exactly("festival", "gold", "gold")
    do(match, act.CorrectPile("province", 1), act.PlayAction("festival"), act.LayTreasures(6))
    do(match, act.Buy("province"))
    assert not match.state.over
    do(match, act.Buy("copper"))
    assert told(do(match, act.EndTurn()))[-1] == "ends-with-provinces"
    assert match.state.over
    assert player(match).hand.size == 5


def test_any_three_empty_piles_end_the_game() -> None:
    match = fresh()
    do(match, *(act.CorrectPile(card, 0) for card in ("curse", "copper", "moat")))
    assert told(do(match, act.EndTurn()))[-1] == "ends-with-piles"
    assert match.state.over


def test_two_empty_piles_do_not_end_the_game() -> None:
    match = fresh()
    do(match, act.CorrectPile("curse", 0), act.CorrectPile("moat", 0), act.EndTurn())
    assert not match.state.over


def test_nobody_gets_another_turn() -> None:
    match = fresh()
    do(match, act.CorrectPile("province", 0), act.EndTurn())
    assert [held.turns for held in match.state.players] == [1, 0, 0]
    assert not GAME.offers(match.state)
    assert refused(match, act.Buy("copper")) == "game-over"


def test_a_pile_emptied_by_a_gain_counts_too() -> None:
    match = holding_exactly("workshop")
    do(match, *(act.CorrectPile(card, 0) for card in ("curse", "copper")))
    do(match, act.CorrectPile("estate", 1), act.PlayAction("workshop"), act.Gain("estate"))
    do(match, act.EndTurn())
    assert match.state.over


def test_the_last_province_is_warned_of() -> None:
    match = fresh()
    assert not supply.would_end(match.state, "province")
    do(match, act.CorrectPile("province", 1))
    assert supply.would_end(match.state, "province")
    assert not supply.would_end(match.state, "duchy")


def test_the_third_empty_pile_is_warned_of() -> None:
    match = fresh()
    do(match, act.CorrectPile("curse", 0), act.CorrectPile("moat", 1))
    assert not supply.would_end(match.state, "moat")
    do(match, act.CorrectPile("estate", 0))
    assert supply.would_end(match.state, "moat")


@pytest.mark.parametrize("card", ["province", "witch"])
def test_what_cannot_be_taken_is_not_warned_of(card: str) -> None:
    match = fresh()
    do(match, act.CorrectPile("province", 0))
    assert not supply.would_end(match.state, card)


def test_the_end_is_warned_of_only_once() -> None:
    match = fresh()
    do(match, *(act.CorrectPile(card, 0) for card in ("province", "curse")))
    do(match, act.CorrectPile("moat", 1))
    assert not supply.would_end(match.state, "moat")


# Undo


def test_undo_of_an_answer_asks_the_question_again() -> None:
    match = holding_exactly("remodel", "estate")
    do(match, act.PlayAction("remodel"), act.Trash(("estate",)))
    asked = match.state
    do(match, act.Gain("silver"))
    match.undo()
    assert match.state == asked
    do(match, act.Gain("estate"))
    assert dict(player(match).owned) == {"remodel": 1, "estate": 1}


def test_undo_in_the_middle_of_a_pending_question_takes_the_card_back() -> None:
    match = holding_exactly("throne_room", "remodel", "estate", "copper")
    before = match.state
    do(match, act.PlayAction("throne_room"), act.PlayTwice("remodel"), act.Trash(("estate",)))
    for _ in range(3):
        match.undo()
    assert match.state == before
    for _ in range(3):
        match.redo()
    task = match.state.task
    assert task is not None
    assert (task.ask, task.card, task.limit) == ("gain", "remodel", 4)


def test_a_refused_answer_leaves_the_question_as_it_was() -> None:
    match = holding_exactly("workshop")
    do(match, act.PlayAction("workshop"))
    before = match.state
    assert refused(match, act.Gain("gold")) == "gain"
    assert match.state is before
