"""What every step of a turn shows below the board, and what it lights on it."""

from collections.abc import Callable, Iterable
from typing import Any

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from companion.games.navegador import GAME
from companion.games.navegador.actions import EndTurn, MoveStone
from companion.games.navegador.state import MOVE, State
from companion.referee.action import Action
from companion.referee.ruling import Refusal
from companion.ui.games.navegador.region_sheet import open_region
from companion.ui.loader import load_kv
from companion.ui.widgets.buttons import OutlineButton
from companion.ui.widgets.sheet import NumberSheet
from companion.ui.widgets.text import Text

__all__ = ["StepPanel", "after", "ask_number", "with_end"]

Doing = tuple[Action, ...] | None


class StepPanel(BoxLayout):
    """One step of a turn. What is planned stands here until the primary button does it."""

    tall = False
    """Whether it stands in place of the ground where there is little room."""
    on_chart = False
    """Whether the step is played on the sea chart rather than on the rondel."""
    board = ObjectProperty()

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(board=board, **properties)

    @property
    def state(self) -> State:
        state: State = self.board.state
        return state

    def say(self, message: str, **facts: Any) -> str:
        text: str = self.board.say(message, **facts)
        return text

    def show(self) -> None:
        """The state is another one: what was planned for the last one is forgotten."""

    def primary(self) -> tuple[str, Doing]:
        return self.say("navegador.play.end-turn"), (EndTurn(),)

    def changed(self) -> None:
        """Something else is planned: the board and the primary button show it."""
        self.board.redraw()
        self.board.play.show_primary()

    def hint(self, text: str) -> None:
        self.add_widget(Text(text=text, role="label", ink="ink2"))

    def add_way_out(self) -> None:
        """Moving is compulsory, but nobody has to do the action of a space."""
        end = OutlineButton(text=self.say("navegador.play.without"), tall="small")
        end.bind(on_release=lambda _: self.board.play.do(EndTurn()))
        self.add_widget(end)

    # On the board

    def space(self) -> str:
        """The space of the rondel that is filled: where the player on turn stands."""
        return (self.state.active.space or "") if self.state.turn.step != MOVE else ""

    def lit(self) -> Iterable[str]:
        """The regions a tap means something at."""
        return ()

    def asking(self) -> Iterable[str]:
        """The regions the board is asked about first, when they are tapped."""
        return ()

    def chosen(self) -> Iterable[str]:
        return ()

    def ways(self) -> list[tuple[str, str]]:
        """What is planned, from where to where."""
        return []

    def tap_space(self, space: str) -> None:
        self.board.play.do(MoveStone(space))  # answers why it cannot be

    def tap_region(self, region: str) -> None:
        open_region(self.board, region)


def after(state: State, actions: Iterable[Action]) -> State | None:
    """The state after some actions; None if one of them is against the rules."""
    try:
        for action in actions:
            state = GAME.apply(state, action).state
    except Refusal:
        return None
    return state


def with_end(state: State, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The actions, and the end of the turn where it does not come by itself."""
    left = after(state, actions)
    goes_on = left is not None and left.turns == state.turns and not left.asked
    return (*actions, EndTurn()) if goes_on else actions


def ask_number(
    board: Any, title: str, hint: str, most: int, done: Callable[[int], Any]
) -> NumberSheet:
    """Asks the table for a number printed on the board."""
    sheet = NumberSheet(title=title, most=most, done_text=board.say("navegador.play.it-says"))
    sheet.add_widget(Text(text=hint, role="label", ink="ink2"), index=2)
    sheet.bind(on_done=lambda _, value: done(value))
    sheet.open()
    return sheet


load_kv("games/navegador/panels")
