"""What nobody may miss: a new phase, privileges to be laid out, the end in sight, a doubt."""

from collections.abc import Sequence
from typing import Any

from companion.referee.match import Line
from companion.referee.ruling import Happening
from companion.ui.widgets.buttons import PrimaryButton
from companion.ui.widgets.sheet import BottomSheet
from companion.ui.widgets.text import Text

TITLES = {
    "navegador.phase-begins": "navegador.play.new-phase",
    "navegador.gallery-filled": "navegador.play.lay-out",
    "navegador.end-discovered": "navegador.play.end-in-sight",
    "navegador.end-built": "navegador.play.end-in-sight",
    "navegador.price-repeats": "navegador.play.look-again",
    "navegador.chart-surprises": "navegador.play.look-again",
}
"""What is announced, and the title it has."""


def announce(board: Any, lines: Sequence[Line]) -> None:
    """Shows what happened just now, if it concerns the whole table."""
    told = [each for line in lines for each in line.happenings if each.what in TITLES]
    if told:
        _open(board, told)


def _open(board: Any, told: Sequence[Happening]) -> None:
    play = board.play
    sheet = BottomSheet(title=board.say(TITLES[told[0].what], phase=board.numeral()))
    for each in told:
        sheet.add_widget(Text(text=play.app.words.happening(each, play.names, play.match.game)))
    sheet.add_button(PrimaryButton(text=board.say("ui.close"))).bind(on_release=sheet.close)
    sheet.open()
