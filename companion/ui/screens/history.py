"""History: the matches that are over, month by month."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any

from companion.referee.game import Player
from companion.store import Summary
from companion.ui.loader import load_kv
from companion.ui.palette import EMBLEMS
from companion.ui.routes import FinalScoreRoute
from companion.ui.screens.screen import AppScreen
from companion.ui.widgets.bars import NavBar, TopBar
from companion.ui.widgets.cards import EmptyState
from companion.ui.widgets.match_list import MatchLine, MatchList, MatchRow, MonthHead
from companion.ui.widgets.numbers import figure_text
from companion.words.moments import day, month

__all__ = ["EmptyState", "HistoryScreen", "MatchList", "NavBar", "TopBar"]


class HistoryScreen(AppScreen):
    def __init__(self, *arguments: Any, **properties: Any) -> None:
        super().__init__(*arguments, **properties)
        self._now = datetime.now().astimezone()
        matches = self.app.store.matches.finished()
        self.ids.list.rows = list(self._rows(matches))
        self.ids.nothing.opacity = float(not matches)

    def read(self, match_id: str) -> None:
        self.app.navigator.go(FinalScoreRoute(match_id))

    def _rows(self, matches: Sequence[Summary]) -> Iterator[MatchRow]:
        for name, group in groupby(matches, self._month):
            of_month = list(group)
            yield MonthHead(name, self.app.say("ui.history.count", count=len(of_month)))
            for summary in of_month:
                yield self._line(summary, summary is of_month[0], summary is of_month[-1])

    def _month(self, summary: Summary) -> str:
        return month(self.app.words, summary.finished or summary.touched, self._now)

    def _line(self, summary: Summary, first: bool, last: bool) -> MatchLine:
        winners = _winners(summary)
        return MatchLine(
            key=summary.id,
            text=self.app.say(f"game.{summary.game}"),
            icon=EMBLEMS[summary.game],
            game=summary.game,
            day=_beginning(day(self.app.words, summary.finished or summary.touched, self._now)),
            colours=tuple(player.colour for player in summary.players),
            winner=self._names(winners),
            winner_colours=tuple(player.colour for player in winners),
            figure=figure_text(max(summary.headline["totals"])) if winners else "",
            first=first,
            last=last,
        )

    def _names(self, players: Sequence[Player]) -> str:
        return self.app.words.list(player.name for player in players) if players else ""


def _winners(summary: Summary) -> list[Player]:
    """Those who won; nobody where the row does not tell."""
    ranks = summary.headline.get("ranks", ())
    return [player for player, rank in zip(summary.players, ranks, strict=False) if rank == 1]


def _beginning(text: str) -> str:
    """As at the beginning of a line."""
    return text[:1].upper() + text[1:]


load_kv("screens/history")
