"""The sea chart without anything on it: water, land, a windrose and the lines of its winds."""

from kivy.graphics import Mesh

from companion.ui.games.navegador.coasts import COASTS, filled
from companion.ui.games.navegador.drawing import Brush, Drawing, Point
from companion.ui.theme import theme

ROSE, ROSE_REACH = (0.76, 0.1), 0.06


class SeaGround(Drawing):
    """What never changes: water, land, and the lines of the winds."""

    def paint(self, brush: Brush) -> None:
        corners = (
            (self.x, self.y),
            (self.right, self.y),
            (self.right, self.top),
            (self.x, self.top),
        )
        brush.dip(theme.board["sea"]).fans([((self.center_x, self.center_y), corners)])
        rose = self._at(ROSE)
        brush.dip(theme.board["waves"])
        for corner in self._edges():
            brush.line((rose, corner), theme.hairline)
        brush.dip(theme.board["land"])
        for numbers, indices, mode in filled():
            vertices: list[float] = []
            for at in range(0, len(numbers), 2):
                vertices += (*self._at((numbers[at], numbers[at + 1])), 0.0, 0.0)
            brush.group.add(Mesh(vertices=vertices, indices=list(indices), mode=mode))
        brush.dip(theme.board["land_line"])
        for coast in COASTS:
            brush.line([self._at(corner) for corner in coast], theme.chosen_line, closed=True)
        self._paint_rose(brush, rose)

    def _at(self, share: Point) -> Point:
        return self.x + share[0] * self.width, self.y + share[1] * self.height

    def _edges(self) -> list[Point]:
        """Where the lines of the winds leave the chart."""
        x, y = ROSE
        level = [self._at((side, y)) for side in (0.0, 1.0)]
        upright = [self._at((x, side)) for side in (0.0, 1.0)]
        slanting = [self._at((0.0, up)) for up in (0.35, 0.72)]
        return [*level, *upright, *slanting, self._at((0.32, 1.0)), self._at((1.0, 0.55))]

    def _paint_rose(self, brush: Brush, at: Point) -> None:
        reach = min(self.width, self.height) * ROSE_REACH
        x, y = at
        brush.dip(theme.accent)
        for across, up in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            tip = (x + across * reach, y + up * reach)
            sides = [
                (x + 0.18 * reach * up, y + 0.18 * reach * across),
                (x - 0.18 * reach * up, y - 0.18 * reach * across),
            ]
            brush.polygon([tip, *sides], (x, y))
        brush.dip(theme.board["sea"]).disc(at, reach * 0.12)
