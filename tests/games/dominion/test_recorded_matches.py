"""Whole matches recorded at a real table: replayed for ever, to the same end and score."""

from pathlib import Path

import pytest

from companion.games.dominion import facts
from companion.games.dominion.actions import PlayAction, PlayTwice
from companion.referee.document import MatchDocument, differing, read_match
from companion.referee.match import Match

PLACE = Path(__file__).resolve().parents[2] / "matches"
TOTALS = {
    "first_game": (5, 3, 7),
    "big_money": (0, 32, 9),
    "interaction": (63, 38, 18),
    "size_distortion": (12, -1, -2),
    "village_square": (26, 36, 11),
}


def recorded(name: str) -> MatchDocument:
    return read_match((PLACE / f"dominion-{name}.json").read_bytes())


@pytest.mark.parametrize("name", facts.recommended_sets())
def test_the_match_is_accepted_line_by_line_and_scored(name: str) -> None:
    document = recorded(name)
    match = Match(document.game, document.setup)
    for entry in document.entries:
        assert not differing(entry, match.do(entry.action).happenings)
    assert match.state.over
    assert document.game.score(match.state).totals == TOTALS[name]


@pytest.mark.parametrize("name", facts.recommended_sets())
def test_every_action_card_of_the_set_is_played(name: str) -> None:
    actions = [entry.action for entry in recorded(name).entries]
    played = {action.card for action in actions if isinstance(action, PlayAction | PlayTwice)}
    actions_of_set = {
        card for card in facts.recommended_sets()[name] if facts.card(card).is_a("action")
    }
    assert actions_of_set <= played
