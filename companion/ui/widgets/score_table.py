"""The score as a sheet: a row for each thing that counts, a column for each player."""

from dataclasses import dataclass
from typing import Any

from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.numbers import figure_text
from companion.ui.widgets.repeating import show_items
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import HugText, Icon, OneLine, Text, natural_width

__all__ = ["HugText", "Icon", "OneLine", "Reason", "ScoreRow", "ScoreTable", "Sign", "Text"]

NOTHING = "–"
LABEL_ROLE = "label"


def score_text(value: int) -> str:
    """Zero is a dash: what counts is seen sooner."""
    return figure_text(value) if value else NOTHING


def shared_width(room: float, least: float, count: int) -> float:
    """How wide each of `count` columns is in `room`; too many, and half of one peeps out."""
    if count * least <= room:
        return room / max(1, count)
    whole = max(0, int(room / least - 0.5))
    return max(least, room / (whole + 0.5))


@dataclass(frozen=True, slots=True)
class Reason:
    """Where a part of a row comes from."""

    text: str
    value: int
    colour: str = ""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One thing that counts, a value a player; the last row of a table is its total."""

    label: str
    values: tuple[int, ...]
    reasons: tuple[Reason, ...] = ()


class ScoreCell(OneLine):
    """One figure, at the right of its column."""


class ScoreHeadCell(BoxLayout):
    """A player's shape over a column."""

    colour = StringProperty("red")


class Columns(ScrollView):
    """The columns of one row; all rows of a table scroll sideways together."""

    table = ObjectProperty(rebind=True)
    tall = NumericProperty(0)

    def add_cell(self, cell: Widget) -> None:
        self.ids.cells.add_widget(cell)


class ReasonLine(BoxLayout):
    """A Reason as it is drawn."""

    text = StringProperty()
    value = NumericProperty(0)
    colour = StringProperty()

    def written(self, value: float) -> str:
        return score_text(int(value))


class RowLabel(Tappable, BoxLayout):
    """The name of a row, with an arrow where it unfolds."""

    table = ObjectProperty(rebind=True)
    role = StringProperty(LABEL_ROLE)
    needs = NumericProperty(0)  # how high the row has to be for it
    unfolds = BooleanProperty(False)
    unfolded = BooleanProperty(False)
    total = BooleanProperty(False)


class ScoreLine(BoxLayout):
    """A row of the table and, unfolded, its reasons below it."""

    table = ObjectProperty()
    label = StringProperty()
    values = ListProperty()
    reasons = ListProperty()
    total = BooleanProperty(False)
    unfolded = BooleanProperty(False)
    tall = NumericProperty(0)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for value in self.values:
            self.ids.columns.add_cell(self._cell(int(value)))
        self.fbind("unfolded", self._unfold)

    def toggle(self) -> None:
        """Unfold the reasons, or fold them away again."""
        self.unfolded = bool(self.reasons) and not self.unfolded

    def _cell(self, value: int) -> ScoreCell:
        ink = "bad" if value < 0 else "ink" if value else "ink3"
        return ScoreCell(content=score_text(value), ink=ink, strong=self.total)

    def _unfold(self, *_: Any) -> None:
        show_items(self.ids.reasons, self.reasons if self.unfolded else [], ReasonLine)


class ScoreTable(Surface, BoxLayout):
    """The first column stays in place; the others share the rest or, too many, scroll."""

    title = StringProperty()
    colours = ListProperty()  # the players' colours, left to right
    rows = ListProperty()
    scroll_x = NumericProperty(0)
    first_width = NumericProperty(theme.score_first)
    column_width = NumericProperty(theme.score_column_least)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("colours", self._show)
        self.fbind("rows", self._show)
        for name in ("width", "colours", "rows"):
            self.fbind(name, self.restyle)
        theme.follow(self)
        self._show()
        self.restyle()

    def restyle(self, *_: Any) -> None:
        room = self.width - theme.s16
        least = theme.score_column_least * theme.effective_scale()
        spare = room - least * len(self.colours)
        self.first_width = max(theme.score_first, min(spare, self._longest_label()))
        self.column_width = shared_width(room - self.first_width, least, len(self.colours))

    def _longest_label(self) -> float:
        """How wide the first column would like to be; with less, the labels break their lines."""
        size = theme.type[LABEL_ROLE].size
        widest = max((natural_width(row.label, size, bold=True) for row in self.rows), default=0)
        return widest + 2 * theme.s16 + theme.glyph_tiny

    def _show(self, *_: Any) -> None:
        self.clear_widgets()
        head = ScoreHead(table=self, title=self.title)
        for colour in self.colours:
            head.ids.columns.add_cell(ScoreHeadCell(colour=colour))
        self.add_widget(head)
        for row in self.rows:
            self.add_widget(self._line(row))

    def _line(self, row: ScoreRow) -> ScoreLine:
        return ScoreLine(
            table=self,
            label=row.label,
            values=row.values,
            reasons=row.reasons,
            total=row is self.rows[-1],
        )


class ScoreHead(BoxLayout):
    """The head of the table: its title, and the players' shapes."""

    table = ObjectProperty(rebind=True)
    title = StringProperty()


load_kv("widgets/score_table")
