"""Home: the matches on the table, the latest one drawn, and the way to a new one."""

from datetime import UTC, datetime
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.store import StoreTrouble, Summary
from companion.ui.games import face, playable
from companion.ui.loader import load_kv
from companion.ui.palette import EMBLEMS
from companion.ui.routes import (
    HomeRoute,
    NewMatchRoute,
    PlayRoute,
    RulebookRoute,
    ScoreOnlyRoute,
)
from companion.ui.screens.importing import open_import
from companion.ui.screens.screen import AppScreen
from companion.ui.widgets.bars import BarAction, NavBar, TopBar
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.cards import EmptyState, RowCard, SectionTitle
from companion.ui.widgets.players import PlayerCell
from companion.ui.widgets.repeating import show_items
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.snackbar import SnackbarHost
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Figure, HugText, OneLine, Text
from companion.ui.window import LYING
from companion.words.moments import ago

__all__ = [
    "Figure",
    "HomeScreen",
    "HugText",
    "NavBar",
    "OneLine",
    "OutlineButton",
    "PrimaryButton",
    "Sign",
    "Text",
    "TopBar",
]


class PlayerPill(Surface, BoxLayout):
    """A player and the one public figure that matters, on the picture of the board."""

    name = StringProperty()
    colour = StringProperty("red")
    figure = StringProperty()
    figure_icon = StringProperty()
    notes = ListProperty()
    badges = ListProperty()
    has_turn = BooleanProperty(False)
    third = StringProperty()


class LatestMatch(Tappable, Surface, BoxLayout):
    """The match touched last: its board, its players, where it stands, and on with it.

    The board is drawn after the first frame: it wants the whole match, the words only its row.
    """

    subtitle = StringProperty()
    when = StringProperty()
    continue_text = StringProperty()
    beside = BooleanProperty(False)  # the words stand beside the picture, not below it

    def draw(self, picture: Any, cells: list[PlayerCell]) -> None:
        self.ids.picture.clear_widgets()
        self.ids.picture.add_widget(picture)
        show_items(self.ids.players, cells, PlayerPill)


class HomeScreen(AppScreen):
    def __init__(self, app: Any, route: HomeRoute, **properties: Any) -> None:
        super().__init__(app, route, **properties)
        self._deleted = route.deleted
        self.snackbars = SnackbarHost()
        self._draw_soon = Clock.create_trigger(self._draw_latest, 0)
        self._latest: tuple[LatestMatch, Summary] | None = None
        self._fill()

    def entered(self) -> None:
        self.app.navigator.add_widget(self.snackbars)
        if self._deleted:
            self._offer_restoring(self._deleted)
            self.app.navigator.remember(HomeRoute())  # offered once, not at every return

    def left(self) -> None:
        self._draw_soon.cancel()

    def actions(self) -> list[BarAction]:
        say = self.app.say
        return [
            BarAction("search", "magnify", say("ui.rulebook.find")),
            BarAction("import", "file-import-outline", say("ui.import")),
        ]

    def use(self, key: str) -> None:
        """What the glyphs of the top bar do."""
        if key == "import":
            open_import(self.app)
        else:
            self.app.navigator.go(RulebookRoute())

    def begin(self) -> None:
        self.app.navigator.go(NewMatchRoute())

    def score(self) -> None:
        self.app.navigator.go(ScoreOnlyRoute())

    # The matches

    def _fill(self) -> None:
        self.ids.matches.clear_widgets()
        matches = [one for one in self.app.store.matches.in_progress() if one.game in _games()]
        if not matches:
            self.ids.matches.add_widget(self._nothing_yet())
            return
        latest, *others = matches
        self._add_latest(latest)
        if others:
            self.ids.matches.add_widget(SectionTitle(text=self.app.say("ui.home.others")))
        for summary in others:
            self.ids.matches.add_widget(self._row(summary, summary is not others[-1]))

    def _add_latest(self, summary: Summary) -> None:
        card = LatestMatch(
            text=self.app.say(f"game.{summary.game}"),
            subtitle=self._stands(summary),
            when=self._when(summary),
            continue_text=self.app.say("ui.home.continue"),
            beside=self.app.arrangement == LYING,
            game=summary.game,
        )
        card.bind(on_release=lambda _: self._open(summary))
        card.bind(on_hold=lambda _: self._delete(summary))
        self._latest = (card, summary)
        self.ids.matches.add_widget(card)
        self._draw_soon()

    def _draw_latest(self, *_: Any) -> None:
        if self._latest is None:
            return
        card, summary = self._latest
        try:
            match = self.app.store.matches.open(summary.id)
        except StoreTrouble:  # told when somebody wants to go on with it
            return
        looks = face(summary.game)
        card.draw(looks.Picture(match), looks.cells(self.app, match))

    def _row(self, summary: Summary, divided: bool) -> RowCard:
        row = RowCard(
            text=self.app.say(f"game.{summary.game}"),
            subtitle=self._stands(summary),
            icon=EMBLEMS[summary.game],
            tile=True,
            game=summary.game,
            trailing=self._when(summary),
            trailing_colours=[player.colour for player in summary.players],
            divided=divided,
        )
        row.bind(on_release=lambda _: self._open(summary))
        row.bind(on_hold=lambda _: self._delete(summary))
        return row

    def _stands(self, summary: Summary) -> str:
        """Where a match stands, from its row alone."""
        told = summary.headline
        if not isinstance(told.get("seat"), int) or told["seat"] >= len(summary.players):
            return str(self.app.words.list(player.name for player in summary.players))
        name = summary.players[told["seat"]].name
        return str(self.app.say("ui.home.stands", number=told.get("round", 1), name=name))

    def _when(self, summary: Summary) -> str:
        return ago(self.app.words, summary.touched, datetime.now(UTC))

    def _open(self, summary: Summary) -> None:
        self.app.navigator.go(PlayRoute(summary.id))

    def _delete(self, summary: Summary) -> None:
        """A held match is deleted; for a while that can be taken back."""
        self.app.store.matches.delete(summary.id)
        self._fill()
        self._offer_restoring(summary.id)

    def _offer_restoring(self, match_id: str) -> None:
        say = self.app.say
        self.snackbars.lift = self.ids.foot.top
        self.snackbars.show(
            say("ui.home.deleted"), say("ui.play.undo"), lambda: self._restore(match_id)
        )

    def _restore(self, match_id: str) -> None:
        self.app.store.matches.restore(match_id)
        self._fill()

    def _nothing_yet(self) -> EmptyState:
        say = self.app.say
        return EmptyState(
            icon="cards-playing-outline", title=say("ui.home.empty"), text=say("ui.home.empty-text")
        )


def _games() -> set[str]:
    return {entry.id for entry in playable()}


load_kv("screens/home")
