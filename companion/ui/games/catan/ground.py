"""The island between header and dock, and below it the lengths of the roads when they are shown."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.games.catan.board import road_length, road_trail
from companion.ui.games.catan import taps
from companion.ui.games.catan.island import IslandView
from companion.ui.games.catan.pieces import pieces_of
from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import IconButton
from companion.ui.widgets.signs import Amount, Amounts
from companion.ui.widgets.text import HugText

__all__ = ["Amounts", "HugText", "IconButton", "IslandGround"]


class RoadLengths(BoxLayout):
    """How long everybody's longest road is, while the roads are traced on the island."""

    __events__ = ("on_leave",)

    def on_leave(self) -> None:
        """The cross was tapped."""


class IslandGround(BoxLayout):
    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(orientation="vertical", **properties)
        self._board = board
        self.island = IslandView(island=board.state.island)
        self.island.bind(on_place=lambda _, kind, name: board.tap(kind, name))
        self.add_widget(self.island)

    def show(self) -> None:
        board, state = self._board, self._board.state
        colours = tuple(player.colour for player in board.play.match.setup.players)
        self.island.island = state.island
        self.island.pieces = pieces_of(state, colours)
        self.island.lit = taps.lit(board)
        self.island.pointed = board.pointed
        self._show_roads()

    def _show_roads(self) -> None:
        state, shown = self._board.state, self._board.shows_roads
        self.island.trails = [road_trail(state, seat) for seat in state.seats] if shown else []
        for row in self.children[:-1]:
            self.remove_widget(row)
        if shown:
            self.add_widget(self._lengths())

    def _lengths(self) -> RoadLengths:
        board, row = self._board, RoadLengths()
        row.ids.label.text = board.say("catan.play.road-lengths")
        row.ids.close.text = board.say("ui.close")
        row.ids.lengths.amounts = [
            Amount(str(road_length(board.state, seat)), colour=board.colour(seat))
            for seat in board.state.seats
        ]
        row.bind(on_leave=lambda _: show_roads(board, False))
        return row


def show_roads(board: Any, shown: bool) -> None:
    """Traces everybody's longest road on the island, or no longer."""
    board.shows_roads = shown
    board.ground.show()


load_kv("games/catan/ground")
