"""The small things of which the panels below the island are made."""

from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.signs import Sign, Token
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Figure, Icon, OneLine, Text

__all__ = ["HintLine", "Icon", "OneLine", "Sign", "Text"]


class HintLine(BoxLayout):
    """A glyph and one sentence: what to tap now, or what has happened."""

    icon = StringProperty()
    text = StringProperty()
    strong = BooleanProperty(False)
    ink = StringProperty("accent")  # of the glyph


class CostRow(BoxLayout):
    """A price in tokens, close together; of several equal ones one token after its figure."""

    cost = ListProperty()
    refused = BooleanProperty(False)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("cost", "refused"):
            self.fbind(name, self._show)
        self._show()

    def _show(self, *_: Any) -> None:
        self.clear_widgets()
        for amount in self.cost:
            if amount.figure:
                ink = "ink3" if self.refused else "ink"
                self.add_widget(CostFigure(text=amount.figure, ink=ink))
            self.add_widget(Token(good=amount.good, side=theme.token_small))


class CostFigure(Figure):
    """How many of a token a price asks for."""


class BuildCard(Tappable, Surface, BoxLayout):
    """Something to be built or bought: glyph, name, and its cost in tokens."""

    icon = StringProperty()
    cost = ListProperty()


class TurnKey(Tappable, Surface, BoxLayout):
    """One of several things to do beside each other: glyph and name."""

    icon = StringProperty()


class PlayerTile(Tappable, Surface, BoxLayout):
    """A player who can be chosen, or who has something to do."""

    name = StringProperty()
    colour = StringProperty("red")
    note = StringProperty()
    icon = StringProperty()


class TileGrid(GridLayout):
    """Equal parts beside each other, in as many columns as there is room for."""

    most = NumericProperty(2)
    least_width = NumericProperty(theme.tile)

    def how_many(self, width: float, least: float, most: float, count: int) -> int:
        """So many that no row is left half empty."""
        fitting = int((width + theme.tap_gap) // (least + theme.tap_gap))
        columns = max(1, min(fitting, int(most), count))
        return next(number for number in range(columns, 0, -1) if count % number == 0)


def tiles(*parts: Any, most: int = 2, least_width: float = 0) -> TileGrid:
    grid = TileGrid(most=most, least_width=least_width or theme.tile_least)
    for part in parts:
        grid.add_widget(part)
    return grid


load_kv("games/catan/parts")
