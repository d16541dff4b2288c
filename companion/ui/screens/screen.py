"""What all screens share: the app they speak with, and a ground to stand on."""

from typing import Any

from kivy.clock import Clock
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.ui.loader import load_kv
from companion.ui.routes import HistoryRoute, HomeRoute, Route, RulebookRoute, SettingsRoute
from companion.ui.theme import theme
from companion.ui.widgets.bars import BarAction

PLACES = {
    "matches": (HomeRoute(), "cards-playing-outline"),
    "history": (HistoryRoute(), "chart-line"),
    "rulebook": (RulebookRoute(), "book-open-variant"),
    "settings": (SettingsRoute(), "cog-outline"),
}

SETTLED_SECONDS = 0.1


class AppScreen(BoxLayout):
    """A whole screen. Made from its route alone; what it changes is kept by the store."""

    app = ObjectProperty()
    widest = NumericProperty(theme.form_widest)  # lists and forms wider than that are hard to read

    def __init__(self, app: Any, route: Route, **properties: Any) -> None:
        self.route: Any = route
        super().__init__(app=app, **properties)

    def sides(self, width: float, widest: float) -> float:
        """What is left free at either side, so that a column of `widest` stands in the middle."""
        return max(0.0, (width - widest) / 2)

    def back(self) -> bool:
        """Takes one step back within the screen; False when the screen itself is to be left."""
        return False

    def entered(self) -> None:
        """The screen is shown."""

    def left(self) -> None:
        """The screen is about to be taken away."""

    def reveal(self, part: Widget) -> None:
        """Scrolls a part of what is shown into sight, once it has found its place."""
        Clock.schedule_once(lambda _: self._scroll_to(part), SETTLED_SECONDS)

    def _scroll_to(self, part: Widget) -> None:
        if part.get_root_window() is not None:  # it may have gone meanwhile
            self.ids.scroll.scroll_to(part, animate=False)

    def places(self) -> list[BarAction]:
        return [
            BarAction(key, icon, self.app.say(f"ui.place.{key}"))
            for key, (_, icon) in PLACES.items()
        ]

    def go_to_place(self, key: str) -> None:
        self.app.navigator.switch(PLACES[key][0])


load_kv("screens/screen")
