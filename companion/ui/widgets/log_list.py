"""The log as a list: turns, what was done in them, and where the table stands."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, ClassVar

from kivy.clock import Clock
from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview import RecycleView

from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import HugText, Icon, OneLine, Text, natural_width, wrapped_height

__all__ = [
    "HugText",
    "Icon",
    "LogHead",
    "LogLine",
    "LogList",
    "LogMarker",
    "OneLine",
    "Sign",
    "Text",
]


@dataclass(frozen=True, slots=True)
class LogHead:
    """The head of a turn: who, and which one."""

    name: str
    turn: str
    colour: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class LogLine:
    """Something done, with what followed from it below; `key` comes back when it is tapped."""

    key: Any
    text: str
    note: str = ""
    icon: str = ""
    kind: str = "line"  # or correction, or check
    undone: str = ""  # the word for it; empty: it counts


@dataclass(frozen=True, slots=True)
class LogMarker:
    """Where the table stands: what is below has been undone."""

    text: str


LogRow = LogHead | LogLine | LogMarker


class LogHeadRow(BoxLayout):
    """A LogHead as it is drawn."""

    name = StringProperty()
    turn = StringProperty()
    colour = StringProperty()
    icon = StringProperty()


class LogLineRow(Tappable, Surface, BoxLayout):
    """A LogLine as it is drawn; `log` is told of taps and holds."""

    key = ObjectProperty(None, allownone=True)
    note = StringProperty()
    icon = StringProperty()
    kind = StringProperty("line")
    undone = StringProperty()
    log = ObjectProperty(None, allownone=True)

    GROUNDS: ClassVar = {"line": "clear", "correction": "warn_bg", "check": "ok_bg"}
    INKS: ClassVar = {"line": "ink2", "correction": "warn", "check": "ok"}


class LogMarkerRow(BoxLayout):
    """A LogMarker as it is drawn."""

    text = StringProperty()


class LogList(RecycleView):
    """Shows `rows`, of which only those in sight are widgets; opens at the marker."""

    __events__ = ("on_tap", "on_hold")

    rows = ListProperty()

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._fill_soon = Clock.create_trigger(self._fill, -1)
        for name in ("rows", "width"):
            self.fbind(name, self._fill_soon)
        theme.follow(self)
        self._fill_soon()

    def restyle(self) -> None:
        self._fill_soon()

    def on_tap(self, key: Any) -> None:
        """The line `key` was tapped."""

    def on_hold(self, key: Any) -> None:
        """The line `key` was held."""

    def go_to_marker(self) -> None:
        """Scroll so that the marker stands a little below the middle."""
        heights = [row["row_size"][1] for row in self.data]
        above = sum(heights[: self._marker_place()])
        hidden = sum(heights) - self.height
        if hidden > 0:
            self.scroll_y = 1 - min(1.0, max(0.0, (above - self.height * 0.6) / hidden))

    def _marker_place(self) -> int:
        places = (i for i, row in enumerate(self.rows) if isinstance(row, LogMarker))
        return next(places, len(self.rows))

    def _fill(self, *_: Any) -> None:
        self.data = [self._as_data(row) for row in self.rows]
        self.go_to_marker()

    def _as_data(self, row: LogRow) -> dict[str, Any]:
        view, height = _VIEWS[type(row)]
        own = {"log": self} if isinstance(row, LogLine) else {}
        return {
            "view": view,
            "row_size": (self.width, height(row, self.width)),
            **own,
            **asdict(row),
        }


def _head_height(*_: Any) -> float:
    return theme.log_head


def _marker_height(*_: Any) -> float:
    return theme.log_marker


def _line_height(line: LogLine, width: float) -> float:
    """The height of a line is known beforehand: a list that measures while it scrolls jumps."""
    body, label = theme.type["body"].size, theme.type["label"].size
    taken = 2 * theme.s16 + theme.glyph + theme.s12
    if line.undone:
        taken += natural_width(line.undone, label, False) + theme.s12
    room = max(theme.touch, width - taken)
    words = wrapped_height(line.text, body, False, room)
    if line.note:
        words += wrapped_height(line.note, label, False, room)
    return max(theme.log_line, words + theme.s16)


_VIEWS: dict[type, tuple[str, Callable[..., float]]] = {
    LogHead: ("LogHeadRow", _head_height),
    LogLine: ("LogLineRow", _line_height),
    LogMarker: ("LogMarkerRow", _marker_height),
}

load_kv("widgets/log_list")
