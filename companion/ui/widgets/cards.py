"""Cards and rows, and the boxes for nothing, for trouble and for work going on."""

from typing import Any

from kivy.properties import (
    BooleanProperty,
    BoundedNumericProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout

from companion.ui.loader import load_kv
from companion.ui.theme import theme
from companion.ui.widgets.buttons import PrimaryButton
from companion.ui.widgets.signs import Amounts, Sign
from companion.ui.widgets.surface import Surface
from companion.ui.widgets.tapping import Tappable
from companion.ui.widgets.text import Figure, Icon, OneLine, Text

__all__ = [
    "Amounts",
    "Card",
    "EmptyState",
    "ErrorBox",
    "Figure",
    "Icon",
    "OfferCard",
    "OneLine",
    "PickerCard",
    "PrimaryButton",
    "ProgressLine",
    "RowCard",
    "SectionTitle",
    "Sign",
    "Text",
]


class SectionTitle(Text):
    """The small bold heading above a group of things."""


class Card(Surface, BoxLayout):
    """Paper on the table: holds things one below the other, as high as they are."""


class OfferCard(Tappable, Surface, BoxLayout):
    """Something that can be taken: sign, figure, label. Lit unless `refused` or `lit` is off."""

    figure = StringProperty()
    good = StringProperty()
    icon = StringProperty()
    colour = StringProperty()
    lit = BooleanProperty(True)
    cost = ListProperty()  # Amounts, small, in place of a figure


class RowSign(Surface, AnchorLayout):
    """The sign of a row, on a square tile if wished."""

    icon = StringProperty()
    colour = StringProperty()
    good = StringProperty()
    tile = BooleanProperty(False)
    side = NumericProperty(theme.glyph)
    accent = ObjectProperty(theme.accents["app"], rebind=True)


class RowCard(Tappable, Surface, BoxLayout):
    """A row of a list: sign, title over subtitle, and at the right a text, signs or a chevron."""

    subtitle = StringProperty()
    icon = StringProperty()
    colour = StringProperty()
    good = StringProperty()
    tile = BooleanProperty(False)  # the glyph stands on a square of the accent's paler ground
    trailing = StringProperty()
    trailing_icon = StringProperty()
    trailing_colours = ListProperty()  # the players' shapes, below the trailing text
    divided = BooleanProperty(False)  # a hairline at the foot, from the title on
    indent = NumericProperty(0)  # where the words begin, and the hairline below them
    framed = BooleanProperty(False)  # a card of its own rather than a row of a list
    sign_side = NumericProperty(theme.glyph)


class PickerCard(Tappable, Surface, BoxLayout):
    """One of many named things: number, name, and a tick once chosen or a word if used up."""

    number = StringProperty()
    trailing = StringProperty()


class EmptyState(BoxLayout):
    """Nothing here yet: a glyph, a sentence, and one way on."""

    __events__ = ("on_action",)

    icon = StringProperty()
    title = StringProperty()
    text = StringProperty()
    action_text = StringProperty()

    def on_action(self) -> None:
        """The button was tapped."""


class ErrorBox(Surface, BoxLayout):
    """What went wrong, and what that means for what was there."""

    title = StringProperty()
    text = StringProperty()
    icon = StringProperty("alert-circle")


class ProgressLine(BoxLayout):
    """How much of some work is done, with words beside it."""

    share = BoundedNumericProperty(0, min=0, max=1, errorhandler=lambda s: min(1, max(0, s)))
    text = StringProperty()


class ShapeRow(BoxLayout):
    """The shapes of several players, side by side."""

    colours = ListProperty()
    side = NumericProperty(theme.shape_strip)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("colours", "side"):
            self.fbind(name, self._show)
        self._show()

    def _show(self, *_: Any) -> None:
        self.clear_widgets()
        for colour in self.colours:
            self.add_widget(Sign(colour=colour, side=self.side))


load_kv("widgets/cards")
