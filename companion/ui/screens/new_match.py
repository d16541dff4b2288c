"""New match: which game, who plays, and the game's own choices."""

import random
from typing import Any

from kivy.properties import ListProperty

from companion.referee import registry
from companion.referee.game import COLOURS, Player
from companion.referee.ruling import Refusal
from companion.ui.loader import load_kv
from companion.ui.routes import PlayRoute
from companion.ui.screens.screen import AppScreen
from companion.ui.widgets.bars import FootBar, TopBar
from companion.ui.widgets.buttons import PrimaryButton
from companion.ui.widgets.cards import SectionTitle
from companion.ui.widgets.chips import ChoiceRow, Option
from companion.ui.widgets.fields import TextField

__all__ = ["FootBar", "NewMatchScreen", "PrimaryButton", "SectionTitle", "TopBar"]


class NewMatchScreen(AppScreen):
    """Names in the order of the seats; the first player is drawn by lot."""

    fields = ListProperty()

    def __init__(self, *arguments: Any, **properties: Any) -> None:
        super().__init__(*arguments, **properties)
        self._game = registry.game(registry.ENTRIES[0].id)
        self._variant = self._game.variants[0]
        for seat in range(self._game.seats.stop - 1):
            self._add_field(seat)
        self._add_variants()

    def begin(self) -> None:
        chance = random.SystemRandom()
        try:
            setup = self._game.propose(self._players(), self._variant, chance.randrange)
            match = self.app.store.matches.create(setup, self._game)
        except Refusal as refusal:
            self.fields[0].error = self.app.words.refusal(refusal, (), self._game)
            return
        self.app.store.players.remember(setup.players)
        self.app.navigator.replace(PlayRoute(match.id))

    def _players(self) -> list[Player]:
        names = [field.text.strip() for field in self.fields]
        return [Player(name, COLOURS[seat]) for seat, name in enumerate(names) if name]

    def _add_field(self, seat: int) -> None:
        known = self.app.store.players.known()
        name = known[seat].name if seat < min(len(known), self._game.seats.start) else ""
        field = TextField(
            label=self.app.say("ui.new.seat", number=seat + 1),
            text=name,
            clear_text=self.app.say("ui.clear"),
        )
        self.fields.append(field)
        self.ids.list.add_widget(field)

    def _add_variants(self) -> None:
        row = ChoiceRow(
            options=[
                Option(variant, self.app.say(f"{self._game.id}.variant.{variant}"))
                for variant in self._game.variants
            ],
            chosen=self._variant,
        )
        row.bind(on_choose=self._choose_variant)
        self.ids.list.add_widget(SectionTitle(text=self.app.say("ui.new.variant")))
        self.ids.list.add_widget(row)

    def _choose_variant(self, _: Any, variant: str) -> None:
        self._variant = variant


load_kv("screens/new_match")
