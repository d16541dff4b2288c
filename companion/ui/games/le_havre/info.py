"""The round card: the food due, the harvest, what the town builds, the ship to come."""

from collections.abc import Iterator
from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.le_havre import facts
from companion.games.le_havre.state import State
from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.repeating import in_order
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.text import Figure, HugText, natural_width

__all__ = ["Figure", "HugText", "RoundInfo", "Sign"]

FOOD_ICON, HARVEST_ICON, TOWN_ICON, SHIP_ICON = (
    "silverware-fork-knife",
    "barley",
    "town-hall",
    "ferry",
)


class RoundFact(BoxLayout):
    """One thing the round card says: its glyph, a word where there is room, and a figure."""

    icon = StringProperty()
    text = StringProperty()
    figure = StringProperty()
    wordy = BooleanProperty(True)

    def natural(self) -> float:
        """As wide as it would like to be."""
        word = natural_width(self.text, theme.type["label"].size, False) if self.wordy else 0
        figure = natural_width(self.figure, theme.type["row"].size, True) if self.figure else 0
        return float(theme.glyph_small + word + figure + 3 * theme.s4)


class RoundInfo(BoxLayout):
    """In one line. Where not all words fit, the glyphs say it. The final phase has no card."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("width", self._fit)
        theme.follow(self)

    def restyle(self) -> None:
        self._fit()

    def show(self, board: Any) -> None:
        self.clear_widgets()
        for icon, text, figure in round_facts(board):
            self.add_widget(RoundFact(icon=icon, text=text, figure=figure))
        self._fit()

    def _fit(self, *_: Any) -> None:
        """Each gets its share of the width; the last words go first."""
        parts = in_order(self)
        for part in parts:
            part.wordy = True
        for part in reversed(parts):
            part.wordy = sum(each.natural() for each in parts) <= self.width - 2 * theme.s8
        for part in parts:
            part.size_hint_x = part.natural()


def round_facts(board: Any) -> Iterator[tuple[str, str, str]]:
    state: State = board.state
    if state.over:
        return
    if state.final:
        yield "flag-checkered", board.say("le_havre.play.last-actions"), ""
        return
    card = state.round_card
    yield FOOD_ICON, board.say("le_havre.play.food"), str(card.food)
    if card.harvest:
        yield HARVEST_ICON, board.say("le_havre.play.harvest"), ""
    if card.town:
        yield TOWN_ICON, board.say(f"le_havre.play.town.{card.town}"), ""
    ship = facts.ships()[card.ship]
    name = board.play.app.words.name("le_havre.ship_type", ship.type)
    yield SHIP_ICON, name, str(ship.value)


load_kv("games/le_havre/info")
