"""Buying, selling and repaying loans, with what each card costs and brings."""

from collections.abc import Iterator
from typing import Any

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts, trade
from companion.games.le_havre.state import State
from companion.referee.action import Action
from companion.ui.games.le_havre.naming import card_title
from companion.ui.games.le_havre.sheets import HarbourSheet
from companion.ui.widgets.cards import PickerCard, SectionTitle
from companion.ui.widgets.chips import ChoiceRow, Option
from companion.ui.widgets.text import Text


class MarketSheet(HarbourSheet):
    """What the player on turn can buy, and what each player can sell or repay."""

    def __init__(self, board: Any, seat: int | None = None, **properties: Any) -> None:
        super().__init__(board, board.say("le_havre.play.buy-sell"), **properties)
        state: State = board.state
        self._seat = state.turn.seat if seat is None else seat
        self._players = ChoiceRow(
            options=[
                Option(str(each), board.name(each), colour=board.colour(each))
                for each in state.seats
            ],
            chosen=str(self._seat),
        )
        self._players.bind(on_choose=lambda _, key: self._turn_to(int(key)))
        self._show()

    def _turn_to(self, seat: int) -> None:
        self._seat = seat
        self._show()

    def _show(self) -> None:
        board, state = self._board, self._board.state
        self.content.clear_widgets()
        if len(state.seats) > 1:
            self.add_widget(self._players)
        cash = board.say("le_havre.play.has-francs", count=state.players[self._seat].cash)
        self.add_widget(Text(text=cash, role="label", ink="ink2"))
        for title, rows in self._groups(state):
            if rows:
                self.add_widget(SectionTitle(text=board.say(title)))
                for row in rows:
                    self.add_widget(row)

    def _groups(self, state: State) -> Iterator[tuple[str, list[PickerCard]]]:
        yield "le_havre.play.sell", [*self._sales(state)]
        yield "le_havre.play.repay", [*self._repayments(state)]
        if self._seat == state.turn.seat:
            yield "le_havre.play.buy", [*self._purchases(state)]

    def _purchases(self, state: State) -> Iterator[PickerCard]:
        """Everything on sale; what is too dear is pale and says so."""
        open_now = {
            card for offer in self._board.offered(act.Buy) for card in offer.choice("card").values()
        }
        for card in sorted(trade.on_sale(state), key=lambda card: trade.price(card) or 0):
            price = self._board.say("le_havre.play.for", count=trade.price(card))
            yield self._row(card, price, act.Buy(card), card not in open_now)

    def _sales(self, state: State) -> Iterator[PickerCard]:
        may = trade.may_sell_now(state, self._seat)
        for card in trade.property_of(state, self._seat):
            brings = self._board.say("le_havre.play.brings", count=trade.sale(card))
            yield self._row(card, brings, act.Sell(self._seat, card), not may)

    def _repayments(self, state: State) -> Iterator[PickerCard]:
        held = state.players[self._seat]
        most = trade.most_repaid(state, self._seat)
        may = trade.may_repay_now(state, self._seat)
        for loans in range(1, held.loans + 1):
            text = self._board.say("le_havre.play.loans", count=loans)
            price = self._board.say("le_havre.play.for", count=loans * facts.loan().repay)
            row = PickerCard(text=text, trailing=price, refused=not may or loans > most)
            row.bind(on_release=self._doing(act.Repay(self._seat, loans)))
            yield row

    def _row(self, card: str, figure: str, action: Action, refused: bool) -> PickerCard:
        title = card_title(self._board.play.app.words, card)
        row = PickerCard(text=title, trailing=figure, refused=refused)
        row.bind(on_release=self._doing(action))
        return row

    def _doing(self, action: Action) -> Any:
        def do(_: Any) -> None:
            if self._board.play.do(action):
                self.close()

        return do
