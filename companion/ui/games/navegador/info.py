"""Above the board, once the end has been brought about: how many turns are left."""

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.navegador.state import State
from companion.ui.loader import load_kv
from companion.ui.widgets.text import Icon, Text

__all__ = ["EndBanner", "Icon", "Text"]


class EndBanner(BoxLayout):
    """Takes no room while the end is not in sight."""

    text = StringProperty()

    def show(self, board: Any) -> None:
        state: State = board.state
        if state.over or state.last_turns is None:
            self.text = ""
        else:
            self.text = board.say("navegador.play.last-turns", n=state.last_turns)


load_kv("games/navegador/info")
