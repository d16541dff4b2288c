"""Cards that trash, gain or double: Chapel, Feast, Mine, Moneylender, Remodel, Workshop, Throne."""

import pytest

from companion.games.dominion import actions as act
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from tests.games.dominion.table import do, holding_exactly, player, told


def playing(card: str, *hand: str) -> Match:
    """Anna plays the card; the rest of her hand is all she has."""
    match = holding_exactly(card, *hand)
    do(match, act.PlayAction(card))
    return match


def doubling(*cards: str, hand: tuple[str, ...] = ()) -> Match:
    """Anna plays a Throne Room and names these cards one after the other."""
    match = holding_exactly("throne_room", *cards, *hand)
    do(match, act.PlayAction("throne_room"), *(act.PlayTwice(card) for card in cards))
    return match


def check_cost_limit(match: Match, limit: int, too_dear: str) -> None:
    with pytest.raises(Refusal) as caught:
        do(match, act.Gain(too_dear))
    assert caught.value.article == "dominion.gain"
    assert caught.value.facts["has"] == limit


def test_chapel_trashes_up_to_four_cards() -> None:
    match = playing("chapel", "copper", "copper", "estate", "estate", "estate")
    do(match, act.Trash(("copper", "copper", "estate", "estate")))
    assert dict(match.state.trash) == {"copper": 2, "estate": 2}
    assert player(match).hand.size == 1
    assert player(match).owned.total() == 2


def test_chapel_may_trash_nothing() -> None:
    match = playing("chapel", "copper")
    do(match, act.Trash(()))
    assert not match.state.trash


def test_chapel_trashes_another_chapel_but_not_itself() -> None:
    match = playing("chapel", "chapel", "copper")
    with pytest.raises(Refusal):
        do(match, act.Trash(("chapel", "chapel")))
    do(match, act.Trash(("chapel",)))
    assert dict(match.state.trash) == {"chapel": 1}


def test_trashed_cards_never_return_to_the_supply() -> None:
    match = playing("chapel", "copper")
    before = match.state.supply["copper"]
    do(match, act.Trash(("copper",)))
    assert match.state.supply["copper"] == before


def test_feast_is_trashed_and_gives_a_card_of_five() -> None:
    match = playing("feast")
    check_cost_limit(match, 5, "gold")
    do(match, act.Gain("duchy"))
    assert dict(match.state.trash) == {"feast": 1}
    assert dict(player(match).owned) == {"duchy": 1}
    assert player(match).discard.sure["duchy"] == 1


def test_feast_trashed_by_another_card_gives_nothing() -> None:
    match = playing("chapel", "feast")
    do(match, act.Trash(("feast",)))
    assert match.state.task is None


def test_feast_under_throne_room_gains_twice_and_is_trashed_once() -> None:
    match = doubling("feast")
    do(match, act.Gain("duchy"), act.Gain("silver"))
    assert dict(match.state.trash) == {"feast": 1}
    assert match.state.task is None
    assert dict(player(match).owned) == {"throne_room": 1, "duchy": 1, "silver": 1}


def test_coins_never_raise_the_limit_of_workshop() -> None:
    match = holding_exactly("festival", "workshop")
    do(match, act.PlayAction("festival"), act.PlayAction("workshop"))
    check_cost_limit(match, 4, "duchy")


def test_workshop_gains_a_card_of_four_into_the_discard_pile() -> None:
    match = playing("workshop")
    do(match, act.Gain("silver"))
    assert player(match).discard.sure["silver"] == 1


def test_workshop_must_gain_when_it_can() -> None:
    match = playing("workshop")
    with pytest.raises(Refusal) as caught:
        do(match, act.EndTurn())
    assert caught.value.article == "dominion.finish-card"


def test_an_empty_pile_gives_nothing() -> None:
    match = playing("workshop")
    do(match, act.CorrectPile("silver", 0))
    with pytest.raises(Refusal) as caught:
        do(match, act.Gain("silver"))
    assert caught.value.article == "dominion.empty-pile"


def test_gaining_is_left_out_when_nothing_fits() -> None:
    match = holding_exactly("mine", "copper")
    do(match, act.CorrectPile("copper", 0), act.CorrectPile("silver", 0), act.PlayAction("mine"))
    assert told(do(match, act.Trash(("copper",))))[-1] == "nothing-to-gain"
    assert match.state.task is None


def test_mine_gives_a_treasure_of_three_more_into_the_hand() -> None:
    match = playing("mine", "silver")
    do(match, act.Trash(("silver",)), act.Gain("gold"))
    assert player(match).hand.sure["gold"] == 1
    do(match, act.LayTreasures(3))
    assert match.state.turn.money == 3


def test_mine_gives_no_treasure_of_more_than_three_more() -> None:
    match = playing("mine", "copper")
    do(match, act.Trash(("copper",)))
    check_cost_limit(match, 3, "gold")


@pytest.mark.parametrize("gained", ["silver", "copper"])
def test_mine_may_give_an_equal_or_cheaper_treasure(gained: str) -> None:
    match = playing("mine", "silver")
    do(match, act.Trash(("silver",)), act.Gain(gained))
    assert player(match).hand.sure[gained] == 1


def test_mine_without_a_treasure_does_nothing() -> None:
    match = playing("mine", "estate")
    assert match.state.task is None
    assert not match.state.trash


def test_moneylender_gives_three_coins_for_a_copper() -> None:
    match = playing("moneylender", "copper")
    do(match, act.Trash(("copper",)))
    assert match.state.turn.coins == 3
    assert dict(match.state.trash) == {"copper": 1}


def test_moneylender_without_a_copper_gives_nothing() -> None:
    match = playing("moneylender", "silver")
    assert match.state.task is None
    assert match.state.turn.coins == 0


def test_remodel_gives_a_card_of_two_more() -> None:
    match = playing("remodel", "estate")
    do(match, act.Trash(("estate",)))
    check_cost_limit(match, 4, "duchy")
    do(match, act.Gain("remodel"))
    assert player(match).discard.sure["remodel"] == 1


def test_remodel_may_give_the_same_card_again() -> None:
    match = playing("remodel", "gold")
    do(match, act.Trash(("gold",)), act.Gain("gold"))
    assert player(match).owned["gold"] == 1
    assert match.state.trash["gold"] == 1


def test_remodel_trashes_another_remodel_but_not_itself() -> None:
    assert playing("remodel").state.task is None
    match = playing("remodel", "remodel")
    do(match, act.Trash(("remodel",)), act.Gain("gold"))
    assert player(match).in_play["remodel"] == 1


def test_throne_room_uses_one_action_and_the_doubled_card_none() -> None:
    match = doubling("woodcutter")
    turn = match.state.turn
    assert (turn.actions, turn.buys, turn.coins) == (0, 3, 4)


def test_a_doubled_market_leaves_two_actions() -> None:
    match = doubling("market")
    turn = match.state.turn
    assert (turn.actions, turn.buys, turn.coins) == (2, 3, 2)


def test_throne_room_finishes_the_first_play_before_the_second() -> None:
    match = doubling("remodel", hand=("copper", "copper"))
    do(match, act.Trash(("copper",)))
    with pytest.raises(Refusal):
        do(match, act.Trash(("copper",)))
    happenings = do(match, act.Gain("copper"))
    assert told(happenings) == ["gains", "plays-again"]
    do(match, act.Trash(("copper",)), act.Gain("estate"))
    assert match.state.task is None


def test_throne_room_on_throne_room_doubles_one_card_and_then_another() -> None:
    match = doubling("throne_room", "woodcutter", "festival")
    turn = match.state.turn
    assert (turn.actions, turn.buys, turn.coins) == (4, 5, 8)
    assert dict(player(match).in_play) == {"throne_room": 2, "woodcutter": 1, "festival": 1}
    assert match.state.task is None


def test_throne_room_on_throne_room_with_one_other_action_doubles_only_that() -> None:
    match = doubling("throne_room", "woodcutter")
    assert match.state.turn.coins == 4
    assert match.state.task is None


def test_throne_room_without_another_action_does_nothing() -> None:
    match = playing("throne_room", "copper")
    assert match.state.task is None
    assert match.state.turn.actions == 0


def test_throne_room_doubles_action_cards_only() -> None:
    match = playing("throne_room", "moat", "copper")
    with pytest.raises(Refusal) as caught:
        do(match, act.PlayTwice("copper"))
    assert caught.value.article == "dominion.action-cards"


def test_nothing_is_played_between_the_two_plays() -> None:
    match = doubling("chapel", hand=("village", "copper", "copper"))
    do(match, act.Trash(("copper",)))
    with pytest.raises(Refusal) as caught:
        do(match, act.PlayAction("village"))
    assert caught.value.article == "dominion.finish-card"


def test_gardens_is_a_victory_card_and_no_action() -> None:
    match = holding_exactly("gardens")
    with pytest.raises(Refusal) as caught:
        do(match, act.PlayAction("gardens"))
    assert caught.value.article == "dominion.action-cards"
