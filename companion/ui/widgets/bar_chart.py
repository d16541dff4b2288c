"""Stacked bars: what each player's total is made of."""

from dataclasses import dataclass
from typing import Any

from kivy.graphics import Color, SmoothRoundedRectangle
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout

from companion.ui.loader import load_kv
from companion.ui.palette import SERIES, Rgba
from companion.ui.theme import theme
from companion.ui.widgets.drawn import Drawn
from companion.ui.widgets.repeating import show_items
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Figure, HugText, OneLine

__all__ = ["Bar", "Figure", "HugText", "OneLine", "Sign", "StackedBars"]


@dataclass(frozen=True, slots=True)
class Bar:
    """One player's parts, in the order of the legend; `leading` is written larger."""

    name: str
    colour: str
    parts: tuple[int, ...]
    total: str
    leading: bool = False


@dataclass(frozen=True, slots=True)
class _LegendEntry:
    text: str
    colour: Rgba


class BarParts(Drawn):
    """The bar itself: parts side by side, `longest` as wide as the widget."""

    parts = ListProperty()
    longest = NumericProperty(1)
    colours = ListProperty(SERIES)

    shows = ("parts", "longest", "colours")

    def draw(self) -> None:
        x = self.x
        for part, colour in zip(self.parts, self.colours[: len(self.parts)], strict=True):
            width = self.width * max(0, part) / max(1, self.longest)
            if width > theme.bar_gap:
                self._draw_part(x, width - theme.bar_gap, colour)
                x += width

    def _draw_part(self, x: float, width: float, colour: Any) -> None:
        y, line = self.center_y - theme.bar_chart / 2, theme.hairline
        with self.canvas:
            Color(*theme.outline(colour))
            SmoothRoundedRectangle(
                pos=(x, y), size=(width, theme.bar_chart), radius=[theme.bar_radius]
            )
            Color(*colour)
            SmoothRoundedRectangle(
                pos=(x + line, y + line),
                size=(max(0, width - 2 * line), theme.bar_chart - 2 * line),
                radius=[theme.bar_radius - line],
            )


class BarRow(Tappable, BoxLayout):
    """A Bar as it is drawn."""

    name = StringProperty()
    colour = StringProperty("red")
    parts = ListProperty()
    total = StringProperty()
    leading = BooleanProperty(False)
    longest = NumericProperty(1)
    colours = ListProperty(SERIES)


class LegendEntry(BoxLayout):
    """What a colour of the bars stands for."""

    text = StringProperty()
    colour = ColorProperty()


class Legend(StackLayout):
    """The names of the parts, on as many lines as they need."""


class StackedBars(BoxLayout):
    """One bar a player over a legend of what the colours mean."""

    __events__ = ("on_tap",)

    bars = ListProperty()
    legend = ListProperty()  # the names of the parts
    colours = ListProperty(SERIES)  # of the parts

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("bars", "legend", "colours"):
            self.fbind(name, self._show)

    def on_kv_post(self, _: Any) -> None:
        self._show()

    def on_tap(self, name: str) -> None:
        """The bar of `name` was tapped."""

    def _show(self, *_: Any) -> None:
        longest = max((sum(max(0, part) for part in bar.parts) for bar in self.bars), default=1)
        show_items(self.ids.bars, self.bars, self._make)
        for row in self.ids.bars.children:
            row.longest, row.colours = longest, self.colours
        named = zip(self.legend, self.colours, strict=False)  # set one after the other
        entries = [_LegendEntry(name, colour) for name, colour in named]
        show_items(self.ids.legend, entries, LegendEntry)

    def _make(self) -> BarRow:
        row = BarRow()
        row.bind(on_release=lambda tapped: self.dispatch("on_tap", tapped.name))
        return row


load_kv("widgets/bar_chart")
