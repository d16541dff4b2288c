"""The turn after the roll: what can be built or bought with its cost, trade, and cards to play."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.games.catan import actions as act
from companion.games.catan import board as places
from companion.games.catan import facts
from companion.games.catan.facts import RESOURCES
from companion.games.catan.state import State
from companion.games.catan.turn.cards import may_play_any
from companion.games.catan.turn.places import pieces_left
from companion.games.catan.turn.trading import trading_is_over
from companion.ui.games.catan import closed, taps
from companion.ui.games.catan.harvest import HarvestBox
from companion.ui.games.catan.info import CARDS_ICON
from companion.ui.games.catan.parts import BuildCard, HintLine, TurnKey, tiles
from companion.ui.games.catan.trade import BankSheet, TradeSheet
from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.signs import Amount

__all__ = ["HintLine", "TurnPanel"]

ICONS = {
    facts.ROAD: "road-variant",
    facts.SETTLEMENT: "home",
    facts.CITY: "home-city",
    facts.DEVELOPMENT_CARD: CARDS_ICON,
}


class TurnPanel(BoxLayout):
    """Made once; what can be done and what is chosen is shown anew after every step."""

    hint = StringProperty()

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(**properties)
        self._board = board
        self._offers = {thing: self._offer(thing) for thing in closed.BOUGHT}
        self._trade = self._key("catan.play.trade", "swap-horizontal", partial(_trade, TradeSheet))
        self._bank = self._key("", "ferry", partial(_trade, BankSheet))
        self._cards = self._key("catan.play.play-card", "chess-knight", _cards)
        offers = self._offers.values()
        self._harvest = HarvestBox()
        self.add_widget(self._harvest)
        for grid in (
            tiles(*offers, most=len(offers), least_width=theme.cell_least),
            tiles(self._trade, self._bank, self._cards, most=3),
        ):
            self.add_widget(Widget(size_hint_y=None, height=theme.s8))
            self.add_widget(grid)

    def show(self) -> None:
        board, state = self._board, self._board.state
        open_now = closed.open_things(board.play.offers)
        self.hint = "" if self._harvest.show(board) else _hint(board)
        for thing, card in self._offers.items():
            card.refused = thing not in open_now
            card.chosen = board.mode == thing
        best = min(rates[0] for rates in places.rates(state, state.turn.seat))
        self._bank.text = board.say("catan.play.bank-rate", rate=best)
        self._trade.refused = self._bank.refused = trading_is_over(state)
        self._cards.refused = not may_play_any(state)

    def _offer(self, thing: str) -> BuildCard:
        board = self._board
        name = board.say(f"catan.play.build.{thing}")
        card = BuildCard(text=name, icon=ICONS[thing], cost=_cost(thing))
        card.bind(on_release=lambda _: board.choose(thing))
        card.bind(on_hold=lambda _: board.play.read("catan.costs"))
        return card

    def _key(self, message: str, icon: str, act_on: Callable[[Any], None]) -> TurnKey:
        key = TurnKey(text=self._board.say(message) if message else "", icon=icon)
        key.bind(on_release=lambda _: act_on(self._board))
        return key


def _hint(board: Any) -> str:
    """What a tap on the island builds now, and how often."""
    state: State = board.state
    thing = board.mode
    if not thing:
        nothing = "catan.play.hint.nothing"
        return str(board.say(nothing, seat=board.name(state.turn.seat)))
    left = pieces_left(state, state.turn.seat, thing)
    count = len(taps.lit(board).names)
    return str(board.say(f"catan.play.hint.{thing}", count=count, left=left))


def _cost(thing: str) -> list[Amount]:
    """A token for each card; of several equal ones a token and a figure."""
    return [
        Amount(str(number) if number > 1 else "", good=f"catan.{resource}")
        for resource, number in zip(RESOURCES, facts.cost(thing), strict=True)
        if number
    ]


def _trade(sheet: type[TradeSheet | BankSheet], board: Any) -> None:
    if trading_is_over(board.state):
        board.play.do(_any_trade())
    else:
        sheet(board).open()


def _any_trade() -> act.TradeWithBank:
    """Refused whatever it is once trading is over."""
    given, taken, *_ = RESOURCES
    return act.TradeWithBank(given, facts.rate(facts.PLAIN), taken)


def _cards(board: Any) -> None:
    if may_play_any(board.state):
        board.turn_to(taps.KNIGHT)
    else:
        board.play.do(act.PlayKnight())


load_kv("games/catan/turn_panel")
