"""Sheets that slide up from the foot of the screen, and two kinds that ask."""

from typing import Any

from kivy.core.window import Window
from kivy.input import MotionEvent
from kivy.properties import (
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from companion.ui.loader import load_kv
from companion.ui.motion import SCRIM_SECONDS, SHEET_SECONDS, glide
from companion.ui.theme import theme
from companion.ui.widgets.buttons import (
    ButtonRow,
    IconButton,
    LabelledButton,
    OutlineButton,
    PrimaryButton,
)
from companion.ui.widgets.numbers import NumberPad
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.text import Figure, Text

__all__ = [
    "BottomSheet",
    "ButtonRow",
    "ConfirmSheet",
    "Figure",
    "IconButton",
    "NumberSheet",
    "Text",
]

BACK_KEY = 27
HIGHEST_SHARE = 0.85


class SheetPanel(Surface, BoxLayout):
    """The paper of a sheet: takes every touch that falls on it, so that none goes through."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        return super().on_touch_down(touch) or self.collide_point(*touch.pos)


class SheetScroll(ScrollView):
    """The content of a sheet; scrolls only where it does not fit."""


class BottomSheet(FloatLayout):
    """Slides up over everything; dragged down, tapped beside or left by back it closes.

    Widgets added go into its scrolling content, buttons into `add_button`. With `scrim` off the
    rest of the screen stays bright and can be tapped. A list that scrolls by itself is made as
    high as `room`, all there is for content, and lies `flush` with the sheet's sides.
    """

    __events__: tuple[str, ...] = ("on_opened", "on_closed", "on_icon_tap")

    title = StringProperty()
    subtitle = StringProperty()
    icon = StringProperty()  # a glyph button at the right of the title
    icon_text = StringProperty()
    scrim = BooleanProperty(True)
    closable = BooleanProperty(True)
    flush = BooleanProperty(False)
    room = NumericProperty(0)
    even_buttons = BooleanProperty(False)
    highest_share = NumericProperty(HIGHEST_SHARE)
    shade = NumericProperty(0)  # how far the scrim has come: 0 to 1
    sunk = NumericProperty(1)  # how much of the panel is below the screen: 0 to 1

    panel = ObjectProperty()
    content = ObjectProperty()
    foot = ObjectProperty()

    def __init__(self, **properties: Any) -> None:
        self._drag: Any = None
        self._layer: Any = None
        super().__init__(**properties)

    @property
    def is_open(self) -> bool:
        return self._layer is not None

    def add_widget(self, widget: Widget, *args: Any, **kwargs: Any) -> None:
        add = self.content.add_widget if self.content else super().add_widget
        add(widget, *args, **kwargs)

    def add_button(self, button: LabelledButton) -> LabelledButton:
        """Put `button` at the foot, right of those before it; the last is the primary one."""
        self.foot.add_widget(button)
        for earlier in self.foot.children[1:]:
            earlier.size_hint_x = 1 if self.even_buttons else None
            earlier.width = theme.sheet_left_button
        return button

    def open(self, layer: Any = None) -> None:
        """Slide in over `layer`, or over the whole window."""
        if self.is_open:
            return
        self._layer = layer or Window
        self._layer.add_widget(self)
        Window.bind(on_keyboard=self._on_key)
        glide(self, SHEET_SECONDS, lambda: self.dispatch("on_opened"), sunk=0)
        glide(self, SCRIM_SECONDS, shade=1)

    def close(self, *_: Any) -> None:
        """Slide out; `on_closed` follows when it is gone."""
        if not self.is_open:
            return
        Window.unbind(on_keyboard=self._on_key)
        layer, self._layer = self._layer, None
        glide(self, SCRIM_SECONDS, shade=0)
        glide(self, SHEET_SECONDS, lambda: self._gone(layer), sunk=1)

    def back(self) -> None:
        """The back key: out of the sheet, unless an heir knows a nearer place."""
        if self.closable:
            self.close()

    def on_opened(self) -> None:
        """The sheet has come to rest."""

    def on_closed(self) -> None:
        """The sheet has left the screen."""

    def on_icon_tap(self) -> None:
        """The glyph button beside the title was tapped."""

    def panel_width(self, width: float, wide: float, widest: float) -> float:
        return min(width, widest) if width >= wide else width

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.is_open:
            return False
        if super().on_touch_down(touch):
            if self._on_handle(touch) and not touch.grab_list:
                touch.grab(self)
                self._drag = touch
            return True
        if not self.scrim:
            return False
        if self.closable:
            self.close()
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch is not self._drag:
            return super().on_touch_move(touch)
        self.sunk = max(0, touch.oy - touch.y) / self.panel.height
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch is not self._drag:
            return super().on_touch_up(touch)
        self._drag = None
        touch.ungrab(self)
        if self.closable and touch.oy - touch.y > theme.drag_to_close:
            self.close()
        else:
            glide(self, SHEET_SECONDS, sunk=0)
        return True

    def _on_handle(self, touch: MotionEvent) -> bool:
        return touch.y > self.ids.scroll.top

    def _on_key(self, _: Any, key: int, *__: Any) -> bool:
        if key != BACK_KEY:
            return False
        self.back()
        return True

    def _gone(self, layer: Any) -> None:
        layer.remove_widget(self)
        self.dispatch("on_closed")


class ConfirmSheet(BottomSheet):
    """Asks before something that cannot be taken back: two buttons, the right one goes on."""

    __events__ = ("on_yes", "on_no")

    text = StringProperty()
    yes_text = StringProperty()
    no_text = StringProperty()

    def __init__(self, **properties: Any) -> None:
        super().__init__(even_buttons=True, **properties)
        self.add_widget(Text(text=self.text))
        self._add(OutlineButton(text=self.no_text), "on_no")
        self._add(PrimaryButton(text=self.yes_text), "on_yes")

    def on_yes(self) -> None:
        """The user wants it; the sheet is closing."""

    def on_no(self) -> None:
        """The user does not want it; the sheet is closing."""

    def _add(self, button: LabelledButton, answer: str) -> None:
        self.add_button(button).bind(on_release=lambda _: self._answer(answer))

    def _answer(self, answer: str) -> None:
        self.close()
        self.dispatch(answer)


class NumberSheet(BottomSheet):
    """A number typed on our own keyboard; `on_done` gets it."""

    __events__ = ("on_done",)

    value = NumericProperty(0)
    most = NumericProperty(9999)
    signed = BooleanProperty(False)
    done_text = StringProperty()

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.pad = NumberPad(value=self.value, most=self.most, signed=self.signed)
        self.add_widget(TypedFigure(pad=self.pad))
        self.add_widget(self.pad)
        self.add_button(PrimaryButton(text=self.done_text)).bind(on_release=self._finish)

    def on_done(self, value: int) -> None:
        """The user has typed `value`; the sheet is closing."""

    def _finish(self, *_: Any) -> None:
        self.close()
        self.dispatch("on_done", int(self.pad.value))


class TypedFigure(AnchorLayout):
    """The number being typed, above its keyboard."""

    pad = ObjectProperty()


load_kv("widgets/sheet")
