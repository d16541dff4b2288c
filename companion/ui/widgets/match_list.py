"""Finished matches as a list: months, and the matches of each on one card."""

from dataclasses import dataclass
from typing import Any, ClassVar

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.cards import RowSign, ShapeRow
from companion.ui.widgets.row_list import RowList
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Figure, HugText, OneLine
from companion.ui.widgets.wins_chart import WinsChart, chart_height

__all__ = [
    "Figure",
    "HugText",
    "MatchLine",
    "MatchList",
    "MatchRow",
    "MonthHead",
    "OneLine",
    "RowSign",
    "ShapeRow",
]


@dataclass(frozen=True, slots=True)
class MonthHead:
    """A month, and how many matches it had."""

    text: str
    note: str


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A finished match: when and who, and with what who has won."""

    key: str
    text: str
    icon: str
    game: str
    day: str
    colours: tuple[str, ...]
    winner: str = ""
    winner_colours: tuple[str, ...] = ()
    figure: str = ""
    first: bool = False  # of its month's card
    last: bool = False


MatchRow = WinsChart | MonthHead | MatchLine


class MonthHeadRow(BoxLayout):
    """A MonthHead as it is drawn."""

    text = StringProperty()
    note = StringProperty()


class MatchLineRow(Tappable, BoxLayout):
    """A MatchLine as it is drawn; `owner` is told of taps."""

    key = StringProperty()
    icon = StringProperty()
    day = StringProperty()
    colours = ListProperty()
    winner = StringProperty()
    winner_colours = ListProperty()
    figure = StringProperty()
    first = BooleanProperty(False)
    last = BooleanProperty(False)
    owner = ObjectProperty(None, allownone=True)

    def corners(self, radius: float, first: bool, last: bool) -> list[float]:
        """Round where the card ends, clockwise from the top left."""
        top, foot = radius if first else 0, radius if last else 0
        return [top, top, foot, foot]


def _head_height(*_: Any) -> float:
    return theme.list_head


def _line_height(*_: Any) -> float:
    return theme.list_row


class MatchList(RowList):
    """Who won, then the cards of the months; a tap names the match, or the player."""

    __events__ = (*RowList.__events__, "on_name")

    views: ClassVar = {
        WinsChart: ("WinsChartRow", chart_height),
        MonthHead: ("MonthHeadRow", _head_height),
        MatchLine: ("MatchLineRow", _line_height),
    }

    def on_name(self, name: str) -> None:
        """The player `name` was tapped."""


load_kv("widgets/match_list")
