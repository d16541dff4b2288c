"""What a history says of people and games, counted by hand."""

from dataclasses import replace

from companion.records import statistics
from companion.records.statistics import Against, Points
from tests.records.games import game, newest_first

EVENINGS = newest_first(
    game("catan", 0, 90, Anna=10, Ben=7, Cleo=5),
    game("catan", 1, 60, Anna=8, Ben=10),
    game("dominion", 2, 30, Anna=30, Ben=24, Cleo=36),
    game("dominion", 3, None, Anna=33, Ben=33),
    game("catan", 4, 75, Anna=10, Ben=9, Cleo=8),
)


def record(name: str) -> statistics.PlayerRecord:
    return next(one for one in statistics.players(EVENINGS) if one.name == name)


def test_whoever_won_most_stands_first() -> None:
    assert [(one.name, one.wins, one.plays) for one in statistics.players(EVENINGS)] == [
        ("Anna", 3, 5),
        ("Ben", 2, 5),
        ("Cleo", 1, 3),
    ]


def test_a_shared_first_place_is_a_win_for_each() -> None:
    assert record("Anna").by_game["dominion"] == Points(2, 1, 31.5, 33)
    assert record("Ben").by_game["dominion"] == Points(2, 1, 28.5, 33)


def test_points_are_told_by_game_and_by_seats() -> None:
    anna = record("Anna")
    assert anna.by_game["catan"] == Points(3, 2, 28 / 3, 10)
    assert {seats: points.plays for seats, points in anna.by_seats.items()} == {2: 2, 3: 3}


def test_streaks_are_of_games_won_in_a_row() -> None:
    assert (record("Anna").longest_streak, record("Anna").present_streak) == (2, 2)
    assert (record("Ben").longest_streak, record("Ben").present_streak) == (1, 0)


def test_head_to_head_counts_who_ended_ahead() -> None:
    assert record("Ben").against == (Against("Anna", 5, 1, 3), Against("Cleo", 3, 2, 1))


def test_the_nemesis_ended_ahead_more_often_than_not() -> None:
    nemesis = record("Ben").nemesis
    assert nemesis is not None and nemesis.name == "Anna"
    assert record("Anna").nemesis is None


def test_a_game_knows_its_best_and_how_long_it_takes() -> None:
    catan, dominion = statistics.games_played(EVENINGS)
    assert (catan.game, catan.plays, catan.minutes) == ("catan", 3, 75)
    assert (catan.best, catan.average) == (10, 67 / 8)
    assert (dominion.best, dominion.best_by, dominion.minutes) == (36, "Cleo", 30)


def test_wins_are_told_in_the_order_that_is_asked_for() -> None:
    assert statistics.wins_by_game(record("Anna"), ("dominion", "keyflower", "catan")) == (1, 0, 2)


def test_hours_are_those_that_were_measured() -> None:
    assert statistics.hours(EVENINGS) == 4


def test_a_row_that_tells_no_winner_counts_for_nobody() -> None:
    damaged = replace(EVENINGS[0], ranks=())
    assert [one.plays for one in statistics.players([damaged, *EVENINGS[1:]])] == [4, 4, 2]


def test_nothing_played_is_no_statistics() -> None:
    assert statistics.players([]) == []
    assert statistics.games_played([]) == []
    assert statistics.hours([]) == 0
