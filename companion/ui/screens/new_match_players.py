"""Who sits where: the step of the new match that every game shares."""

from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.referee.game import Player
from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import LinkButton, OutlineButton, PrimaryButton
from companion.ui.widgets.cards import SectionTitle
from companion.ui.widgets.chips import ChoiceRow, Option
from companion.ui.widgets.fields import TextField
from companion.ui.widgets.seats import SeatList, free_colour
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.text import HugText, Text

__all__ = [
    "ChoiceRow",
    "HugText",
    "LinkButton",
    "OutlineButton",
    "PlayersStep",
    "SeatList",
    "SectionTitle",
    "Text",
]

MOST_NAMES = 12  # people who played before, to be seated with one tap


class PlayersStep(BoxLayout):
    """Known people are seated with one tap; a tap on a name says who starts."""

    wizard = ObjectProperty()

    def __init__(self, wizard: Any, **properties: Any) -> None:
        super().__init__(wizard=wizard, **properties)
        seats = self.ids.seats
        seats.players = list(wizard.new.players)
        seats.first = wizard.new.first
        seats.bind(on_change=self._changed)
        self._show()

    def seats_text(self) -> str:
        game, say = self.wizard.game, self.wizard.app.say
        least, most = game.seats.start, game.seats.stop - 1
        return str(say("ui.new.seats", least=least, most=most))

    def draw_lot(self) -> None:
        """Chance says who starts."""
        seats = self.ids.seats
        if seats.players:
            seats.start(self.wizard.chance.randrange(len(seats.players)))

    def ask_name(self) -> None:
        """A name nobody has typed before."""
        say = self.wizard.app.say
        sheet = BottomSheet(title=say("ui.new.name"))
        field = TextField(clear_text=say("ui.clear"))
        field.bind(on_enter=lambda _: self._take_name(sheet, field))
        sheet.add_widget(field)
        done = sheet.add_button(PrimaryButton(text=say("ui.new.sit-down")))
        done.bind(on_release=lambda _: self._take_name(sheet, field))
        sheet.bind(on_opened=lambda _: setattr(field.entry, "focus", True))
        sheet.open()

    def _take_name(self, sheet: BottomSheet, field: TextField) -> None:
        name, say = " ".join(field.text.split()), self.wizard.app.say
        players = self.ids.seats.players
        if not name:
            field.error = say("ui.new.name-empty")
        elif name in [player.name for player in players]:
            field.error = say("ui.new.name-twice", name=name)
        else:
            field.entry.focus = False
            sheet.close()
            self._seat(Player(name, free_colour(players)))

    def _seat(self, player: Player) -> None:
        if len(self.ids.seats.players) < self.wizard.game.seats.stop - 1:
            self.ids.seats.seat(player)

    def _changed(self, seats: SeatList) -> None:
        self.wizard.change(players=tuple(seats.players), first=seats.first)
        self._show()

    def _show(self) -> None:
        """Whoever is not seated yet can be."""
        seated = {player.name for player in self.ids.seats.players}
        known = [
            player for player in self.wizard.app.store.players.known() if player.name not in seated
        ]
        full = len(seated) >= self.wizard.game.seats.stop - 1
        self.ids.known.options = [
            Option(player.name, player.name, colour=player.colour, refused=full)
            for player in known[:MOST_NAMES]
        ]
        self.ids.known.chosen = None
        self.ids.known_title.text = self.wizard.app.say(
            "ui.new.known" if known else "ui.new.nobody-known"
        )

    def seat_known(self, name: str) -> None:
        known = {player.name: player for player in self.wizard.app.store.players.known()}
        self._seat(Player(name, known[name].colour))


load_kv("screens/new_match_players")
