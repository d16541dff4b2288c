"""Which development card is played. The knight is the usual one: its hexes are lit at once."""

from collections.abc import Iterator
from typing import Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.games.catan import actions as act
from companion.games.catan import facts
from companion.games.catan.facts import RESOURCES
from companion.games.catan.turn.cards import may_play
from companion.referee.counts import Counts
from companion.ui.games.catan.card_sheets import MonopolySheet, PlentySheet
from companion.ui.games.catan.parts import HintLine, TurnKey, tiles
from companion.ui.theme import theme
from companion.ui.widgets.buttons import LinkButton

ICONS = {
    facts.KNIGHT: "chess-knight",
    facts.ROAD_BUILDING: "road-variant",
    facts.YEAR_OF_PLENTY: "barley",
    facts.MONOPOLY: "crown",
}


def card_panel(board: Any) -> Iterator[Widget]:
    yield _head(board)
    yield tiles(*(_card(board, card) for card in ICONS))


def _head(board: Any) -> BoxLayout:
    row = BoxLayout(size_hint_y=None, spacing=theme.s8)
    hint = HintLine(icon="gesture-tap", text=board.say("catan.play.hint.knight"))
    hint.bind(height=row.setter("height"))
    row.height = hint.height
    row.add_widget(hint)
    leave = LinkButton(text=board.say("catan.play.no-card"), height=theme.glyph)
    leave.touch_margin = theme.s12
    leave.pos_hint = {"center_y": 0.5}
    leave.bind(on_release=lambda _: board.leave_cards())
    row.add_widget(leave)
    return row


def _card(board: Any, card: str) -> TurnKey:
    key = TurnKey(
        text=board.say(f"catan.card.{card}"),
        icon=ICONS[card],
        refused=not may_play(board.state, card),
        chosen=card == facts.KNIGHT,
    )
    key.bind(on_release=lambda _: _play(board, card))
    key.bind(on_hold=lambda _: board.play.read(f"catan.card.{card}"))
    return key


def _play(board: Any, card: str) -> None:
    """The knight is chosen already; a tap on it plays it, and the hex can follow. A card that
    cannot be is tried, and the referee says why."""
    if card in ASKS_MORE and may_play(board.state, card):
        ASKS_MORE[card](board).open()
    else:
        board.play.do(PLAYED[card])


ASKS_MORE = {facts.YEAR_OF_PLENTY: PlentySheet, facts.MONOPOLY: MonopolySheet}
PLAYED = {
    facts.KNIGHT: act.PlayKnight(),
    facts.ROAD_BUILDING: act.PlayRoadBuilding(),
    facts.YEAR_OF_PLENTY: act.PlayYearOfPlenty(Counts()),
    facts.MONOPOLY: act.PlayMonopoly(RESOURCES[0], ()),
}
