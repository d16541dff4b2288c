"""The course of a finished match: points round by round, and when the lead changed."""

from typing import Any

from kivy.uix.boxlayout import BoxLayout

from companion.records.course import Moment, course, turning_points
from companion.ui.loader import load_kv
from companion.ui.routes import CourseRoute
from companion.ui.screens.screen import AppScreen
from companion.ui.theme import theme
from companion.ui.widgets.bars import TopBar
from companion.ui.widgets.cards import Card, SectionTitle
from companion.ui.widgets.numbers import figure_text
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.step_chart import StepChart, Steps
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.text import Figure, HugText, OneLine
from companion.ui.widgets.toggles import OptionRow

__all__ = ["Card", "CourseScreen", "HugText", "OneLine", "StepChart", "TopBar"]


class MomentRow(Surface, BoxLayout):
    """How it stood at the moment looked at; it stands below the chart, where no finger hides it."""


class CourseScreen(AppScreen):
    route: CourseRoute

    def __init__(self, app: Any, route: CourseRoute, **properties: Any) -> None:
        match = app.store.matches.open(route.match_id)
        theme.game = match.game.id
        self._names = [player.name for player in match.setup.players]
        self._colours = [player.colour for player in match.setup.players]
        self._moments = course(match)
        super().__init__(app, route, **properties)
        self._fill()

    def left(self) -> None:
        theme.game = "app"

    def look_at(self, place: float) -> None:
        """Says how it stood at a moment of the chart."""
        moment = self._moments[int(place)]
        row = self.ids.moment
        row.clear_widgets()
        middle = {"center_y": 0.5}
        name = self.app.say("ui.course.round", n=moment.round)
        row.add_widget(OneLine(content=name, pos_hint=middle))
        for colour, total in zip(self._colours, moment.totals, strict=True):
            row.add_widget(Sign(colour=colour, side=theme.shape_row, pos_hint=middle))
            row.add_widget(Figure(text=figure_text(total), role="row", pos_hint=middle))

    def _fill(self) -> None:
        chart = self.ids.chart
        chart.moments = [moment.round for moment in self._moments]
        chart.series = [
            Steps(colour, tuple(moment.totals[seat] for moment in self._moments))
            for seat, colour in enumerate(self._colours)
        ]
        chart.at = len(self._moments) - 1
        self.look_at(chart.at)
        turns = turning_points(self._moments)
        if turns:
            self.ids.list.add_widget(SectionTitle(text=self.app.say("ui.course.turns")))
            card = Card(padding=0, spacing=0)
            for moment in turns:
                card.add_widget(self._turn(moment))
            self.ids.list.add_widget(card)

    def _turn(self, moment: Moment) -> OptionRow:
        leaders = self.app.words.list(self._names[seat] for seat in sorted(moment.leaders))
        shared = len(moment.leaders)
        row = OptionRow(
            text=self.app.say("ui.course.leads", n=shared, name=leaders),
            value=self.app.say("ui.course.round", n=moment.round),
        )
        place = self._moments.index(moment)
        row.bind(on_release=lambda _: self._jump(place))
        return row

    def _jump(self, place: int) -> None:
        self.ids.chart.at = place


load_kv("screens/course")
