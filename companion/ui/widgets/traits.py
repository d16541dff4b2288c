"""What the figures say of a thing: what is known at the left, tokens and words at the right."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout

from companion.rulebook import TraitLine, Traits
from companion.ui.loader import load_kv
from companion.ui.palette import GOODS
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.text import HugText, Text

__all__ = ["HugText", "Sign", "Text", "TraitTable", "good_of"]


def good_of(sign: str) -> str:
    """The good whose token stands for a message such as catan.resource.ore; none for most."""
    game, _, name = sign.partition(".")
    name = name.rpartition(".")[2]
    return next((good for good in (f"{game}.{name}", name) if good in GOODS), "")


class WorthLabel(BoxLayout):
    """One value: a token where there is one, and words."""

    text = StringProperty()
    good = StringProperty()
    widest = NumericProperty(float("inf"))


class WorthStack(StackLayout):
    """The values of one trait, on as many lines as they need."""

    def add_worth(self, text: str, good: str) -> None:
        label = WorthLabel(text=text, good=good, widest=self.width)
        self.fbind("width", label.setter("widest"))
        self.add_widget(label)


class TraitRow(BoxLayout):
    """A TraitLine as it is drawn."""

    text = StringProperty()
    first = BooleanProperty(False)

    def __init__(self, line: TraitLine, **properties: Any) -> None:
        super().__init__(text=line.label, **properties)
        for worth in line.worths:
            self.ids.worths.add_worth(worth.text, good_of(worth.sign))


class TraitTable(Surface, BoxLayout):
    """All traits of a thing, one below the other."""

    def __init__(self, traits: Traits, **properties: Any) -> None:
        super().__init__(**properties)
        for line in traits.lines:
            self.add_widget(TraitRow(line, first=line is traits.lines[0]))


load_kv("widgets/traits")
