"""A line about what has just happened, with one way to take it back."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from companion.ui.loader import load_kv
from companion.ui.motion import SCRIM_SECONDS, glide
from companion.ui.widgets.buttons import LinkButton
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.text import Text

__all__ = ["LinkButton", "Snackbar", "SnackbarHost", "Text"]

SHOWN_SECONDS = 5


class Snackbar(Surface, BoxLayout):
    """The line itself, on a ground inverse to the rest."""

    __events__ = ("on_action",)

    text = StringProperty()
    action_text = StringProperty()

    def on_action(self) -> None:
        """The word at the right was tapped."""


class SnackbarHost(FloatLayout):
    """Lies over a screen and shows one line at a time, the newest, `lift` above the foot."""

    lift = NumericProperty(0)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._bar: Snackbar | None = None
        self._on_action: Callable[[], Any] | None = None
        self._expiry = Clock.create_trigger(self.dismiss, SHOWN_SECONDS)

    def show(
        self, text: str, action_text: str = "", on_action: Callable[[], Any] | None = None
    ) -> None:
        """Show `text` for five seconds in place of what is shown now."""
        self.dismiss()
        self._on_action = on_action
        self._bar = Snackbar(text=text, action_text=action_text, opacity=0)
        self._bar.bind(on_action=self._act)
        self.add_widget(self._bar)
        glide(self._bar, SCRIM_SECONDS, opacity=1)
        self._expiry()

    def dismiss(self, *_: Any) -> None:
        """Take away the line, if there is one."""
        self._expiry.cancel()
        if self._bar:
            self.remove_widget(self._bar)
            self._bar = None

    def _act(self, _: Any) -> None:
        self.dismiss()
        if self._on_action:
            self._on_action()


load_kv("widgets/snackbar")
