"""What the pictures of this folder are painted with, and how they keep up with size and theme."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.graphics import InstructionGroup, SmoothRoundedRectangle
from kivy.uix.widget import Widget

from companion.ui.games.catan.brush import Brush
from companion.ui.palette import Rgba
from companion.ui.theme import theme

__all__ = ["Brush", "Drawing", "box"]


class Drawing(Widget):
    """Draws itself anew in the next frame whenever something about it has changed."""

    def __init__(self, **properties: Any) -> None:
        self.redraw: Callable[..., None] = Clock.create_trigger(self._draw, -1)
        super().__init__(**properties)
        self.bind(pos=self.redraw, size=self.redraw)
        theme.follow(self)
        self.redraw()

    def restyle(self) -> None:
        self.redraw()

    def _draw(self, *_: Any) -> None:
        self.canvas.clear()
        group = InstructionGroup()
        self.paint(Brush(group))
        self.canvas.add(group)

    def paint(self, brush: Brush) -> None:
        """For an heir: everything there is to see."""
        raise NotImplementedError


def box(
    brush: Brush, rect: tuple[float, float, float, float], fill: Rgba, edge: Rgba, line: float
) -> None:
    """A rounded box with a line around it."""
    x, y, wide, high = rect
    inner = (x + line, y + line, wide - 2 * line, high - 2 * line)
    for (left, low, width, height), colour in ((rect, edge), (inner, fill)):
        brush.dip(colour)
        radius = [min(theme.radius_tag, height / 2)]
        brush.group.add(
            SmoothRoundedRectangle(pos=(left, low), size=(width, height), radius=radius)
        )
