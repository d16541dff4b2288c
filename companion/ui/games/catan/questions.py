"""What is asked: founding, discards after a seven, the robber and its victim, free roads."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.games.catan import actions as act
from companion.games.catan.state import (
    DISCARD,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROAD,
    MOVE_ROBBER,
    STEAL,
    Task,
)
from companion.games.catan.turn.rolling import victims
from companion.ui.games.catan import story
from companion.ui.games.catan.discarding import DiscardSheet
from companion.ui.games.catan.parts import HintLine, PlayerTile, tiles
from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.buttons import LinkButton
from companion.ui.widgets.signs import Amount, Amounts
from companion.ui.widgets.text import HugText, Text

__all__ = ["Amounts", "HugText", "LinkButton", "Text", "question_panel"]

HAND_ICON = "cards"
LARGE_TEXT = 1.2


def question_panel(board: Any, task: Task) -> Iterator[Widget]:
    return PANELS[task.ask](board, task)


def _founding(board: Any, task: Task) -> Iterator[Widget]:
    yield _asked(board, task, "gesture-tap")
    later = [one.seat for one in board.state.pending[1:] if one.ask == FOUND_SETTLEMENT]
    if later:
        row = LaterRow()
        row.ids.label.text = board.say("catan.play.then")
        row.ids.players.amounts = [Amount("", colour=board.colour(seat)) for seat in later]
        yield row


def _free_road(board: Any, task: Task) -> Iterator[Widget]:
    yield _asked(board, task, "gesture-tap")


def _discards(board: Any, _: Task) -> Iterator[Widget]:
    """Everybody who has to, in any order; each one enters it unseen by the others."""
    yield from _done_so_far(board)
    yield HintLine(icon="hand-front-right", text=board.say("catan.play.ask.discard"), strong=True)
    owed = [one for one in board.state.pending if one.ask == DISCARD]
    yield tiles(*(_owing(board, one) for one in owed))


def _owing(board: Any, task: Task) -> PlayerTile:
    size = board.state.hands.size(task.seat)
    note = board.say("catan.play.puts-back", count=task.count, size=size)
    tile = _tile(board, task.seat, note)
    tile.bind(on_release=lambda _: DiscardSheet(board, task).open())
    return tile


def _robber(board: Any, task: Task) -> Iterator[Widget]:
    yield from _done_so_far(board)
    yield _asked(board, task, "robber")


def _victims(board: Any, task: Task) -> Iterator[Widget]:
    yield from _done_so_far(board)
    yield _asked(board, task, "hand-front-right")
    yield tiles(*(_victim(board, seat) for seat in victims(board.state, task.seat)), most=3)
    elsewhere = SecretLine(
        text=board.say("catan.play.stays-secret"),
        elsewhere=board.say("catan.play.move-elsewhere"),
    )
    elsewhere.bind(on_leave=lambda _: board.play.undo())
    yield elsewhere


def _victim(board: Any, seat: int) -> PlayerTile:
    tile = _tile(board, seat, str(board.state.hands.size(seat)))
    tile.bind(on_release=lambda _: board.play.do(act.Steal(seat)))
    return tile


def _tile(board: Any, seat: int, note: str) -> PlayerTile:
    return PlayerTile(name=board.name(seat), colour=board.colour(seat), note=note, icon=HAND_ICON)


def _asked(board: Any, task: Task, icon: str) -> HintLine:
    text = board.say(f"catan.play.ask.{task.ask}", seat=board.name(task.seat), count=task.count)
    return HintLine(icon=icon, text=text, strong=True)


def _done_so_far(board: Any) -> Iterator[HintLine]:
    """Where there is little room, or the text is large, the log tells it."""
    if theme.compact or theme.effective_scale() > LARGE_TEXT:
        return
    play = board.play
    for one in story.robbery(play.match.lines):
        told = play.app.words.happening(one, play.names, play.match.game)
        yield HintLine(icon="check-circle", text=told, ink="ok")


PANELS: Mapping[str, Callable[[Any, Task], Iterator[Widget]]] = {
    FOUND_SETTLEMENT: _founding,
    FOUND_ROAD: _founding,
    DISCARD: _discards,
    MOVE_ROBBER: _robber,
    STEAL: _victims,
    FREE_ROAD: _free_road,
}


class SecretLine(BoxLayout):
    """What nobody is told, and the way to another hex."""

    __events__ = ("on_leave",)

    text = StringProperty()
    elsewhere = StringProperty()

    def on_leave(self) -> None:
        """The word at the right was tapped."""


class LaterRow(BoxLayout):
    """Who founds after this, in the order of the snake."""


load_kv("games/catan/questions")
