"""A part of the board as a picture: cells with what is printed in them, one of them asked for."""

from typing import Any

from kivy.input import MotionEvent
from kivy.properties import ListProperty, StringProperty

from companion.ui.games.navegador.drawing import Brush, Drawing, box
from companion.ui.games.navegador.profile_pages import Cell
from companion.ui.palette import GOODS
from companion.ui.theme import theme

NARROW = 0.56  # of its size: how wide a letter of the font is, a digit exactly


class PrintedPicture(Drawing):
    """A tap on a cell asks for that one."""

    __events__ = ("on_cell",)

    cells = ListProperty()
    asked = StringProperty()

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("cells", self.redraw)
        self.fbind("asked", self.redraw)

    def on_cell(self, value: str) -> None:
        """The cell of `value` was tapped."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        for cell in self.cells:
            x, y, wide, high = self._rect(cell)
            if cell.value and x <= touch.x <= x + wide and y <= touch.y <= y + high:
                self.dispatch("on_cell", cell.value)
                return True
        return super().on_touch_down(touch)

    def _rect(self, cell: Cell) -> tuple[float, float, float, float]:
        left, top, wide, high = cell.box
        gap = theme.s4 / 2
        return (
            self.x + left * self.width + gap,
            self.top - (top + high) * self.height + gap,
            wide * self.width - 2 * gap,
            high * self.height - 2 * gap,
        )

    def paint(self, brush: Brush) -> None:
        for cell in self.cells:
            self._paint_cell(brush, cell)

    def _paint_cell(self, brush: Brush, cell: Cell) -> None:
        rect = self._rect(cell)
        asked = bool(cell.value) and cell.value == self.asked
        fill = theme.accent_bg if asked else theme.clear if cell.faint else theme.surface
        edge = theme.accent if asked else theme.line if cell.faint else theme.edge
        box(
            brush,
            rect,
            theme.bg if cell.faint else fill,
            edge,
            theme.chosen_line if asked else theme.hairline,
        )
        x, y, wide, high = rect
        ink = theme.accent if asked else theme.ink3 if cell.faint else theme.ink
        stands, middle = high > wide, x + wide / 2
        sign = (middle, y + high * 0.68) if stands else (x + wide * 0.27, y + high / 2)
        words = (middle, y + high * 0.27) if stands else (x + wide * 0.66, y + high / 2)
        if _is_region(cell):
            sign, words = (middle, y + high * 0.36), (middle, y + high * 0.74)
        if cell.icon:
            self._paint_sign(brush, cell, sign, min(wide, high) * (0.5 if stands else 0.62), ink)
        elif not stands:
            words = (middle, y + high / 2)
        size = min(theme.type["body" if not _is_region(cell) else "caption"].size, high * 0.6)
        fits = wide * (1 if not cell.icon or stands or _is_region(cell) else 0.6) - theme.s4
        brush.dip(ink).digits(cell.text, words, min(size, fits / (_ems(cell.text) or 1)))

    def _paint_sign(self, brush: Brush, cell: Cell, at: Any, side: float, ink: Any) -> None:
        side = min(side, theme.token)
        if _is_region(cell):
            self._paint_stack(brush, cell, at, ink)
            return
        if cell.good:
            good = GOODS[f"navegador.{cell.good}"]
            half = side * 0.66
            rect = (at[0] - half, at[1] - half, 2 * half, 2 * half)
            box(brush, rect, good.fill, theme.outline(good.fill), theme.hairline)
            ink = good.ink
        brush.dip(ink).glyph(cell.icon, at, side)

    def _paint_stack(self, brush: Brush, cell: Cell, at: Any, ink: Any) -> None:
        """The colonies at a region: the good's token, and how many."""
        side, size = theme.token_small, theme.type["body"].size
        if not cell.good:
            brush.dip(ink).digits(cell.icon, at, size)
            return
        good = GOODS[f"navegador.{cell.good}"]
        left = at[0] - side * 0.8
        rect = (left - side / 2, at[1] - side / 2, side, side)
        box(brush, rect, good.fill, theme.outline(good.fill), theme.hairline)
        brush.dip(good.ink).glyph(good.glyph, (left, at[1]), side * 0.7)
        brush.dip(ink).digits(cell.icon, (at[0] + side * 0.6, at[1]), size)


def _is_region(cell: Cell) -> bool:
    return cell.icon == "?" or cell.icon.isdigit()


def _ems(text: str) -> float:
    """How wide a text is, in its own size: Chinese characters are square."""
    return sum(1.0 if ord(letter) > 0x2E80 else NARROW for letter in text)
