"""The harbour in small: what lies on the seven offers, and whose ship has come how far."""

from typing import Any

from kivy.graphics import Color, Rectangle, SmoothRoundedRectangle
from kivy.properties import ObjectProperty

from companion.games.le_havre import facts
from companion.games.le_havre.state import State
from companion.ui.palette import GOODS
from companion.ui.shapes import draw_shape
from companion.ui.theme import theme
from companion.ui.widgets.drawn import Drawn

SEA_SHARE = 0.34  # of the height
HIGHEST = 8
"""An offer with so many goods fills its place; nearly all have less."""


class Picture(Drawn):
    """Sea, quay and offers. An offer is filled as high as there are goods on it."""

    shows = ("state",)

    state = ObjectProperty()

    def __init__(self, match: Any, **properties: Any) -> None:
        self._colours = [player.colour for player in match.setup.players]
        super().__init__(state=match.state, **properties)

    def draw(self) -> None:
        quay = self.y + self.height * (1 - SEA_SHARE)
        with self.canvas:
            Color(*theme.board["sea"])
            Rectangle(pos=(self.x, quay), size=(self.width, self.top - quay))
            Color(*theme.board["quay"])
            Rectangle(pos=self.pos, size=(self.width, quay - self.y))
            for place, good in enumerate(facts.offer_spaces()):
                self._draw_offer(place, good, quay - self.y)
        self._draw_ship(self.state, quay)

    def _draw_offer(self, place: int, good: str, high: float) -> None:
        gap = theme.s8
        wide = (self.width - (len(facts.offer_spaces()) + 1) * gap) / len(facts.offer_spaces())
        x, y = self.x + gap + place * (wide + gap), self.y + gap
        room = high - 2 * gap
        Color(*theme.surface)
        SmoothRoundedRectangle(pos=(x, y), size=(wide, room), radius=[theme.radius_tag])
        count = min(HIGHEST, self.state.offers[good])
        if count:
            Color(*GOODS[good].fill)
            filled = max(2 * theme.radius_tag, room * count / HIGHEST)
            SmoothRoundedRectangle(pos=(x, y), size=(wide, filled), radius=[theme.radius_tag])

    def _draw_ship(self, state: State, quay: float) -> None:
        """Whoever is on turn stands on the tile of the turn."""
        if state.over:
            return
        looks = theme.identity(self._colours[state.turn.seat])
        step = self.width / facts.turns_per_round()
        centre = (self.x + step * (state.turn.number - 0.5), (quay + self.top) / 2)
        shape = draw_shape(looks.shape, centre, theme.shape_header, looks.fill, theme.ring)
        self.canvas.add(shape)
