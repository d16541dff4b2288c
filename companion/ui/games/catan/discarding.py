"""After a seven: what somebody with too many cards puts back."""

from typing import Any

from companion.games.catan.actions import Discard
from companion.games.catan.state import Task
from companion.ui.games.catan.picking import CardPicker
from companion.ui.games.catan.sheets import CatanSheet
from companion.ui.widgets.buttons import PrimaryButton


class DiscardSheet(CatanSheet):
    """Cards are picked until they are as many as are owed."""

    def __init__(self, board: Any, task: Task, **properties: Any) -> None:
        title = board.say("catan.play.discards", seat=board.name(task.seat), count=task.count)
        super().__init__(board, title, subtitle=board.say("catan.play.half"), **properties)
        self._task = task
        self.picker = CardPicker(board.say, board.say("catan.play.tap-cards"), most=task.count)
        self.picker.bind(on_change=lambda _: self._show())
        self.add_widget(self.picker)
        self._button = self.add_button(PrimaryButton())
        self._button.bind(on_release=lambda _: self._finish())
        self._show()

    def _show(self) -> None:
        has, needs = self.picker.cards.total(), self._task.count
        self._button.text = self._board.say("catan.play.put-back", has=has, needs=needs)
        self._button.refused = has != needs

    def _finish(self) -> None:
        if self._board.play.do(Discard(self._task.seat, self.picker.cards)):
            self.close()
