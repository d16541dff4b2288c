"""The final score: who won and by what, and every point followed back to what earned it."""

from typing import Any

from companion import device
from companion.referee.score import ScoreLine, ScoreSheet
from companion.ui.loader import load_kv
from companion.ui.screens.screen import AppScreen
from companion.ui.shapes import PlayerShape
from companion.ui.theme import theme
from companion.ui.widgets.bar_chart import Bar, StackedBars
from companion.ui.widgets.bars import FootBar, TopBar
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.cards import Card
from companion.ui.widgets.numbers import figure_text
from companion.ui.widgets.score_table import Reason, ScoreRow, ScoreTable
from companion.ui.widgets.text import Text

__all__ = ["FinalScoreScreen", "FootBar", "OutlineButton", "PlayerShape", "PrimaryButton", "TopBar"]


class FinalScoreScreen(AppScreen):
    def __init__(self, app: Any, route: Any, **properties: Any) -> None:
        self.match = app.store.matches.open(route.match_id)
        self.sheet: ScoreSheet = self.match.game.score(self.match.state)
        self.players = self.match.setup.players
        self.names = [player.name for player in self.players]
        theme.game = self.match.game.id
        super().__init__(app, route, **properties)
        self._add_bars()
        self._add_table()

    def left(self) -> None:
        theme.game = "app"

    def winner_colour(self) -> str:
        colour: str = self.players[self.sheet.winners[0]].colour
        return colour

    def headline(self) -> str:
        winners = self.app.words.list(self.names[seat] for seat in self.sheet.winners)
        text: str = self.app.say("ui.score.wins", n=len(self.sheet.winners), name=winners)
        return text

    def explanation(self) -> str:
        """What decided: the tie-break, or how far the winner is ahead."""
        words, totals = self.app.words, sorted(self.sheet.totals, reverse=True)
        if self.sheet.tie_break:
            return str(words.happening(self.sheet.tie_break, self.names, self.match.game))
        lead = totals[0] - totals[1]
        return str(self.app.say("ui.score.lead", count=totals[0], lead=lead))

    def share(self) -> None:
        lines = [
            self.app.say("ui.score.line", rank=rank, name=name, points=figure_text(total))
            for rank, name, total in sorted(
                zip(self.sheet.ranks, self.names, self.sheet.totals, strict=True)
            )
        ]
        device.share_text("\n".join(lines), self.headline())

    def _add_bars(self) -> None:
        seats = sorted(range(len(self.players)), key=lambda seat: self.sheet.ranks[seat])
        card = Card()
        card.add_widget(
            StackedBars(
                bars=[self._bar(seat) for seat in seats],
                legend=[self.app.say(line.what) for line in self.sheet.lines],
            )
        )
        self.ids.list.add_widget(card)

    def _bar(self, seat: int) -> Bar:
        return Bar(
            name=self.names[seat],
            colour=self.players[seat].colour,
            parts=tuple(line.points[seat] for line in self.sheet.lines),
            total=figure_text(self.sheet.totals[seat]),
            leading=self.sheet.ranks[seat] == 1,
        )

    def _add_table(self) -> None:
        rows = [self._row(line) for line in self.sheet.lines]
        rows.append(ScoreRow(self.app.say("ui.score.total"), self.sheet.totals))
        self.ids.list.add_widget(
            ScoreTable(
                title=self.app.say(f"game.{self.match.game.id}"),
                colours=[player.colour for player in self.players],
                rows=rows,
            )
        )
        self.ids.list.add_widget(Text(text=self.app.say("ui.score.unfold"), role="label"))

    def _row(self, line: ScoreLine) -> ScoreRow:
        reasons = []
        for told in line.reasons:
            seat: Any = told.fact("seat")
            text = self.app.words.happening(told, self.names, self.match.game)
            reasons.append(Reason(text, line.points[seat], self.players[seat].colour))
        return ScoreRow(self.app.say(line.what), line.points, tuple(reasons))


load_kv("screens/final_score")
