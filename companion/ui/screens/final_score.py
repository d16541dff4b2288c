"""The final score: who won and by what, and every point followed back to what earned it."""

from collections.abc import Mapping, Sequence
from typing import Any

from kivy.uix.anchorlayout import AnchorLayout

from companion import device
from companion.referee.game import Game, Player
from companion.referee.score import ScoreLine, ScoreSheet
from companion.ui.loader import load_kv
from companion.ui.routes import NewMatchRoute, Route
from companion.ui.score_bars import score_bars
from companion.ui.screens.finished_menu import open_finished_menu
from companion.ui.screens.screen import AppScreen
from companion.ui.sizes import TypeStyle
from companion.ui.theme import theme
from companion.ui.widgets.bars import BarAction, FootBar, TopBar
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.cards import Card
from companion.ui.widgets.score_table import Reason, ScoreRow, ScoreTable
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.snackbar import SnackbarHost
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.text import Icon, Text, natural_width

__all__ = [
    "FinalScoreScreen",
    "FootBar",
    "Icon",
    "OutlineButton",
    "PrimaryButton",
    "ScoreScreen",
    "Sign",
    "Text",
    "TopBar",
]


HEADLINE_ROLES = ("wordmark", "heading", "button")


class WinnerPlate(Surface, AnchorLayout):
    """What the winner's shape stands on."""


class ScoreScreen(AppScreen):
    """The score of whatever was played or counted; heirs say where it comes from and leads to."""

    way_on: str
    """The message on the primary button."""

    finished_id = ""
    """What the history knows the game by; nothing as long as it is only counted."""

    def __init__(
        self,
        app: Any,
        route: Route,
        *,
        game: Game,
        players: Sequence[Player],
        sheet: ScoreSheet,
    ) -> None:
        self.game, self.players, self.sheet = game, players, sheet
        self.names = [player.name for player in players]
        self._by_rank = sorted(range(len(players)), key=lambda seat: sheet.ranks[seat])
        theme.game = game.id
        super().__init__(app, route)
        self._snackbars = SnackbarHost(lift=theme.action_bar)
        self._add_bars()
        self._add_table()

    def entered(self) -> None:
        self.app.navigator.add_widget(self._snackbars)

    def left(self) -> None:
        theme.game = "app"

    def go_on(self) -> None:
        """The primary button was tapped."""
        raise NotImplementedError

    def actions(self) -> list[BarAction]:
        say, menu = self.app.say, []
        if self.finished_id:
            menu = [BarAction("menu", "dots-vertical", say("ui.menu"))]
        return [BarAction("share", "share-variant", say("ui.share")), *menu]

    def use(self, key: str) -> None:
        """What the glyphs of the top bar do."""
        if key == "share":
            self.share()
        else:
            open_finished_menu(self, self.finished_id)

    def tell(self, text: str) -> None:
        """Something worth a short notice."""
        self._snackbars.show(text)

    def winner_colour(self) -> str:
        return self.players[self.sheet.winners[0]].colour

    def headline(self) -> str:
        winners = self.app.words.list(self.names[seat] for seat in self.sheet.winners)
        return str(self.app.say("ui.score.wins", n=len(self.sheet.winners), name=winners))

    def headline_role(self, width: float, styles: Mapping[str, TypeStyle]) -> str:
        """The largest size in which the headline takes two lines and no word is broken."""
        text = self.headline()
        for role in HEADLINE_ROLES:
            longest = max(natural_width(word, *styles[role]) for word in text.split())
            if longest <= width and natural_width(text, *styles[role]) <= 2 * width:
                return role
        return HEADLINE_ROLES[-1]

    def explanation(self) -> str:
        """What decided: the tie-break, or how far the winner is ahead of the next."""
        if self.sheet.tie_break:
            return str(self.app.words.happening(self.sheet.tie_break, self.names, self.game))
        first, second = (self.sheet.totals[seat] for seat in self._by_rank[:2])
        next_best = [
            self.names[seat] for seat in self._by_rank if self.sheet.totals[seat] == second
        ]
        lead = first - second
        return str(self.app.say("ui.score.lead", count=first, lead=lead, name=next_best))

    def share(self) -> None:
        title = self.app.say("ui.score.shared", game=self._game_name(), result=self.headline())
        lines = [self._shared_line(seat) for seat in self._by_rank]
        if device.share_text("\n".join([title, self.explanation(), *lines]), title) == "copied":
            self.tell(self.app.say("ui.score.copied"))

    def _shared_line(self, seat: int) -> str:
        rank, total = self.sheet.ranks[seat], self.sheet.totals[seat]
        return str(self.app.say("ui.score.line", rank=rank, name=self.names[seat], points=total))

    def _game_name(self) -> str:
        return str(self.app.say(f"game.{self.game.id}"))

    def _add_bars(self) -> None:
        card = Card()
        card.add_widget(score_bars(self.app.say, self.players, self.sheet, self._by_rank))
        self.ids.list.add_widget(card)

    def _add_table(self) -> None:
        rows = [self._row(line) for line in self.sheet.lines]
        rows.append(ScoreRow(self.app.say("ui.score.total"), self._ranked(self.sheet.totals)))
        self.ids.list.add_widget(
            ScoreTable(
                title=self._game_name(),
                colours=[self.players[seat].colour for seat in self._by_rank],
                rows=rows,
            )
        )

    def _row(self, line: ScoreLine) -> ScoreRow:
        reasons = []
        for told in line.reasons:
            seat: Any = told.fact("seat")
            text = self.app.words.happening(told, self.names, self.game)
            reasons.append(Reason(text, line.points[seat], self.players[seat].colour))
        return ScoreRow(self.app.say(line.what), self._ranked(line.points), tuple(reasons))

    def _ranked(self, points: Sequence[int]) -> tuple[int, ...]:
        return tuple(points[seat] for seat in self._by_rank)


class FinalScoreScreen(ScoreScreen):
    """The score of a match."""

    way_on = "ui.score.play-again"

    def __init__(self, app: Any, route: Any) -> None:
        self.finished_id = route.match_id
        match = app.store.matches.open(route.match_id)
        sheet = match.game.score(match.state)
        super().__init__(app, route, game=match.game, players=match.setup.players, sheet=sheet)

    def go_on(self) -> None:
        self.app.navigator.switch(NewMatchRoute(again=self.finished_id))


load_kv("screens/final_score")
