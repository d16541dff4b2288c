"""Facts in groups: what it is at the left, how much of it at the right. Can be a checklist."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.loader import load_kv
from companion.ui.widgets.cards import Card, SectionTitle
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import HugText, Icon, Text

__all__ = ["Fact", "FactGroup", "FactList", "HugText", "Icon", "Sign", "Text"]


@dataclass(frozen=True, slots=True)
class Fact:
    """One line: what it is, how much of it, and perhaps its sign."""

    text: str
    value: str = ""
    icon: str = ""
    good: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class FactGroup:
    """Lines that belong together, under a heading and perhaps a picture of them."""

    title: str
    facts: tuple[Fact, ...]
    picture: Callable[[], Widget] | None = None


class FactRow(Tappable, Surface, BoxLayout):
    """A Fact as it is drawn; in a checklist a tap ticks it off."""

    value = StringProperty()
    icon = StringProperty()
    good = StringProperty()
    colour = StringProperty()
    ticking = BooleanProperty(False)
    last = BooleanProperty(False)

    def on_release(self) -> None:
        self.chosen = self.ticking and not self.chosen

    def tick(self, ticking: bool, chosen: bool) -> str:
        if not ticking:
            return ""
        return "checkbox-marked" if chosen else "checkbox-blank-outline"


class Pictured(AnchorLayout):
    """A picture above the lines it shows, no wider than a phone."""

    def __init__(self, picture: Widget, **properties: Any) -> None:
        super().__init__(**properties)
        self.add_widget(picture)


class FactList(BoxLayout):
    """Groups of facts below each other."""

    groups = ListProperty()
    ticking = BooleanProperty(False)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("groups", self._show)
        self._show()

    def _show(self, *_: Any) -> None:
        self.clear_widgets()
        for group in self.groups:
            self.add_widget(SectionTitle(text=group.title))
            if group.picture:
                self.add_widget(Pictured(group.picture()))
            card = Card(padding=0, spacing=0)
            for fact in group.facts:
                card.add_widget(self._row(fact, fact is group.facts[-1]))
            self.add_widget(card)

    def _row(self, fact: Fact, last: bool) -> FactRow:
        return FactRow(
            text=fact.text,
            value=fact.value,
            icon=fact.icon,
            good=fact.good,
            colour=fact.colour,
            ticking=self.ticking,
            last=last,
        )


load_kv("widgets/fact_list")
