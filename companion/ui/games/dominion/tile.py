"""A pile of the supply as a tile: name, cost, what is left."""

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from companion.games.dominion import facts
from companion.ui.loader import load_kv
from companion.ui.palette import DOMINION_TYPES, Rgba
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Figure, HugText, Icon, OneLine

__all__ = ["Figure", "HugText", "Icon", "OneLine", "PileTile", "TrashTile", "looks_of"]

GLYPHS = {
    "treasure": "circle-multiple",
    "victory": "shield",
    "reaction": "shield-half-full",
    "attack": "sword",
    "curse": "skull",
}


class PileTile(Tappable, Surface, BoxLayout):
    """Lit when a tap on it does something; an empty one says so and stays in its place."""

    card = StringProperty()
    cost = StringProperty()
    left = StringProperty()
    empty = BooleanProperty(False)
    lit = BooleanProperty(False)
    marked = NumericProperty(0)  # how many of it are chosen
    kind = OptionProperty("action", options=tuple(DOMINION_TYPES))
    glyph = StringProperty()
    type_colour = ColorProperty(DOMINION_TYPES["action"])


class TrashTile(Tappable, Surface, BoxLayout):
    """What was trashed: no pile, but it lies beside them."""

    note = StringProperty()
    count = NumericProperty(0)


def looks_of(card: str) -> tuple[str, str, Rgba]:
    """The kind a card shows, its glyph and its colour: the most telling of its types."""
    types = facts.card(card).types
    kind = next((kind for kind in GLYPHS if kind in types), "action")
    return kind, GLYPHS.get(kind, ""), DOMINION_TYPES[kind]


load_kv("games/dominion/tile")
