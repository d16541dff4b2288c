"""The roll: a pad for the dice on the table, and the app's own dice where there are none."""

from random import SystemRandom
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, SmoothEllipse
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    StringProperty,
)
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from companion.games.catan import facts
from companion.games.catan.actions import Roll
from companion.games.catan.statistics import ways
from companion.games.catan.turn.cards import may_play_any
from companion.ui.games.catan import taps
from companion.ui.games.catan.parts import HintLine, TurnKey
from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.drawn import Drawn
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Figure, Icon, OneLine

__all__ = ["DicePanel", "Figure", "Icon", "OneLine"]

TUMBLE_SECONDS = 0.5
REST_SECONDS = 0.3
FACE_SECONDS = 0.06
DIE = range(1, 7)
COLUMNS, FEWER_COLUMNS = 6, 4


class Pips(Drawn):
    """As many dots as two dice can show a total in, as on the tokens of the island."""

    count = NumericProperty(0)
    ink = StringProperty("ink2")

    shows = ("count", "ink")

    def draw(self) -> None:
        side, count = theme.s4, int(self.count)
        left = self.center_x - (2 * count - 1) * side / 2
        with self.canvas:
            Color(*theme.colours[self.ink])
            for number in range(count):
                SmoothEllipse(pos=(left + 2 * side * number, self.y), size=(side, side))


class DiceKey(Tappable, Surface, BoxLayout):
    """One total; 6 and 8 stand out as they do on the island, 7 brings the robber."""

    total = NumericProperty(0)
    red = BooleanProperty(False)
    pips = NumericProperty(0)
    icon = StringProperty()


class RollKey(Tappable, Surface, AnchorLayout):
    """Has the app throw the dice."""


class DicePad(GridLayout):
    """The totals from 2 to 12, and the app's dice as the last key."""

    def columns(self, width: float, least: float) -> int:
        needed = COLUMNS * least + (COLUMNS - 1) * theme.tap_gap
        return COLUMNS if width >= needed else FEWER_COLUMNS


class Tumbling(BoxLayout):
    """Two dice in the air; they stop once."""

    icons = ListProperty(["dice-1", "dice-1"])


class DicePanel(BoxLayout):
    """What did the dice show? One tap answers. Made once and shown again for every roll."""

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(**properties)
        self._board = board
        self._chance = SystemRandom()
        self._falling: list[Any] = []  # what the clock still has to do for dice in the air
        self._hint = HintLine(icon="dice-multiple-outline", text=board.say("catan.play.dice"))
        self._pad = self._make_pad()
        self._cards = TurnKey(text=board.say("catan.play.play-card"), icon="chess-knight")
        self._cards.bind(on_release=lambda _: board.turn_to(taps.KNIGHT))

    def show(self) -> None:
        """The pad, whatever was in the air before; a card may be played before the roll."""
        self._catch()
        may_play = may_play_any(self._board.state)
        self._put(self._hint, self._pad, *((self._cards,) if may_play else ()))

    def throw(self) -> None:
        """Two dice tumble once and lie still for a moment; what they show is the roll."""
        thrown = [self._chance.choice(DIE) for _ in range(2)]
        seconds = theme.seconds(TUMBLE_SECONDS)
        if not seconds:
            self._board.play.do(Roll(sum(thrown)))
            return
        dice = Tumbling(height=self.height)
        self._put(dice)
        self._turn(dice)
        self._falling = [
            Clock.schedule_interval(lambda _: self._turn(dice), FACE_SECONDS),
            Clock.schedule_once(lambda _: self._land(dice, thrown), seconds),
        ]

    def _make_pad(self) -> DicePad:
        pad = DicePad()
        for total in facts.DICE:
            pad.add_widget(self._key(total))
        roll = RollKey(text=self._board.say("catan.play.roll"))
        roll.bind(on_release=lambda _: self.throw())
        pad.add_widget(roll)
        return pad

    def _key(self, total: int) -> DiceKey:
        seven = total == facts.SEVEN
        key = DiceKey(
            text=str(total),
            total=total,
            red=total in facts.red_numbers(),
            pips=0 if seven else ways(total),
            icon="robber" if seven else "",
        )
        key.bind(on_release=lambda _: self._board.play.do(Roll(total)))
        return key

    def _put(self, *parts: Widget) -> None:
        self.clear_widgets()
        for part in parts:
            self.add_widget(part)

    def _turn(self, dice: Tumbling) -> None:
        dice.icons = [f"dice-{self._chance.choice(DIE)}" for _ in range(2)]

    def _land(self, dice: Tumbling, thrown: list[int]) -> None:
        self._catch()
        dice.icons = [f"dice-{face}" for face in thrown]
        self._falling = [Clock.schedule_once(lambda _: self._roll(thrown), REST_SECONDS)]

    def _roll(self, thrown: list[int]) -> None:
        """Not for a screen that somebody has left meanwhile."""
        if self.get_root_window() is not None:
            self._board.play.do(Roll(sum(thrown)))

    def _catch(self) -> None:
        """Whatever is in the air falls no further."""
        for event in self._falling:
            event.cancel()
        self._falling = []


load_kv("games/catan/dice")
