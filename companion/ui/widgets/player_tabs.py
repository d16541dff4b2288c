"""Players as tabs, each with its figure: whose things are on show."""

from dataclasses import dataclass
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView

from companion.ui.loader import load_kv
from companion.ui.widgets.repeating import in_order, show_items
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Figure, OneLine

__all__ = ["Figure", "OneLine", "PlayerTabs", "Sign", "Tab"]


@dataclass(frozen=True, slots=True)
class Tab:
    """What a tab says of a player."""

    name: str
    colour: str
    figure: str


class PlayerTab(Tappable, Surface, BoxLayout):
    """A Tab as it is drawn: the shape beside name and figure, or, `narrow`, beside the figure."""

    name = StringProperty()
    colour = StringProperty("red")
    figure = StringProperty()
    narrow = BooleanProperty(False)


class PlayerTabs(ScrollView):
    """Two to six tabs that share the width, or scroll sideways where they would be too narrow."""

    __events__ = ("on_choose",)

    tabs = ListProperty()
    chosen = NumericProperty(0)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("tabs", self._show)
        self.fbind("chosen", self._mark)

    def on_kv_post(self, _: Any) -> None:
        self._show()

    def on_choose(self, seat: int) -> None:
        """The tab of `seat` was tapped, counted from 0."""

    def _show(self, *_: Any) -> None:
        show_items(self.ids.row, self.tabs, self._make)
        self._mark()

    def _make(self) -> PlayerTab:
        tab = PlayerTab()
        tab.bind(on_release=self._choose)
        return tab

    def _choose(self, tab: PlayerTab) -> None:
        self.dispatch("on_choose", in_order(self.ids.row).index(tab))

    def _mark(self, *_: Any) -> None:
        tabs = in_order(self.ids.row)
        for seat, tab in enumerate(tabs):
            tab.chosen = seat == self.chosen
        if tabs and self.ids.row.width > self.width:
            self.scroll_to(tabs[int(self.chosen)], animate=False)


load_kv("widgets/player_tabs")
