"""Numbers to pick, to count up and down, and to type on a keyboard of our own."""

from dataclasses import dataclass
from typing import Any

from kivy.clock import Clock
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.scrollview import ScrollView

from companion.ui.loader import load_kv
from companion.ui.widgets.repeating import show_items
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import HOLD_SECONDS, Tappable
from companion.ui.widgets.text import Figure, Icon, OneLine, Text

__all__ = [
    "Counter",
    "Figure",
    "Icon",
    "Key",
    "NumberKeys",
    "NumberPad",
    "OneLine",
    "Stepper",
    "Text",
]

REPEATS_A_SECOND = 8
MINUS = "\u2212"  # as wide as a digit, unlike the hyphen


def figure_text(value: int) -> str:
    """`value` as it is written: with a true minus sign."""
    return str(value).replace("-", MINUS)


@dataclass(frozen=True, slots=True)
class Key:
    """A number to pick; `text` or `icon` if it is written otherwise, `note` small below it."""

    value: int
    text: str = ""
    note: str = ""
    icon: str = ""
    refused: bool = False


class NumberKey(Tappable, Surface, AnchorLayout):
    """A square key with a figure on it, or a glyph."""

    value = ObjectProperty(0)
    note = StringProperty()
    icon = StringProperty()
    ink = ColorProperty()

    def caption(self, text: str, value: Any, icon: str) -> str:
        return "" if icon else text or figure_text(value)


class NumberKeys(ScrollView):
    """A row of numbers that shares the width, or scrolls sideways when there are too many.

    `chosen` is filled in beforehand: the cheapest legal number. Refused ones still report.
    """

    __events__ = ("on_pick", "on_refused")

    keys = ListProperty()
    chosen = ObjectProperty(None, allownone=True)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("keys", self._show)
        self.fbind("chosen", self._mark)

    def on_kv_post(self, _: Any) -> None:
        self._show()

    def on_pick(self, value: int) -> None:
        """A tap has picked `value`."""

    def on_refused(self, value: int) -> None:
        """A tap asks why `value` cannot be picked."""

    def least_width(self, count: int, key: float, gap: float) -> float:
        return count * key + max(0, count - 1) * gap

    def _show(self, *_: Any) -> None:
        show_items(self.ids.row, self.keys, self._make)
        self._mark()

    def _make(self) -> NumberKey:
        key = NumberKey()
        key.bind(on_release=self._pick)
        return key

    def _mark(self, *_: Any) -> None:
        for key in self.ids.row.children:
            key.chosen = key.value == self.chosen

    def _pick(self, key: NumberKey) -> None:
        if key.refused:
            self.dispatch("on_refused", key.value)
            return
        self.chosen = key.value
        self.dispatch("on_pick", key.value)


class Counter(Tappable, Surface, BoxLayout):
    """A figure over its label; a tap corrects it. `chosen` draws attention to it."""

    figure = StringProperty()


class StepKey(Tappable, Surface, AnchorLayout):
    """Minus or plus: a tap is one step, a hold steps on until the finger leaves."""

    __events__ = ("on_step",)

    icon = StringProperty()
    rising = BooleanProperty(False)  # plus wears the accent
    large = BooleanProperty(False)
    plain = ColorProperty()  # its fill while no finger is on it

    def __init__(self, **properties: Any) -> None:
        self._stepped = False
        self._repeat_start = Clock.create_trigger(self._repeat, HOLD_SECONDS)
        self._repeat_clock = Clock.create_trigger(
            self._step_on, 1 / REPEATS_A_SECOND, interval=True
        )
        super().__init__(**properties)

    def on_step(self) -> None:
        """One step, by a tap or by a hold that repeats it."""

    def on_press(self) -> None:
        super().on_press()
        self._stepped = False
        if not self.refused:
            self._repeat_start()

    def on_release(self) -> None:
        if not self._stepped:
            self.dispatch("on_step")

    def on_state(self, _: Any, state: str) -> None:
        if state == "normal":
            self._repeat_start.cancel()
            self._repeat_clock.cancel()

    def _repeat(self, *_: Any) -> None:
        self._step_on()
        self._repeat_clock()

    def _step_on(self, *_: Any) -> None:
        self._stepped = True
        if not self.refused:  # a hold ends quietly where only a tap is answered
            self.dispatch("on_step")


class StepValue(Tappable, AnchorLayout):
    """The figure between minus and plus; a tap on it is for typing it."""

    large = BooleanProperty(False)


class Stepper(BoxLayout):
    """Minus, value, plus. Large by itself, small in a list."""

    __events__ = ("on_change", "on_refused", "on_value_tap")

    value = NumericProperty(0)
    least = NumericProperty(0)
    most = NumericProperty(float("inf"))
    by = NumericProperty(1)  # how much a tap changes
    large = BooleanProperty(False)

    def on_change(self, value: int) -> None:
        """The user has changed the value to `value`."""

    def on_refused(self, value: int) -> None:
        """The user wanted `value`, which is beyond the ends."""

    def on_value_tap(self) -> None:
        """The figure was tapped."""

    def step(self, change: int) -> None:
        """Change the value, within `least` and `most`."""
        value = self.value + change
        if not self.least <= value <= self.most:
            self.dispatch("on_refused", value)
            return
        self.value = value
        self.dispatch("on_change", value)

    def written(self, value: int) -> str:
        return figure_text(value)


class NumberPad(GridLayout):
    """Our own keyboard for numbers: three by four keys writing into `value`."""

    __events__ = ("on_change",)

    value = NumericProperty(0)
    most = NumericProperty(9999)
    signed = BooleanProperty(False)
    fresh = BooleanProperty(True)  # the first digit replaces the value that was there

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for digit in "123456789":
            self._add(digit)
        self._add("sign", icon="plus-minus", refused=not self.signed)
        self._add("0")
        self._add("back", icon="backspace-outline")

    def on_change(self, value: int) -> None:
        """The user has typed; the number is now `value`."""

    def on_signed(self, *_: Any) -> None:
        for key in self.children:
            if key.value == "sign":
                key.refused = not self.signed

    def _add(self, name: str, **looks: Any) -> None:
        key = NumberKey(value=name, text="" if looks else name, **looks)
        key.bind(on_release=self._type)
        self.add_widget(key)

    def _type(self, key: NumberKey) -> None:
        if key.refused:
            return
        value = self._typed(key.value)
        self.fresh = False
        if abs(value) <= self.most:
            self.value = value
            self.dispatch("on_change", value)

    def _typed(self, name: str) -> int:
        value = int(self.value)
        sign = -1 if value < 0 else 1
        if name == "sign":
            return -value
        if name == "back":
            return sign * (abs(value) // 10)
        if self.fresh:
            return int(name)
        return sign * (abs(value) * 10 + int(name))


load_kv("widgets/numbers")
