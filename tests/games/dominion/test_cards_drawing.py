"""Cards that draw, and cards that only add: bonuses, Adventurer, Cellar, Chancellor, Library."""

from collections.abc import Mapping

import pytest

from companion.games.dominion import actions as act
from companion.games.dominion import facts
from companion.referee.match import Match
from companion.referee.ruling import Refusal
from tests.games.dominion.table import GAME, do, give, player, setup, told, with_cards

Cards = tuple[str, ...]
TEN_COPPERS = ("copper",) * 10


def holding(hand: Cards, deck: Cards = (), discard: Cards = ()) -> Match:
    """Anna has just these cards: so many in the hand, so many in the deck, the rest discarded."""
    used = (card for card in (*hand, *deck, *discard) if facts.card(card).kingdom)
    match = Match(GAME, setup(with_cards(*dict.fromkeys(used))))
    give(match, 0, *hand, *deck, *discard)
    do(match, act.CorrectPlaces(0, len(hand), len(deck)))
    return match


def playing(card: str, *hand: str, deck: Cards = (), discard: Cards = ()) -> Match:
    match = holding((card, *hand), deck, discard)
    do(match, act.PlayAction(card))
    return match


def sizes(match: Match, seat: int = 0) -> tuple[int, int, int]:
    """How many cards are in the hand, the deck and the discard pile."""
    held = player(match, seat)
    return held.hand.size, held.deck.size, held.discard.size


@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        ("cellar", {"actions": 1}),
        ("chancellor", {"coins": 2}),
        ("council_room", {"cards": 4, "buys": 1}),
        ("festival", {"actions": 2, "buys": 1, "coins": 2}),
        ("laboratory", {"cards": 2, "actions": 1}),
        ("market", {"cards": 1, "actions": 1, "buys": 1, "coins": 1}),
        ("militia", {"coins": 2}),
        ("moat", {"cards": 2}),
        ("smithy", {"cards": 3}),
        ("spy", {"cards": 1, "actions": 1}),
        ("village", {"cards": 1, "actions": 2}),
        ("witch", {"cards": 2}),
        ("woodcutter", {"buys": 1, "coins": 2}),
    ],
)
def test_the_card_adds_its_bonus(card: str, bonus: Mapping[str, int]) -> None:
    match = playing(card, deck=TEN_COPPERS)
    turn = match.state.turn
    assert player(match).hand.size == bonus.get("cards", 0)
    assert turn.actions == bonus.get("actions", 0)
    assert turn.buys == 1 + bonus.get("buys", 0)
    assert turn.coins == bonus.get("coins", 0)


@pytest.mark.parametrize("card", sorted(facts.of_type(facts.ACTION)))
def test_playing_a_card_uses_one_action_and_puts_it_into_play(card: str) -> None:
    match = holding((card,), deck=TEN_COPPERS)
    happenings = do(match, act.PlayAction(card))
    assert told(happenings)[0] == "plays"
    assert match.state.turn.actions == facts.card(card).plus.get("actions", 0)
    assert player(match).in_play[card] + match.state.trash[card] == 1


def test_two_single_markets_leave_one_action() -> None:
    match = playing("market", "market", deck=TEN_COPPERS)
    do(match, act.PlayAction("market"))
    turn = match.state.turn
    assert (turn.actions, turn.buys, turn.coins) == (1, 3, 2)


def test_drawing_uses_up_the_deck_before_it_reshuffles() -> None:
    match = playing("smithy", deck=("copper",), discard=("estate",) * 4)
    assert sizes(match) == (3, 2, 0)


def test_drawing_stops_when_deck_and_discard_pile_are_used_up() -> None:
    match = playing("smithy", deck=("copper",), discard=("estate",))
    assert sizes(match) == (2, 0, 0)


def test_an_empty_deck_alone_is_no_reason_to_shuffle() -> None:
    match = holding(("smithy",), deck=("copper",) * 3, discard=("estate",) * 4)
    assert "shuffles" not in told(do(match, act.PlayAction("smithy")))
    assert sizes(match) == (3, 0, 4)


def test_cards_in_play_are_not_reshuffled() -> None:
    match = playing("smithy", discard=("estate",))
    assert sizes(match) == (1, 0, 0)
    assert player(match).in_play["smithy"] == 1


def test_adventurer_takes_two_treasures_and_discards_the_rest() -> None:
    match = playing("adventurer", deck=("copper", "copper", "estate", "estate", "estate"))
    do(match, act.Reveal(2, 2))
    assert sizes(match) == (2, 1, 2)


def test_adventurer_takes_the_one_treasure_there_is() -> None:
    match = playing("adventurer", deck=("copper", "estate"), discard=("estate",))
    do(match, act.Reveal(1, 2))
    assert sizes(match) == (1, 0, 2)


def test_adventurer_finds_no_treasure_at_all() -> None:
    match = playing("adventurer", deck=("estate", "estate"))
    do(match, act.Reveal(0, 2))
    assert sizes(match) == (0, 0, 2)


def test_adventurer_asks_nothing_when_there_is_nothing_to_show() -> None:
    match = holding(("adventurer", "copper"))
    assert told(do(match, act.PlayAction("adventurer")))[-1] == "nothing-to-show"
    assert match.state.task is None


def test_adventurer_does_not_reshuffle_what_it_showed() -> None:
    match = playing("adventurer", deck=("estate",) * 3, discard=("copper",) * 4)
    assert told(do(match, act.Reveal(2, 3))).count("shuffles") == 1
    assert sizes(match) == (2, 2, 3)


def test_cellar_draws_as_many_as_were_discarded() -> None:
    match = playing("cellar", "copper", "estate", "estate", deck=TEN_COPPERS)
    do(match, act.Discard(2))
    assert sizes(match) == (3, 8, 2)


def test_cellar_may_discard_nothing() -> None:
    match = playing("cellar", "copper", deck=TEN_COPPERS)
    do(match, act.Discard(0))
    assert sizes(match) == (1, 10, 0)


def test_cellar_discards_before_it_draws_so_that_a_reshuffle_includes_them() -> None:
    match = playing("cellar", "copper", "copper", "estate", deck=("copper",))
    assert "shuffles" in told(do(match, act.Discard(3)))
    assert sizes(match) == (3, 1, 0)


def test_cellar_cannot_discard_itself() -> None:
    match = playing("cellar", "copper", deck=TEN_COPPERS)
    with pytest.raises(Refusal):
        do(match, act.Discard(2))


def test_cellar_asks_nothing_of_an_empty_hand() -> None:
    assert playing("cellar", deck=TEN_COPPERS).state.task is None


def test_chancellor_may_put_the_deck_into_the_discard_pile() -> None:
    match = playing("chancellor", deck=("copper",) * 4, discard=("estate",))
    do(match, act.DiscardDeck(True))
    assert sizes(match) == (0, 0, 5)


def test_chancellor_may_leave_the_deck() -> None:
    match = playing("chancellor", deck=("copper",) * 4, discard=("estate",))
    do(match, act.DiscardDeck(False))
    assert sizes(match) == (0, 4, 1)


def test_chancellor_is_decided_before_anything_else() -> None:
    match = playing("chancellor", deck=("copper",) * 4)
    with pytest.raises(Refusal) as caught:
        do(match, act.BeginBuying())
    assert caught.value.article == "dominion.finish-card"


def test_council_room_lets_every_other_player_draw_one() -> None:
    match = playing("council_room", deck=TEN_COPPERS)
    assert [sizes(match, seat)[0] for seat in range(3)] == [4, 6, 6]


def test_council_room_is_no_attack_and_moat_no_help() -> None:
    match = holding(("council_room", "moat"), deck=TEN_COPPERS)
    give(match, 1, "moat", "copper", "copper")
    do(match, act.CorrectPlaces(1, 2, 1), act.PlayAction("council_room"))
    assert match.state.task is None
    assert sizes(match, 1) == (3, 0, 0)


def test_library_draws_up_to_seven_cards() -> None:
    match = playing("library", *["copper"] * 4, deck=TEN_COPPERS)
    assert sizes(match) == (7, 7, 0)


@pytest.mark.parametrize("hand", [7, 9])
def test_library_with_seven_in_hand_draws_nothing(hand: int) -> None:
    match = playing("library", *["copper"] * hand, deck=("moat",) * 3)
    assert match.state.task is None
    assert sizes(match) == (hand, 3, 0)


def test_library_discards_what_was_set_aside_and_fills_the_hand_nevertheless() -> None:
    match = playing("library", *["copper"] * 4, deck=("moat",) * 2 + ("copper",) * 6)
    do(match, act.SetAside(2))
    assert sizes(match) == (7, 3, 2)


def test_library_may_keep_the_actions() -> None:
    match = playing("library", *["copper"] * 4, deck=("moat",) * 2 + ("copper",) * 6)
    do(match, act.SetAside(0))
    assert sizes(match) == (7, 5, 0)


def test_library_does_not_reshuffle_what_was_set_aside() -> None:
    match = playing("library", *["copper"] * 5, deck=("moat",), discard=("copper",))
    assert told(do(match, act.SetAside(1))).count("shuffles") == 1
    assert sizes(match) == (6, 0, 1)


def test_library_stops_when_no_card_is_left() -> None:
    assert sizes(playing("library", "copper", deck=("copper",) * 2)) == (3, 0, 0)
