"""Resource cards to be picked: one cell a kind, a tap adds a card, or chooses the kind."""

from collections.abc import Callable
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.catan.facts import RESOURCES
from companion.referee.counts import Counts
from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import LinkButton
from companion.ui.widgets.cards import SectionTitle
from companion.ui.widgets.repeating import in_order
from companion.ui.widgets.signs import Token
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Figure, OneLine

__all__ = ["CardPicker", "Figure", "KindRow", "LinkButton", "OneLine", "SectionTitle", "Token"]


class ResourceCell(Tappable, Surface, BoxLayout):
    """One kind of resource: figure, token, name."""

    resource = StringProperty(RESOURCES[0])
    figure = StringProperty()
    quiet = BooleanProperty(False)  # nothing of it is picked


class PickerHead(BoxLayout):
    """What is picked below, and the way to begin again."""

    __events__ = ("on_clear",)

    text = StringProperty()
    clear_text = StringProperty()

    def on_clear(self) -> None:
        """The word at the right was tapped."""


class KindRow(BoxLayout):
    """The five kinds beside each other."""

    __events__ = ("on_pick",)

    def __init__(self, say: Callable[..., str], **properties: Any) -> None:
        super().__init__(**properties)
        for resource in RESOURCES:
            cell = ResourceCell(resource=resource, text=say(f"catan.play.resource.{resource}"))
            cell.bind(on_release=lambda tapped: self.dispatch("on_pick", tapped.resource))
            self.add_widget(cell)

    @property
    def cells(self) -> list[Any]:
        return in_order(self)

    def on_pick(self, resource: str) -> None:
        """The cell of `resource` was tapped."""


class CardPicker(BoxLayout):
    """A heap of cards, picked one by one; no more than `most` together."""

    __events__ = ("on_change",)

    most = NumericProperty(float("inf"))

    def __init__(self, say: Callable[..., str], title: str, **properties: Any) -> None:
        super().__init__(**properties)
        self.cards = Counts()
        self._head = PickerHead(text=title)
        self._clear_text = say("catan.play.clear")
        self._head.bind(on_clear=lambda _: self._set(Counts()))
        self.row = KindRow(say)
        self.row.bind(on_pick=lambda _, resource: self._add(resource))
        self.add_widget(self._head)
        self.add_widget(self.row)
        self._show()

    def on_change(self) -> None:
        """Other cards are picked now."""

    def _add(self, resource: str) -> None:
        if self.cards.total() < self.most:
            self._set(self.cards.add(resource))

    def _set(self, cards: Counts) -> None:
        self.cards = cards
        self._show()
        self.dispatch("on_change")

    def _show(self) -> None:
        self._head.clear_text = self._clear_text if self.cards else ""
        for cell in self.row.cells:
            number = self.cards[cell.resource]
            cell.figure, cell.quiet, cell.chosen = str(number), not number, number > 0


load_kv("games/catan/picking")
