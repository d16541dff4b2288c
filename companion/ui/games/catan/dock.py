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
from companion.ui.games.catan.turn_panel import turn_panel
from companion.ui.games.catan.victory import ClaimSheet
from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import TonalButton


class CatanDock(BoxLayout):
    """Made anew for every state: there is one panel for each thing the turn may wait for."""

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(**properties)
        self._board = board

    def show(self) -> None:
        self.clear_widgets()
        for part in self._parts():
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
            yield DicePanel(board)
        elif state.turn.phase == PLAYING:
            yield from turn_panel(board)


NEWS_ICON = "bullhorn-outline"

load_kv("games/catan/dock")
