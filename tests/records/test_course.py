"""How the points of a match grew, on recorded matches."""

from pathlib import Path

import pytest

from companion.records.course import Moment, course, turning_points
from companion.referee.document import read_match
from companion.referee.match import Match

MATCHES = Path(__file__).resolve().parents[1] / "matches"


def recorded(name: str) -> Match:
    document = read_match((MATCHES / f"{name}.json").read_bytes())
    match = Match(document.game, document.setup)
    for entry in document.entries:
        match.do(entry.action)
    return match


@pytest.mark.parametrize("name", ["dominion-first_game", "catan-three", "navegador-with_profile"])
def test_the_last_moment_is_the_final_score(name: str) -> None:
    match = recorded(name)
    last = course(match)[-1]
    assert last.totals == match.game.score(match.state).totals
    assert last.line == match.position


@pytest.mark.parametrize("name", ["dominion-first_game", "catan-three"])
def test_there_is_one_moment_for_each_round(name: str) -> None:
    rounds = [moment.round for moment in course(recorded(name))]
    assert rounds == list(range(rounds[0], rounds[0] + len(rounds)))


def test_a_match_just_begun_is_one_moment() -> None:
    match = recorded("dominion-first_game")
    match.go_to(0)
    assert [moment.line for moment in course(match)] == [0]


def test_the_lead_turns_when_somebody_new_has_it() -> None:
    moments = [
        Moment(number, number, totals)
        for number, totals in enumerate([(2, 2), (3, 2), (3, 3), (3, 4), (3, 5), (6, 5)])
    ]
    assert [moment.round for moment in turning_points(moments)] == [2, 5]
