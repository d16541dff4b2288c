"""Where the ships are: one card a region, side by side, scrolling where they are many."""

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from companion.ui.loader import load_kv
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Figure, Icon, OneLine

__all__ = ["CardRow", "Figure", "Icon", "OneLine", "Sign", "StartCard", "StartCards"]


class StartCard(Tappable, Surface, BoxLayout):
    """Own ships in a region: whose, how many, where."""

    figure = StringProperty()
    colour = StringProperty("red")


class CardRow(ScrollView):
    """Cards that share the width, or scroll sideways when there are too many."""

    least = NumericProperty(0)  # how narrow a card may get

    def put(self, card: Widget) -> None:
        self.ids.row.add_widget(card)


class StartCards(CardRow):
    """A row of StartCards."""


load_kv("games/navegador/start_cards")
