"""Two sheets: what the player on turn trades with somebody, and with the bank.

A cell never says what somebody holds: whether a trade is possible is told only when it is tried.
"""

from typing import Any

from companion.games.catan import actions as act
from companion.games.catan import board as places
from companion.games.catan.facts import RESOURCES
from companion.games.catan.hand import KIND_NUMBER
from companion.ui.games.catan.parts import PlayerTile, tiles
from companion.ui.games.catan.picking import CardPicker, KindRow
from companion.ui.games.catan.sheets import CatanSheet
from companion.ui.widgets.cards import SectionTitle
from companion.ui.widgets.text import Icon, Text


class TradeSheet(CatanSheet):
    """What is given, what is taken, and a tap on the partner trades."""

    def __init__(self, board: Any, **properties: Any) -> None:
        say, seat = board.say, board.state.turn.seat
        super().__init__(board, say("catan.play.trade-with"), **properties)
        self.gives = CardPicker(say, say("catan.play.gives", seat=board.name(seat)))
        self.takes = CardPicker(say, say("catan.play.takes", seat=board.name(seat)))
        for part in (self.gives, self.takes):
            self.add_widget(part)
            part.bind(on_change=lambda _: self._show())
        self.add_widget(SectionTitle(text=say("catan.play.partner")))
        self._partners = [self._partner(other) for other in board.state.others(seat)]
        self.add_widget(tiles(*self._partners, most=3))
        self._show()

    def _partner(self, seat: int) -> PlayerTile:
        board = self._board
        note = str(board.state.hands.size(seat))
        tile = PlayerTile(name=board.name(seat), colour=board.colour(seat), note=note, icon="cards")
        tile.bind(on_release=lambda _: self._trade(seat))
        return tile

    def _show(self) -> None:
        """Pale until there is something on both sides; also then a tap is answered."""
        for tile in self._partners:
            tile.refused = not (self.gives.cards and self.takes.cards)

    def _trade(self, partner: int) -> None:
        swap = act.Swap(self.gives.cards, self.takes.cards)
        if self._board.play.do(act.TradeWithPlayer(partner, swap)):
            self.close()


class BankSheet(CatanSheet):
    """Gives at the best rate there is; a tap on what is taken trades."""

    def __init__(self, board: Any, **properties: Any) -> None:
        say = board.say
        super().__init__(board, say("catan.play.trade-with-bank"), **properties)
        self._rates = {
            resource: rates[0]
            for resource, rates in zip(
                RESOURCES, places.rates(board.state, board.state.turn.seat), strict=True
            )
        }
        self._given = ""
        self.gives, self.takes = KindRow(say), KindRow(say)
        self.gives.bind(on_pick=lambda _, resource: self._give(resource))
        self.takes.bind(on_pick=lambda _, resource: self._take(resource))
        self._add(say("catan.play.gives-bank"), self.gives)
        self.add_widget(Icon(name="arrow-down", ink="ink2", pos_hint={"center_x": 0.5}))
        self._add(say("catan.play.takes-bank"), self.takes)
        self.add_widget(Text(text=self._left(), role="label", ink="ink2"))
        self._show()

    def _add(self, title: str, row: KindRow) -> None:
        self.add_widget(SectionTitle(text=title))
        self.add_widget(row)

    def _left(self) -> str:
        """What the bank has, for whoever wonders why a kind cannot be taken."""
        bank = self._board.state.bank
        cards = tuple(name for name, n in zip(RESOURCES, bank, strict=True) for _ in range(n))
        told = self._board.play.app.words.things("catan.resource", cards)
        return str(self._board.say("catan.play.bank-has", cards=told))

    def _give(self, resource: str) -> None:
        self._given = resource
        self._show()

    def _show(self) -> None:
        for cell in self.gives.cells:
            cell.figure = str(self._rates[cell.resource])
            cell.chosen = cell.resource == self._given
        for cell in self.takes.cells:
            there = self._board.state.bank[KIND_NUMBER[cell.resource]] > 0
            cell.refused = cell.resource == self._given or not there
            cell.figure = "–" if cell.refused else "1"

    def _take(self, resource: str) -> None:
        """Without a kind that is given there is nothing to be tried yet."""
        if not self._given:
            self.subtitle = self._board.say("catan.play.first-gives")
            return
        count = self._rates[self._given]
        if self._board.play.do(act.TradeWithBank(self._given, count, resource)):
            self.close()
