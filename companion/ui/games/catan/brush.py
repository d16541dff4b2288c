"""What the island is painted with: smooth lines, discs, polygons, letters and glyphs."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, InstructionGroup, Mesh, Rectangle, SmoothEllipse, SmoothLine

from companion.ui.fonts import BUNDLED, ICONS, icon
from companion.ui.games.catan.island_geometry import Point
from companion.ui.palette import Rgba
from companion.ui.shapes import draw_shape, smooth_width
from companion.ui.theme import theme

_SHARP = 2  # letters are drawn larger than they are shown, so that they stay sharp under a zoom
_DIGIT_LIFT = 0.065  # of its size: the font sets digits a little below the middle of the line


class Brush:
    """Paints into a group. A colour holds until the next one is dipped into."""

    def __init__(self, group: InstructionGroup) -> None:
        self.group = group

    def dip(self, colour: Rgba) -> "Brush":
        self.group.add(Color(*colour))
        return self

    def line(self, points: Sequence[Point], stroke: float, closed: bool = False) -> None:
        flat = [value for point in points for value in point]
        self.group.add(SmoothLine(points=flat, width=smooth_width(stroke), close=closed))

    def bar(self, start: Point, end: Point, stroke: float) -> None:
        """A line with round ends, which SmoothLine has not."""
        self.line((start, end), stroke)
        for point in (start, end):
            self.disc(point, stroke / 2)

    def disc(self, centre: Point, radius: float) -> None:
        x, y = centre
        box = {"pos": (x - radius, y - radius), "size": (2 * radius, 2 * radius)}
        self.group.add(SmoothEllipse(**box))

    def ring(self, centre: Point, radius: float, stroke: float) -> None:
        self.group.add(SmoothLine(circle=(*centre, radius), width=smooth_width(stroke)))

    def polygon(self, corners: Sequence[Point], seen_from: Point) -> None:
        """Filled, with a soft edge; every corner can be seen from `seen_from`."""
        self.fans([(seen_from, corners)])
        self.line(corners, theme.hairline, closed=True)

    def fans(self, fans: Iterable[tuple[Point, Sequence[Point]]]) -> None:
        """Many filled polygons at once, each with the point it is seen from."""
        vertices: list[float] = []
        indices: list[int] = []
        for centre, corners in fans:
            first = len(vertices) // 4
            for x, y in (centre, *corners):
                vertices += (x, y, 0.0, 0.0)
            ring = range(1, len(corners) + 1)
            for number in ring:
                indices += (first, first + number, first + number % len(corners) + 1)
        self.group.add(Mesh(vertices=vertices, indices=indices, mode="triangles"))

    def shape(self, shape: str, centre: Point, size: float, fill: Rgba) -> None:
        self.group.add(draw_shape(shape, centre, size, fill, None))

    def digits(self, text: str, centre: Point, size: float) -> None:
        x, y = centre
        self._stamp(_texture(text, round(size), BUNDLED), (x, y + size * _DIGIT_LIFT))

    def glyph(self, name: str, centre: Point, size: float) -> None:
        self._stamp(_texture(icon(name), round(size), ICONS), centre)

    def _stamp(self, texture: Any, centre: Point) -> None:
        width, height = (side / _SHARP for side in texture.size)
        pos = (centre[0] - width / 2, centre[1] - height / 2)
        self.group.add(Rectangle(texture=texture, pos=pos, size=(width, height)))


@lru_cache(maxsize=256)
def _texture(text: str, size: int, font: str) -> Any:
    """White letters, to be tinted. The same few numbers and glyphs come again and again."""
    label = CoreLabel(
        text=text, font_size=size * _SHARP, font_name=font, bold=font == BUNDLED, color=(1,) * 4
    )
    label.refresh()
    return label.texture
