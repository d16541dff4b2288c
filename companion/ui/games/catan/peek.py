"""A private peek: a hand shows as long as a finger holds its owner's plate, and never otherwise."""

from typing import Any

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.catan.facts import RESOURCES
from companion.games.catan.state import State
from companion.ui.games.catan.parts import tiles
from companion.ui.games.catan.sheets import CatanSheet
from companion.ui.loader import load_kv
from companion.ui.widgets.signs import Amount, Amounts, Sign
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import OneLine, Text

__all__ = ["Amounts", "OneLine", "Sign", "hand_amounts", "open_peek"]


def hand_amounts(state: State, seat: int) -> list[Amount]:
    """What is in a hand; of a kind of which that is not certain, the least and the most."""
    span = state.hands.span(seat)
    return [
        Amount(str(least) if least == most else f"{least}-{most}", good=f"catan.{resource}")
        for resource, least, most in zip(RESOURCES, span.least, span.most, strict=True)
    ]


class ShownHand(Surface, BoxLayout):
    """Above the plates, where no finger covers it; empty but for a hint while nobody holds one."""

    hint = StringProperty()
    hand = ListProperty()


class PeekPlate(Tappable, Surface, BoxLayout):
    """A player's plate, to be held down."""

    colour = StringProperty("red")
    held = BooleanProperty(False)

    def on_state(self, _: Any, state: str) -> None:
        self.held = state == "down"


def open_peek(board: Any) -> CatanSheet:
    """The other hand over the screen keeps the others from looking along."""
    say = board.say
    sheet = CatanSheet(board, say("catan.play.peek"))
    shown = ShownHand(hint=say("catan.play.peek-hold"))
    sheet.add_widget(shown)
    sheet.add_widget(tiles(*(_plate(board, seat, shown) for seat in board.state.seats)))
    sheet.add_widget(Text(text=say("catan.play.peek-off"), role="label", ink="ink2"))
    sheet.open()
    return sheet


def _plate(board: Any, seat: int, shown: ShownHand) -> PeekPlate:
    plate = PeekPlate(text=board.name(seat), colour=board.colour(seat))

    def reveal(_: Any, held: bool) -> None:
        shown.hand = hand_amounts(board.state, seat) if held else []

    plate.bind(held=reveal)
    return plate


load_kv("games/catan/peek")
