"""Articles as a list: a book by its chapters, or what a search has found."""

from dataclasses import dataclass
from typing import Any, ClassVar

from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.cards import RowSign
from companion.ui.widgets.marked import MarkedText
from companion.ui.widgets.row_list import RowList
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Icon, OneLine, Text, wrapped_height

__all__ = [
    "ArticleHead",
    "ArticleHit",
    "ArticleLine",
    "ArticleList",
    "Icon",
    "MarkedText",
    "OneLine",
    "RowSign",
    "Text",
]

EXCERPT_LINES = 2

Marks = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class ArticleHead:
    """The name of a chapter, or of a kind of hits."""

    text: str


@dataclass(frozen=True, slots=True)
class ArticleLine:
    """An article of a chapter."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class ArticleHit:
    """An article that was searched for: of which game it is, and what it says of it."""

    key: str
    text: str
    marks: Marks
    excerpt: str
    excerpt_marks: Marks
    icon: str
    game: str


ArticleRow = ArticleHead | ArticleLine | ArticleHit


class ArticleHeadRow(BoxLayout):
    """An ArticleHead as it is drawn."""

    text = StringProperty()


class ArticleTap(Tappable, Surface, BoxLayout):
    """What the rows of articles share: `owner` is told of taps."""

    key = StringProperty()
    owner = ObjectProperty(None, allownone=True)


class ArticleLineRow(ArticleTap):
    """An ArticleLine as it is drawn."""


class ArticleHitRow(ArticleTap):
    """An ArticleHit as it is drawn."""

    marks = ListProperty()
    excerpt = StringProperty()
    excerpt_marks = ListProperty()
    icon = StringProperty()

    excerpt_lines = EXCERPT_LINES


def _head_height(*_: Any) -> float:
    return theme.list_head


def _line_height(line: ArticleLine, width: float) -> float:
    return max(
        theme.picker_row, _title_height(line.text, False, width, theme.glyph) + 2 * theme.s12
    )


def _hit_height(hit: ArticleHit, width: float) -> float:
    label = theme.type["label"].size
    room = _room(width, theme.tile)
    words = _title_height(hit.text, True, width, theme.tile)
    words += wrapped_height(hit.excerpt, label, False, room, EXCERPT_LINES)
    return max(theme.tile, words) + 2 * theme.s12


def _title_height(title: str, bold: bool, width: float, sign: float) -> float:
    return wrapped_height(title, theme.type["row"].size, bold, _room(width, sign))


def _room(width: float, sign: float) -> float:
    """What is left for words beside a sign."""
    return max(theme.touch, width - 2 * theme.s16 - sign - theme.s16)


class ArticleList(RowList):
    """Rows of articles under their heads; a tap names the article."""

    views: ClassVar = {
        ArticleHead: ("ArticleHeadRow", _head_height),
        ArticleLine: ("ArticleLineRow", _line_height),
        ArticleHit: ("ArticleHitRow", _hit_height),
    }


load_kv("widgets/article_list")
