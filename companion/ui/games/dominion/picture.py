"""Dominion's table in small: how high the piles still are."""

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, SmoothRoundedRectangle
from kivy.uix.widget import Widget

from companion.games.dominion import facts
from companion.games.dominion.state import State
from companion.ui.games.dominion.piles import in_places
from companion.ui.games.dominion.tile import looks_of
from companion.ui.theme import theme

COLUMNS, ROWS = 6, 3


class Picture(Widget):
    """Every pile as a card, filled as far as it is not sold out."""

    def __init__(self, match: Any, **properties: Any) -> None:
        super().__init__(**properties)
        self._state: State = match.state
        self._redraw = Clock.create_trigger(self._draw, -1)
        self.bind(pos=self._redraw, size=self._redraw)
        theme.follow(self)
        self._redraw()

    def restyle(self) -> None:
        self._redraw()

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        gap, players = theme.s8, len(self._state.players)
        wide = (self.width - (COLUMNS + 1) * gap) / COLUMNS
        high = (self.height - (ROWS + 1) * gap) / ROWS
        for place, card in enumerate(in_places(self._state.supply)):
            row, column = divmod(place, COLUMNS)
            x = self.x + gap + column * (wide + gap)
            y = self.top - (row + 1) * (high + gap)
            share = self._state.supply[card] / facts.pile_size(card, players)
            self._draw_pile((x, y), (wide, high), min(1.0, share), looks_of(card)[2])

    def _draw_pile(self, pos: Any, size: Any, share: float, colour: Any) -> None:
        line, radius = theme.hairline, [theme.radius_tag]
        inner = (size[0] - 2 * line, size[1] - 2 * line)
        with self.canvas:
            Color(*theme.line)
            SmoothRoundedRectangle(pos=pos, size=size, radius=radius)
            Color(*theme.surface)
            SmoothRoundedRectangle(pos=(pos[0] + line, pos[1] + line), size=inner, radius=radius)
            if share:
                Color(*colour)
                filled = (inner[0], max(2 * theme.radius_tag, inner[1] * share))
                SmoothRoundedRectangle(
                    pos=(pos[0] + line, pos[1] + line), size=filled, radius=radius
                )
