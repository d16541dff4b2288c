"""The round card: the food due, the harvest, what the town builds, the ship to come."""

from collections.abc import Iterator
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.le_havre import facts
from companion.games.le_havre.state import State
from companion.ui.loader import load_kv
from companion.ui.theme import theme
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

    def fitting(self, text: str, width: float, figure: float, size: float) -> str:
        """The word if there is room for all of it; the glyph says it too."""
        taken = theme.glyph_small + figure + 2 * theme.s4
        return text if natural_width(text, size, False) <= width - taken else ""


class RoundInfo(BoxLayout):
    """In one line. In the final phase no round card lies there."""

    def show(self, board: Any) -> None:
        self.clear_widgets()
        for icon, text, figure in round_facts(board):
            self.add_widget(RoundFact(icon=icon, text=text, figure=figure))


def round_facts(board: Any) -> Iterator[tuple[str, str, str]]:
    state: State = board.state
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
