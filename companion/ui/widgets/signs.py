"""What stands left of a text and tells it apart: a player's shape, a good's token, a glyph."""

from dataclasses import dataclass
from typing import Any

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.loader import load_kv
from companion.ui.palette import GOODS
from companion.ui.shapes import PlayerShape
from companion.ui.sizes import TYPE
from companion.ui.theme import theme
from companion.ui.widgets.repeating import show_items
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.text import Figure, Icon

__all__ = ["Amount", "AmountTag", "Amounts", "Figure", "Sign", "Token"]


class Token(Surface, AnchorLayout):
    """A good as it lies on the table: its glyph on a rounded square in its colour."""

    good = OptionProperty("fish", options=tuple(GOODS))
    side = NumericProperty(theme.token)


class Sign(AnchorLayout):
    """A player's shape (`colour`), a good's token (`good`) or a glyph (`icon`): the first given.

    Takes no room when none is given.
    """

    colour = StringProperty()
    good = StringProperty()
    icon = StringProperty()
    side = NumericProperty(theme.glyph)
    ink = StringProperty("ink2")
    tint = ColorProperty(None, allownone=True)
    faded = BooleanProperty(False)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("colour", "good", "icon", "side", "ink", "tint", "faded"):
            self.fbind(name, self._show)
        self._show()

    def _show(self, *_: Any) -> None:
        self.clear_widgets()
        drawn = self._drawn()
        self.size = (self.side, self.side) if drawn else (0, 0)
        if drawn:
            self.add_widget(drawn)

    def _drawn(self) -> Widget | None:
        if self.colour:
            return PlayerShape(colour=self.colour, faded=self.faded)
        if self.good:
            return Token(good=self.good, side=self.side)
        if self.icon:
            return Icon(name=self.icon, side=self.side, ink=self.ink, tint=self.tint)
        return None


@dataclass(frozen=True, slots=True)
class Amount:
    """A figure and what it counts."""

    figure: str
    good: str = ""
    icon: str = ""
    colour: str = ""


class AmountTag(BoxLayout):
    """One amount: sign and figure side by side."""

    figure = StringProperty()
    good = StringProperty()
    icon = StringProperty()
    colour = StringProperty()
    side = NumericProperty(theme.token)
    role = OptionProperty("row", options=tuple(TYPE))
    strong = BooleanProperty(True)
    ink = StringProperty("ink")


class Amounts(BoxLayout):
    """Several amounts in a row, as wide as they need."""

    amounts = ListProperty()
    side = NumericProperty(theme.token)
    role = OptionProperty("row", options=tuple(TYPE))
    strong = BooleanProperty(True)
    ink = StringProperty("ink")

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("amounts", "side", "role", "strong", "ink"):
            self.fbind(name, self._show)
        self._show()

    def _show(self, *_: Any) -> None:
        show_items(self, self.amounts, AmountTag)
        for tag in self.children:
            tag.side, tag.role, tag.strong, tag.ink = self.side, self.role, self.strong, self.ink


load_kv("widgets/signs")
