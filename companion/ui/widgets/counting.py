"""Rows on which things are counted: name and hint, a stepper, and the points it comes to."""

from dataclasses import dataclass
from typing import Any

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from companion.ui.loader import load_kv
from companion.ui.palette import Rgba
from companion.ui.widgets.numbers import Stepper
from companion.ui.widgets.repeating import in_order, show_items
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.text import Figure, OneLine, Text

__all__ = ["Count", "CountCard", "Figure", "OneLine", "Stepper", "Text"]


@dataclass(frozen=True, slots=True)
class Count:
    """A thing that is counted; `points` is empty where it earns none by itself."""

    key: str
    name: str
    hint: str
    value: int
    most: float
    points: str = ""
    colour: Rgba | None = None
    step: int = 1


class CountLine(BoxLayout):
    """A Count as it is drawn, with a bar of its colour at the left edge of the card."""

    __events__ = ("on_change", "on_refused", "on_value_tap")

    key = StringProperty()
    name = StringProperty()
    hint = StringProperty()
    value = NumericProperty(0)
    most = NumericProperty(0)
    step = NumericProperty(1)
    points = StringProperty()
    colour = ColorProperty(None, allownone=True)
    first = BooleanProperty(False)
    last = BooleanProperty(False)

    def on_change(self, value: int) -> None:
        """The user has stepped to `value`."""

    def on_refused(self, value: int) -> None:
        """The user wanted `value`, which is beyond the ends."""

    def on_value_tap(self) -> None:
        """The figure was tapped."""


class CountCard(Surface, BoxLayout):
    """Several things to be counted, one below the other."""

    __events__ = ("on_change", "on_refused", "on_value_tap")

    counts = ListProperty()

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("counts", self._show)
        self._show()

    def on_change(self, key: str, value: int) -> None:
        """The user has stepped the count of `key` to `value`."""

    def on_refused(self, key: str, value: int) -> None:
        """The user wanted `value` of `key`, which is beyond the ends."""

    def on_value_tap(self, key: str) -> None:
        """The figure of `key` was tapped."""

    def _show(self, *_: Any) -> None:
        show_items(self, self.counts, self._make)
        lines = in_order(self)
        for line in lines:
            line.first, line.last = line is lines[0], line is lines[-1]

    def _make(self) -> CountLine:
        line = CountLine()
        for event in self.__events__:
            line.bind(**{event: self._pass_on(event)})
        return line

    def _pass_on(self, event: str) -> Any:
        return lambda line, *told: self.dispatch(event, line.key, *told)


load_kv("widgets/counting")
