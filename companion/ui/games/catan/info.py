"""What the bank has left: the five resources, and development cards."""

from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.catan.facts import RESOURCES
from companion.ui.loader import load_kv
from companion.ui.widgets.repeating import show_items
from companion.ui.widgets.signs import Amount, Sign
from companion.ui.widgets.text import Figure, HugText

__all__ = ["BankInfo", "Figure", "HugText", "Sign"]

CARDS_ICON = "cards-outline"


class BankPile(BoxLayout):
    """One kind of card the bank has: its sign, and how many."""

    figure = StringProperty()
    good = StringProperty()
    icon = StringProperty()
    colour = StringProperty()
    stacked = BooleanProperty(False)  # the figure below the sign


class BankInfo(BoxLayout):
    """In one line; in a narrow column the figures stand below their signs.

    A small phone has no room for it: there the figures stand where they are needed.
    """

    label = StringProperty()
    stacked = BooleanProperty(False)

    def on_stacked(self, *_: Any) -> None:
        for pile in self.ids.piles.children:
            pile.stacked = self.stacked

    def is_narrow(self, width: float, least: float) -> bool:
        return width < (len(RESOURCES) + 1) * least

    def show(self, board: Any) -> None:
        state = board.state
        self.label = board.say("catan.play.bank")
        piles = [
            *(
                Amount(str(count), good=f"catan.{resource}")
                for resource, count in zip(RESOURCES, state.bank, strict=True)
            ),
            Amount(str(state.deck), icon=CARDS_ICON),
        ]
        show_items(self.ids.piles, piles, BankPile)
        self.on_stacked()


load_kv("games/catan/info")
