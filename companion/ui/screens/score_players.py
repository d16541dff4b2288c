"""Who played. A step of score only."""

from collections.abc import Callable
from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.loader import load_kv
from companion.ui.score_entry import ScoreEntry
from companion.ui.screens.answers import attempt
from companion.ui.screens.seating import Seating
from companion.ui.widgets.bars import FootBar
from companion.ui.widgets.buttons import PrimaryButton

__all__ = ["FootBar", "PrimaryButton", "ScorePlayers"]


class ScorePlayers(BoxLayout):
    """Those who played, in the order of their seats. `on_ready`: they are complete."""

    __events__ = ("on_ready",)

    app = ObjectProperty()
    entry = ObjectProperty()

    def __init__(self, app: Any, entry: ScoreEntry, **properties: Any) -> None:
        super().__init__(app=app, entry=entry, **properties)
        self.seating = Seating(app, entry.game, entry.players)
        self.seating.bind(on_change=lambda seating: self._try(lambda: entry.seat(seating.players)))
        self.ids.list.add_widget(self.seating)

    def on_ready(self) -> None:
        """On to the numbers."""

    def go_on(self) -> None:
        if self._try(self.entry.begin_counting):
            self.dispatch("on_ready")

    def _try(self, change: Callable[[], None]) -> bool:
        return attempt(self.app, change, self.entry.names, self.entry.game)


load_kv("screens/score_players")
