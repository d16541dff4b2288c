"""Play: one frame for all games. Whose turn, the game's own board, and what can be done."""

from collections.abc import Callable
from typing import Any

from kivy.properties import ObjectProperty

from companion.referee.action import Action
from companion.referee.ruling import Refusal
from companion.store import StoreTrouble
from companion.ui.games import face
from companion.ui.loader import load_kv
from companion.ui.routes import FinalScoreRoute
from companion.ui.screens.log import open_log
from companion.ui.screens.reading import open_article
from companion.ui.screens.screen import AppScreen
from companion.ui.theme import theme
from companion.ui.widgets.bars import BarAction, ToolBar
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.players import PlayerStrip, TurnHeader
from companion.ui.widgets.refusal import FigureBox, RefusalSheet
from companion.ui.widgets.sheet import BottomSheet, ConfirmSheet
from companion.ui.widgets.snackbar import SnackbarHost
from companion.ui.widgets.text import Text

__all__ = ["PlayScreen", "PlayerStrip", "ToolBar", "TurnHeader"]


class PlayScreen(AppScreen):
    match = ObjectProperty()

    def __init__(self, app: Any, route: Any, **properties: Any) -> None:
        match = app.store.matches.open(route.match_id)
        theme.game = match.game.id
        self.names = [player.name for player in match.setup.players]
        self.offers: tuple[Any, ...] = tuple(match.game.offers(match.state))
        super().__init__(app, route, match=match, **properties)
        self._face = face(match.game.id)
        self.board = self._face.Board(self)
        self.ids.board.add_widget(self.board)
        self.snackbars = SnackbarHost(lift=theme.action_bar)
        self._show()

    def entered(self) -> None:
        self.app.navigator.add_widget(self.snackbars)

    def left(self) -> None:
        theme.game = "app"

    # What the board may ask for

    def do(self, action: Action) -> None:
        """Carries an action out, or shows why it cannot be."""
        try:
            outcome = self.match.do(action)
        except Refusal as refusal:
            self._refuse(refusal)
            return
        except StoreTrouble as trouble:
            self._tell_trouble(trouble)
            return
        self.refresh()
        told = self.app.words.happening(outcome.happenings[0], self.names, self.match.game)
        self.snackbars.show(told, self.app.say("ui.play.undo"), self.undo)

    def undo(self) -> None:
        if self.match.position:
            self.go_to(self.match.position - 1)

    def go_to(self, line: int) -> None:
        """Back to just after a line of the log, or on over what was undone."""
        try:
            self.match.go_to(line)
        except Refusal as refusal:  # the past was changed, and what was undone no longer holds
            self._refuse(refusal)
        except StoreTrouble as trouble:
            self._tell_trouble(trouble)
        self.refresh()

    def undo_hint(self) -> None:
        self.refresh()
        self.snackbars.show(self.app.say("ui.play.undo-to-go-back"))

    def confirm(self, message: str, go_on: Callable[[], Any]) -> None:
        say = self.app.say
        sheet = ConfirmSheet(
            title=say(message),
            text=say(f"{message}-text"),
            yes_text=say(f"{message}-yes"),
            no_text=say("ui.play.not-yet"),
        )
        sheet.bind(on_yes=lambda _: go_on())
        sheet.open()

    def read(self, article_id: str) -> None:
        """Opens an article of the rulebook over the board."""
        open_article(self.app, article_id)

    def refresh(self) -> None:
        self.offers = tuple(self.match.game.offers(self.match.state))
        self.board.refresh()
        self._show()

    def show_primary(self) -> None:
        if self._over:
            text, waits = self.app.say("ui.play.show-score"), False
        else:
            text, action = self.board.primary()
            waits = action is None
        self.ids.tools.text, self.ids.tools.refused = text, waits

    # The frame

    @property
    def _over(self) -> bool:
        return bool(self.match.game.now(self.match.state).over)

    def tools(self) -> list[BarAction]:
        say = self.app.say
        return [
            BarAction("undo", "undo", say("ui.play.undo")),
            BarAction("log", "format-list-bulleted", say("ui.log")),
            BarAction("rules", "book-open-variant", say("ui.play.rules")),
        ]

    def use_tool(self, key: str) -> None:
        match key:
            case "undo":
                self.undo()
            case "log":
                open_log(self)
            case "rules":
                self.read(f"{self.match.game.id}.turn")

    def use_primary(self) -> None:
        if self._over:
            self.app.navigator.go(FinalScoreRoute(self.match.id))
            return
        _, action = self.board.primary()
        if action is not None:
            self.do(action)

    def _show(self) -> None:
        now = self.match.game.now(self.match.state)
        header = self.ids.header
        header.colour = "" if now.over else self.match.setup.players[now.seat].colour
        header.name = self.app.say("ui.play.over") if now.over else self.names[now.seat]
        header.phase = self.app.say(now.phase)
        header.fact = self.app.say("ui.play.turn", number=now.round)
        header.second = self.app.say("ui.play.players", count=len(self.names))
        self.ids.strip.cells = self._face.cells(self.app, self.match)
        self.show_primary()

    def _refuse(self, refusal: Refusal) -> None:
        words, say = self.app.words, self.app.say
        sheet = RefusalSheet(
            sentence=words.refusal(refusal, self.names, self.match.game),
            figures=self._figures(refusal),
            remedy=words.remedy(refusal, self.names, self.match.game),
        )
        rule = sheet.add_button(OutlineButton(text=say("ui.play.read-rule")))
        rule.bind(on_release=lambda _: self._read_instead(sheet, refusal.article))
        again = sheet.add_button(PrimaryButton(text=say("ui.play.choose-again")))
        again.bind(on_release=lambda _: sheet.close())
        sheet.open()

    def _read_instead(self, sheet: BottomSheet, article_id: str) -> None:
        sheet.close()
        self.read(article_id)

    def _figures(self, refusal: Refusal) -> list[FigureBox]:
        facts = refusal.facts
        if "has" not in facts or "needs" not in facts:
            return []
        return [
            FigureBox(self.app.say("ui.play.has"), str(facts["has"]), lacking=True),
            FigureBox(self.app.say("ui.play.needs"), str(facts["needs"])),
        ]

    def _tell_trouble(self, trouble: StoreTrouble) -> None:
        sheet = BottomSheet(title=self.app.say("ui.play.not-kept"))
        sheet.add_widget(Text(text=self.app.words.trouble(trouble)))
        sheet.open()


load_kv("screens/play")
