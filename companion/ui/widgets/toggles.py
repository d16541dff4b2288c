"""Rows of settings: on or off, one of several, or a way to somewhere else."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.loader import load_kv
from companion.ui.motion import SCRIM_SECONDS, glide
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import HugText, Icon, Text

__all__ = ["HugText", "Icon", "OptionRow", "Text", "ToggleRow"]


class ToggleSwitch(Widget):
    """The little slide of a toggle; `share` runs from 0, off, to 1, on."""

    active = BooleanProperty(False)
    share = NumericProperty(0)
    gap = NumericProperty(0)  # around the knob

    def on_active(self, _: Any, active: bool) -> None:
        glide(self, SCRIM_SECONDS, share=float(active))


class SettingRow(Tappable, Surface, BoxLayout):
    """A title over a subtitle, with room for a sign at the right."""

    icon = StringProperty()
    subtitle = StringProperty()
    divided = BooleanProperty(False)
    indent = NumericProperty(0)  # where the words begin, and the hairline below them


class ToggleRow(SettingRow):
    """Something that is on or off; the whole row is its button."""

    __events__ = ("on_change",)

    active = BooleanProperty(False)

    def on_release(self) -> None:
        if not self.refused:
            self.active = not self.active
            self.dispatch("on_change", self.active)

    def on_change(self, active: bool) -> None:
        """The user has switched it."""


class OptionRow(SettingRow):
    """A row that leads somewhere (`value` and a chevron), or is one of several (`exclusive`)."""

    value = StringProperty()
    exclusive = BooleanProperty(False)

    def sign(self, exclusive: bool, chosen: bool) -> str:
        if exclusive:
            return "radiobox-marked" if chosen else "radiobox-blank"
        return "chevron-right"


load_kv("widgets/toggles")
