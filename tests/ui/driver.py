"""Drives the real app in a real window: touches, keys, frames and time, one step after another.

`tests.ui.environment.prepare()` comes first; this module imports Kivy. Nothing here needs pytest,
so the tools that draw screens and take the tour use the same driver as the tests.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

import kivy.effects.kinetic
from kivy.animation import Animation
from kivy.app import App
from kivy.base import EventLoop, runTouchApp, stopTouchApp
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.uix.stencilview import StencilView
from kivy.uix.widget import Widget
from kivy.weakmethod import WeakMethod

from tests.ui import environment

FRAME = 1 / 60
ESCAPE = 27  # Android's back button arrives as this key

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, bottom, right, top
Target: TypeAlias = Widget | str | Point

_MARKUP = re.compile(r"\[/?[a-z0-9]+(?:=[^\]]*)?\]")
_ESCAPES = {"&bl;": "[", "&br;": "]", "&amp;": "&"}


class VirtualTime:
    """Kivy's clock, moved by hand: a minute of app time takes a blink.

    One for the whole process: were it set back for the next app, Kivy's clock would stall.
    """

    now: ClassVar[float] = 0.0
    _installed: ClassVar[bool] = False

    @classmethod
    def install(cls) -> None:
        if cls._installed:
            return
        cls.now = Clock.time()
        Clock.time = cls.read
        Clock._max_fps = 0  # never sleep between frames
        kivy.effects.kinetic.time = cls.read  # else a swipe has no duration and flies off
        cls._installed = True

    @classmethod
    def read(cls) -> float:
        return cls.now


class Finger(MotionEvent):  # type: ignore[misc,unused-ignore]
    """One finger on the glass, from touching it to leaving it."""

    def __init__(self, point: Point) -> None:
        super().__init__("finger", 1, self._share(point), is_touch=True, type_id="touch")
        self.profile = ["pos"]
        self.time_start = self.time_update = VirtualTime.now

    def depack(self, args: Point) -> None:
        self.sx, self.sy = args
        super().depack(args)

    def down(self) -> None:
        EventLoop.post_dispatch_input("begin", self)

    def slide(self, point: Point) -> None:
        self.move(self._share(point))
        self.time_update = VirtualTime.now
        EventLoop.post_dispatch_input("update", self)

    def up(self) -> None:
        self.time_end = VirtualTime.now
        EventLoop.post_dispatch_input("end", self)

    @staticmethod
    def _share(point: Point) -> Point:
        """Kivy wants positions as a share of the window."""
        return point[0] / (Window.width - 1), point[1] / (Window.height - 1)


def unheard() -> None:
    """Whatever an earlier app had listen to the keys listens no more."""
    for listener in Window.get_property_observers("on_keyboard"):
        method = listener() if isinstance(listener, WeakMethod) else listener
        if method:
            Window.unbind(on_keyboard=method)


@contextmanager
def unpainted() -> Iterator[None]:
    """Whatever happens meanwhile is laid out as ever, but not painted."""
    Window.on_draw = lambda: None
    try:
        yield
    finally:
        del Window.on_draw


class Driver:
    """A running app and the hand that holds the phone.

    What a user does is a method (`tap`, `hold`, `swipe`, `type`, `back`); what a user sees is
    another (`see`, `by_text`, `screenshot`). A target is a widget, the text it shows, or a point
    of the window.
    """

    def __init__(self, app: App, size: tuple[int, int] | None = None) -> None:
        surface = environment.surface()
        size = size or environment.usual_size()
        if size[0] > surface[0] or size[1] > surface[1]:
            raise ValueError(f"{size} is larger than the prepared surface {surface}")
        self.app = app
        self.window = Window
        self.taps = 0
        """Every tap and hold made so far, for tap budgets."""
        VirtualTime.install()
        EventLoop.ensure_window()
        unheard()
        Window.size = size
        EventLoop.stopping = False
        app._run_prepare()  # what App.run does before it starts the loop
        runTouchApp(embedded=True)  # listen to touches; the frames are ours
        self.step(3)

    # Time

    def step(self, frames: int = 1) -> None:
        """Let so many frames pass. Only the last is painted, which is what takes the time: without
        a graphics card a full screen costs 40 ms, and nobody looks at those between."""
        for left in reversed(range(frames)):
            VirtualTime.now += FRAME
            with unpainted() if left else nullcontext():
                EventLoop.idle()

    def advance(self, seconds: float) -> None:
        """Let so much app time pass."""
        self.step(max(1, round(seconds / FRAME)))

    def wait_for(
        self, condition: Callable[[], object], what: str = "it", timeout: float = 5
    ) -> None:
        """Let time pass until `condition` holds; fail when it never does."""
        for _ in range(round(timeout / FRAME)):
            if condition():
                return
            self.step()
        raise AssertionError(f"waited {timeout} s of app time for {what}; {self._on_screen()}")

    # Seeing

    def find(self, wanted: Callable[[Widget], object]) -> list[Widget]:
        """The widgets on show that `wanted` accepts, the topmost last."""
        return [
            widget
            for top in reversed(Window.children)
            for widget in top.walk(restrict=True)
            if wanted(widget) and is_visible(widget)
        ]

    def by_text(self, text: str) -> Widget:
        """The topmost widget that shows exactly `text`."""
        found = self.find(lambda widget: shown_text(widget) == text)
        assert found, f"nothing shows {text!r}; {self._on_screen()}"
        return found[-1]

    def sees(self, text: str) -> bool:
        """Whether `text` can be read on the screen now, alone or within a longer text."""
        return bool(self.find(lambda widget: text in shown_text(widget)))

    def see(self, text: str) -> None:
        """Assert that `text` can be read on the screen, now or once it has stopped moving."""
        self.wait_for(lambda: self.sees(text), repr(text), timeout=1)

    def texts(self) -> list[str]:
        """Every text on the screen."""
        return [shown_text(widget) for widget in self.find(shown_text)]

    def screenshot(self, path: Path) -> Path:
        """Save what the screen shows as a PNG file at `path`."""
        self.step(2)
        Window.dispatch("on_draw")  # the back buffer may be stale
        path = path.absolute()
        path.parent.mkdir(parents=True, exist_ok=True)
        numbered = Path(Window.screenshot(name=str(path)))  # Kivy puts a number into the name
        return numbered.replace(path)

    # Doing

    def tap(self, target: Target) -> None:
        """Touch the middle of `target` for a moment."""
        self.hold(target, seconds=0.05)

    def hold(self, target: Target, seconds: float = 1) -> None:
        """Touch the middle of `target` and stay."""
        finger = Finger(self._point(target))
        self.taps += 1
        finger.down()
        self.advance(seconds)
        finger.up()
        self.step(2)

    def swipe(self, start: Target, end: Target, seconds: float = 0.2) -> None:
        """Slide a finger from `start` to `end`."""
        (x, y), (to_x, to_y) = self._point(start), self._point(end)
        finger = Finger((x, y))
        finger.down()
        frames = max(2, round(seconds / FRAME))
        for share in (frame / frames for frame in range(1, frames + 1)):
            self.step()
            finger.slide((x + (to_x - x) * share, y + (to_y - y) * share))
        finger.up()
        self.step(2)

    def reveal(self, widget: Widget) -> None:
        """Scroll the lists around `widget` until it shows."""
        for ancestor in ancestors(widget):
            if hasattr(ancestor, "scroll_to"):
                ancestor.scroll_to(widget, animate=False)
                self.step(2)

    def type(self, field: Target, text: str) -> None:
        """Tap `field` and type `text` into it."""
        widget = self.by_text(field) if isinstance(field, str) else field
        self.tap(widget)
        if isinstance(widget, Widget):
            assert widget.focus, f"{widget} does not take text"
        for character in text:
            Window.dispatch("on_textinput", character)
        self.step(2)

    def back(self) -> bool:
        """Press Android's back button (Escape); False when the app let the system have it."""
        handled = Window.dispatch("on_keyboard", ESCAPE, 0, None, [])
        self.step(2)
        return bool(handled)

    def pause(self) -> None:
        """Send the app to the background, as a phone call does."""
        Window._event_filter("app_willenterbackground")

    def resume(self) -> None:
        """Bring the app back to the front."""
        Window._event_filter("app_didenterforeground")
        self.step(2)

    # Ending

    def close(self) -> None:
        """Leave the app in good order."""
        if App.get_running_app() is not self.app:
            return
        try:
            self.app.dispatch("on_stop")
        finally:
            self.kill()

    def kill(self) -> None:
        """End the app without a word to it, as Android does."""
        if App.get_running_app() is not self.app:
            return
        stopTouchApp()
        App._running_app = None
        Window._pause_loop = False
        for child in Window.children[:]:  # App.stop would skip every second one
            Window.remove_widget(child)
        Window.canvas.before.clear()
        Window.canvas.after.clear()
        EventLoop.touches.clear()
        Animation._instances.clear()  # a motion never finished would keep the dead app alive
        unheard()

    def _point(self, target: Target) -> Point:
        if isinstance(target, tuple):
            return target
        widget = self.by_text(target) if isinstance(target, str) else target
        x, y = widget.to_window(*widget.center)
        left, bottom, right, top = visible_box(widget)
        within = left <= x <= right and bottom <= y <= top
        assert within, f"the middle of {widget} {shown_text(widget)!r} is out of sight"
        return x, y

    def _on_screen(self) -> str:
        return f"on the screen: {self.texts()}"


def shown_text(widget: Any) -> str:
    """What a reader sees of a widget's text: markup is applied, not read."""
    text = getattr(widget, "text", "")
    if not isinstance(text, str):
        return ""
    if getattr(widget, "markup", False):
        text = _MARKUP.sub("", text)
        for escape, character in _ESCAPES.items():
            text = text.replace(escape, character)
    return text


def is_visible(widget: Widget) -> bool:
    """Whether any of `widget` is on the screen: not transparent, not scrolled out of view."""
    if widget.get_root_window() is None:
        return False
    if any(part.opacity == 0 for part in (widget, *ancestors(widget))):
        return False
    left, bottom, right, top = visible_box(widget)
    return left < right and bottom < top


def visible_box(widget: Widget) -> Box:
    """The part of `widget` inside the window and inside every list that scrolls it."""
    boxes = [box(widget), (0, 0, Window.width, Window.height)]
    boxes += [box(around) for around in ancestors(widget) if isinstance(around, StencilView)]
    lefts, bottoms, rights, tops = zip(*boxes, strict=True)
    return max(lefts), max(bottoms), min(rights), min(tops)


def box(widget: Widget) -> Box:
    left, bottom = widget.to_window(widget.x, widget.y)
    right, top = widget.to_window(widget.right, widget.top)
    return left, bottom, right, top


def ancestors(widget: Widget) -> list[Widget]:
    found = []
    while isinstance(widget.parent, Widget):
        widget = widget.parent
        found.append(widget)
    return found
