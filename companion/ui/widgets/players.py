"""Who plays and whose turn it is: the strip of players and the coloured header."""

from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from kivy.properties import BooleanProperty, ColorProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from companion.ui.loader import load_kv
from companion.ui.palette import Rgba
from companion.ui.shapes import PlayerShape
from companion.ui.theme import theme
from companion.ui.widgets.buttons import IconButton
from companion.ui.widgets.repeating import in_order, show_items
from companion.ui.widgets.signs import Amount, Amounts, AmountTag, Sign
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import HugText, Icon, OneLine, natural_width

__all__ = [
    "Amount",
    "AmountTag",
    "Amounts",
    "HugText",
    "Icon",
    "IconButton",
    "OneLine",
    "PlayerCell",
    "PlayerShape",
    "PlayerStrip",
    "Sign",
    "TurnHeader",
]


@dataclass(frozen=True, slots=True)
class PlayerCell:
    """What the strip says of one player; `notes` are amounts, `badges` glyphs of honours held."""

    name: str
    colour: str
    figure: str
    figure_icon: str = ""
    notes: tuple[Amount, ...] = ()
    badges: tuple[str, ...] = ()
    has_turn: bool = False
    third: str = ""


class PlayerPlate(Tappable, Surface, BoxLayout):
    """One cell of the strip; shows as many of its notes as there is room for."""

    name = StringProperty()
    colour = StringProperty("red")
    figure = StringProperty()
    figure_icon = StringProperty()
    notes = ListProperty()
    badges = ListProperty()
    has_turn = BooleanProperty(False)
    third = StringProperty()

    def fitting_notes(self, notes: list[Amount], width: float, styles: Any) -> list[Amount]:
        icon = theme.glyph_tiny + theme.s4
        room = width - theme.s12 - natural_width(self.figure, *styles["strip"])
        room -= icon if self.figure_icon else 0
        widths = (theme.s8 + icon + natural_width(note.figure, *styles["label"]) for note in notes)
        return [
            note for note, taken in zip(notes, accumulate(widths), strict=True) if taken <= room
        ]

    def bar_colour(self, colour: str, has_turn: bool, _: Any) -> Rgba:
        return theme.identity(colour).fill if has_turn else theme.clear


class BadgeRow(BoxLayout):
    """The glyphs of the honours a player holds."""

    icons = ListProperty()

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("icons", self._show)
        self._show()

    def _show(self, *_: Any) -> None:
        self.clear_widgets()
        for name in self.icons:
            self.add_widget(Icon(name=name, side=theme.glyph_tiny, ink="accent"))


class PlayerRow(Tappable, Surface, BoxLayout):
    """A player where there is room for a whole line: larger, with all notes."""

    name = StringProperty()
    colour = StringProperty("red")
    figure = StringProperty()
    figure_icon = StringProperty()
    notes = ListProperty()
    badges = ListProperty()
    has_turn = BooleanProperty(False)
    third = StringProperty()

    def bar_colour(self, colour: str, has_turn: bool, _: Any) -> Rgba:
        return theme.identity(colour).fill if has_turn else theme.clear


class Players(Surface, BoxLayout):
    """One part a player, two to six; a tap opens what there is to know of that player."""

    __events__ = ("on_tap",)

    cells = ListProperty()
    tall = BooleanProperty(False)  # room for a third line

    part: type[Tappable]

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("cells", self._show)
        self._show()

    def on_tap(self, seat: int) -> None:
        """The cell of `seat` was tapped, counted from 0 in the order of `cells`."""

    def _show(self, *_: Any) -> None:
        self.tall = any(cell.third for cell in self.cells)
        show_items(self, self.cells, self._make)

    def _make(self) -> Tappable:
        part = self.part()
        part.bind(on_release=lambda tapped: self.dispatch("on_tap", in_order(self).index(tapped)))
        return part


class PlayerStrip(Players):
    """The players beside each other, below the header."""

    part = PlayerPlate


class PlayerColumn(Players):
    """The players below each other, where the screen is wide."""

    part = PlayerRow


class TurnFacts(BoxLayout):
    """Filled with the colour of the player on turn, up to the edge of the screen.

    Without a `colour` nobody is on turn and it is plain paper.
    """

    __events__ = ("on_back", "on_menu", "on_fact_tap")

    colour = StringProperty()
    name = StringProperty()
    phase = StringProperty()
    fact = StringProperty()
    second = StringProperty()
    back_text = StringProperty()  # what the arrow and the dots are called
    menu_text = StringProperty()
    fill = ColorProperty(theme.surface)
    ink = ColorProperty(theme.ink)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self.fbind("colour", self.restyle)
        theme.follow(self)
        self.restyle()

    def on_back(self) -> None:
        """The arrow was tapped."""

    def on_menu(self) -> None:
        """The dots were tapped."""

    def on_fact_tap(self) -> None:
        """The fact at the right was tapped."""

    def restyle(self, *_: Any) -> None:
        if self.colour:
            looks = theme.identity(self.colour)
            self.fill, self.ink = looks.header, looks.header_text
        else:
            self.fill, self.ink = theme.surface, theme.ink


class TurnHeader(TurnFacts):
    """The facts in one line across the screen."""


class TurnBlock(TurnFacts):
    """The facts above the column of players, where the screen is wide."""


class FactBox(Tappable, BoxLayout):
    """The right half of the header: a fact over a second one."""

    second = StringProperty()
    ink = ColorProperty(theme.ink)


load_kv("widgets/players")
