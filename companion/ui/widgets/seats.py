"""Who sits where: a row a player, in clockwise order, moved by arrows or by its handle."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from kivy.input import MotionEvent
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from companion.referee.game import COLOURS, Player
from companion.ui.loader import load_kv
from companion.ui.shapes import PlayerShape
from companion.ui.widgets.buttons import IconButton
from companion.ui.widgets.cards import Card
from companion.ui.widgets.repeating import in_order, show_items
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Icon, OneLine

__all__ = ["Icon", "IconButton", "OneLine", "PlayerShape", "SeatList", "free_colour"]


@dataclass(frozen=True, slots=True)
class _Row:
    """What a row shows."""

    place: int
    name: str
    colour: str
    starts: bool
    unfolded: bool
    first: bool
    last: bool
    taken: tuple[str, ...]


class Handle(Widget):
    """Two lines to drag a row by."""

    row = ObjectProperty()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self.row.seats.dragged = self.row.place
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        self.row.seats.drag(touch.y)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        return True


class ShapeButton(Tappable, Surface, BoxLayout):
    """One of the six identities to choose from; faded when somebody else has it."""

    colour = StringProperty("red")
    taken = BooleanProperty(False)


class SeatName(Tappable, BoxLayout):
    """The name, and below it who starts."""

    starts = StringProperty()


class SeatRow(BoxLayout):
    """A seat as it is drawn, with the identities below it when they are unfolded."""

    place = NumericProperty(0)
    name = StringProperty()
    colour = StringProperty("red")
    starts = BooleanProperty(False)
    unfolded = BooleanProperty(False)
    first = BooleanProperty(False)
    last = BooleanProperty(False)
    taken = ListProperty()
    seats = ObjectProperty()

    def __init__(self, seats: "SeatList", **properties: Any) -> None:
        super().__init__(seats=seats, **properties)
        for name in ("unfolded", "taken", "colour"):
            self.fbind(name, self._show_identities)

    def _show_identities(self, *_: Any) -> None:
        box = self.ids.identities
        box.clear_widgets()
        for colour in COLOURS if self.unfolded else ():
            other = colour != self.colour and colour in self.taken
            button = ShapeButton(colour=colour, taken=other, chosen=colour == self.colour)
            button.bind(on_release=lambda tapped: self.seats.dress(self.place, tapped.colour))
            box.add_widget(button)


class SeatList(Card):
    """The players in the order of their seats. `first` is the seat that starts, or None."""

    __events__ = ("on_change",)

    players = ListProperty()
    first = ObjectProperty(None, allownone=True)
    starts_text = StringProperty()
    shape_text = StringProperty()  # what the glyphs are called
    up_text = StringProperty()
    down_text = StringProperty()
    remove_text = StringProperty()
    starting = BooleanProperty(True)  # whether it matters who starts
    unfolded = NumericProperty(-1)

    def __init__(self, **properties: Any) -> None:
        self.dragged = 0  # where the row now is that a finger has by its handle
        super().__init__(**properties)
        for name in ("players", "first", "unfolded"):
            self.fbind(name, self._show)
        self._show()

    def on_change(self) -> None:
        """The user has changed who sits where, or who starts."""

    def seat(self, player: Player) -> None:
        """Somebody sits down, in another colour if theirs is taken."""
        colour = player.colour
        if colour in [other.colour for other in self.players]:
            colour = free_colour(self.players)
        self._change([*self.players, Player(player.name, colour)])

    def remove(self, place: int) -> None:
        starter = self._starter()
        left = [player for number, player in enumerate(self.players) if number != place]
        self._change(left, starter)

    def move(self, place: int, to: int) -> None:
        """Changes seats; the one who starts goes on to start."""
        if 0 <= to < len(self.players):
            starter, order = self._starter(), list(self.players)
            order.insert(to, order.pop(place))
            self._change(order, starter)

    def drag(self, y: float) -> None:
        """Moves the row a finger has by its handle towards `y`, one place at a time."""
        place, rows = self.dragged, in_order(self)
        if place > 0 and y > rows[place - 1].center_y:
            self.dragged = place - 1
        elif place + 1 < len(rows) and y < rows[place + 1].center_y:
            self.dragged = place + 1
        if self.dragged != place:
            self.move(place, self.dragged)

    def dress(self, place: int, colour: str) -> None:
        """Gives a player a colour; whoever has it gets the other one in exchange."""
        mine = self.players[place].colour
        swap = {mine: colour, colour: mine}
        dressed = [
            replace(player, colour=swap.get(player.colour, player.colour))
            for player in self.players
        ]
        self.unfolded = -1
        self._change(dressed, self._starter())

    def unfold(self, place: int) -> None:
        self.unfolded = -1 if self.unfolded == place else place

    def start(self, place: int) -> None:
        """This player starts."""
        if self.starting:
            self.first = place
            self.dispatch("on_change")

    def _starter(self) -> str:
        return "" if self.first is None else self.players[self.first].name

    def _change(self, players: Sequence[Player], starter: str = "") -> None:
        names = [player.name for player in players]
        kept = starter or self._starter()
        self.unfolded = -1
        self.first = None
        self.players = list(players)
        self.first = names.index(kept) if kept in names else None
        self.dispatch("on_change")

    def _show(self, *_: Any) -> None:
        taken = tuple(player.colour for player in self.players)
        rows = [
            _Row(
                place,
                player.name,
                player.colour,
                place == self.first,
                place == self.unfolded,
                place == 0,
                place == len(self.players) - 1,
                taken,
            )
            for place, player in enumerate(self.players)
        ]
        show_items(self, rows, lambda: SeatRow(self))


def free_colour(players: Sequence[Player]) -> str:
    taken = {player.colour for player in players}
    return next(colour for colour in COLOURS if colour not in taken)


load_kv("widgets/seats")
