"""What the last roll brought: who takes which cards, what the robber kept, what ran short."""

from typing import Any

from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout

from companion.referee.counts import Counts
from companion.referee.ruling import Happening
from companion.ui.games.catan import story
from companion.ui.games.catan.parts import HintLine
from companion.ui.loader import load_kv
from companion.ui.widgets.signs import Amount, Amounts, Sign
from companion.ui.widgets.surface import Surface

__all__ = ["Amounts", "HarvestBox", "Sign"]

TAKES, ROBBER_KEEPS = "catan.takes", "catan.robber-keeps"


class HarvestTag(Surface, BoxLayout):
    """A player's shape, and the cards that player takes."""

    colour = StringProperty("red")
    cards = ListProperty()


class HarvestRow(StackLayout):
    """Everybody who takes something, on as many lines as they need."""


class HarvestBox(BoxLayout):
    """Shown until the next step is done; empty when the last step was no roll."""

    def show(self, board: Any) -> bool:
        """Whether there is something to show."""
        self.clear_widgets()
        told = story.harvest(board.play.match.lines)
        takers = [one for one in told if one.what == TAKES]
        if takers:
            self.add_widget(self._row(board, takers))
        for one in told:
            if one.what != TAKES:
                self.add_widget(self._line(board, one))
        return bool(told)

    def _row(self, board: Any, takers: list[Happening]) -> HarvestRow:
        row = HarvestRow()
        for one in takers:
            tag = HarvestTag(colour=board.colour(one.fact("seat")), cards=_amounts(one))
            row.add_widget(tag)
        return row

    def _line(self, board: Any, one: Happening) -> HintLine:
        play = board.play
        icon = "robber" if one.what == ROBBER_KEEPS else "information-outline"
        return HintLine(icon=icon, text=play.app.words.happening(one, play.names, play.match.game))


def _amounts(one: Happening) -> list[Amount]:
    cards = one.fact("cards")
    counted = Counts.of(cards if isinstance(cards, tuple) else ())
    return [Amount(str(number), good=f"catan.{kind}") for kind, number in counted.items()]


load_kv("games/catan/harvest")
