"""What all sheets of Catan share: a cross beside the title."""

from typing import Any

from companion.ui.widgets.sheet import BottomSheet


class CatanSheet(BottomSheet):
    def __init__(self, board: Any, title: str, **properties: Any) -> None:
        super().__init__(title=title, icon="close", **properties)
        self.icon_text = board.say("ui.close")
        self.bind(on_icon_tap=self.close)
        self._board = board
