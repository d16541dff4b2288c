"""What draws itself in Python: again after every change of what it shows, and of the theme."""

from typing import Any, ClassVar

from kivy.clock import Clock
from kivy.uix.widget import Widget

from companion.ui.theme import theme


class Drawn(Widget):
    """Heirs name in `shows` the properties they draw, and paint themselves in `draw`."""

    shows: ClassVar[tuple[str, ...]] = ()

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._redraw = Clock.create_trigger(self._draw_anew, -1)
        for name in ("pos", "size", *self.shows):
            self.fbind(name, self._redraw)
        theme.follow(self)
        self._redraw()

    def restyle(self) -> None:
        self._redraw()

    def draw(self) -> None:
        """Paints on the empty canvas."""
        raise NotImplementedError

    def _draw_anew(self, *_: Any) -> None:
        self.canvas.clear()
        self.draw()
