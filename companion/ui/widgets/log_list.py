"""The log as a list: turns, what was done in them, and where the table stands."""

from dataclasses import dataclass
from typing import Any, ClassVar

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.row_list import RowList
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
    """A LogLine as it is drawn; `owner` is told of taps and holds."""

    key = ObjectProperty(None, allownone=True)
    note = StringProperty()
    icon = StringProperty()
    kind = StringProperty("line")
    undone = StringProperty()
    owner = ObjectProperty(None, allownone=True)

    GROUNDS: ClassVar = {"line": "clear", "correction": "warn_bg", "check": "ok_bg"}
    INKS: ClassVar = {"line": "ink2", "correction": "warn", "check": "ok"}


class LogMarkerRow(BoxLayout):
    """A LogMarker as it is drawn."""

    text = StringProperty()


def _head_height(*_: Any) -> float:
    return theme.log_head


def _marker_height(*_: Any) -> float:
    return theme.log_marker


def _line_height(line: LogLine, width: float) -> float:
    body, label = theme.type["body"].size, theme.type["label"].size
    taken = 2 * theme.s16 + theme.glyph + theme.s12
    if line.undone:
        taken += natural_width(line.undone, label, False) + theme.s12
    room = max(theme.touch, width - taken)
    words = wrapped_height(line.text, body, False, room)
    if line.note:
        words += wrapped_height(line.note, label, False, room)
    return max(theme.log_line, words + theme.s16)


class LogList(RowList):
    """The log; opens at the marker."""

    views: ClassVar = {
        LogHead: ("LogHeadRow", _head_height),
        LogLine: ("LogLineRow", _line_height),
        LogMarker: ("LogMarkerRow", _marker_height),
    }

    def go_to_marker(self) -> None:
        """Scroll so that the marker stands a little below the middle."""
        heights = [row["row_size"][1] for row in self.data]
        above = sum(heights[: self._marker_place()])
        hidden = sum(heights) - self.height
        if hidden > 0:
            self.scroll_y = 1 - min(1.0, max(0.0, (above - self.height * 0.6) / hidden))

    def fill(self, *_: Any) -> None:
        super().fill()
        self.go_to_marker()

    def _marker_place(self) -> int:
        places = (i for i, row in enumerate(self.rows) if isinstance(row, LogMarker))
        return next(places, len(self.rows))


load_kv("widgets/log_list")
