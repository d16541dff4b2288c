"""The six shapes that stand for the players, as outlines and as a widget."""

from math import cos, pi, sin
from typing import Any

from kivy.clock import Clock
from kivy.graphics import (
    Color,
    InstructionGroup,
    Mesh,
    PopMatrix,
    PushMatrix,
    SmoothEllipse,
    SmoothLine,
    SmoothRoundedRectangle,
    Translate,
)
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty
from kivy.uix.widget import Widget

from companion.ui.palette import IDENTITIES, Rgba
from companion.ui.theme import theme

Point = tuple[float, float]

# Extents as a share of the box, chosen so that all six look equally heavy.
_CIRCLE_RADIUS = 0.39
_STAR_OUTER, _STAR_INNER = 0.475, 0.2
_SOFT_RIM = 0.4  # SmoothLine takes 1 px off and adds a rim that fades over 1.2 px
_PLATE_SHARE = theme.shape_header / theme.plate_side


def _star() -> list[Point]:
    radii = (_STAR_OUTER, _STAR_INNER)
    turns = ((i, pi / 2 - i * pi / 5) for i in range(10))
    return [(radii[i % 2] * cos(turn), radii[i % 2] * sin(turn)) for i, turn in turns]


def _cross(reach: float, arm: float) -> list[Point]:
    corner = [(arm, reach), (arm, arm), (reach, arm)]
    right = [*corner, *((x, -y) for x, y in reversed(corner))]
    return [*right, *((-x, y) for x, y in reversed(right))]


_CORNERS: dict[str, list[Point]] = {
    "square": [(-0.355, -0.355), (0.355, -0.355), (0.355, 0.355), (-0.355, 0.355)],
    "triangle": [(-0.425, -0.335), (0.425, -0.335), (0.0, 0.415)],
    "diamond": [(0.0, -0.45), (0.45, 0.0), (0.0, 0.45), (-0.45, 0.0)],
    "cross": _cross(0.415, 0.155),
    "star": _star(),
}


def shape_corners(shape: str, centre: Point, size: float) -> list[Point]:
    """The corners of `shape` in a box of `size`; a circle is drawn as an ellipse instead."""
    x, y = centre
    return [(x + size * dx, y + size * dy) for dx, dy in _CORNERS[shape]]


def outline_width(size: float) -> float:
    """Thin on small shapes, so that the colour still shows: 1.2 dp at 16, 2 dp from 34 on."""
    steps = (size / dp(1) - 16) / (34 - 16)
    return dp(1.2 + 0.8 * min(1.0, max(0.0, steps)))


def smooth_width(stroke: float) -> float:
    """The `width` that makes a SmoothLine look `stroke` wide: it is a half, less a soft rim."""
    return stroke / 2 + _SOFT_RIM


def draw_shape(
    shape: str, centre: Point, size: float, fill: Rgba, outline: Rgba | None
) -> InstructionGroup:
    """`shape` in `fill`, with an outline unless it is None (a mark on a piece needs none)."""
    group = InstructionGroup()
    if shape == "circle":
        _add_circle(group, centre, size, fill, outline)
        return group
    stroke = outline_width(size) if outline else dp(1)
    corners = shape_corners(shape, centre, size)
    group.add(Color(*fill))
    group.add(_filled(centre, corners))
    group.add(Color(*(outline or fill)))
    group.add(_edge(corners, stroke))
    return group


def _add_circle(
    group: InstructionGroup,
    centre: Point,
    size: float,
    fill: Rgba,
    outline: Rgba | None,
) -> None:
    radius = _CIRCLE_RADIUS * size
    stroke = outline_width(size) if outline else 0.0
    if outline:
        group.add(Color(*outline))
        group.add(_disc(centre, radius + stroke / 2))
    group.add(Color(*fill))
    group.add(_disc(centre, radius - stroke / 2))


def _disc(centre: Point, radius: float) -> SmoothEllipse:
    x, y = centre
    return SmoothEllipse(pos=(x - radius, y - radius), size=(2 * radius, 2 * radius))


def _filled(centre: Point, corners: list[Point]) -> Mesh:
    # A fan around the centre fills cross and star too: both can be seen whole from there.
    ring = [centre, *corners, corners[0]]
    vertices = [value for x, y in ring for value in (x, y, 0.0, 0.0)]
    return Mesh(vertices=vertices, indices=list(range(len(ring))), mode="triangle_fan")


def _edge(corners: list[Point], stroke: float) -> SmoothLine:
    points = [value for point in corners for value in point]
    return SmoothLine(points=points, close=True, width=smooth_width(stroke))


class PlayerShape(Widget):
    """The shape of the player `colour`, on a plate where the ground is coloured itself."""

    colour = OptionProperty("red", options=tuple(IDENTITIES))
    plate = BooleanProperty(False)
    plate_radius = NumericProperty(theme.radius_tile)
    faded = BooleanProperty(False)  # taken by somebody else

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        with self.canvas:
            PushMatrix()
            self._place = Translate(*self.pos)
            self._drawing = InstructionGroup()
            PopMatrix()
        self._redraw = Clock.create_trigger(self._draw, -1)
        self.bind(pos=self._move, size=self._redraw, colour=self._redraw)
        self.bind(plate=self._redraw, faded=self._redraw)
        theme.follow(self)
        self._redraw()

    def restyle(self) -> None:
        self._redraw()

    def _move(self, *_: Any) -> None:
        self._place.x, self._place.y = self.pos

    def _draw(self, *_: Any) -> None:
        looks = theme.identity(self.colour)
        side = min(self.size)
        centre = (self.width / 2, self.height / 2)
        self.opacity = 0.4 if self.faded else 1.0
        self._drawing.clear()
        if self.plate:
            self._draw_plate(centre, side)
            side *= _PLATE_SHARE
        self._drawing.add(draw_shape(looks.shape, centre, side, looks.fill, theme.ink))

    def _draw_plate(self, centre: Point, side: float) -> None:
        corner = (centre[0] - side / 2, centre[1] - side / 2)
        self._drawing.add(Color(*theme.plate))
        self._drawing.add(
            SmoothRoundedRectangle(pos=corner, size=(side, side), radius=[self.plate_radius])
        )
