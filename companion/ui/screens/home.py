"""Home: the matches on the table, and the way to a new one."""

from typing import Any

from companion.store import Summary
from companion.ui.loader import load_kv
from companion.ui.palette import EMBLEMS
from companion.ui.routes import NewMatchRoute, PlayRoute
from companion.ui.screens.screen import AppScreen
from companion.ui.widgets.bars import NavBar, TopBar
from companion.ui.widgets.buttons import PrimaryButton
from companion.ui.widgets.cards import EmptyState, RowCard

__all__ = ["HomeScreen", "NavBar", "PrimaryButton", "TopBar"]


class HomeScreen(AppScreen):
    def __init__(self, *arguments: Any, **properties: Any) -> None:
        super().__init__(*arguments, **properties)
        matches = self.app.store.matches.in_progress()
        for summary in matches:
            self.ids.matches.add_widget(self._row(summary))
        if not matches:
            self.ids.matches.add_widget(self._nothing_yet())

    def begin(self) -> None:
        self.app.navigator.go(NewMatchRoute())

    def _row(self, summary: Summary) -> RowCard:
        row = RowCard(
            text=self.app.say(f"game.{summary.game}"),
            subtitle=self.app.words.list(player.name for player in summary.players),
            icon=EMBLEMS[summary.game],
            tile=True,
            game=summary.game,
            trailing_colours=[player.colour for player in summary.players],
        )
        row.bind(on_release=lambda _: self.app.navigator.go(PlayRoute(summary.id)))
        return row

    def _nothing_yet(self) -> EmptyState:
        say = self.app.say
        return EmptyState(
            icon="cards-playing-outline", title=say("ui.home.empty"), text=say("ui.home.empty-text")
        )


load_kv("screens/home")
