"""How the table is laid out as the app knows it: before the first turn, or after months."""

from typing import Any

from companion.ui.widgets.buttons import PrimaryButton
from companion.ui.widgets.fact_list import FactList
from companion.ui.widgets.sheet import BottomSheet


def open_lay_out(play: Any) -> BottomSheet:
    """Opens the checklist over the board. What is ticked off is nobody's business but today's."""
    say = play.app.say
    sheet = BottomSheet(title=say("ui.menu.lay-out"), subtitle=say("ui.lay-out.hint"))
    groups = play.face.lay_out(play.app.words, play.match.setup, play.match.state)
    sheet.add_widget(FactList(groups=groups, ticking=True))
    sheet.add_button(PrimaryButton(text=say("ui.close"))).bind(on_release=lambda _: sheet.close())
    sheet.open()
    return sheet
