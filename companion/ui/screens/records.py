"""Statistics: everybody who played and every game, and what the history says of each."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from companion.records import statistics
from companion.records.history import history
from companion.records.statistics import Against, GameRecord, PlayerRecord, Points
from companion.ui.loader import load_kv
from companion.ui.palette import EMBLEMS
from companion.ui.routes import GameRecordRoute, PlayerRecordRoute, Route, StatisticsRoute
from companion.ui.screens.screen import AppScreen
from companion.ui.widgets.bars import TopBar
from companion.ui.widgets.cards import Card, EmptyState, RowCard, SectionTitle
from companion.ui.widgets.fact_list import Fact, FactGroup, FactList

__all__ = ["GameRecordScreen", "PlayerRecordScreen", "StatisticsScreen", "TopBar"]


class RecordsScreen(AppScreen):
    """Out of the whole history: heirs say of what."""

    def __init__(self, app: Any, route: Route, **properties: Any) -> None:
        super().__init__(app, route, **properties)
        self._games = history(app.store)
        self._fill()

    def title(self) -> str:
        raise NotImplementedError

    def _fill(self) -> None:
        raise NotImplementedError

    def _fact(self, message: str, value: str) -> Fact:
        return Fact(self.app.say(f"ui.records.{message}"), value)

    def _number(self, value: float) -> str:
        """With one decimal, unless it is whole."""
        return f"{value:.1f}".removesuffix(".0")

    def _shared_facts(self, points: Points) -> Iterator[Fact]:
        yield self._fact("average", self._number(points.average))
        yield self._fact("best", str(points.best))

    def _by_seats(self, records: Mapping[int, Points]) -> FactGroup:
        facts = [
            Fact(self.app.say("ui.records.seats", count=seats), self._won(points))
            for seats, points in records.items()
        ]
        return FactGroup(self.app.say("ui.records.by-seats"), tuple(facts))

    def _won(self, points: Points) -> str:
        return str(self.app.say("ui.records.won", count=points.plays, wins=points.wins))

    def _show(self, groups: Iterable[FactGroup]) -> None:
        self.ids.list.add_widget(FactList(groups=list(groups)))


class StatisticsScreen(RecordsScreen):
    route: StatisticsRoute

    def title(self) -> str:
        return str(self.app.say("ui.records"))

    def _fill(self) -> None:
        players, games = statistics.players(self._games), statistics.games_played(self._games)
        if not players:
            say = self.app.say
            nothing = EmptyState(
                icon="chart-line",
                title=say("ui.history.empty"),
                text=say("ui.history.empty-text"),
            )
            self.ids.list.add_widget(nothing)
            return
        self._section("players", [self._player(record) for record in players])
        self._section("games", [self._game(record) for record in games])

    def _section(self, name: str, rows: list[RowCard]) -> None:
        self.ids.list.add_widget(SectionTitle(text=self.app.say(f"ui.records.{name}")))
        card = Card(padding=0, spacing=0)
        for row in rows:
            row.divided = row is not rows[-1]
            card.add_widget(row)
        self.ids.list.add_widget(card)

    def _player(self, record: PlayerRecord) -> RowCard:
        won = self.app.say("ui.records.won", count=record.plays, wins=record.wins)
        row = RowCard(text=record.name, subtitle=won, colour=record.colour)
        row.bind(on_release=lambda _: self.app.navigator.go(PlayerRecordRoute(record.name)))
        return row

    def _game(self, record: GameRecord) -> RowCard:
        row = RowCard(
            text=self.app.say(f"game.{record.game}"),
            subtitle=self.app.say("ui.history.count", count=record.plays),
            icon=EMBLEMS[record.game],
            tile=True,
            game=record.game,
        )
        row.bind(on_release=lambda _: self.app.navigator.go(GameRecordRoute(record.game)))
        return row


class PlayerRecordScreen(RecordsScreen):
    route: PlayerRecordRoute

    def title(self) -> str:
        return self.route.name

    def _fill(self) -> None:
        found = [one for one in statistics.players(self._games) if one.name == self.route.name]
        for record in found:  # none when the last match of somebody was deleted meanwhile
            self._show(self._groups(record))

    def _groups(self, record: PlayerRecord) -> Iterator[FactGroup]:
        say = self.app.say
        yield FactGroup(say("ui.records.all-games"), tuple(self._overall(record)))
        for game, points in record.by_game.items():
            facts = (self._fact("wins", self._won(points)), *self._shared_facts(points))
            yield FactGroup(say(f"game.{game}"), facts)
        yield self._by_seats(record.by_seats)
        against = tuple(self._against(one) for one in record.against)
        yield FactGroup(say("ui.records.against"), against)

    def _overall(self, record: PlayerRecord) -> Iterator[Fact]:
        say = self.app.say
        yield self._fact("wins", say("ui.records.won", count=record.plays, wins=record.wins))
        yield self._fact("longest-streak", str(record.longest_streak))
        yield self._fact("present-streak", str(record.present_streak))
        if record.nemesis:
            yield self._fact("nemesis", record.nemesis.name)

    def _against(self, one: Against) -> Fact:
        return Fact(one.name, self.app.say("ui.records.ahead", ahead=one.ahead, behind=one.behind))


class GameRecordScreen(RecordsScreen):
    route: GameRecordRoute

    def title(self) -> str:
        return str(self.app.say(f"game.{self.route.game}"))

    def _fill(self) -> None:
        found = [one for one in statistics.games_played(self._games) if one.game == self.route.game]
        for record in found:
            self._show(self._groups(record))

    def _groups(self, record: GameRecord) -> Iterator[FactGroup]:
        yield FactGroup(self.app.say("ui.records.all-plays"), tuple(self._overall(record)))
        for seats, points in record.by_seats.items():
            title = self.app.say("ui.records.seats", count=seats)
            yield FactGroup(title, tuple(self._shared_facts(points)))

    def _overall(self, record: GameRecord) -> Iterator[Fact]:
        say = self.app.say
        yield self._fact("plays", str(record.plays))
        if record.minutes is not None:
            yield self._fact("length", say("ui.records.minutes", count=round(record.minutes)))
        yield self._fact("average", self._number(record.average))
        yield self._fact("best", say("ui.records.best-by", best=record.best, name=record.best_by))


load_kv("screens/records")
