"""A player's sheet: what everybody may know of one player."""

from typing import Any

from companion.ui.routes import CorrectRoute
from companion.ui.widgets.buttons import OutlineButton, PrimaryButton
from companion.ui.widgets.fact_list import FactList
from companion.ui.widgets.sheet import BottomSheet


def open_player(play: Any, seat: int) -> BottomSheet:
    """Opens the sheet over the board; the way to correct what it says is at its foot."""
    say = play.app.say
    sheet = BottomSheet(title=play.names[seat], even_buttons=True)
    sheet.add_widget(FactList(groups=play.face.player_facts(play.app.words, play.match, seat)))
    correct = sheet.add_button(OutlineButton(text=say("ui.check.correct")))
    correct.bind(on_release=lambda _: _correct(play, sheet, seat))
    close = sheet.add_button(PrimaryButton(text=say("ui.close")))
    close.bind(on_release=lambda _: sheet.close())
    sheet.open()
    return sheet


def _correct(play: Any, sheet: BottomSheet, seat: int) -> None:
    sheet.close()
    play.app.navigator.go(CorrectRoute(play.match.id, seat))
