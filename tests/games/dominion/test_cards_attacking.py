"""Attacks, and the Moat against them: Bureaucrat, Militia, Spy, Thief, Witch."""

import pytest

from companion.games.dominion import actions as act
from companion.games.dominion import facts
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from tests.games.dominion.table import GAME, do, give, player, setup, told, with_cards

Cards = tuple[str, ...]
FIVE_COPPERS = ("copper",) * 5
MOAT_HAND = ("moat", "copper", "copper", "copper", "estate")


def attackers_table(hand: Cards, *victims: Cards) -> Match:
    """Everybody holds just the given cards, all in the hand; Anna is on turn."""
    kingdom = with_cards("moat", *(card for card in set(hand) if facts.card(card).kingdom))
    match = Match(GAME, setup(kingdom, players=len(victims) + 1))
    for seat, cards in enumerate((hand, *victims)):
        give(match, seat, *cards)
    return match


def attack(card: str, *victims: Cards) -> Match:
    match = attackers_table((card,), *victims)
    do(match, act.PlayAction(card))
    return match


def attack_decks(card: str, *decks: Cards) -> Match:
    """The same with the victims' cards in their decks."""
    match = attackers_table((card,), *decks)
    for seat, deck in enumerate(decks, start=1):
        do(match, act.CorrectPlaces(seat, 0, len(deck)))
    do(match, act.PlayAction(card))
    return match


def doubled(card: str, *victims: Cards) -> Match:
    match = attackers_table(("throne_room", card), *victims)
    do(match, act.PlayAction("throne_room"), act.PlayTwice(card))
    return match


def asked(match: Match) -> int | None:
    return match.state.task.seat if match.state.task else None


# Bureaucrat


def test_bureaucrat_gains_a_silver_on_top_of_the_deck() -> None:
    match = attackers_table(("bureaucrat", "copper", "copper"), FIVE_COPPERS)
    do(match, act.CorrectPlaces(0, 1, 2), act.PlayAction("bureaucrat"))
    assert player(match).top == ("silver",)
    assert player(match).deck.size == 3


def test_bureaucrat_on_an_empty_deck_makes_the_silver_the_whole_deck() -> None:
    match = attack("bureaucrat", ("estate", "copper"))
    do(match, act.PutOnDeck("estate"))
    for seat, card in ((0, "silver"), (1, "estate")):
        assert (player(match, seat).top, player(match, seat).deck.size) == ((card,), 1)


def test_bureaucrat_without_silver_in_the_supply_still_attacks() -> None:
    match = attackers_table(("bureaucrat",), ("estate",))
    do(match, act.CorrectPile("silver", 0), act.PlayAction("bureaucrat"))
    assert player(match).deck.size == 0
    assert asked(match) == 1


def test_bureaucrats_victim_chooses_the_victory_card_and_gardens_is_one() -> None:
    match = attack("bureaucrat", ("estate", "gardens", "copper"))
    do(match, act.PutOnDeck("gardens"))
    assert player(match, 1).top == ("gardens",)
    assert player(match, 1).hand.size == 2


def test_a_curse_is_no_victory_card_for_the_bureaucrat() -> None:
    match = attackers_table(("bureaucrat",), ("curse", "copper"))
    assert told(do(match, act.PlayAction("bureaucrat")))[-1] == "shows-no-victory"
    assert match.state.task is None


def test_the_card_put_on_the_deck_is_drawn_next() -> None:
    match = attack("bureaucrat", ("estate", *FIVE_COPPERS))
    do(match, act.PutOnDeck("estate"), act.EndTurn(), act.EndTurn())
    assert player(match, 1).hand.sure["estate"] == 1


def test_a_doubled_bureaucrat_puts_the_second_card_on_top_of_the_first() -> None:
    match = doubled("bureaucrat", ("estate", "duchy", "copper"))
    do(match, act.PutOnDeck("estate"), act.PutOnDeck("duchy"))
    assert player(match).top == ("silver", "silver")
    assert player(match, 1).top == ("duchy", "estate")


# Militia


def test_militia_makes_every_other_player_discard_down_to_three_clockwise() -> None:
    match = attack("militia", FIVE_COPPERS, ("copper",) * 4)
    assert match.state.turn.coins == 2
    assert asked(match) == 1
    do(match, act.Discard(2))
    assert asked(match) == 2
    do(match, act.Discard(1))
    assert [player(match, seat).hand.size for seat in (1, 2)] == [3, 3]


@pytest.mark.parametrize("hand", [0, 2, 3])
def test_militia_leaves_three_cards_or_fewer_alone(hand: int) -> None:
    match = attack("militia", ("copper",) * hand)
    assert match.state.task is None
    assert player(match, 1).hand.size == hand


def test_a_doubled_militia_finds_only_three_cards_the_second_time() -> None:
    match = doubled("militia", FIVE_COPPERS)
    do(match, act.Discard(2))
    assert match.state.task is None
    assert (match.state.turn.coins, player(match, 1).hand.size) == (4, 3)


# Moat


def test_moat_protects_only_its_owner_and_the_bonus_stays() -> None:
    match = attack("militia", MOAT_HAND, FIVE_COPPERS)
    do(match, act.ShowMoat())
    assert asked(match) == 2
    do(match, act.Discard(2))
    assert [player(match, seat).hand.size for seat in (1, 2)] == [5, 3]
    assert match.state.turn.coins == 2


def test_showing_moat_is_optional() -> None:
    match = attack("militia", MOAT_HAND)
    do(match, act.Discard(2))
    assert player(match, 1).hand.size == 3


def test_moat_stays_in_the_hand_and_can_be_shown_against_every_attack() -> None:
    match = doubled("militia", MOAT_HAND)
    do(match, act.ShowMoat(), act.ShowMoat())
    assert match.state.task is None
    assert player(match, 1).hand.sure["moat"] == 1
    assert player(match, 1).hand.size == 5


def test_moat_is_decided_separately_against_each_play_under_throne_room() -> None:
    match = doubled("militia", MOAT_HAND)
    do(match, act.ShowMoat(), act.Discard(2))
    assert player(match, 1).hand.size == 3


def test_moat_in_the_deck_protects_nobody() -> None:
    match = attackers_table(("witch",), ("moat",))
    do(match, act.CorrectPlaces(1, 0, 1), act.PlayAction("witch"))
    assert match.state.task is None
    assert player(match, 1).owned["curse"] == 1


@pytest.mark.parametrize("card", ["bureaucrat", "militia", "spy", "thief", "witch"])
def test_moat_wards_off_every_attack(card: str) -> None:
    match = attackers_table((card,), MOAT_HAND * 2)
    do(match, act.CorrectPlaces(1, 9, 1), act.PlayAction(card))
    before = player(match, 1).owned
    do(match, act.ShowMoat())
    assert match.state.task is None
    assert player(match, 1).owned == before
    assert (player(match, 1).hand.size, player(match, 1).deck.size) == (9, 1)


# Spy


def test_spy_draws_first_and_then_shows_its_player_before_the_others() -> None:
    match = attackers_table(("spy", "copper", "copper"), FIVE_COPPERS, FIVE_COPPERS)
    do(match, *(act.CorrectPlaces(seat, 0, 5) for seat in (1, 2)), act.CorrectPlaces(0, 1, 2))
    do(match, act.PlayAction("spy"))
    assert (player(match).hand.size, player(match).deck.size) == (1, 1)
    order = []
    while match.state.task:
        order.append(asked(match))
        do(match, act.Inspect(True))
    assert order == [0, 1, 2]


def test_spy_discards_the_shown_card_or_puts_it_back() -> None:
    match = attack_decks("spy", FIVE_COPPERS, FIVE_COPPERS)
    do(match, act.Inspect(True), act.Inspect(False))
    piles = [(player(match, seat).deck.size, player(match, seat).discard.size) for seat in (1, 2)]
    assert piles == [(4, 1), (5, 0)]


def test_spy_reshuffles_an_empty_deck_and_skips_who_has_nothing() -> None:
    match = attackers_table(("spy",), FIVE_COPPERS, ())
    do(match, act.CorrectPlaces(1, 0, 0))
    assert told(do(match, act.PlayAction("spy"))).count("nothing-to-show") == 1
    assert asked(match) == 1
    happenings = do(match, act.Inspect(False))
    assert "shuffles" in told(happenings)
    assert told(happenings)[-1] == "nothing-to-show"
    assert (player(match, 1).deck.size, player(match, 1).discard.size) == (5, 0)


def test_a_card_the_spy_puts_back_is_on_top_as_before() -> None:
    match = attackers_table(("village", "bureaucrat", "spy"), ("estate", "duchy"))
    do(match, *(act.PlayAction(card) for card in ("village", "bureaucrat")))
    do(match, act.PutOnDeck("duchy"), act.PlayAction("spy"), act.Inspect(False))
    assert player(match, 1).top == ("duchy",)


# Thief


def test_thief_trashes_one_treasure_and_discards_the_other_card() -> None:
    match = attack_decks("thief", ("silver", "gold", "estate"))
    do(match, act.Rob("gold", keep=False))
    assert dict(match.state.trash) == {"gold": 1}
    assert dict(player(match, 1).owned) == {"silver": 1, "estate": 1}
    assert (player(match, 1).deck.size, player(match, 1).discard.size) == (1, 1)


def test_thief_may_gain_the_treasure_into_his_discard_pile() -> None:
    match = attack_decks("thief", ("silver", "estate"))
    do(match, act.Rob("silver", keep=True))
    assert not match.state.trash
    assert player(match).discard.sure["silver"] == 1
    assert dict(player(match, 1).owned) == {"estate": 1}


def test_thief_robs_each_victim_of_one_treasure_in_turn() -> None:
    match = attack_decks("thief", ("copper", "copper"), ("silver", "silver"))
    do(match, act.Rob("copper", keep=False))
    assert asked(match) == 2
    do(match, act.Rob("silver", keep=True))
    assert match.state.task is None
    assert [player(match, seat).owned.total() for seat in (1, 2)] == [1, 1]


def test_thief_shows_the_last_card_then_reshuffles_for_one_more() -> None:
    match = attackers_table(("thief",), ("copper",) * 4)
    do(match, act.CorrectPlaces(1, 0, 1), act.PlayAction("thief"))
    assert "shuffles" in told(do(match, act.Rob("copper", keep=False)))
    assert (player(match, 1).deck.size, player(match, 1).discard.size) == (2, 1)


def test_thief_finds_no_treasure() -> None:
    match = attack_decks("thief", ("estate", "estate", "estate"))
    do(match, act.Rob(None, keep=False))
    assert not match.state.trash
    assert (player(match, 1).deck.size, player(match, 1).discard.size) == (1, 2)


def test_thief_passes_over_a_victim_without_deck_and_discard_pile() -> None:
    assert attack("thief", FIVE_COPPERS).state.task is None


# Witch


def test_witch_gives_every_other_player_a_curse() -> None:
    match = attack("witch", FIVE_COPPERS, FIVE_COPPERS)
    assert [player(match, seat).owned["curse"] for seat in range(3)] == [0, 1, 1]
    assert player(match, 1).discard.sure["curse"] == 1


def test_too_few_curses_are_dealt_from_the_left() -> None:
    match = attackers_table(("witch",), FIVE_COPPERS, FIVE_COPPERS)
    do(match, act.CorrectPile("curse", 1), act.PlayAction("witch"))
    assert [player(match, seat).owned["curse"] for seat in range(3)] == [0, 1, 0]


def test_a_curse_warded_off_with_moat_goes_to_the_next_player() -> None:
    match = attackers_table(("witch",), MOAT_HAND, FIVE_COPPERS)
    do(match, act.CorrectPile("curse", 1), act.PlayAction("witch"), act.ShowMoat())
    assert [player(match, seat).owned["curse"] for seat in range(3)] == [0, 0, 1]


def test_witch_without_curses_still_draws() -> None:
    match = attackers_table(("witch", "copper", "copper"), MOAT_HAND)
    do(match, act.CorrectPlaces(0, 1, 2), act.CorrectPile("curse", 0), act.PlayAction("witch"))
    assert player(match).hand.size == 2
    assert match.state.task is None


def test_an_attack_is_finished_before_the_turn_goes_on() -> None:
    match = attack("militia", FIVE_COPPERS)
    with pytest.raises(Refusal) as caught:
        do(match, act.LayTreasures(0))
    assert caught.value.article == "dominion.finish-card"
