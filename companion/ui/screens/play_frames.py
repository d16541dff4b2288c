"""How the parts of Play stand: upright on a phone, lying on its side, wide on a tablet.

Header, players and tools belong to the frame. The board's parts (info, ground, dock) are lent to
it, so that turning the phone in the middle of an entry loses nothing of it.
"""

from typing import Any

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView

from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.bars import ToolBar
from companion.ui.widgets.players import PlayerColumn, PlayerStrip, TurnBlock, TurnHeader
from companion.ui.widgets.surface import Surface
from companion.ui.window import LYING, UPRIGHT, WIDE

__all__ = ["PlayerColumn", "PlayerStrip", "Surface", "ToolBar", "TurnBlock", "TurnHeader"]


class Slot(BoxLayout):
    """Room for one part of a board, as high as the part."""


class DockScroll(ScrollView):
    """The dock where there may be less room than it wants."""


class PlayFrame(BoxLayout):
    """The parts of Play in their places: `header`, `strip` and `tools` are in `ids`."""

    def lend(self, board: Any) -> None:
        """Puts the parts of a board into their places."""
        self.ids.info.add_widget(board.info)
        self.ids.ground.add_widget(board.ground)
        self.ids.dock.add_widget(board.dock)

    def give_back(self) -> None:
        """Lets the board's parts go, to be lent to another frame."""
        for place in ("info", "above", "ground", "dock"):
            if place in self.ids:
                self.ids[place].clear_widgets()

    def tell(self, lines: list[str]) -> None:
        """The last lines of the log, where there is room for them."""


class UprightFrame(PlayFrame):
    """Everything below each other. Some boards want their info above the ground, some below."""

    def lend(self, board: Any) -> None:
        super().lend(board)
        if board.info_above:
            self.ids.info.remove_widget(board.info)
            self.ids.above.add_widget(board.info)


class LyingFrame(PlayFrame):
    """The ground at one side, as a square, everything else at the other."""

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        if theme.left_handed:
            ground = self.ids.ground
            self.remove_widget(ground)
            self.add_widget(ground)


class WideFrame(PlayFrame):
    """Three columns: the players, the ground, what can be done."""

    def tell(self, lines: list[str]) -> None:
        self.ids.lines.text = "\n".join(lines)


FRAMES: dict[str, type[PlayFrame]] = {UPRIGHT: UprightFrame, LYING: LyingFrame, WIDE: WideFrame}

load_kv("screens/play_frames")
