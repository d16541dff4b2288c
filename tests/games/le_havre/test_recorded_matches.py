"""Whole matches recorded at a real table: replayed for ever, to the same end and score."""

from pathlib import Path

import pytest

from companion.referee.document import MatchDocument, differing, read_match
from companion.referee.match import Match

PLACE = Path(__file__).resolve().parents[2] / "matches"
TOTALS: dict[str, tuple[int, ...]] = {
    "full_three": (-94, -177, -21),
    "short_two": (-62, -84),
}


def recorded(name: str) -> MatchDocument:
    return read_match((PLACE / f"le_havre-{name}.json").read_bytes())


def replayed(document: MatchDocument) -> Match:
    match = Match(document.game, document.setup)
    for entry in document.entries:
        assert not differing(entry, match.do(entry.action).happenings)
    return match


@pytest.mark.parametrize("name", TOTALS)
def test_the_match_is_accepted_line_by_line_and_scored(name: str) -> None:
    match = replayed(recorded(name))
    assert match.state.over
    assert match.game.score(match.state).totals == TOTALS[name]
