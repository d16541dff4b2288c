"""A small table in a text: what it is about at the left, what holds for it at the right."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.repeating import in_order
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.text import Text, line_spans, natural_width

__all__ = ["ArticleTable"]

ROLES = (("label", "body"), ("caption", "label"))  # of head and rows; smaller where it is crowded


def column_widths(
    wished: Sequence[float], least: Sequence[float], room: float
) -> tuple[float, ...]:
    """How wide the columns are: as they wish, and the first takes or gives what differs.

    Where the first cannot give enough, the others give in proportion to what they can.
    """
    first = max(least[0], room - sum(wished[1:]))
    gives = [wish - need for wish, need in zip(wished[1:], least[1:], strict=True)]
    lacking = first + sum(wished[1:]) - room
    share = min(1, lacking / (sum(gives) or 1))
    return (first, *(wish - share * give for wish, give in zip(wished[1:], gives, strict=True)))


class TableCell(Text):
    """One text of a table."""

    def wished(self) -> float:
        return max(theme.touch, natural_width(self.text, self.font_size, self.bold))

    def least(self) -> float:
        """The width of its longest word."""
        words = line_spans(self.text, self.font_size, self.bold, 0)
        return max(
            natural_width(self.text[start:end], self.font_size, self.bold) for start, end in words
        )


class TableRow(BoxLayout):
    """Cells side by side, as high as the highest."""

    head = BooleanProperty(False)
    highest = NumericProperty(0)

    def __init__(self, texts: Sequence[str], **properties: Any) -> None:
        super().__init__(**properties)
        for column, text in enumerate(texts):
            self.add_widget(self._cell(text, first=column == 0))

    def _cell(self, text: str, first: bool) -> TableCell:
        cell = TableCell(
            text=text,
            ink="ink2" if self.head else "ink",
            strong=self.head or not first,
            halign="left" if first else "right",
        )
        cell.bind(height=self._level)
        return cell

    def write_in(self, role: str) -> None:
        for cell in self.children:
            cell.role = role

    def _level(self, *_: Any) -> None:
        self.highest = max(cell.height for cell in self.children)


class ArticleTable(Surface, BoxLayout):
    """A head and its rows, with columns that stand in line."""

    def __init__(
        self, head: Sequence[str], rows: Sequence[Sequence[str]], **properties: Any
    ) -> None:
        super().__init__(**properties)
        self.add_widget(TableRow(head, head=True))
        for row in rows:
            self.add_widget(TableRow(row))
        self.fbind("width", self.restyle)
        theme.follow(self)
        self.restyle()

    def restyle(self, *_: Any) -> None:
        rows = in_order(self)
        columns = list(zip(*(in_order(row) for row in rows), strict=True))
        room = self.width - 2 * theme.s16 - (len(columns) - 1) * theme.s12
        for head_role, role in ROLES:
            for row in rows:
                row.write_in(head_role if row.head else role)
            wished = [max(cell.wished() for cell in column) for column in columns]
            least = [max(cell.least() for cell in column) for column in columns]
            if sum(least) <= room:
                break
        for column, width in zip(columns, column_widths(wished, least, room), strict=True):
            for cell in column:
                cell.width = width


load_kv("widgets/article_table")
