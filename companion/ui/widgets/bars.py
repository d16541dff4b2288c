"""The bars at the edges of a screen: title above, navigation or tools below, steps of a wizard."""

from dataclasses import dataclass
from typing import Any

from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.buttons import ButtonRow, IconButton, PrimaryButton, ToolButton
from companion.ui.widgets.repeating import in_order, show_items
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Icon, OneLine

__all__ = [
    "BarAction",
    "FootBar",
    "Icon",
    "NavBar",
    "OneLine",
    "PrimaryButton",
    "StepBar",
    "ToolBar",
    "TopBar",
]


@dataclass(frozen=True, slots=True)
class BarAction:
    """A glyph on a bar, and what it is called: `key` in code, `text` on the screen or aloud."""

    key: str
    icon: str
    text: str
    refused: bool = False


class BarIcon(IconButton):
    """A glyph button of a bar."""

    key = StringProperty()


class BarTool(ToolButton):
    """A tool of the bar below a board."""

    key = StringProperty()


class NavEntry(Tappable, BoxLayout):
    """One place of the app: a glyph in a pill over its name."""

    key = StringProperty()
    icon = StringProperty()


class TopBar(BoxLayout):
    """Back, title and at most three glyphs, below what the system shows at the top."""

    __events__ = ("on_back", "on_action")

    title = StringProperty()
    back_text = StringProperty()  # what the arrow is called; empty: no arrow
    actions = ListProperty()
    wordmark = BooleanProperty(False)  # the app's own name, larger

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("actions", self._show)

    def on_kv_post(self, _: Any) -> None:
        self._show()

    def on_back(self) -> None:
        """The arrow was tapped."""

    def on_action(self, key: str) -> None:
        """The glyph `key` was tapped."""

    def _show(self, *_: Any) -> None:
        show_items(self.ids.actions, self.actions, self._make)

    def _make(self) -> BarIcon:
        icon = BarIcon()
        icon.bind(on_release=lambda button: self.dispatch("on_action", button.key))
        return icon


class NavBar(Surface, BoxLayout):
    """The four places of the app; `current` is where we are."""

    __events__ = ("on_go",)

    entries = ListProperty()
    current = StringProperty()

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("entries", self._show)
        self.fbind("current", self._mark)
        self._show()

    def on_go(self, key: str) -> None:
        """The entry `key` was tapped."""

    def _show(self, *_: Any) -> None:
        show_items(self, self.entries, self._make)
        self._mark()

    def _make(self) -> NavEntry:
        entry = NavEntry()
        entry.bind(on_release=lambda tapped: self.dispatch("on_go", tapped.key))
        return entry

    def _mark(self, *_: Any) -> None:
        for entry in self.children:
            entry.chosen = entry.key == self.current


class FootBar(Surface, ButtonRow):
    """Holds the buttons that end a screen, above what the system shows at the foot."""


class ToolBar(Surface, BoxLayout):
    """Tools at one side, the primary button at the other; the left-handed setting mirrors it."""

    __events__ = ("on_tool", "on_primary")

    tools = ListProperty()
    text = StringProperty()
    icon = StringProperty()
    note = StringProperty()
    refused = BooleanProperty(False)
    entry = StringProperty()  # what the rulebook has on the button
    busy = BooleanProperty(False)
    stacked = BooleanProperty(False)  # tools above the button, at the foot of a column

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("tools", self._show)
        self.fbind("stacked", self._arrange)
        theme.bind(left_handed=self._arrange)

    def on_kv_post(self, _: Any) -> None:
        self._show()
        self._arrange()

    def on_tool(self, key: str) -> None:
        """The tool `key` was tapped."""

    def on_primary(self) -> None:
        """The primary button was tapped."""

    def _show(self, *_: Any) -> None:
        show_items(self.ids.tools, self.tools, self._make)

    def _make(self) -> BarTool:
        tool = BarTool()
        tool.bind(on_release=lambda button: self.dispatch("on_tool", button.key))
        return tool

    def _arrange(self, *_: Any) -> None:
        sides = [self.ids.tools, self.ids.primary]
        wanted = sides[::-1] if theme.left_handed and not self.stacked else sides
        if in_order(self) != wanted:
            self.clear_widgets()
            for side in wanted:
                self.add_widget(side)


class StepName(BoxLayout):
    """One step of a wizard: a bar, and its name with a tick once it is done."""

    name = StringProperty()
    done = BooleanProperty(False)
    current = BooleanProperty(False)


@dataclass(frozen=True, slots=True)
class _Step:
    name: str
    done: bool
    current: bool


class StepBar(BoxLayout):
    """How far a wizard has come: the names of its steps, the `current` one counted from 0."""

    names = ListProperty()
    current = NumericProperty(0)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("names", self._show)
        self.fbind("current", self._show)
        self._show()

    def _show(self, *_: Any) -> None:
        steps = [
            _Step(name, i < self.current, i == self.current) for i, name in enumerate(self.names)
        ]
        show_items(self, steps, StepName)


load_kv("widgets/bars")
