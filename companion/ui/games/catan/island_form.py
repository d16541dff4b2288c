"""The island in a form: the picture to tap on, and what belongs to it below or beside it."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.games.catan.island import IslandView
from companion.ui.games.catan.island_geometry import HEIGHT, WIDTH
from companion.ui.loader import load_kv
from companion.ui.widgets.chips import Segments

__all__ = ["IslandForm", "IslandView"]


class IslandForm(BoxLayout):
    """What is added stands below the picture, and beside it where a phone lies on its side;

    the segments that say what a tap means stand above it.
    """

    app = ObjectProperty()
    highest = NumericProperty(0)  # the picture, at most
    lying = BooleanProperty(False)

    def __init__(self, app: Any, **properties: Any) -> None:
        super().__init__(app=app, **properties)

    @property
    def view(self) -> IslandView:
        return self.ids.view

    def picture_height(self, width: float, highest: float) -> float:
        """As high as the island is in this width."""
        return min(width * HEIGHT / WIDTH, highest)

    def add_widget(self, widget: Widget, *args: Any, **kwargs: Any) -> None:
        """Its own parts are added first, by its rule."""
        if "side" in self.ids:
            place = self.ids.head if isinstance(widget, Segments) else self.ids.side
            place.add_widget(widget, *args, **kwargs)
        else:
            super().add_widget(widget, *args, **kwargs)


load_kv("games/catan/island_form")
