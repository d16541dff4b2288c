"""Development cards: buying and playing them, and what each does."""

import tracemalloc

from companion.games.catan import actions as act
from companion.referee.match import Match
from tests.games.catan.real_table import GAME
from tests.games.catan.table import (
    ANNA,
    BEN,
    CLEO,
    COAST,
    bank,
    cards,
    do,
    empty,
    give,
    hand,
    hold_cards,
    lay_roads,
    player,
    refused,
    settle,
    told,
)

KINDS = {act.PlayKnight, act.PlayRoadBuilding, act.PlayYearOfPlenty, act.PlayMonopoly}


def with_card(count: int = 1, rolled: bool = True) -> Match:
    match = empty(rolled=rolled)
    settle(match, ANNA, "V00")
    hold_cards(match, ANNA, count)
    return match


def playable(match: Match) -> set[type]:
    return {offer.kind for offer in GAME.offers(match.state)} & KINDS


def test_a_bought_card_is_counted_and_the_deck_shrinks() -> None:
    match = empty()
    give(match, ANNA, ore=2, wool=2, grain=2)
    do(match, act.BuyCard(), act.BuyCard())
    assert (player(match).cards, match.state.deck) == (2, 23)


def test_a_card_bought_this_turn_is_not_offered_but_an_older_one_is() -> None:
    match = empty()
    settle(match, ANNA, "V00")
    give(match, ANNA, ore=1, wool=1, grain=1)
    do(match, act.BuyCard())
    assert playable(match) == set()
    hold_cards(match, ANNA, 2)
    assert playable(match) == KINDS


def test_development_cards_corrected_away_were_the_new_ones_first() -> None:
    """Otherwise a card from an earlier turn, entered afterwards, could not be played."""
    match = empty()
    settle(match, ANNA, "V00")
    give(match, ANNA, ore=2, wool=2, grain=2)
    do(match, act.BuyCard(), act.BuyCard(), act.CorrectCards(ANNA, 1), act.CorrectCards(ANNA, 2))
    assert playable(match) == KINDS


def test_the_card_may_be_played_in_the_next_turn_before_the_roll() -> None:
    match = empty(2)
    give(match, ANNA, ore=1, wool=1, grain=1)
    do(match, act.BuyCard(), act.EndTurn(), act.Roll(2), act.EndTurn(), act.PlayKnight())
    assert player(match).knights == 1


def test_one_card_a_turn_before_or_after_the_roll() -> None:
    match = with_card(2, rolled=False)
    do(match, act.PlayYearOfPlenty(cards(ore=2)), act.Roll(2))
    assert playable(match) == set()
    assert refused(match, act.PlayMonopoly("ore", (0, 0, 0))) == "catan.one-card"


def test_the_last_card_of_the_deck_can_be_bought() -> None:
    match = empty()
    give(match, ANNA, ore=2, wool=2, grain=2)
    do(match, act.CorrectDeck(1), act.BuyCard())
    assert refused(match, act.BuyCard()) == "catan.deck"


def test_a_fifteenth_knight_cannot_be() -> None:
    match = with_card()
    do(match, act.CorrectKnights(BEN, 14))
    assert refused(match, act.PlayKnight()) == "catan.development-cards.gone"
    assert act.PlayKnight not in playable(match)


def test_road_building_lays_two_roads_for_nothing() -> None:
    match = with_card()
    do(match, act.PlayRoadBuilding(), act.BuildRoad("E00"), act.BuildRoad("E02"))
    assert player(match).roads == ("E00", "E02")
    assert match.state.task is None
    assert match.state.used["road_building"] == 1


def test_free_roads_keep_the_rules_of_roads() -> None:
    match = with_card()
    do(match, act.PlayRoadBuilding())
    assert refused(match, act.BuildRoad("E30")) == "catan.roads"


def test_with_one_piece_left_road_building_lays_one() -> None:
    match = with_card()
    lay_roads(match, ANNA, *COAST, "E22", "E35", "E37", "E38", "E52", "E53")
    do(match, act.PlayRoadBuilding())
    assert told(do(match, act.BuildRoad("E64")))[-1] == "no-more-free-roads"
    assert match.state.task is None


def test_without_a_piece_road_building_cannot_be_played() -> None:
    match = with_card()
    lay_roads(match, ANNA, *COAST, "E22", "E35", "E37", "E38", "E52", "E53", "E64")
    assert refused(match, act.PlayRoadBuilding()) == "catan.pieces.road"
    assert act.PlayRoadBuilding not in playable(match)


def test_year_of_plenty_may_bring_two_equal_cards_for_use_at_once() -> None:
    match = with_card()
    do(match, act.PlayYearOfPlenty(cards(brick=1, lumber=1)), act.BuildRoad("E00"))
    assert hand(match, ANNA) == {}
    assert bank(match)["brick"] == 19


def test_year_of_plenty_offers_only_what_the_bank_has() -> None:
    match = with_card()
    do(match, act.CorrectBank("ore", 1), act.CorrectBank("wool", 0))
    (offer,) = [one for one in GAME.offers(match.state) if one.kind is act.PlayYearOfPlenty]
    offered = [action.cards for action in offer.completions()]  # type: ignore[attr-defined]
    assert cards(ore=2) not in offered
    assert cards(wool=1, ore=1) not in offered
    assert cards(brick=1, ore=1) in offered


def test_year_of_plenty_takes_the_last_card_of_a_bank_that_has_only_one() -> None:
    match = with_card()
    do(match, *(act.CorrectBank(kind, 0) for kind in ("brick", "lumber", "wool", "grain")))
    do(match, act.CorrectBank("ore", 1), act.PlayYearOfPlenty(cards(ore=1)))
    assert hand(match, ANNA) == {"ore": 1}


def test_year_of_plenty_is_not_offered_by_an_empty_bank() -> None:
    match = with_card()
    do(match, *(act.CorrectBank(kind, 0) for kind in ("brick", "lumber", "wool", "grain", "ore")))
    assert act.PlayYearOfPlenty not in playable(match)
    assert refused(match, act.PlayYearOfPlenty(cards())) == "catan.card.year_of_plenty.empty"


def test_monopoly_takes_all_cards_of_a_kind() -> None:
    match = with_card()
    give(match, BEN, wool=3, ore=1)
    give(match, CLEO, wool=1)
    do(match, act.PlayMonopoly("wool", (0, 3, 1)))
    assert hand(match, ANNA) == {"wool": 4}
    assert (hand(match, BEN), hand(match, CLEO)) == ({"ore": 1}, {})


def test_monopoly_may_bring_nothing() -> None:
    match = with_card()
    do(match, act.PlayMonopoly("wool", (0, 0, 0)))
    assert hand(match, ANNA) == {}
    assert match.state.used["monopoly"] == 1


def test_monopoly_takes_neither_more_nor_less_than_there_is() -> None:
    match = with_card()
    give(match, BEN, wool=3)
    assert refused(match, act.PlayMonopoly("wool", (0, 2, 0))) == "catan.card.monopoly"
    assert refused(match, act.PlayMonopoly("wool", (0, 4, 0))) == "catan.card.monopoly"
    assert refused(match, act.PlayMonopoly("wool", (1, 3, 0))) == "catan.card.monopoly.seats"


def test_a_monopoly_on_large_unknown_hands_is_not_written_out() -> None:
    """Three hands of ninety-five unknown cards hand over in 884,736 ways, for each resource."""
    match = empty(4)
    do(match, *(act.CorrectHandSize(seat, 95) for seat in range(4)))
    hold_cards(match, ANNA)
    tracemalloc.start()
    offers = [offer for offer in GAME.offers(match.state) if offer.kind is act.PlayMonopoly]
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(offers) == 5
    assert most < 1_000_000
    assert all(offer.covers(offer.sample(lambda n: n - 1)) for offer in offers)


def test_a_monopoly_offers_each_way_the_hands_may_be_and_no_other() -> None:
    match = empty(rolled=False)
    settle(match, BEN, "V21")
    give(match, BEN, ore=1, wool=1)
    hold_cards(match, CLEO)
    do(match, act.Roll(7), act.MoveRobber("H10"), act.CorrectTurn(CLEO, True))
    offers = [offer for offer in GAME.offers(match.state) if offer.kind is act.PlayMonopoly]
    (wool,) = [offer for offer in offers if offer.choice("resource").allows("wool")]
    assert list(wool.choice("handed").values()) == [(0, 1, 0), (1, 0, 0)]
    assert not any(wool.choice("handed").allows(one) for one in ((1, 1, 0), (1, 0), (1, 0, 1)))
    assert {wool.choice("handed").sample(pick) for pick in (lambda _: 0, lambda n: n - 1)} == {
        (0, 1, 0),
        (1, 0, 0),
    }


def test_monopoly_tells_what_was_stolen() -> None:
    match = empty(rolled=False)
    settle(match, BEN, "V21")
    give(match, BEN, ore=1, wool=1)
    hold_cards(match, CLEO)
    do(match, act.Roll(7), act.MoveRobber("H10"), act.CorrectTurn(CLEO, True))
    do(match, act.PlayMonopoly("wool", (1, 0, 0)))
    assert (hand(match, ANNA), hand(match, BEN)) == ({}, {"ore": 1})


def test_a_card_without_old_ones_cannot_be_played_even_after_playing_one() -> None:
    match = with_card(1)
    give(match, ANNA, ore=1, wool=1, grain=1)
    do(match, act.BuyCard(), act.PlayKnight(), act.MoveRobber("H01"))
    assert player(match).cards == 1
    assert refused(match, act.PlayKnight()) == "catan.one-card"
