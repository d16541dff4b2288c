"""The turn after the roll: what can be built or bought with its cost, trade, and cards to play."""

from collections.abc import Iterator
from functools import partial
from typing import Any

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
from companion.ui.games.catan.info import CARDS_ICON
from companion.ui.games.catan.parts import BuildCard, HintLine, TileGrid, TurnKey, tiles
from companion.ui.games.catan.trade import BankSheet, TradeSheet
from companion.ui.theme import theme
from companion.ui.widgets.signs import Amount

ICONS = {
    facts.ROAD: "road-variant",
    facts.SETTLEMENT: "home",
    facts.CITY: "home-city",
    facts.DEVELOPMENT_CARD: CARDS_ICON,
}


def turn_panel(board: Any) -> Iterator[Widget]:
    if not theme.compact:
        yield HintLine(icon="gesture-tap", text=_hint(board))
    yield _offers(board)
    yield _keys(board)


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


def _offers(board: Any) -> TileGrid:
    open_now = closed.open_things(board.play.offers)
    return tiles(
        *(_offer(board, thing, thing in open_now) for thing in closed.BOUGHT),
        most=len(closed.BOUGHT),
        least_width=theme.cell_least,
    )


def _offer(board: Any, thing: str, is_open: bool) -> BuildCard:
    card = BuildCard(
        text=board.say(f"catan.play.build.{thing}"),
        icon=ICONS[thing],
        cost=_cost(thing),
        refused=not is_open,
        chosen=board.mode == thing,
    )
    card.bind(on_release=lambda _: board.choose(thing))
    card.bind(on_hold=lambda _: board.play.read("catan.costs"))
    return card


def _cost(thing: str) -> list[Amount]:
    """A token for each card; of several equal ones a token and a figure."""
    return [
        Amount(str(number) if number > 1 else "", good=f"catan.{resource}")
        for resource, number in zip(RESOURCES, facts.cost(thing), strict=True)
        if number
    ]


def _keys(board: Any) -> TileGrid:
    over = trading_is_over(board.state)
    best = min(rates[0] for rates in places.rates(board.state, board.state.turn.seat))
    bank = board.say("catan.play.bank-rate", rate=best)
    return tiles(
        _key(
            board.say("catan.play.trade"),
            "swap-horizontal",
            partial(_trade, board, TradeSheet),
            over,
        ),
        _key(bank, "ferry", partial(_trade, board, BankSheet), over),
        _key(
            board.say("catan.play.play-card"),
            "chess-knight",
            partial(_cards, board),
            not may_play_any(board.state),
        ),
        most=3,
    )


def _key(text: str, icon: str, act_on: Any, refused: bool) -> TurnKey:
    key = TurnKey(text=text, icon=icon, refused=refused)
    key.bind(on_release=lambda _: act_on())
    return key


def _trade(board: Any, sheet: type[TradeSheet | BankSheet]) -> None:
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
