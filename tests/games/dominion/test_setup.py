"""Setting the table: piles by the number of players, kingdoms, and who begins."""

import random

import pytest

from companion.games.dominion import facts, kingdoms
from companion.games.dominion.kingdoms import Wishes
from companion.games.dominion.setup import first_of_series
from companion.referee.match import Match
from tests.games.dominion.table import GAME, setup, with_cards

BASIC = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
PILES = {
    2: (46, 40, 30, 8, 8, 8, 10),
    3: (39, 40, 30, 12, 12, 12, 20),
    4: (32, 40, 30, 12, 12, 12, 30),
}


def first(_: int) -> int:
    return 0


@pytest.mark.parametrize("players", PILES)
def test_the_basic_piles_depend_on_the_players(players: int) -> None:
    supply = Match(GAME, setup(players=players)).state.supply
    assert tuple(supply[card] for card in BASIC) == PILES[players]


@pytest.mark.parametrize(("players", "gardens"), [(2, 8), (3, 12), (4, 12)])
def test_gardens_count_as_victory_cards(players: int, gardens: int) -> None:
    supply = Match(GAME, setup(with_cards("gardens"), players)).state.supply
    assert supply["gardens"] == gardens
    assert supply["chapel"] == 10


def test_there_are_seventeen_piles() -> None:
    assert len(Match(GAME, setup()).state.supply) == 17


def test_everybody_begins_with_five_cards_in_hand_and_five_in_the_deck() -> None:
    for held in Match(GAME, setup()).state.players:
        assert held.owned == facts.starting_cards()
        assert (held.hand.size, held.deck.size, held.discard.size) == (5, 5, 0)


@pytest.mark.parametrize("name", facts.recommended_sets())
def test_a_recommended_set_has_its_ten_cards(name: str) -> None:
    kingdom = kingdoms.of_variant(name, first)
    assert set(kingdom) == set(facts.recommended_sets()[name])
    assert len(kingdom) == facts.KINGDOM_SIZE


@pytest.mark.parametrize("seed", range(10))
def test_a_random_kingdom_meets_the_wishes(seed: int) -> None:
    wishes = Wishes(1, reaction_to_attacks=True, extra_actions=True, cost_spread=True)
    kingdom = kingdoms.at_random(random.Random(seed).randrange, wishes)
    kinds = [facts.card(card) for card in kingdom]
    attacks = [kind for kind in kinds if kind.is_a("attack")]
    assert len(set(kingdom)) == facts.KINGDOM_SIZE
    assert len(attacks) <= 1
    assert not attacks or "moat" in kingdom
    assert {"village", "festival"} & set(kingdom)
    assert {2, 3, 4, 5} <= {kind.cost for kind in kinds}


def test_the_player_left_of_the_last_winner_begins() -> None:
    names = ["Anna", "Ben", "Cleo"]
    assert first_of_series(names, names, ["Cleo"], first) == 0


def test_after_a_tie_somebody_who_did_not_win_begins() -> None:
    names = ["Anna", "Ben", "Cleo"]
    assert first_of_series(names, names, ["Anna", "Cleo"], first) == 1


def test_a_winner_who_left_decides_nothing() -> None:
    assert first_of_series(["Anna", "Ben"], ["Anna", "Cleo"], ["Cleo"], first) is None


def test_swaps_are_counted_by_what_left() -> None:
    before = with_cards("chapel", "moat")
    assert kingdoms.swapped(before, before) == 0
    assert kingdoms.swapped(before, with_cards("chapel", "witch")) == 1
