"""Who played: known names at a tap, others typed. A step of score only."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.referee.game import Player
from companion.store.players import same_name
from companion.ui.loader import load_kv
from companion.ui.score_entry import ScoreEntry
from companion.ui.screens.answers import attempt
from companion.ui.widgets.bars import FootBar
from companion.ui.widgets.buttons import IconButton, PrimaryButton, TonalButton
from companion.ui.widgets.cards import Card, SectionTitle
from companion.ui.widgets.chips import ChoiceRow, Option
from companion.ui.widgets.fields import FieldBox
from companion.ui.widgets.repeating import show_items
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.text import HugText, OneLine, Text

__all__ = [
    "Card",
    "ChoiceRow",
    "FieldBox",
    "FootBar",
    "HugText",
    "IconButton",
    "OneLine",
    "PrimaryButton",
    "ScorePlayers",
    "SectionTitle",
    "Sign",
    "Text",
    "TonalButton",
]


@dataclass(frozen=True, slots=True)
class _Seated:
    player: Player
    name: str
    colour: str
    first: bool


class SeatedLine(BoxLayout):
    """Somebody who played, with the way up and the way out."""

    __events__ = ("on_up", "on_out")

    player = ObjectProperty()
    name = StringProperty()
    colour = StringProperty("red")
    first = BooleanProperty(False)
    up_text = StringProperty()
    out_text = StringProperty()

    def on_up(self) -> None:
        """The arrow was tapped."""

    def on_out(self) -> None:
        """The cross was tapped."""


class ScorePlayers(BoxLayout):
    """Those seated in order, and below them who else there is. `on_ready`: they are complete."""

    __events__ = ("on_ready",)

    app = ObjectProperty()
    entry = ObjectProperty()

    def __init__(self, app: Any, entry: ScoreEntry, **properties: Any) -> None:
        self._known = app.store.players.known()
        super().__init__(app=app, entry=entry, **properties)
        self._show()

    def on_ready(self) -> None:
        """On to the numbers."""

    def seats(self) -> str:
        least, most = self.entry.game.seats.start, self.entry.game.seats.stop - 1
        return str(self.app.say("ui.form.seats", least=least, most=most))

    def sit_down(self, name: str) -> bool:
        """Gives somebody a seat, in the colour they last played if it is free."""
        colour = next((known.colour for known in self._known if known.name == name), "")
        return self._try(lambda: self.entry.sit_down(name, colour))

    def add_typed(self) -> None:
        """Seats whoever was typed; a name that is refused stays to be mended."""
        field = self.ids.name
        name = same_name(field.text)
        if name and self.sit_down(name):
            field.text = ""

    def go_on(self) -> None:
        self.add_typed()
        if not self.ids.name.text.strip() and self._try(self.entry.begin_counting):
            self.dispatch("on_ready")

    def _try(self, change: Callable[[], None]) -> bool:
        made = attempt(self.app, change, self.entry.names, self.entry.game)
        self._show()
        return made

    def _show(self) -> None:
        players = self.entry.players
        seated = [
            _Seated(player, player.name, player.colour, player == players[0]) for player in players
        ]
        show_items(self.ids.seated, seated, self._make)
        names = {player.name for player in players}
        self.ids.known.options = [
            Option(known.name, known.name, colour=known.colour)
            for known in self._known
            if known.name not in names
        ]
        self.ids.known.chosen = None

    def _make(self) -> SeatedLine:
        say = self.app.say
        line = SeatedLine(up_text=say("ui.form.up"), out_text=say("ui.form.out"))
        line.bind(on_up=lambda line: self._try(lambda: self.entry.move_up(line.player)))
        line.bind(on_out=lambda line: self._try(lambda: self.entry.get_up(line.player)))
        return line


load_kv("screens/score_players")
