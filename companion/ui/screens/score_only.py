"""Score only: the game is over, and what lies on the table is counted.

Which game, who played, what they have: each step shows by itself what the draft lacks.
"""

from collections.abc import Callable
from typing import Any

from kivy.properties import ListProperty
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from companion.referee.registry import Entry
from companion.ui.games import playable
from companion.ui.loader import load_kv
from companion.ui.palette import EMBLEMS
from companion.ui.routes import ScoreOnlyRoute
from companion.ui.score_entry import ScoreEntry
from companion.ui.screens.answers import attempt
from companion.ui.screens.reading import open_article
from companion.ui.screens.score_counts import ScoreCounts
from companion.ui.screens.score_players import ScorePlayers
from companion.ui.screens.screen import AppScreen
from companion.ui.theme import theme
from companion.ui.widgets.bars import BarAction, TopBar
from companion.ui.widgets.cards import RowCard
from companion.ui.widgets.sheet import ConfirmSheet

__all__ = ["ScoreOnlyScreen", "TopBar"]


class ScoreOnlyScreen(AppScreen):
    actions = ListProperty()

    def __init__(self, app: Any, route: ScoreOnlyRoute, **properties: Any) -> None:
        super().__init__(app, route, **properties)
        self._game_id = route.game or _only_game()
        if self._game_id:
            theme.game = self._game_id
            self._open()
        else:
            self._show(GameChoice(app))

    def left(self) -> None:
        theme.game = "app"

    def use(self, key: str) -> None:
        """What the glyphs of the top bar do."""
        match key:
            case "players":
                if self._try(self.entry.back_to_seats):
                    self._show_players()
            case "rules":
                open_article(self.app, f"{self._game_id}.score")

    def _open(self) -> None:
        self.entry = ScoreEntry(self.app.store, self._game_id)
        if self.entry.draft.counting:
            self._show_counts()
        else:
            self._show_players()

    def _show_players(self) -> None:
        step = ScorePlayers(self.app, self.entry)
        step.bind(on_ready=lambda _: self._show_counts())
        self._show(step)

    def _show_counts(self) -> None:
        say = self.app.say
        step = ScoreCounts(self.app, self.entry)
        step.bind(on_start_over=lambda _: self._ask_to_start_over())
        self._show(
            step,
            BarAction("players", "account-multiple", say("ui.form.players")),
            BarAction("rules", "book-open-variant", say("ui.play.rules")),
        )

    def _show(self, step: Widget, *actions: BarAction) -> None:
        self.ids.step.clear_widgets()
        self.ids.step.add_widget(step)
        self.actions = actions

    def _ask_to_start_over(self) -> None:
        say = self.app.say
        sheet = ConfirmSheet(
            title=say("ui.form.start-over"),
            text=say("ui.form.start-over-text"),
            yes_text=say("ui.form.start-over"),
            no_text=say("ui.form.go-on"),
        )
        sheet.bind(on_yes=lambda _: self._start_over())
        sheet.open()

    def _start_over(self) -> None:
        if self._try(self.entry.forget):
            self._open()

    def _try(self, change: Callable[[], None]) -> bool:
        return attempt(self.app, change, self.entry.names, self.entry.game)


class GameChoice(ScrollView):
    """The games, each with its emblem."""

    def __init__(self, app: Any, **properties: Any) -> None:
        super().__init__(**properties)
        for entry in playable():
            self.ids.games.add_widget(self._row(app, entry))

    def _row(self, app: Any, entry: Entry) -> RowCard:
        row = RowCard(
            text=app.say(f"game.{entry.id}"),
            subtitle=app.say("ui.new.seats", least=entry.least_players, most=entry.most_players),
            icon=EMBLEMS[entry.id],
            trailing_icon="chevron-right",
            tile=True,
            framed=True,
            game=entry.id,
        )
        row.bind(on_release=lambda _: app.navigator.go(ScoreOnlyRoute(entry.id)))
        return row


def _only_game() -> str:
    """Nobody is asked to choose among one."""
    known = [entry.id for entry in playable()]
    return known[0] if len(known) == 1 else ""


load_kv("screens/score_only")
