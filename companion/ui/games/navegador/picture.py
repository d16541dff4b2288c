"""Navegador's table in small: the rondel and everybody's stone."""

from math import cos, pi, sin
from typing import Any

from companion.games.navegador import facts
from companion.games.navegador.state import State
from companion.ui.games.navegador.drawing import Brush, Drawing
from companion.ui.theme import theme

GLYPHS = {
    facts.SAILING: "sail-boat",
    facts.WORKERS: "account-hard-hat",
    facts.MARKET: "scale-balance",
    facts.COLONY: "flag",
    facts.PRIVILEGE: "script-text",
    facts.SHIPS: "anchor",
    facts.BUILDINGS: "church",
}
EDGE, HUB = 32, 0.36  # steps of a spoke's arc; the middle's share of the radius


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
            brush.fans(
                [
                    (
                        centre,
                        [
                            _at(centre, radius, place - 0.5 + step / EDGE)
                            for step in range(EDGE + 1)
                        ],
                    )
                ]
            )
            brush.dip(theme.ink2).glyph(
                GLYPHS[space.action], _at(centre, radius * 0.83, place), radius * 0.24
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
            at = _at(centre, radius * 0.5, place + aside * 0.4)
        identity = theme.identity(self._colours[seat])
        side = radius * 0.2
        brush.dip(theme.surface).disc(at, side * 0.62)
        brush.dip(theme.ink).ring(at, side * 0.62, theme.hairline)
        brush.shape(identity.shape, at, side, theme.ink)  # its outline: white shows on paper
        brush.shape(identity.shape, at, side * 0.8, identity.fill)


def _at(centre: tuple[float, float], radius: float, place: float) -> tuple[float, float]:
    """Where a place of the wheel is: clockwise from the top."""
    angle = pi / 2 - place * 2 * pi / len(facts.spaces())
    return centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)
