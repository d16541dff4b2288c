"""The list of finished games, out of a real store."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from companion.games.dominion.score import FinalDeck, FinalTable
from companion.records.history import Filter, history
from companion.referee import registry
from companion.referee.game import Player
from companion.store import Store, open_store

MATCHES = Path(__file__).resolve().parents[1] / "matches"
EVENING = datetime(2026, 11, 18, 20, 0, tzinfo=UTC)


class Clock:
    """An hour passes with each look at it."""

    def __init__(self) -> None:
        self.now = EVENING

    def __call__(self) -> datetime:
        self.now += timedelta(hours=1)
        return self.now


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return open_store(tmp_path, clock=Clock()).store


def take_in(store: Store, name: str) -> str:
    return store.matches.import_document((MATCHES / f"{name}.json").read_bytes()).id


def count(store: Store) -> str:
    players = (Player("Emi", "red"), Player("Ben", "blue"))
    decks = (FinalDeck(players[0], province=2, cards=12), FinalDeck(players[1], duchy=1, cards=11))
    return store.results.keep(registry.game("dominion"), players, FinalTable(decks))


def test_refereed_and_counted_games_are_one_list(store: Store) -> None:
    match, result = take_in(store, "dominion-first_game"), count(store)
    told = [(one.id, one.refereed) for one in history(store)]
    assert told == [(result, False), (match, True)]


def test_only_a_refereed_game_knows_its_length(store: Store) -> None:
    take_in(store, "dominion-first_game"), count(store)
    counted, refereed = history(store)
    assert counted.minutes is None
    assert refereed.minutes is not None


def test_games_are_filtered_by_game_player_year_and_place(store: Store) -> None:
    catan, dominion = take_in(store, "catan-three"), count(store)
    store.matches.annotate(catan, place="Café", note="the long one")
    for chosen, found in (
        (Filter(), [dominion, catan]),
        (Filter(game="catan"), [catan]),
        (Filter(player="Emi"), [dominion]),
        (Filter(year=2026), [dominion, catan]),
        (Filter(year=2025), []),
        (Filter(place="Café"), [catan]),
    ):
        assert [one.id for one in history(store, chosen)] == found, chosen


def test_every_word_searched_for_has_to_stand_there(store: Store) -> None:
    catan = take_in(store, "catan-three")
    count(store)
    store.matches.annotate(catan, place="Café", note="The long one")
    assert [one.id for one in history(store, Filter(words="café LONG"))] == [catan]
    assert history(store, Filter(words="café short")) == []


def test_a_deleted_match_is_not_in_the_list(store: Store) -> None:
    store.matches.delete(take_in(store, "catan-three"))
    assert history(store) == []
