"""Words on small grounds of their own: what an article is, what was played."""

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout

from companion.ui.loader import load_kv
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.text import HugText, Icon

__all__ = ["HugText", "Icon", "Tag", "TagRow"]


class Tag(Surface, BoxLayout):
    """A word on a small ground of its own; `strong` on the accent's."""

    text = StringProperty()
    icon = StringProperty()
    strong = BooleanProperty(False)


class TagRow(StackLayout):
    """Tags side by side, on as many lines as they need."""


load_kv("widgets/tags")
