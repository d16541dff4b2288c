"""Cards side by side: where the ships are, and what can be bought."""

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.ui.loader import load_kv
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Figure, Icon, OneLine

__all__ = ["CardRow", "CostedCards", "Figure", "Icon", "OneLine", "Sign", "StartCard", "StartCards"]


class StartCard(Tappable, Surface, BoxLayout):
    """Own ships in a region: whose, how many, where."""

    figure = StringProperty()
    colour = StringProperty("red")


class CardRow(GridLayout):
    """Cards that share the width, on as many lines as they need."""

    least = NumericProperty(0)  # how narrow a card may get

    def put(self, card: Widget) -> None:
        self.add_widget(card)

    def across(self, count: int, width: float, least: float, gap: float) -> int:
        return max(1, min(count, int((width + gap) / (least + gap))))


class CostedCards(CardRow):
    """A row of cards that also say what is needed."""


class StartCards(CardRow):
    """A row of StartCards."""


load_kv("games/navegador/start_cards")
