"""A good of the market: its track as on the board, and what selling or processing brings."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.navegador import facts
from companion.ui.games.navegador.drawing import Brush, Drawing, box
from companion.ui.loader import load_kv
from companion.ui.palette import GOODS, NAVEGADOR_ORANGE
from companion.ui.theme import theme
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Figure, Icon, OneLine, natural_width

__all__ = ["Figure", "Icon", "MarketTrack", "OneLine", "TradeCard"]

ROWS_A_CELL = 2  # every price is printed twice
HEAD = 52  # dp: the good and its name
ROOMY = 54  # dp: a cell that has room for the glyph of the factory
ORANGE = NAVEGADOR_ORANGE


class MarketTrack(Drawing):
    """Five cells of two rows; the marker in the good's colour."""

    good = StringProperty("sugar")
    row = NumericProperty(1)
    name = StringProperty()

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("good", "row", "name"):
            self.fbind(name, self.redraw)

    def paint(self, brush: Brush) -> None:
        self._paint_good(brush)
        rows = facts.market_rows()
        cells = len(rows) // ROWS_A_CELL
        left = self.x + HEAD * theme.hairline
        gap = theme.s4
        wide = (self.right - left - gap * (cells - 1)) / cells
        for cell in range(cells):
            x = left + cell * (wide + gap)
            self._paint_cell(brush, cell, (x, self.y, wide, self.height), rows[cell * ROWS_A_CELL])

    def _paint_good(self, brush: Brush) -> None:
        looks = GOODS[f"navegador.{self.good}"]
        side, size = theme.token, theme.type["caption"].size
        x = self.x + HEAD * theme.hairline / 2 - theme.s4
        y = self.top - side / 2 - theme.hairline
        rect = (x - side / 2, y - side / 2, side, side)
        box(brush, rect, looks.fill, theme.outline(looks.fill), theme.hairline)
        brush.dip(looks.ink).glyph(looks.glyph, (x, y), side * 0.68)
        brush.dip(theme.ink).digits(self.name, (x, self.y + size * 0.6), size)

    def _paint_cell(self, brush: Brush, cell: int, rect: Any, printed: Any) -> None:
        x, y, wide, high = rect
        here = (self.row - 1) // ROWS_A_CELL == cell
        fill = theme.surface if here else theme.sunken
        edge = theme.ink if here else theme.sunken
        box(brush, rect, fill, edge, theme.chosen_line)
        large = theme.type["row" if not theme.compact else "body"].size
        small = theme.type["label"].size
        price, factory = str(printed[self.good]), str(printed[facts.FACTORY])
        glyph = small if wide >= ROOMY * theme.effective_scale() * theme.hairline else 0
        widths = [natural_width(price, large, True), glyph, natural_width(factory, small, True)]
        gap = theme.s4
        start = x + (wide - sum(widths) - gap) / 2
        middle = y + high * 0.67
        brush.dip(theme.ink if here else theme.ink2)
        brush.digits(price, (start + widths[0] / 2, middle), large)
        brush.dip(theme.ink2)
        if glyph:
            brush.glyph("factory", (start + widths[0] + gap + glyph / 2, middle), glyph)
        brush.digits(factory, (start + widths[0] + gap + glyph + widths[2] / 2, middle), small)
        for notch in range(ROWS_A_CELL):
            at = (x + wide * (0.36 + 0.28 * notch), y + high * 0.22)
            self._paint_notch(brush, at, cell * ROWS_A_CELL + notch + 1 == self.row)

    def _paint_notch(self, brush: Brush, at: Any, marker: bool) -> None:
        if marker:
            brush.dip(theme.ink).disc(at, theme.s8)
            brush.dip(GOODS[f"navegador.{self.good}"].fill).disc(at, theme.s8 - theme.edge_line)
        else:
            brush.dip(theme.edge).ring(at, theme.s4, theme.hairline)


class TradeCard(Tappable, Surface, BoxLayout):
    """Sell or process: how many units, and the money they bring."""

    icon = StringProperty()
    figure = StringProperty()
    orange = BooleanProperty(False)


load_kv("games/navegador/trade_cards")
