"""Navegador's table in small: the rondel and everybody's stone."""

from typing import Any

from companion.games.navegador import facts
from companion.games.navegador.state import State
from companion.ui.games.navegador.drawing import Brush, Drawing
from companion.ui.games.navegador.wheel import GLYPHS, on_wheel, sector, stone
from companion.ui.theme import theme

HUB = 0.36  # the middle's share of the radius


class Picture(Drawing):
    """The wheel of eight spaces; stones that have not moved yet lie in the middle."""

    def __init__(self, match: Any, **properties: Any) -> None:
        self._state: State = match.state
        self._colours = [player.colour for player in match.setup.players]
        super().__init__(**properties)

    def paint(self, brush: Brush) -> None:
        radius = min(self.width, self.height) / 2 - theme.s8
        centre = (self.center_x, self.center_y)
        brush.dip(theme.outline(theme.board["land"])).disc(centre, radius + theme.chosen_line)
        spaces = list(facts.spaces().values())
        for place, space in enumerate(spaces):
            brush.dip(theme.board["land"] if place % 2 else theme.surface)
            sector(brush, centre, radius * HUB, radius, place)
            brush.dip(theme.ink2).glyph(
                GLYPHS[space.action], on_wheel(centre, radius * 0.83, place), radius * 0.24
            )
        brush.dip(theme.bg).disc(centre, radius * HUB)
        for seat, held in enumerate(self._state.players):
            self._paint_stone(brush, centre, radius, seat, held.space)

    def _paint_stone(
        self, brush: Brush, centre: Any, radius: float, seat: int, space: str | None
    ) -> None:
        """Stones on one space lie side by side."""
        together = [s for s, held in enumerate(self._state.players) if held.space == space]
        aside = together.index(seat) - (len(together) - 1) / 2
        if space is None:
            at = (centre[0] + aside * radius * 0.16, centre[1])
        else:
            place = list(facts.spaces()).index(space)
            at = on_wheel(centre, radius * 0.5, place + aside * 0.4)
        stone(brush, at, radius * 0.2, theme.identity(self._colours[seat]))
