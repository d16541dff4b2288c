"""Which screen is shown, and the way back from it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kivy.core.window import Window
from kivy.uix.floatlayout import FloatLayout

from companion.ui.routes import HomeRoute, Route, screen_of
from companion.ui.theme import theme
from companion.ui.widgets.sheet import BottomSheet

if TYPE_CHECKING:
    from companion.ui.app import TablesideApp


class Navigator(FloatLayout):
    """Holds one screen at a time. Screens keep nothing: they are made anew from their route,

    so that a change of language or of layout is simply the same route shown again.
    """

    def __init__(self, app: "TablesideApp", **properties: Any) -> None:
        super().__init__(**properties)
        self._app = app
        self._trail: list[Route] = []
        self._waiting: dict[int, tuple[Any, str]] = {}
        """Screens that were left for a look at something else, by their place on the trail, each
        with the game whose accent it wears."""
        self.screen: Any = None

    @property
    def route(self) -> Route:
        return self._trail[-1]

    def go(self, route: Route) -> None:
        """On to another place; back leads here again."""
        self._trail.append(route)
        self.rebuild()

    def visit(self, route: Route) -> None:
        """On to something that is only read: back leads to this very screen, as it was left."""
        self._waiting[len(self._trail) - 1] = self.screen, theme.game
        self.go(route)

    @property
    def visiting(self) -> bool:
        """Whether a screen waits to be gone on with."""
        return bool(self._waiting)

    def switch(self, route: Route) -> None:
        """To one of the places of the navigation bar: back from any of them leads home."""
        self._trail = [route] if isinstance(route, HomeRoute) else [HomeRoute(), route]
        self._waiting.clear()
        self.rebuild()

    def replace(self, route: Route) -> None:
        """On to another place that back does not lead here from."""
        self._trail[-1] = route
        self.rebuild()

    def remember(self, route: Route) -> None:
        """What was typed or chosen here: it is there again when the screen is made anew."""
        self._trail[-1] = route

    def back(self) -> bool:
        """One step back; False when there is nowhere to go back to."""
        if self.screen is not None and self.screen.back():
            return True
        if len(self._trail) < 2:
            return False
        self._trail.pop()
        self._show(self._waited if len(self._trail) - 1 in self._waiting else self._made)
        return True

    def rebuild(self) -> None:
        """Shows the present place afresh."""
        self._show(self._made)

    def restart(self) -> None:
        """Shows the present place afresh in new words or looks, which waiting screens lack."""
        self._waiting.clear()
        self.rebuild()

    def _waited(self) -> Any:
        screen, theme.game = self._waiting.pop(len(self._trail) - 1)
        return screen

    def _made(self) -> Any:
        return screen_of(self.route)(self._app, self.route)

    def _show(self, find: Callable[[], Any]) -> None:
        self._close_sheets()
        if self.screen is not None:
            self.screen.left()
        self.clear_widgets()
        self.screen = find()
        self.add_widget(self.screen)
        self.screen.entered()

    def _close_sheets(self) -> None:
        """A sheet without a scrim lets the screen below be left; what it asks goes with that."""
        for child in list(Window.children):
            if isinstance(child, BottomSheet):
                child.close()
