"""Asks whether the table agrees with the app, before the two drift apart."""

from dataclasses import dataclass
from typing import Any

from kivy.properties import AliasProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import ButtonRow, OutlineButton, PrimaryButton
from companion.ui.widgets.cards import Card
from companion.ui.widgets.repeating import show_items
from companion.ui.widgets.signs import Amount, Amounts, Sign
from companion.ui.widgets.text import Icon, OneLine, Text

__all__ = [
    "Amounts",
    "ButtonRow",
    "CheckRow",
    "Icon",
    "OneLine",
    "OutlineButton",
    "PrimaryButton",
    "RealityCheck",
    "Sign",
    "Text",
]


MANY = 4


@dataclass(frozen=True, slots=True)
class CheckRow:
    """Somebody, or a place on the table, and what should be there."""

    name: str
    amounts: tuple[Amount, ...]
    colour: str = ""
    icon: str = ""


class CheckLine(BoxLayout):
    """A CheckRow as it is drawn. Many amounts are drawn smaller, and their sign names the row."""

    name = StringProperty()
    amounts = ListProperty()
    crowded = AliasProperty(lambda line: len(line.amounts) > MANY, bind=("amounts",))
    colour = StringProperty()
    icon = StringProperty()


class RealityCheck(Card):
    """A question, up to four rows, and two answers."""

    __events__ = ("on_correct", "on_agree")

    question = StringProperty()
    rows = ListProperty()
    correct_text = StringProperty()
    agree_text = StringProperty()

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("rows", self._show)

    def on_kv_post(self, _: Any) -> None:
        self._show()

    def on_correct(self) -> None:
        """The table differs."""

    def on_agree(self) -> None:
        """The table is as the app says."""

    def _show(self, *_: Any) -> None:
        show_items(self.ids.rows, self.rows, CheckLine)


load_kv("widgets/reality_check")
