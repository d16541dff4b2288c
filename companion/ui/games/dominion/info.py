"""What is left to the end of the game: Provinces, and how many piles are empty."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.games.dominion import facts, supply
from companion.ui.loader import load_kv
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.text import HugText, Icon

__all__ = ["EndInfo", "HugText", "Icon", "Surface"]


class PileMarks(BoxLayout):
    """A mark for each pile that has to be empty, filled for those that are."""

    empty = NumericProperty(0)
    most = NumericProperty(facts.empty_piles_that_end())

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for place in range(int(self.most)):
            self.add_widget(PileMark(place=place))
        self.bind(empty=self._fill)

    def _fill(self, *_: Any) -> None:
        for mark in self.children:
            mark.filled = mark.place < self.empty


class PileMark(Surface, Widget):
    """One pile of the supply, small."""

    place = NumericProperty(0)
    filled = BooleanProperty(False)


class EndInfo(BoxLayout):
    """In one line; where there is little room, the flag alone says what it is about."""

    label = StringProperty()
    provinces = StringProperty()
    empty_label = StringProperty()
    empty = NumericProperty(0)
    most = NumericProperty(facts.empty_piles_that_end())

    def show(self, board: Any) -> None:
        piles = board.state.supply
        self.label = board.say("dominion.ui.to-the-end")
        self.provinces = board.say("dominion.ui.provinces", count=piles[facts.PROVINCE])
        self.empty_label = board.say("dominion.ui.empty-piles")
        self.empty = len(supply.empty_piles(piles))


load_kv("games/dominion/info")
