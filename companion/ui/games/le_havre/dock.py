"""Below the harbour: what goes beside the main action, or what has to be answered first."""

from collections.abc import Iterator, Sequence
from typing import Any

from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts
from companion.games.le_havre.state import (
    DONE,
    FEEDING,
    INTEREST,
    MAIN,
    SUPPLY,
    TOWN,
    UNKNOWN,
    USING,
)
from companion.games.le_havre.turn.rounds import food_due
from companion.ui.games.le_havre.market import MarketSheet
from companion.ui.games.le_havre.meals import proposed_meal
from companion.ui.games.le_havre.reveal import RevealSheet
from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.buttons import ButtonRow, OutlineButton, TonalButton
from companion.ui.widgets.signs import Sign, Token
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Icon, OneLine, Text

__all__ = ["HarbourDock", "Icon", "OneLine", "Sign", "Surface", "Text"]


class HarbourHint(BoxLayout):
    """A glyph and one sentence: what to tap now, or what is asked."""

    icon = StringProperty()
    text = StringProperty()


class TileKey(Tappable, Surface, BoxLayout):
    """A supply tile that may be the one that has been turned up."""

    goods = ListProperty()
    icon = StringProperty()

    def on_goods(self, *_: Any) -> None:
        self.ids.goods.clear_widgets()
        for good in self.goods:
            token = Token(good=good, side=theme.token, pos_hint={"center_y": 0.5})
            self.ids.goods.add_widget(token)


class TileKeys(BoxLayout):
    """The tiles that still lie face down, in up to four columns."""


class DebtorRow(BoxLayout):
    """Somebody who has no franc for the interest."""

    colour = StringProperty("red")
    text = StringProperty()


class HarbourDock(BoxLayout):
    """There is one panel for each step of the turn."""

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(**properties)
        self._board = board

    def show(self) -> None:
        self.clear_widgets()
        panel = _PANELS.get(self._board.state.turn.step)
        for part in panel(self._board) if panel else ():
            self.add_widget(part)


def _supply(board: Any) -> Iterator[Widget]:
    if board.state.tile != UNKNOWN:
        yield HarbourHint(icon="percent", text=board.say("le_havre.play.interest-comes"))
        yield _row(_market(board))
        return
    name = board.name(board.state.turn.seat)
    yield HarbourHint(icon="ferry", text=board.say("le_havre.play.which-tile", seat=name))
    keys = TileKeys()
    for offer in board.offered(act.TurnUp):
        for tile in offer.choice("tile").values():
            keys.ids.grid.add_widget(_tile_key(board, tile))
    yield keys
    yield _row(_market(board))


def _tile_key(board: Any, number: int) -> TileKey:
    tile = facts.tiles()[number]
    key = TileKey(icon="percent" if tile.interest else "")
    key.goods = tile.goods
    key.text = board.play.app.words.name("le_havre.tile", str(number))
    key.bind(on_release=lambda _: board.play.do(act.TurnUp(number)))
    return key


def _interest(board: Any) -> Iterator[Widget]:
    yield HarbourHint(icon="percent", text=board.say("le_havre.play.no-franc"))
    for seat in board.state.waiting:
        yield DebtorRow(colour=board.colour(seat), text=board.name(seat))
        yield _row(_borrow(board, seat), _market(board, seat))


def _borrow(board: Any, seat: int) -> TonalButton:
    button = TonalButton(text=board.say("le_havre.play.borrow"), tall="small")
    button.bind(on_release=lambda _: board.play.do(act.Borrow(seat)))
    return button


def _main(board: Any) -> Iterator[Widget]:
    yield _row(_market(board))


def _using(board: Any) -> Iterator[Widget]:
    """The form can be left to look at the table, and taken up again here."""
    name = board.play.app.words.name("le_havre.building", board.in_use().id)
    button = TonalButton(text=board.say("le_havre.play.go-on", building=name))
    button.bind(on_release=lambda _: board.open_form())
    yield _row(button)
    if board.offered(act.Buy):
        yield _row(_market(board))


def _town(board: Any) -> Iterator[Widget]:
    yield HarbourHint(icon="town-hall", text=board.say("le_havre.play.town-reveals"))
    button = TonalButton(text=board.say("le_havre.play.which-special"))
    button.bind(on_release=lambda _: RevealSheet(board).open())
    yield _row(button)


def _feeding(board: Any) -> Iterator[Widget]:
    """All who have enough can be fed at once, as proposed."""
    seats = [seat for seat in board.state.waiting if food_due(board.state, seat).payable]
    if len(seats) < 2:
        yield _row(_market(board))
        return
    everybody = TonalButton(
        text=board.say("le_havre.play.feed-all", count=len(seats)), tall="small"
    )
    everybody.bind(on_release=lambda _: _feed(board, seats))
    yield _row(_market(board), everybody)


def _feed(board: Any, seats: Sequence[int]) -> None:
    for seat in seats:
        board.play.do(proposed_meal(board.state, seat))


def _market(board: Any, seat: int | None = None) -> OutlineButton:
    button = OutlineButton(
        text=board.say("le_havre.play.buy-sell"), icon="swap-horizontal", tall="small"
    )
    button.bind(on_release=lambda _: MarketSheet(board, seat).open())
    return button


def _row(*buttons: Widget) -> ButtonRow:
    row = ButtonRow()
    for button in buttons:
        row.add_widget(button)
    return row


_PANELS = {
    SUPPLY: _supply,
    INTEREST: _interest,
    MAIN: _main,
    USING: _using,
    DONE: _main,
    FEEDING: _feeding,
    TOWN: _town,
}

load_kv("games/le_havre/dock")
