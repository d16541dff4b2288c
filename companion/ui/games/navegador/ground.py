"""What stands between the players and the dock: the rondel, the sea chart, or a tall panel."""

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.scrollview import ScrollView

from companion.ui.games.navegador.rondel_board import RondelBoard
from companion.ui.games.navegador.sea_chart import SeaChart
from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import IconButton

__all__ = ["IconButton"]

RONDEL, CHART, PANEL = "rondel", "chart", "panel"
SWITCH = {RONDEL: "map-outline", CHART: "ship-wheel"}


class PanelScroll(ScrollView):
    """A panel in place of the ground, where there is little room."""


class ViewSwitch(IconButton):
    """From the rondel to the chart, and back."""


class Ground(FloatLayout):
    view = StringProperty()

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(**properties)
        self._board = board
        self.rondel = RondelBoard(board)
        self.chart = SeaChart(board)
        self._scroll = PanelScroll()
        self._switch = ViewSwitch()
        self._switch.bind(on_release=lambda _: board.switch_view())

    def show(self, view: str, panel: Any = None) -> None:
        """One of the three; a panel brings no switch with it."""
        self.clear_widgets()
        self._scroll.clear_widgets()
        self.view = view
        if view == PANEL:
            self._scroll.add_widget(panel)
            self.add_widget(self._scroll)
            return
        self.add_widget(self.rondel if view == RONDEL else self.chart)
        self._switch.icon = SWITCH[view]
        self._switch.text = self._board.say(f"navegador.play.see.{view}")
        self.add_widget(self._switch)
        self.redraw()

    def redraw(self) -> None:
        """Only what is on show; the other one is drawn when it is its turn."""
        if self.view == CHART:
            self.chart.redraw()
        elif self.view == RONDEL:
            self.rondel.redraw()


load_kv("games/navegador/ground")
