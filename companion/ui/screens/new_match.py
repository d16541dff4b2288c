"""New match: which game, who sits where, the game's own choices, and what to lay out."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.referee import registry
from companion.referee.game import Player, Setup, check_players
from companion.referee.ruling import Refusal
from companion.store import Summary
from companion.ui import wizard
from companion.ui.games import face, playable
from companion.ui.loader import load_kv
from companion.ui.palette import EMBLEMS
from companion.ui.routes import PlayRoute
from companion.ui.screens.answers import answer
from companion.ui.screens.reading import open_article
from companion.ui.screens.screen import AppScreen
from companion.ui.screens.seating import Seating
from companion.ui.theme import theme
from companion.ui.widgets.bars import FootBar, StepBar, TopBar
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.cards import RowCard, SectionTitle
from companion.ui.widgets.fact_list import FactList
from companion.ui.widgets.text import Text

__all__ = ["FootBar", "NewMatchScreen", "PrimaryButton", "StepBar", "TopBar"]


class Column(BoxLayout):
    """The parts of a step below each other."""


class NewMatchScreen(AppScreen):
    """Four steps; back goes one step back, and what was chosen stays chosen."""

    def __init__(self, app: Any, route: Any, **properties: Any) -> None:
        self.chance = random.SystemRandom()
        self.new = wizard.load(app.store, [entry.id for entry in playable()])
        super().__init__(app, route, **properties)
        if route.again:
            self._begin_again(route.again)
        if len(playable()) == 1 and self.new.step == "game":
            self._choose_game(playable()[0].id)
        self._show()

    def left(self) -> None:
        theme.game = "app"

    def back(self) -> bool:
        first = wizard.STEPS[1 if len(playable()) == 1 else 0]
        if self.new.step == first:
            return False
        self._go_to(self.new.before())
        return True

    # What the steps may ask for

    @property
    def game(self) -> Any:
        return registry.game(self.new.game)

    def change(self, **changes: Any) -> None:
        """Something was chosen: it is kept at once."""
        self.new = replace(self.new, **changes)
        wizard.keep(self.app.store, self.new)
        self._show_next()

    def last_match(self) -> Summary | None:
        """The last finished match of this game: the next one may depend on it."""
        finished = self.app.store.matches.finished()
        return next((match for match in finished if match.game == self.new.game), None)

    def read(self, article_id: str) -> None:
        open_article(self.app, article_id)

    # The steps

    def go_on(self) -> None:
        try:
            self._check()
        except Refusal as refusal:
            names = [player.name for player in self.new.players]
            answer(self.app, refusal, names, self.game)
            return
        if self.new.step == wizard.STEPS[-1]:
            self._begin()
        else:
            self._go_to(self.new.after())

    def _check(self) -> None:
        match self.new.step:
            case "players":
                check_players(Setup(players=self.new.players), self.game.seats)
            case "rules":
                self.game.set_up(self._setup())

    def _go_to(self, new: wizard.NewMatch) -> None:
        self.new = new
        wizard.keep(self.app.store, new)
        self._show()

    def _show(self) -> None:
        theme.game = self.new.game or "app"
        self.ids.steps.names = [self.app.say(f"ui.new.step.{step}") for step in wizard.STEPS]
        self.ids.steps.current = wizard.STEPS.index(self.new.step)
        self.ids.list.clear_widgets()
        self.ids.list.add_widget(self._step())
        self.ids.scroll.scroll_y = 1
        self._show_next()

    def _step(self) -> Widget:
        make: Callable[[], Widget] = {
            "game": self._games,
            "players": self._players,
            "rules": lambda: face(self.new.game).Rules(self),
            "set-up": self._lay_out,
        }[self.new.step]
        return make()

    def _show_next(self) -> None:
        button = self.ids.next
        last = self.new.step == wizard.STEPS[-1]
        button.text = self.app.say("ui.new.begin" if last else f"ui.new.next.{self.new.step}")
        button.icon_after = "" if last else "arrow-right"
        self.ids.foot.height = 0 if self.new.step == "game" else self.ids.foot.full_height
        self.ids.foot.opacity = 0 if self.new.step == "game" else 1
        self.ids.foot.disabled = self.new.step == "game"
        button.refused = self.new.step == "players" and not self._enough_players()

    def _enough_players(self) -> bool:
        return len(self.new.players) in self.game.seats

    def _players(self) -> Widget:
        seating = Seating(
            self.app, self.game, self.new.players, first=self.new.first, starting=True
        )
        seating.bind(on_change=lambda _: self.change(players=seating.players, first=seating.first))
        column = Column()
        column.add_widget(seating)
        column.add_widget(SectionTitle(text=self.app.say("ui.new.who-starts")))
        lot = OutlineButton(text=self.app.say("ui.new.by-lot"), icon="shuffle-variant")
        lot.bind(on_release=lambda _: self._draw_lot(seating))
        column.add_widget(lot)
        return column

    def _draw_lot(self, seating: Seating) -> None:
        if seating.players:
            seating.start(self.chance.randrange(len(seating.players)))

    # The first step: the game

    def _games(self) -> Widget:
        box = Column()
        for entry in playable():
            box.add_widget(self._game_row(entry))
        return box

    def _game_row(self, entry: registry.Entry) -> RowCard:
        seats = self.app.say("ui.new.seats", least=entry.least_players, most=entry.most_players)
        row = RowCard(
            text=self.app.say(f"game.{entry.id}"),
            subtitle=seats,
            icon=EMBLEMS[entry.id],
            tile=True,
            game=entry.id,
            trailing_icon="chevron-right",
            framed=True,
        )
        row.bind(on_release=lambda _: self._choose_game(entry.id))
        return row

    def _choose_game(self, game_id: str) -> None:
        """The same people are proposed again, as far as there are seats for them."""
        if game_id != self.new.game:
            seats = registry.game(game_id).seats
            players = self.new.players or self._last_players()
            self.new = wizard.NewMatch(game=game_id, players=players[: seats.stop - 1])
        self._go_to(replace(self.new, step="players"))

    def _last_players(self) -> tuple[Player, ...]:
        matches = [*self.app.store.matches.in_progress(), *self.app.store.matches.finished()]
        latest = max(matches, key=lambda match: match.started, default=None)
        return latest.players if latest else ()

    def _begin_again(self, match_id: str) -> None:
        """The same people and the same choices as in a finished match, to be changed at will."""
        setup = self.app.store.matches.open(match_id).setup
        game = self.app.store.matches.summary(match_id).game
        choices = face(game).choices_of(setup)
        self.new = wizard.NewMatch("players", game, setup.players, None, choices)

    # The last step: what to lay out

    def _setup(self) -> Any:
        return face(self.new.game).make_setup(self, self.chance.randrange)

    def _lay_out(self) -> Widget:
        self._freeze_chance()
        setup = self._setup()
        box = Column()
        starter = setup.players[setup.first].name
        box.add_widget(Text(text=self.app.say("ui.new.starts", name=starter), role="heading"))
        state = self.game.set_up(setup)
        groups = face(self.new.game).lay_out(self.app.words, setup, state)
        box.add_widget(FactList(groups=groups, ticking=True))
        return box

    def _freeze_chance(self) -> None:
        """What was left to chance is decided now: what is laid out is what is played."""
        setup = self._setup()
        choices = face(self.new.game).choices_of(setup)
        self.change(first=setup.first, choices={**self.new.choices, **choices})

    def _begin(self) -> None:
        setup = self._setup()
        match = self.app.store.matches.create(setup, self.game)
        self.app.store.players.remember(setup.players)
        wizard.forget(self.app.store)
        self.app.navigator.replace(PlayRoute(match.id))


load_kv("screens/new_match")
