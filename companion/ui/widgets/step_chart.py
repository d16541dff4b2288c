"""Points over time: a line in steps for each player, and the values of one moment by touch."""

from collections.abc import Sequence
from dataclasses import dataclass

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Line, Rectangle, SmoothEllipse
from kivy.input import MotionEvent
from kivy.properties import ListProperty, NumericProperty

from companion.ui.fonts import BUNDLED
from companion.ui.shapes import draw_shape
from companion.ui.theme import theme
from companion.ui.widgets.drawn import Drawn

Point = tuple[float, float]

MOST_MARKS = 5  # on either axis


@dataclass(frozen=True, slots=True)
class Steps:
    """One player's points at each moment."""

    colour: str
    points: tuple[int, ...]


class StepChart(Drawn):
    """`moments` are what the places along the foot are called; `at` is the place looked at."""

    series = ListProperty()
    moments = ListProperty()
    at = NumericProperty(0)

    shows = ("series", "moments", "at")

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._look_at(touch.x)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        self._look_at(touch.x)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
        return False

    def _look_at(self, x: float) -> None:
        share = (x - self._left) / max(1.0, self._right - self._left)
        self.at = min(self._last, max(0, round(share * self._last)))

    # Where things are

    @property
    def _left(self) -> float:
        return float(self.x + theme.chart_values)

    @property
    def _right(self) -> float:
        return float(self.right - theme.chart_values)

    @property
    def _last(self) -> int:
        return max(0, len(self.moments) - 1)

    def _x(self, place: int) -> float:
        return self._left + (self._right - self._left) * place / max(1, self._last)

    def _y(self, value: float) -> float:
        least, most = self._range()
        foot, top = self.y + theme.chart_foot, self.top - theme.s12
        return float(foot + (top - foot) * (value - least) / max(1, most - least))

    def _range(self) -> tuple[int, int]:
        every = [value for steps in self.series for value in steps.points]
        return min([0, *every]), max([1, *every])

    # What is drawn

    def draw(self) -> None:
        if not self.series:
            return
        with self.canvas:
            self._draw_axes()
            for steps in reversed(self.series):
                self._draw_steps(steps)
            self._draw_cursor()
        for steps in reversed(self.series):  # a shape brings a group of its own
            self._draw_end(steps)

    def _draw_axes(self) -> None:
        least, most = self._range()
        for value in _marks(least, most):
            Color(*theme.line)
            Line(points=[self._left, self._y(value), self._right, self._y(value)])
            self._write(str(value), (self._left - theme.s8, self._y(value)), align=1.0)
        for place in _marks(0, self._last):
            self._write(str(self.moments[place]), (self._x(place), self.y + theme.s8))

    def _draw_steps(self, steps: Steps) -> None:
        corners = self._corners(steps.points)
        for width, colour in ((2.5, theme.ring), (1.5, theme.identity(steps.colour).fill)):
            Color(*colour)
            Line(points=corners, width=width * theme.hairline, joint="miter", cap="none")

    def _corners(self, points: Sequence[int]) -> list[float]:
        found: list[float] = []
        for place, value in enumerate(points):
            if place:
                found += (self._x(place), self._y(points[place - 1]))
            found += (self._x(place), self._y(value))
        return found

    def _draw_cursor(self) -> None:
        x = self._x(int(self.at))
        Color(*theme.ink)
        Line(points=[x, self._y(self._range()[0]), x, self.top], width=theme.hairline)
        for steps in self.series:
            Color(*theme.identity(steps.colour).fill)
            half = theme.s4
            y = self._y(steps.points[int(self.at)])
            SmoothEllipse(pos=(x - half, y - half), size=(2 * half, 2 * half))

    def _draw_end(self, steps: Steps) -> None:
        end = self._x(self._last), self._y(steps.points[-1])
        looks = theme.identity(steps.colour)
        self.canvas.add(draw_shape(looks.shape, end, theme.shape_bar, looks.fill, theme.ring))

    def _write(self, text: str, place: Point, align: float = 0.5) -> None:
        """`align` is the share of the text that stands left of the place."""
        style = theme.type["caption"]
        label = CoreLabel(
            text=text, font_size=style.size, font_name=BUNDLED, bold=style.bold, color=(1,) * 4
        )
        label.refresh()
        width, height = label.texture.size
        Color(*theme.ink2)
        pos = (place[0] - width * align, place[1] - height / 2)
        Rectangle(texture=label.texture, pos=pos, size=(width, height))


def _marks(least: int, most: int) -> range:
    """At most so many even places between two values, the first of them `least`."""
    step = next(
        size * power
        for power in (1, 10, 100, 1000)
        for size in (1, 2, 5)
        if (most - least) <= size * power * MOST_MARKS
    )
    return range(least, most + 1, step)
