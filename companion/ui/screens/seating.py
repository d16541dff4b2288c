"""Who sits where: known people at a tap, others typed. For a new match and for score only."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.referee.game import Game, Player
from companion.referee.ruling import Refusal
from companion.store.players import same_name
from companion.ui.loader import load_kv
from companion.ui.screens.answers import answer
from companion.ui.widgets.buttons import LinkButton, PrimaryButton
from companion.ui.widgets.cards import SectionTitle
from companion.ui.widgets.chips import ChoiceRow, Option
from companion.ui.widgets.fields import TextField
from companion.ui.widgets.seats import SeatList, free_colour
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.text import HugText, Text

__all__ = ["ChoiceRow", "HugText", "LinkButton", "SeatList", "Seating", "SectionTitle", "Text"]

MOST_NAMES = 12  # people who played before, to be seated with one tap


class Seating(BoxLayout):
    """The seats, and below them who else there is. `starting`: a tap on a name says who starts."""

    __events__ = ("on_change",)

    app = ObjectProperty()
    game = ObjectProperty()
    starting = BooleanProperty(False)

    def __init__(self, app: Any, game: Game, players: Sequence[Player], **properties: Any) -> None:
        first = properties.pop("first", None)
        super().__init__(app=app, game=game, **properties)
        seats = self.ids.seats
        seats.players = list(players)
        seats.first = first
        seats.bind(on_change=lambda _: self._changed())
        self._show()

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(self.ids.seats.players)

    @property
    def first(self) -> int | None:
        first: int | None = self.ids.seats.first
        return first

    def on_change(self) -> None:
        """The user has changed who sits where, or who starts."""

    def start(self, seat: int) -> None:
        """This player starts."""
        self.ids.seats.start(seat)

    def how_many(self) -> str:
        least, most = self.game.seats.start, self.game.seats.stop - 1
        return str(self.app.say("ui.new.seats", least=least, most=most))

    def seat_known(self, name: str) -> None:
        known = {player.name: player for player in self.app.store.players.known()}
        self._seat(Player(name, known[name].colour))

    def ask_name(self) -> None:
        """A name nobody has typed before."""
        if self._full():  # before anybody types in vain
            self.refuse_another()
            return
        say = self.app.say
        sheet = BottomSheet(title=say("ui.new.name"))
        field = TextField(clear_text=say("ui.clear"))
        field.bind(on_enter=lambda _: self._take_name(sheet, field))
        sheet.add_widget(field)
        done = sheet.add_button(PrimaryButton(text=say("ui.new.sit-down")))
        done.bind(on_release=lambda _: self._take_name(sheet, field))
        sheet.bind(on_opened=lambda _: setattr(field.entry, "focus", True))
        sheet.open()

    def _take_name(self, sheet: BottomSheet, field: TextField) -> None:
        """Seats whoever was typed; a name that cannot be stays to be mended."""
        name = same_name(field.text)
        if not name:
            field.error = self.app.say("ui.new.name-empty")
        elif name in [player.name for player in self.players]:
            field.error = self.app.say("ui.new.name-twice", name=name)
        else:
            field.entry.focus = False
            sheet.close()
            self._seat(Player(name, free_colour(self.players)))

    def _seat(self, player: Player) -> None:
        if not self._full():
            self.ids.seats.seat(player)

    def refuse_another(self) -> None:
        """Says how many may sit at this table, as the referee would say it of one more."""
        seats = self.game.seats
        most = seats.stop - 1
        refusal = Refusal("table.seats", has=most + 1, least=seats.start, most=most)
        answer(self.app, refusal, [player.name for player in self.players], self.game)

    def _full(self) -> bool:
        return len(self.players) >= self.game.seats.stop - 1

    def _changed(self) -> None:
        self._show()
        self.dispatch("on_change")

    def _show(self) -> None:
        """Whoever is not seated yet can be."""
        seated = {player.name for player in self.players}
        known = [one for one in self.app.store.players.known() if one.name not in seated]
        self.ids.known.options = [
            Option(one.name, one.name, colour=one.colour, refused=self._full())
            for one in known[:MOST_NAMES]
        ]
        self.ids.known.chosen = None
        title = "ui.new.known" if known else "ui.new.nobody-known"
        self.ids.known_title.text = self.app.say(title)


load_kv("screens/seating")
