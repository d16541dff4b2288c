"""What a finger can do to a widget: tap it, hold it, find it chosen, refused or busy."""

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from companion.ui.theme import theme

HOLD_SECONDS = 0.45
BUSY_SHOWS_AFTER = 0.3


class Holdable(ButtonBehavior):
    """Adds `on_hold`. A hold somebody listens to is not a tap; otherwise it stays one.

    What has an `entry`, the id of an article, opens it in the rulebook when held. This is the one
    way for cards, tiles, spaces and buttons; a board that draws its spaces itself says in
    `entry_at` what lies at a point.
    """

    __events__ = ("on_hold",)

    entry = StringProperty()

    def __init__(self, **properties: Any) -> None:
        self._held = False
        self._hold_clock = Clock.create_trigger(self._hold, HOLD_SECONDS)
        super().__init__(**properties)

    def on_press(self) -> None:
        self._held = False
        if self.get_property_observers("on_hold") or self._held_entry():
            self._hold_clock()

    def on_touch_move(self, touch: MotionEvent) -> bool:
        slipped = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy))
        if touch.grab_current is self and slipped > theme.hold_slip:
            self._hold_clock.cancel()
        return super().on_touch_move(touch)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is self:
            self._hold_clock.cancel()
            if self._held:
                touch.ungrab(self)
                self.state = "normal"
                return True
        return super().on_touch_up(touch)

    def entry_at(self, _x: float, _y: float) -> str:
        """The article about what lies there; empty where there is none."""
        return str(self.entry)

    def on_hold(self) -> None:
        """Held for 450 ms: opens the rulebook at the thing held."""
        entry = self._held_entry()
        if entry:
            App.get_running_app().read(entry)

    def _held_entry(self) -> str:
        return self.entry_at(*self.last_touch.pos) if self.last_touch else str(self.entry)

    def _hold(self, *_: Any) -> None:
        self._held = True
        self.state = "normal"
        self.dispatch("on_hold")


class Tappable(Holdable):
    """A tap target with the states of the visual language.

    `refused` looks closed but is tapped like any other: the app answers with the reason.
    `busy` is not tappable, and shows so only when the work takes longer than 300 ms.
    """

    text = StringProperty()
    chosen = BooleanProperty(False)
    refused = BooleanProperty(False)
    busy = BooleanProperty(False)
    looks_busy = BooleanProperty(False)
    game = StringProperty()  # whose accent to wear; empty: the one the theme shows
    accent = ObjectProperty(theme.accents["app"], rebind=True)
    touch_margin = NumericProperty(0)

    def __init__(self, **properties: Any) -> None:
        self._busy_clock = Clock.create_trigger(self._show_busy, BUSY_SHOWS_AFTER)
        super().__init__(**properties)
        self.fbind("game", self.restyle)
        theme.follow(self)
        self.restyle()

    def collide_point(self, x: float, y: float) -> bool:
        margin = self.touch_margin
        return (
            self.x - margin <= x <= self.right + margin
            and self.y - margin <= y <= self.top + margin
        )

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self.busy and self.collide_point(*touch.pos):
            return True
        return super().on_touch_down(touch)

    def on_busy(self, _: Any, busy: bool) -> None:
        self._busy_clock.cancel()
        self.looks_busy = False
        if busy:
            self._busy_clock()

    def _show_busy(self, *_: Any) -> None:
        self.looks_busy = self.busy

    def restyle(self, *_: Any) -> None:
        self.accent = theme.accents[self.game or theme.game]
