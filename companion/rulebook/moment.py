"""What of the rules matters at a moment of a match."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any


def moment(game_id: str, state: Any) -> Sequence[str]:
    """The articles that matter now, the most pressing first: those of the game's own module
    `moment`, or how a turn goes while it has none."""
    module = f"companion.games.{game_id}.moment"
    if find_spec(module) is None:
        return (f"{game_id}.turn",)
    found: Sequence[str] = import_module(module).moment(state)
    return found
