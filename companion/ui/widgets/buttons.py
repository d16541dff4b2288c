"""Buttons: the primary one, the others beside it, glyph buttons, tools and links."""

from typing import Any

from kivy.properties import ColorProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import HugText, Icon

__all__ = [
    "ButtonRow",
    "HugText",
    "Icon",
    "IconButton",
    "LinkButton",
    "OutlineButton",
    "PrimaryButton",
    "TonalButton",
    "ToolButton",
]


class LabelledButton(Tappable, Surface, AnchorLayout):
    """Glyph, label and note in the middle; grows in height where the label needs two lines."""

    icon = StringProperty()
    icon_after = StringProperty()
    note = StringProperty()
    tall = OptionProperty("normal", options=("small", "normal", "large"))
    minimum_height = NumericProperty(theme.button)
    ink = ColorProperty()
    inner = NumericProperty(0)  # the width its content may take

    def least_height(self, tall: str, small: float, normal: float, large: float) -> float:
        return {"small": small, "normal": normal, "large": large}[tall]


class PrimaryButton(LabelledButton):
    """The one likely next tap of a screen: filled with the accent."""


class OutlineButton(LabelledButton):
    """Any other choice: a border, and the accent's paler ground once chosen."""


class TonalButton(LabelledButton):
    """A button that repeats in a list, quieter than a primary one: the accent's paler ground."""


class ButtonRow(BoxLayout):
    """Buttons side by side, all as high as the highest: one may need two lines."""

    buttons_height = NumericProperty(0)

    def add_widget(self, widget: Widget, *args: Any, **kwargs: Any) -> None:
        widget.bind(minimum_height=self._level)
        super().add_widget(widget, *args, **kwargs)
        self._level()

    def _level(self, *_: Any) -> None:
        for button in self.children:  # not when it is added: in kv its own rule comes after that
            button.size_hint_y = 1
        self.buttons_height = max(button.minimum_height for button in self.children)


class IconButton(Tappable, Surface, AnchorLayout):
    """A glyph on 48 dp; `text` is what it is called when it is read aloud."""

    icon = StringProperty()
    ink = StringProperty("ink")
    tint = ColorProperty(None, allownone=True)
    side = NumericProperty(theme.glyph)


class ToolButton(Tappable, Surface, BoxLayout):
    """Undo, Log, Rules: a glyph over its label."""

    icon = StringProperty()


class LinkButton(Tappable, AnchorLayout):
    """Accent text that can be tapped, as wide as its text; `tint` on an unusual ground."""

    tint = ColorProperty(None, allownone=True)


load_kv("widgets/buttons")
