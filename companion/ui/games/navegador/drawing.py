"""What the pictures of this folder are painted with, and how they keep up with size and theme."""

from collections.abc import Callable
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.graphics import InstructionGroup, SmoothRoundedRectangle
from kivy.uix.widget import Widget

from companion.games.navegador.state import State
from companion.ui.games.catan.brush import Brush
from companion.ui.palette import NAVEGADOR_ORANGE as ORANGE
from companion.ui.palette import Identity, Rgba
from companion.ui.theme import theme
from companion.ui.widgets.tapping import Holdable
from companion.ui.widgets.text import natural_width

__all__ = [
    "BoardDrawing",
    "Brush",
    "Drawing",
    "Lettering",
    "box",
    "fill_ground",
    "lettered",
    "orange_ship",
    "pill",
    "ship",
    "write",
]

Point = tuple[float, float]
HALO = ((-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1))
HALO_REACH = 2.0
HULL = ((-0.46, -0.1), (0.46, -0.1), (0.3, -0.42), (-0.3, -0.42))
SAILS = (
    ((-0.06, 0.46), (-0.06, -0.02), (-0.36, -0.02)),
    ((0.06, 0.36), (0.06, -0.02), (0.3, -0.02)),
)
MARK = 0.3  # of a ship's size: the shape on its hull


class Drawing(Widget):
    """Draws itself anew in the next frame whenever something about it has changed."""

    def __init__(self, **properties: Any) -> None:
        self.redraw: Callable[..., None] = Clock.create_trigger(self._draw, -1)
        super().__init__(pos_hint={"x": 0, "y": 0}, **properties)
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


class BoardDrawing(Holdable, Drawing):
    """A drawing of the board in play. Taps and holds are told by where they are on it."""

    def __init__(self, board: Any, **properties: Any) -> None:
        self._board = board
        super().__init__(**properties)

    @property
    def _state(self) -> State:
        state: State = self._board.state
        return state


def fill_ground(widget: Widget, brush: Brush, colour: Rgba) -> None:
    """The whole of a widget in one colour."""
    x, y, right, top = widget.x, widget.y, widget.right, widget.top
    corners = ((x, y), (right, y), (right, top), (x, top))
    brush.dip(colour).fans([(widget.center, corners)])


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


def pill(brush: Brush, rect: tuple[float, float, float, float], fill: Rgba, edge: Rgba) -> None:
    """A box with round ends."""
    x, y, wide, high = rect
    line = theme.edge_line
    for inset, colour in ((0.0, edge), (line, fill)):
        brush.dip(colour)
        brush.group.add(
            SmoothRoundedRectangle(
                pos=(x + inset, y + inset),
                size=(wide - 2 * inset, high - 2 * inset),
                radius=[high / 2 - inset],
            )
        )


class Lettering(NamedTuple):
    """How large letters are, and in which colour."""

    size: float
    ink: Rgba


def write(brush: Brush, text: str, at: Point, style: Lettering, left: float = 0.5) -> None:
    """A line of text; that share of it lies left of the point."""
    wide = natural_width(text, style.size, True)
    brush.dip(style.ink).digits(text, (at[0] + (0.5 - left) * wide, at[1]), style.size)


def lettered(brush: Brush, text: str, at: Point, style: Lettering, ground: Rgba) -> None:
    """A name on a chart, with a halo: a line behind it does not cross its letters."""
    for across, up in HALO:
        beside = (at[0] + across * HALO_REACH, at[1] + up * HALO_REACH)
        write(brush, text, beside, Lettering(style.size, ground))
    write(brush, text, at, style)


def ship(brush: Brush, at: Point, size: float, looks: Identity) -> None:
    """A ship in a player's colour, with the player's shape on its hull."""
    _hull_and_sails(brush, at, size, looks.fill)
    brush.shape(looks.shape, (at[0], at[1] - 0.26 * size), size * MARK, looks.mark)


def orange_ship(brush: Brush, at: Point, size: float) -> None:
    """The ship that shows how long the Navegador card is good for."""
    _hull_and_sails(brush, at, size, ORANGE)


def _hull_and_sails(brush: Brush, at: Point, size: float, fill: Rgba) -> None:
    parts = [_placed(part, at, size) for part in (HULL, *SAILS)]
    brush.dip(theme.board["casing"])
    for corners in parts:
        brush.line(corners, 2 * theme.edge_line, closed=True)
    brush.dip(fill)
    for corners in parts:
        brush.polygon(corners, _middle(corners))


def _placed(part: tuple[Point, ...], at: Point, size: float) -> list[Point]:
    return [(at[0] + size * x, at[1] + size * y) for x, y in part]


def _middle(corners: list[Point]) -> Point:
    return (
        sum(x for x, _ in corners) / len(corners),
        sum(y for _, y in corners) / len(corners),
    )
