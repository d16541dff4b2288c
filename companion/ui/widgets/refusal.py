"""Why something cannot be done: a sheet that leaves the board in sight and in reach."""

from dataclasses import dataclass
from typing import Any

from kivy.core.window import Window
from kivy.properties import BooleanProperty, ColorProperty, ListProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout

from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.repeating import show_items
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.text import Figure, Icon, OneLine, Text

__all__ = ["Figure", "FigureBox", "Icon", "OneLine", "RefusalSheet", "Text"]


@dataclass(frozen=True, slots=True)
class FigureBox:
    """A figure a refusal turns on: what there is (`lacking`), or what it takes."""

    label: str
    figure: str
    unit: str = ""
    lacking: bool = False


class FigurePlate(Surface, BoxLayout):
    """A FigureBox as it is drawn."""

    label = StringProperty()
    figure = StringProperty()
    unit = StringProperty()
    lacking = BooleanProperty(False)


class RefusalSheet(BottomSheet):
    """Why something cannot be done, in one sentence and two figures, and what can be done."""

    sentence = StringProperty()
    figures = ListProperty()  # at most two FigureBox
    remedy = StringProperty()

    def __init__(self, **properties: Any) -> None:
        super().__init__(scrim=False, even_buttons=True, **properties)
        self.body = RefusalBody(sentence=self.sentence, remedy=self.remedy)
        show_items(self.body.ids.figures, self.figures, FigurePlate)
        self.add_widget(self.body)

    def open(self, layer: Any = None) -> None:
        """The newest refusal takes the place of the one before: the board below can be tapped."""
        for earlier in list((layer or Window).children):
            if isinstance(earlier, RefusalSheet):
                earlier.close()
        super().open(layer)


class Badge(AnchorLayout):
    """A glyph on a disc of `ground`."""

    icon = StringProperty()
    ink = StringProperty("ink")
    ground = ColorProperty(theme.sunken)


class RefusalBody(BoxLayout):
    """The words and figures of a refusal."""

    sentence = StringProperty()
    remedy = StringProperty()


load_kv("widgets/refusal")
