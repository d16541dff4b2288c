"""What each game adds to the screens: its board, its part of the new match, its score form."""

from importlib import import_module
from typing import Any

from companion.ui.games.score_form import ScoreForm


def face(game_id: str) -> Any:
    """The face of a game: the module with its `Board`, imported when a match is opened."""
    return import_module(f"companion.ui.games.{game_id}")


def score_form_of(game_id: str) -> ScoreForm:
    """What is counted when a finished game is scored."""
    form: ScoreForm = import_module(f"companion.ui.games.{game_id}.score_form").FORM
    return form
