"""The reality check: what the app believes, to be compared with what lies on the table."""

from typing import Any

from companion.referee.action import TableAgrees
from companion.referee.game import Figure
from companion.ui.routes import CorrectRoute
from companion.ui.widgets.reality_check import CheckRow, RealityCheck
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.signs import Amount


def open_check(play: Any) -> BottomSheet:
    """Asks over the board, which stays bright: whoever plays on has agreed."""
    say = play.app.say
    sheet = BottomSheet(scrim=False)
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
