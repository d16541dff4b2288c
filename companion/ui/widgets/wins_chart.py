"""Who won how often, as the head of the history: bars by game, in the colours of the games."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil

from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.loader import load_kv
from companion.ui.palette import Rgba
from companion.ui.sizes import LINE_EM
from companion.ui.theme import theme
from companion.ui.widgets.bar_chart import Bar, StackedBars
from companion.ui.widgets.cards import Card
from companion.ui.widgets.text import HugText, OneLine, natural_width

__all__ = ["Card", "HugText", "OneLine", "StackedBars", "WinsChart"]


@dataclass(frozen=True, slots=True)
class WinsChart:
    """The bars of the players; `note` is what they were counted over."""

    text: str
    note: str
    bars: tuple[Bar, ...]
    legend: tuple[str, ...]
    colours: tuple[Rgba, ...]


class WinsChartRow(BoxLayout):
    """A WinsChart as it is drawn; `owner` is told of taps on a player."""

    text = StringProperty()
    note = StringProperty()
    bars = ListProperty()
    legend = ListProperty()
    colours = ListProperty()
    owner = ObjectProperty(None, allownone=True)


def chart_height(chart: WinsChart, width: float) -> float:
    """A list knows the heights of its rows before it draws them."""
    inside = width - 2 * (theme.margin + theme.s16)
    lines = _legend_lines(chart.legend, inside)
    line = ceil(theme.type["label"].size * LINE_EM) + theme.s4
    legend = theme.s8 + lines * line if lines else 0
    return float(
        2 * theme.s16 + theme.list_head + len(chart.bars) * theme.bar_row + legend + theme.s12
    )


def _legend_lines(names: Iterable[str], width: float) -> int:
    """How many lines the legend takes, as a StackLayout breaks them."""
    lines, taken = 0, width + 1.0
    for name in names:
        entry = theme.legend_dot + theme.s8 + natural_width(name, *theme.type["label"])
        if taken + theme.s12 + entry > width:
            lines, taken = lines + 1, entry
        else:
            taken += theme.s12 + entry
    return lines


load_kv("widgets/wins_chart")
