"""History: the games that are over, month by month, and who won them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import groupby
from typing import Any

from companion.records import statistics
from companion.records.history import Filter, Finished, history
from companion.records.table_file import table_file
from companion.referee.game import Player
from companion.ui.loader import load_kv
from companion.ui.palette import EMBLEMS
from companion.ui.routes import (
    FinalScoreRoute,
    HistoryRoute,
    PlayerRecordRoute,
    ResultRoute,
    StatisticsRoute,
)
from companion.ui.screens.play_menu import hand_out
from companion.ui.screens.screen import AppScreen
from companion.ui.theme import theme
from companion.ui.widgets.bar_chart import Bar
from companion.ui.widgets.bars import BarAction, NavBar, TopBar
from companion.ui.widgets.cards import EmptyState
from companion.ui.widgets.chips import ChipStrip, Option
from companion.ui.widgets.fields import SearchField
from companion.ui.widgets.match_list import MatchLine, MatchList, MatchRow, MonthHead
from companion.ui.widgets.numbers import figure_text
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.snackbar import SnackbarHost
from companion.ui.widgets.toggles import OptionRow
from companion.ui.widgets.wins_chart import WinsChart
from companion.words.moments import day, month

__all__ = [
    "ChipStrip",
    "EmptyState",
    "HistoryScreen",
    "MatchList",
    "NavBar",
    "SearchField",
    "TopBar",
]

MOST_BARS = 6
FILTERS = ("year", "game", "player", "place")
NO_FILTER = Filter()


class HistoryScreen(AppScreen):
    """What is looked for is kept in the route: back from a score finds the same list."""

    route: HistoryRoute

    def __init__(self, app: Any, route: HistoryRoute, **properties: Any) -> None:
        self._now = datetime.now().astimezone()
        super().__init__(app, route, **properties)
        self.snackbars = SnackbarHost()
        if not route.searching:
            self.remove_widget(self.ids.search)
        self.ids.list.scroll_y = route.scroll
        self._fill()

    @property
    def chosen(self) -> Filter:
        return self.route.chosen or NO_FILTER

    def entered(self) -> None:
        self.app.navigator.add_widget(self.snackbars)
        if self.route.deleted:
            self._offer_restoring(self.route.deleted)
            self._remember(deleted="")

    def back(self) -> bool:
        if not self.route.searching:
            return False
        self._search(False)
        return True

    def actions(self) -> list[BarAction]:
        say = self.app.say
        return [
            BarAction("search", "magnify", say("ui.history.search")),
            BarAction("records", "podium", say("ui.records")),
            BarAction("share", "share-variant", say("ui.history.table")),
        ]

    def use(self, key: str) -> None:
        """What the glyphs of the top bar do."""
        match key:
            case "search":
                self._search(not self.route.searching)
            case "records":
                self.app.navigator.go(StatisticsRoute())
            case _:
                self._share()

    def look_for(self, words: str) -> None:
        self._choose(words=words)

    def ask(self, kind: str) -> None:
        """Which year, game, player or place: all that there are, and all of them together."""
        sheet = BottomSheet(title=self.app.say(f"ui.history.which.{kind}"))
        nothing = getattr(NO_FILTER, kind)
        for value in (nothing, *self._values(kind)):
            row = OptionRow(
                text=self._name(kind, value),
                exclusive=True,
                chosen=value == getattr(self.chosen, kind),
            )
            row.bind(on_release=sheet.close)
            row.bind(on_release=lambda _, value=value: self._choose(**{kind: value}))
            sheet.add_widget(row)
        sheet.open()

    def read(self, key: str) -> None:
        self._remember(scroll=self.ids.list.scroll_y)
        refereed = self._finished[key].refereed
        self.app.navigator.go(FinalScoreRoute(key) if refereed else ResultRoute(key))

    def read_of(self, name: str) -> None:
        self._remember(scroll=self.ids.list.scroll_y)
        self.app.navigator.go(PlayerRecordRoute(name))

    def delete(self, key: str) -> None:
        """A held match is deleted; for a while that can be taken back."""
        if self._finished[key].refereed:
            self.app.store.matches.delete(key)
            self._fill()
            self._offer_restoring(key)

    # What is looked at

    def _remember(self, **changes: Any) -> None:
        self.route = replace(self.route, **changes)
        self.app.navigator.remember(self.route)

    def _choose(self, **changes: Any) -> None:
        if replace(self.chosen, **changes) == self.chosen:
            return
        self._remember(chosen=replace(self.chosen, **changes), scroll=1.0)
        self.ids.list.scroll_y = 1
        self._fill()

    def _search(self, searching: bool) -> None:
        self._remember(searching=searching, chosen=replace(self.chosen, words=""))
        self.app.navigator.rebuild()

    def _values(self, kind: str) -> list[Any]:
        """What there is to choose from: in all that was ever played, not in what is shown."""
        every = history(self.app.store)
        values: dict[str, Callable[[Finished], Sequence[Any]]] = {
            "year": lambda one: [one.finished.astimezone().year],
            "game": lambda one: [one.game],
            "player": lambda one: one.names,
            "place": lambda one: [one.place] if one.place else [],
        }
        found = {value for one in every for value in values[kind](one)}
        return sorted(found, reverse=kind == "year")

    def _name(self, kind: str, value: Any) -> str:
        if not value:
            return str(self.app.say(f"ui.history.all.{kind}"))
        return str(self.app.say(f"game.{value}") if kind == "game" else value)

    # The list

    def _fill(self) -> None:
        self._finished = {one.id: one for one in history(self.app.store, self.chosen)}
        self.ids.filters.options = [
            Option(kind, self._name(kind, getattr(self.chosen, kind))) for kind in FILTERS
        ]
        self.ids.filters.chosen = frozenset(kind for kind in FILTERS if getattr(self.chosen, kind))
        self.ids.list.rows = list(self._rows())
        nothing = "ui.history.empty" if self.chosen == NO_FILTER else "ui.history.nothing"
        self.ids.nothing.title = self.app.say(nothing)
        self.ids.nothing.text = self.app.say(f"{nothing}-text")
        self.ids.nothing.opacity = float(not self._finished)

    def _rows(self) -> Iterator[MatchRow]:
        chart = self._chart()
        if chart:
            yield chart
        for name, group in groupby(self._finished.values(), self._month):
            of_month = list(group)
            yield MonthHead(name, self.app.say("ui.history.count", count=len(of_month)))
            for one in of_month:
                yield self._line(one, one is of_month[0], one is of_month[-1])

    def _chart(self) -> WinsChart | None:
        games = list(self._finished.values())
        winners = [one for one in statistics.players(games) if one.wins][:MOST_BARS]
        if not winners:
            return None
        played = [record.game for record in statistics.games_played(games)]
        return WinsChart(
            self.app.say("ui.history.wins"),
            self.app.say("ui.history.over", count=len(games), hours=statistics.hours(games)),
            tuple(self._bar(record, played, record.wins == winners[0].wins) for record in winners),
            tuple(self.app.say(f"game.{game}") for game in played),
            tuple(theme.accents[game].fill for game in played),
        )

    def _bar(self, record: statistics.PlayerRecord, played: Sequence[str], leading: bool) -> Bar:
        parts = statistics.wins_by_game(record, played)
        return Bar(record.name, record.colour, parts, figure_text(record.wins), leading)

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

    # What leaves the list

    def _offer_restoring(self, match_id: str) -> None:
        say = self.app.say
        self.snackbars.lift = theme.nav_bar
        self.snackbars.show(
            say("ui.home.deleted"), say("ui.play.undo"), lambda: self._restore(match_id)
        )

    def _restore(self, match_id: str) -> None:
        self.app.store.matches.restore(match_id)
        self._fill()

    def _share(self) -> None:
        """The games that are shown, as a table for a spreadsheet."""
        title = self.app.say("ui.history.table")
        table = table_file(self._finished.values())
        copied = hand_out(table, "tableside-history.csv", title)
        if copied is not None:
            self.snackbars.lift = theme.nav_bar
            self.snackbars.show(self.app.say("ui.history.copied" if copied else "ui.share.nothing"))


def _beginning(text: str) -> str:
    """As at the beginning of a line."""
    return text[:1].upper() + text[1:]


load_kv("screens/history")
