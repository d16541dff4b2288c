"""Where names and searches are typed; numbers have a keyboard of their own."""

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.textinput import TextInput

from companion.ui.fonts import font_for
from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import IconButton
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.text import Icon, Text

__all__ = ["Icon", "IconButton", "SearchField", "Text", "TextField"]


class Entry(TextInput):
    """The bare line of text, of at most `max_length` letters."""

    max_length = NumericProperty(40)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("text", self._choose_font)
        self.fbind("hint_text", self._choose_font)
        self._choose_font()

    def insert_text(self, substring: str, from_undo: bool = False) -> None:
        room = max(0, int(self.max_length) - len(self.text))
        super().insert_text(substring[:room], from_undo=from_undo)

    def _choose_font(self, *_: Any) -> None:
        self.font_name = font_for(self.text or self.hint_text)


class FieldBox(Surface, BoxLayout):
    """The box around an entry, with a glyph before and a way to clear it behind."""

    __events__ = ("on_enter",)

    text = StringProperty()
    hint = StringProperty()
    icon = StringProperty()
    clear_text = StringProperty()
    error = StringProperty()
    max_length = NumericProperty(40)
    entry = ObjectProperty()

    def on_enter(self) -> None:
        """Enter was pressed."""

    def clear(self) -> None:
        """Empty the entry and go on typing."""
        self.entry.text = ""
        self.entry.focus = True


class TextField(BoxLayout):
    """A label, a line to type in, and below it what is wrong with what was typed."""

    __events__ = ("on_enter",)

    label = StringProperty()
    text = StringProperty()
    hint = StringProperty()
    error = StringProperty()
    clear_text = StringProperty()
    max_length = NumericProperty(40)
    entry = ObjectProperty()

    def on_enter(self) -> None:
        """Enter was pressed."""


class SearchField(FieldBox):
    """A line to type a search in."""


load_kv("widgets/fields")
