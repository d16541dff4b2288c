"""History: the matches that are over, month by month."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import groupby
from typing import Any

from companion.records.history import Finished, history
from companion.referee.game import Player
from companion.ui.loader import load_kv
from companion.ui.palette import EMBLEMS
from companion.ui.routes import FinalScoreRoute, ResultRoute
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
        self._finished = {one.id: one for one in history(self.app.store)}
        self.ids.list.rows = list(self._rows())
        self.ids.nothing.opacity = float(not self._finished)

    def read(self, key: str) -> None:
        refereed = self._finished[key].refereed
        self.app.navigator.go(FinalScoreRoute(key) if refereed else ResultRoute(key))

    def _rows(self) -> Iterator[MatchRow]:
        for name, group in groupby(self._finished.values(), self._month):
            of_month = list(group)
            yield MonthHead(name, self.app.say("ui.history.count", count=len(of_month)))
            for one in of_month:
                yield self._line(one, one is of_month[0], one is of_month[-1])

    def _month(self, one: Finished) -> str:
        return month(self.app.words, one.finished, self._now)

    def _line(self, one: Finished, first: bool, last: bool) -> MatchLine:
        winners = one.winners
        return MatchLine(
            key=one.id,
            text=self.app.say(f"game.{one.game}"),
            icon=EMBLEMS[one.game],
            game=one.game,
            day=_beginning(day(self.app.words, one.finished, self._now)),
            colours=tuple(player.colour for player in one.players),
            winner=self._names(winners),
            winner_colours=tuple(player.colour for player in winners),
            figure=figure_text(max(one.totals)) if winners and one.totals else "",
            first=first,
            last=last,
        )

    def _names(self, players: Sequence[Player]) -> str:
        return self.app.words.list(player.name for player in players) if players else ""


def _beginning(text: str) -> str:
    """As at the beginning of a line."""
    return text[:1].upper() + text[1:]


load_kv("screens/history")
