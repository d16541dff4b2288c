"""The thirteen regions as points on a chart, to say which of them touch."""

from collections.abc import Callable, Mapping
from typing import Any

from kivy.input import MotionEvent
from kivy.properties import DictProperty, ListProperty, StringProperty

from companion.ui.games.navegador.drawing import (
    Brush,
    Drawing,
    Lettering,
    Point,
    fill_ground,
    lettered,
)
from companion.ui.theme import theme

PLACES: Mapping[str, tuple[float, float]] = {
    "portugal": (0.19, 0.89),
    "guine": (0.15, 0.64),
    "bahia": (0.135, 0.43),
    "rio_de_janeiro": (0.12, 0.19),
    "angola": (0.31, 0.32),
    "cabo_da_boa_esperanca": (0.34, 0.1),
    "unnamed_a": (0.565, 0.2),
    "unnamed_b": (0.56, 0.46),
    "goa": (0.59, 0.67),
    "malaca": (0.7, 0.42),
    "timor": (0.84, 0.3),
    "macau": (0.82, 0.6),
    "nagasaki": (0.9, 0.8),
}
"""Where a region is drawn, in shares from the lower left. They say nothing about the board."""


class SeaSketch(Drawing):
    """A tap on a region reports it; `chosen` is the one whose borders are being entered."""

    __events__ = ("on_region",)

    names = DictProperty()
    borders = ListProperty()
    chosen = StringProperty()

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("names", "borders", "chosen"):
            self.fbind(name, self.redraw)

    def on_region(self, region: str) -> None:
        """`region` was tapped."""

    def place(self, region: str) -> tuple[float, float]:
        across, up = PLACES[region]
        return self.x + across * self.width, self.y + up * self.height

    def on_touch_down(self, touch: MotionEvent) -> bool:
        region = region_at(self.place, touch.pos) if self.collide_point(*touch.pos) else None
        if region is None:
            return bool(super().on_touch_down(touch))
        self.dispatch("on_region", region)
        return True

    def paint(self, brush: Brush) -> None:
        fill_ground(self, brush, theme.board["sea"])
        touching = {border.one for border in self.borders if border.other == self.chosen}
        touching |= {border.other for border in self.borders if border.one == self.chosen}
        for border in self.borders:
            mine = self.chosen in (border.one, border.other)
            brush.dip(theme.ink if mine else theme.ink3)
            stroke = theme.bar_line if mine else theme.chosen_line
            brush.line((self.place(border.one), self.place(border.other)), stroke)
        for region in PLACES:
            self._paint_region(brush, region, region in touching)

    def _paint_region(self, brush: Brush, region: str, touches: bool) -> None:
        x, y = self.place(region)
        radius, chosen = theme.glyph / 2, region == self.chosen
        brush.dip(theme.ink).disc((x, y), radius + theme.chosen_line)
        fill = theme.accent if chosen else theme.accent_bg if touches else theme.surface
        brush.dip(fill).disc((x, y), radius)
        if touches:
            brush.dip(theme.accent).glyph("check", (x, y), radius * 1.4)
        size = theme.type["caption"].size
        name, below = self.names.get(region, region), (x, y - radius - size)
        lettered(brush, name, below, Lettering(size, theme.ink), theme.board["sea"])


def region_at(place: Callable[[str], Point], touched: Point) -> str | None:
    """The region next to where the chart was touched, if one is within reach."""
    reach = {region: distance(place(region), touched) for region in PLACES}
    nearest = min(reach, key=reach.__getitem__)
    return nearest if reach[nearest] <= 1.5 * theme.spot_reach else None


def distance(one: Point, other: Point) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)
