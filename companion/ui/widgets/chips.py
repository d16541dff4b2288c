"""One of a few: chips that wrap, and segments that share a row."""

from dataclasses import dataclass
from typing import Any

from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.stacklayout import StackLayout
from kivy.uix.widget import Widget

from companion.ui.loader import load_kv
from companion.ui.widgets.repeating import show_items
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import HugText, OneLine

__all__ = [
    "Chip",
    "ChipLine",
    "ChipStrip",
    "ChoiceRow",
    "HugText",
    "OneLine",
    "Option",
    "Segments",
    "Sign",
]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose: `key` is what the choice is called in code, `text` on the screen."""

    key: str
    text: str
    icon: str = ""
    colour: str = ""
    refused: bool = False


class Chip(Tappable, Surface, BoxLayout):
    """A pill with a text and perhaps a sign; a text longer than `widest` allows is cut."""

    key = ObjectProperty(None, allownone=True)
    icon = StringProperty()
    colour = StringProperty()
    widest = NumericProperty(float("inf"))


class Segment(Tappable, Surface, AnchorLayout):
    """One part of Segments."""

    key = ObjectProperty(None, allownone=True)
    icon = StringProperty()
    colour = StringProperty()


class Choosing(Widget):
    """Options of which one may be chosen. A refused one reports its tap, but is not chosen.

    `chosen` may be a frozenset of several, for somebody else to say which.
    """

    __events__ = ("on_choose", "on_refused")

    options = ListProperty()
    chosen = ObjectProperty(None, allownone=True)

    part: type[Tappable]

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("options", self._show)
        self.fbind("chosen", self._mark)
        self._show()

    def on_choose(self, key: Any) -> None:
        """A tap has chosen `key`."""

    def on_refused(self, key: Any) -> None:
        """A tap asks why `key` cannot be chosen."""

    def _show(self, *_: Any) -> None:
        show_items(self, self.options, self._make)
        self._mark()

    def _make(self) -> Widget:
        part = self.part()
        part.bind(on_release=self._choose)
        return part

    def _mark(self, *_: Any) -> None:
        for part in self.children:
            part.chosen = part.key in _several(self.chosen)

    def _choose(self, part: Any) -> None:
        if part.refused:
            self.dispatch("on_refused", part.key)
            return
        self.chosen = part.key
        self.dispatch("on_choose", part.key)


def _several(chosen: Any) -> frozenset[Any]:
    return chosen if isinstance(chosen, frozenset) else frozenset([chosen])


class ChoiceRow(Choosing, StackLayout):
    """Options as chips, on as many lines as they need; none wider than a line."""

    part = Chip

    def _make(self) -> Widget:
        chip = super()._make()
        chip.widest = self.width
        self.fbind("width", chip.setter("widest"))
        return chip


class ChipLine(Choosing, BoxLayout):
    """Options as chips on one line that is as wide as they are."""

    part = Chip
    inset = NumericProperty(0)


class ChipStrip(ScrollView):
    """A line of chips that scrolls sideways where it does not fit; `inset` is at its ends.

    What is `chosen` is for whoever hears of the choice to say: a link stays as it was.
    """

    __events__ = ("on_choose",)

    options = ListProperty()
    chosen = ObjectProperty(None, allownone=True)
    inset = NumericProperty(0)

    def on_choose(self, key: Any) -> None:
        """A tap has chosen `key`."""


class Segments(Choosing, Surface, BoxLayout):
    """Two to five options sharing one row."""

    part = Segment


load_kv("widgets/chips")
