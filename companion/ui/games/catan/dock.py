"""Below the island: what the player on turn can do, or what has to be answered first."""

from collections.abc import Iterator
from typing import Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.games.catan.actions import ClaimVictory
from companion.games.catan.state import PLAYING, ROLLING
from companion.ui.games.catan import story, taps
from companion.ui.games.catan.card_panel import card_panel
from companion.ui.games.catan.dice import DicePanel
from companion.ui.games.catan.parts import HintLine
from companion.ui.games.catan.questions import question_panel
from companion.ui.games.catan.turn_panel import TurnPanel
from companion.ui.games.catan.victory import ClaimSheet
from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import TonalButton
from companion.ui.widgets.repeating import in_order


class CatanDock(BoxLayout):
    """There is one panel for each thing the turn may wait for. The two of every turn are kept,
    the questions are made when they are asked."""

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(**properties)
        self._board = board
        self._dice, self._turn = DicePanel(board), TurnPanel(board)

    def show(self) -> None:
        parts = list(self._parts())
        if parts != in_order(self):
            self.clear_widgets()
            for part in parts:
                self.add_widget(part)

    def _parts(self) -> Iterator[Widget]:
        board = self._board
        news = story.news(board.play.match.lines)
        if news:
            told = board.play.app.words.happening(news, board.play.names, board.play.match.game)
            yield HintLine(icon=NEWS_ICON, text=told, strong=True)
        yield from self._panel()
        if board.offered(ClaimVictory):
            claim = TonalButton(
                text=board.say("catan.play.claim"), icon="trophy-outline", tall="small"
            )
            claim.bind(on_release=lambda _: ClaimSheet(board).open())
            yield claim

    def _panel(self) -> Iterator[Widget]:
        board, state = self._board, self._board.state
        if state.task:
            yield from question_panel(board, state.task)
        elif board.mode == taps.KNIGHT:
            yield from card_panel(board)
        elif state.turn.phase == ROLLING:
            self._dice.show()
            yield self._dice
        elif state.turn.phase == PLAYING:
            self._turn.show()
            yield self._turn


NEWS_ICON = "bullhorn-outline"

load_kv("games/catan/dock")
