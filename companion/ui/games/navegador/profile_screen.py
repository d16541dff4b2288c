"""The board profile: what is printed on the table's board, entered once, used in every match."""

from dataclasses import replace
from typing import Any

from kivy.properties import ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.games.navegador import printed
from companion.games.navegador.profile import Profile
from companion.referee import registry
from companion.ui.games.navegador.kept_profile import GAME, keep, kept_profile
from companion.ui.games.navegador.profile_entry import BorderEntry, KeyEntry, NameEntry
from companion.ui.games.navegador.profile_pages import (
    BORDERS,
    KINDS,
    NAMES,
    PAGES,
    PRICES,
    first_missing,
    kind_of,
    next_page,
    wanted_of,
)
from companion.ui.games.navegador.profile_sharing import open_profile_import, share_profile
from companion.ui.loader import load_kv
from companion.ui.routes import ProfileRoute
from companion.ui.screens.answers import attempt
from companion.ui.screens.screen import AppScreen
from companion.ui.theme import theme
from companion.ui.widgets.bars import BarAction, FootBar, TopBar
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.cards import Card, ProgressLine, RowCard
from companion.ui.widgets.snackbar import SnackbarHost
from companion.ui.widgets.text import Text

__all__ = ["FootBar", "ProfileScreen", "ProgressLine", "Text", "TopBar"]

ICONS = {
    PRICES: "factory",
    "coin": "cash-multiple",
    "chart": "clipboard-list-outline",
    "stack": "flag",
    NAMES: "note-text-outline",
    BORDERS: "map-outline",
}


class ProfileParts(BoxLayout):
    """What there is to read, and how much of it is known."""

    known = NumericProperty(0)
    wanted = NumericProperty(1)
    told = StringProperty()


class ProfileScreen(AppScreen):
    """The parts, or one page of them. Whatever is tapped is kept at once, and every page can be
    skipped: what is missing is asked for in a match, when it is needed."""

    title = StringProperty()
    actions = ListProperty()

    def __init__(self, app: Any, route: ProfileRoute, **properties: Any) -> None:
        theme.game = GAME
        super().__init__(app, route, **properties)
        self.snackbars = SnackbarHost()
        self.profile = kept_profile(app.store)
        self.page = route.page if route.page in PAGES else ""
        self._show()

    def entered(self) -> None:
        self.app.navigator.add_widget(self.snackbars)

    def left(self) -> None:
        theme.game = "app"

    def back(self) -> bool:
        if not self.page:
            return False
        self.turn_to("")
        return True

    def use(self, key: str) -> None:
        """A glyph of the top bar."""
        if key == "share":
            share_profile(self)
        else:
            open_profile_import(self)

    # What the pages may ask for

    def change(self, profile: Profile) -> bool:
        """Keeps a reading, or says in a sentence why the board cannot be like that."""
        game = registry.game(GAME)
        if not attempt(self.app, lambda: keep(self.app.store, profile), (), game):
            return False
        self.profile = profile
        self._show_foot()
        return True

    def take(self, profile: Profile) -> None:
        """A whole profile came in: from a file, or because everything is to be entered anew."""
        if self.change(profile):
            self._show()

    def turn_to(self, page: str) -> None:
        self.page = page
        self.app.navigator.remember(replace(self.route, page=page))
        self._show()

    def go_on(self) -> None:
        """To the next page on which something is missing; after the last one, to the parts."""
        self.turn_to(next_page(self.profile, self.page))

    # What is shown

    def _show(self) -> None:
        say = self.app.say
        self.title = (
            say(f"navegador.profile.page.{self.page}") if self.page else say("navegador.profile")
        )
        self.actions = (
            []
            if self.page
            else [
                BarAction("import", "folder-open-outline", say("navegador.profile.import")),
                BarAction("share", "share-variant", say("ui.share")),
            ]
        )
        self.ids.list.clear_widgets()
        self.ids.list.add_widget(self._page() if self.page else self._parts())
        self.ids.scroll.scroll_y = 1
        self._show_foot()

    def _page(self) -> Widget:
        if self.page == NAMES:
            return NameEntry(self)
        return BorderEntry(self) if self.page == BORDERS else KeyEntry(self)

    def _parts(self) -> Widget:
        wanted = printed.wanted(self.profile)
        known = len(wanted) - len(printed.missing(self.profile))
        parts = ProfileParts(
            known=known,
            wanted=len(wanted),
            told=self.app.say("navegador.profile.known", known=known, count=len(wanted)),
        )
        parts.ids.intro.text = self.app.say("navegador.profile.intro")
        card = Card(padding=(theme.s16, 0), spacing=0)
        for kind in KINDS:
            card.add_widget(self._part(kind))
        parts.ids.parts.add_widget(card)
        return parts

    def _part(self, kind: str) -> RowCard:
        values = wanted_of(self.profile, kind)
        known = sum(printed.is_read(self.profile, value) for value in values)
        row = RowCard(
            text=self.app.say(f"navegador.profile.part.{kind}"),
            subtitle=self.app.say(f"navegador.profile.part.{kind}-where"),
            icon=ICONS[kind],
            trailing=self.app.say("navegador.profile.share", known=known, count=len(values)),
            trailing_icon="check-circle" if known == len(values) else "chevron-right",
            divided=kind != KINDS[-1],
        )
        row.bind(on_release=lambda _: self.turn_to(self._first_page(kind)))
        return row

    def _first_page(self, kind: str) -> str:
        pages = [page for page in PAGES if kind_of(page) == kind]
        return next((page for page in pages if first_missing(self.profile, page)), pages[0])

    def _show_foot(self) -> None:
        say, foot = self.app.say, self.ids.foot
        foot.clear_widgets()
        if self.page:
            left = OutlineButton(text=say("navegador.profile.parts"), size_hint_x=0.6)
            left.bind(on_release=lambda _: self.turn_to(""))
            foot.add_widget(left)
            skips = bool(first_missing(self.profile, self.page))
            message = "navegador.profile.skip" if skips else "navegador.profile.next"
        else:
            complete = not printed.missing(self.profile)
            message = "navegador.profile.done" if complete else "navegador.profile.fill"
        on = PrimaryButton(text=say(message), icon_after="arrow-right" if self.page else "")
        on.bind(on_release=lambda _: self._leave_or_go_on())
        foot.add_widget(on)

    def _leave_or_go_on(self) -> None:
        if self.page or printed.missing(self.profile):
            self.go_on()
        else:
            self.app.navigator.back()


load_kv("games/navegador/profile_screen")
