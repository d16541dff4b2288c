"""The two development cards that ask for more: Year of Plenty and Monopoly."""

from typing import Any

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.catan.actions import PlayMonopoly, PlayYearOfPlenty
from companion.games.catan.turn.cards import plenty
from companion.ui.games.catan.picking import CardPicker, KindRow
from companion.ui.games.catan.sheets import CatanSheet
from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import PrimaryButton
from companion.ui.widgets.cards import SectionTitle
from companion.ui.widgets.numbers import Stepper
from companion.ui.widgets.signs import Sign
from companion.ui.widgets.text import OneLine

__all__ = ["MonopolySheet", "OneLine", "PlentySheet", "Sign", "Stepper"]


class PlentySheet(CatanSheet):
    """Two cards of the player's choice; fewer where the bank has fewer."""

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(board, board.say("catan.card.year_of_plenty"), **properties)
        self._due = plenty(board.state)
        name = board.name(board.state.turn.seat)
        title = board.say("catan.play.takes", seat=name)
        self.picker = CardPicker(board.say, title, most=self._due)
        self.picker.bind(on_change=lambda _: self._show())
        self.add_widget(self.picker)
        self._button = self.add_button(PrimaryButton())
        self._button.bind(on_release=lambda _: self._finish())
        self._show()

    def _show(self) -> None:
        has = self.picker.cards.total()
        self._button.text = self._board.say("catan.play.take-cards", has=has, needs=self._due)
        self._button.refused = has != self._due

    def _finish(self) -> None:
        if self._board.play.do(PlayYearOfPlenty(self.picker.cards)):
            self.close()


class HandedRow(BoxLayout):
    """How many cards a player hands over."""

    name = StringProperty()
    colour = StringProperty("red")
    most = NumericProperty(0)


class MonopolySheet(CatanSheet):
    """A resource, and what each of the others hands over. Nothing is filled in beforehand: what
    the app knows of a hand is not for the table to see."""

    def __init__(self, board: Any, **properties: Any) -> None:
        say = board.say
        super().__init__(board, say("catan.card.monopoly"), **properties)
        self._resource = ""
        self.kinds = KindRow(say)
        self.kinds.bind(on_pick=lambda _, resource: self._choose(resource))
        self.add_widget(SectionTitle(text=say("catan.play.monopoly-of")))
        self.add_widget(self.kinds)
        self.add_widget(SectionTitle(text=say("catan.play.handed")))
        self.rows = {seat: self._row(seat) for seat in board.state.others(board.state.turn.seat)}
        for row in self.rows.values():
            self.add_widget(row)
        self._button = self.add_button(PrimaryButton())
        self._button.bind(on_release=lambda _: self._finish())
        self._show()

    def _row(self, seat: int) -> HandedRow:
        board = self._board
        row = HandedRow(name=board.name(seat), colour=board.colour(seat))
        row.most = board.state.hands.size(seat)
        row.ids.stepper.bind(on_change=lambda *_: self._show())
        return row

    def _handed(self) -> tuple[int, ...]:
        numbers = {seat: int(row.ids.stepper.value) for seat, row in self.rows.items()}
        return tuple(numbers.get(seat, 0) for seat in self._board.state.seats)

    def _choose(self, resource: str) -> None:
        self._resource = resource
        self._show()

    def _show(self) -> None:
        for cell in self.kinds.cells:
            cell.chosen = cell.resource == self._resource
        total = sum(self._handed())
        self._button.text = self._board.say("catan.play.monopoly", count=total)
        self._button.refused = not self._resource

    def _finish(self) -> None:
        if not self._resource:
            self.subtitle = self._board.say("catan.play.first-resource")
        elif self._board.play.do(PlayMonopoly(self._resource, self._handed())):
            self.close()


load_kv("games/catan/card_sheets")
