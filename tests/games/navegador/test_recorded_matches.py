"""Whole matches recorded at a real table: replayed for ever, to the same end and score."""

from pathlib import Path

import pytest

from companion.games.navegador.printed import missing
from companion.games.navegador.profile import BLANK
from companion.referee.document import MatchDocument, differing, read_match
from companion.referee.match import Match

PLACE = Path(__file__).resolve().parents[2] / "matches"
TOTALS: dict[str, tuple[int, ...]] = {
    "with_profile": (91, 66, 73, 57),
    "without_profile": (91, 66, 73, 57),
    "king_at_goa": (110, 55, 78, 51),
}


def recorded(name: str) -> MatchDocument:
    return read_match((PLACE / f"navegador-{name}.json").read_bytes())


def replayed(document: MatchDocument) -> Match:
    match = Match(document.game, document.setup)
    for entry in document.entries:
        assert not differing(entry, match.do(entry.action).happenings)
    return match


@pytest.mark.parametrize("name", TOTALS)
def test_the_match_is_accepted_line_by_line_and_scored(name: str) -> None:
    match = replayed(recorded(name))
    assert match.state.over
    assert len(match.state.players) == 4
    assert match.game.score(match.state).totals == TOTALS[name]


def test_one_match_was_played_with_the_whole_board_known() -> None:
    match = replayed(recorded("with_profile"))
    assert missing(Match(match.game, match.setup).state.board) == ()


def test_another_learned_the_board_while_it_was_played() -> None:
    match = replayed(recorded("without_profile"))
    assert Match(match.game, match.setup).state.board == BLANK
    assert len(missing(match.state.board)) < len(missing(BLANK)) / 2
