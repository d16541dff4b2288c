"""What each game adds to the screens: its board, and its part of the new match."""

from importlib import import_module
from typing import Any


def face(game_id: str) -> Any:
    """The face of a game: the module with its `Board`, imported when a match is opened."""
    return import_module(f"companion.ui.games.{game_id}")
