"""Whole matches recorded at a real table: replayed for ever, to the same end and score."""

from pathlib import Path

import pytest

from companion.referee.document import MatchDocument, differing, read_match
from companion.referee.match import Match

PLACE = Path(__file__).resolve().parents[2] / "matches"
TOTALS = {"three": (5, 15, 0), "six": (19, 15, 9, 9, 3, 12)}


def recorded(name: str) -> MatchDocument:
    return read_match((PLACE / f"keyflower-{name}.json").read_bytes())


@pytest.mark.parametrize("name", TOTALS)
def test_the_match_is_accepted_line_by_line_and_scored(name: str) -> None:
    document = recorded(name)
    match = Match(document.game, document.setup)
    for entry in document.entries:
        assert not differing(entry, match.do(entry.action).happenings)
    assert match.state.over
    assert document.game.score(match.state).totals == TOTALS[name]
