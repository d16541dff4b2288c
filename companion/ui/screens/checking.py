"""The reality check: what the app believes, to be compared with what lies on the table."""

from typing import Any

from kivy.core.window import Window
from kivy.uix.widget import Widget

from companion.referee.action import TableAgrees
from companion.referee.game import Figure
from companion.ui.routes import CorrectRoute
from companion.ui.widgets.reality_check import CheckRow, RealityCheck
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.signs import Amount


class CheckSheet(BottomSheet):
    """Stands over the ground, so that what is tapped next, in the dock, is not below it."""

    def __init__(self, ground: Widget, **properties: Any) -> None:
        super().__init__(size_hint=(None, None), pos_hint={}, highest_share=1, **properties)
        self._ground = ground
        ground.bind(pos=self._place, size=self._place)
        self._place()

    def on_closed(self) -> None:
        self._ground.unbind(pos=self._place, size=self._place)

    def _place(self, *_: Any) -> None:
        self.x, self.y = self._ground.to_window(*self._ground.pos)
        self.size = self._ground.width, Window.height - self.y


def open_check(play: Any) -> BottomSheet:
    """Asks over the board, which stays bright: whoever plays on has agreed."""
    say, board = play.app.say, play.board
    over_ground = getattr(board, "dock_stays_free", False)
    sheet = CheckSheet(board.ground, scrim=False) if over_ground else BottomSheet(scrim=False)
    check = RealityCheck(
        question=say("ui.check.question"),
        rows=[_row(play, figure) for figure in play.match.game.reality(play.match.state)],
        correct_text=say("ui.check.correct"),
        agree_text=say("ui.check.agree"),
        padding=0,
        line_width=0,
    )
    check.bind(on_agree=lambda _: play.do(TableAgrees()))
    check.bind(on_correct=lambda _: _correct(play, sheet))
    sheet.add_widget(check)
    sheet.open()
    return sheet


def _correct(play: Any, sheet: BottomSheet) -> None:
    sheet.close()
    play.app.navigator.go(CorrectRoute(play.match.id))


def _row(play: Any, figure: Figure) -> CheckRow:
    amounts = tuple(
        Amount(str(number), **play.face.CHECKED[thing]) for thing, number in figure.counts
    )
    if figure.seat is None:
        return CheckRow(play.app.say("ui.check.table"), amounts, icon="table-chair")
    player = play.match.setup.players[figure.seat]
    return CheckRow(player.name, amounts, colour=player.colour)
