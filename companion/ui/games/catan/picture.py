"""Catan's table in small: the island with all that stands on it."""

from typing import Any

from kivy.input import MotionEvent

from companion.games.catan.islands import Island
from companion.ui.games.catan.island import IslandView, Pieces
from companion.ui.games.catan.pieces import pieces_of


class StillIsland(IslandView):
    """An island to look at: a touch goes to what it lies on."""

    def on_touch_down(self, _: MotionEvent) -> bool:
        return False


class Picture(StillIsland):
    """The island of a match."""

    def __init__(self, match: Any, **properties: Any) -> None:
        colours = [player.colour for player in match.setup.players]
        state = match.state
        super().__init__(island=state.island, pieces=pieces_of(state, colours), **properties)


def island_picture(island: Island, pieces: Pieces) -> StillIsland:
    """An island as it has to lie on the table, as large as a form has room for."""
    return StillIsland(island=island, pieces=pieces)
