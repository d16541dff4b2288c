"""Labels by role. Markup stays off: a name somebody typed is never taken for markup."""

from functools import lru_cache
from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.label import Label

from companion.ui.fonts import ICONS, font_for, icon
from companion.ui.line_breaks import Span, break_lines
from companion.ui.loader import load_kv
from companion.ui.sizes import TYPE
from companion.ui.theme import theme

# The font asks for 1.45 em a line and sets its letters a little below the middle of it.
_FIGURE_HEIGHT = 1.1
_NAME_HEIGHT = 1.32
_FIGURE_LIFT = 0.13


@lru_cache(maxsize=4096)
def natural_width(text: str, font_size: float, bold: bool) -> float:
    """How wide `text` is when nothing breaks it."""
    label = CoreLabel(font_name=font_for(text), font_size=font_size, bold=bold)
    return max(label.get_extents(line)[0] for line in text.split("\n"))


@lru_cache(maxsize=4096)
def line_spans(text: str, font_size: float, bold: bool, width: float) -> tuple[Span, ...]:
    """The lines of `text` when it is broken at `width`."""
    label = CoreLabel(font_name=font_for(text), font_size=font_size, bold=bold)
    return break_lines(text, width, lambda part: label.get_extents(part)[0])


def wrapped_height(
    text: str, font_size: float, bold: bool, width: float, most_lines: int | None = None
) -> float:
    """How high `text` gets when it is broken at `width`, and cut after so many lines."""
    lines = line_spans(text, font_size, bold, width)[:most_lines]
    return len(lines) * line_height(font_for(text), font_size, bold)


@lru_cache(maxsize=64)
def line_height(font_name: str, font_size: float, bold: bool) -> float:
    return CoreLabel(font_name=font_name, font_size=font_size, bold=bold).get_extents("x")[1]


class StyledLabel(Label):
    """What all texts share: size and weight by `role`, colour by `ink` or, freely, by `tint`."""

    role = OptionProperty("body", options=tuple(TYPE))
    ink = StringProperty("ink")
    tint = ColorProperty(None, allownone=True)
    strong = BooleanProperty(False)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._style_soon = Clock.create_trigger(self.style, -1)
        self.fbind("text", self._choose_font)
        for name in ("role", "ink", "tint", "strong"):
            self.fbind(name, self.style)
        theme.follow(self)
        self._choose_font()
        self.style()

    def restyle(self) -> None:
        self._style_soon()

    def style(self, *_: Any) -> None:
        style = theme.type[self.role]
        self.font_size = style.size
        self.bold = style.bold or self.strong
        self.color = self.tint or theme.colours[self.ink]

    def lines(self) -> list[str]:
        """What is drawn: the text, in several lines where it has a width to keep to."""
        width = self.text_size[0]
        if width is None:
            return [self.text]
        room = width - self.padding[0] - self.padding[2]
        spans = line_spans(self.text, self.font_size, self.bold, room)
        return [self.text[start:end] for start, end in spans]

    def texture_update(self, *arguments: Any) -> None:
        self._label.text = "\n".join(self.lines())
        super().texture_update(*arguments)

    def _choose_font(self, *_: Any) -> None:
        self.font_name = font_for(self.text)


class Text(StyledLabel):
    """Takes the width it is given, wraps, and is as high as it needs to be."""


class HugText(StyledLabel):
    """As wide as its text; wraps only where that would be wider than `max_width`."""

    max_width = NumericProperty(float("inf"))

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("text", "max_width", "font_size", "bold"):
            self.fbind(name, self._hug)
        self._hug()

    def box_height(self, text: str, texture_height: float, _font_size: float) -> float:
        return texture_height if text else 0

    def _hug(self, *_: Any) -> None:
        natural = natural_width(self.text, self.font_size, self.bold) if self.text else 0
        if natural <= self.max_width:
            self.text_size = (None, None)
            self.width = natural
        else:
            self.text_size = (self.max_width, None)
            self.width = self.max_width


class Figure(HugText):
    """A number: one line, its box no higher than its digits, its digits in the middle of it."""

    def style(self, *_: Any) -> None:
        super().style()
        self.padding = [0, 0, 0, self.font_size * _FIGURE_LIFT]

    def box_height(self, text: str, _texture_height: float, font_size: float) -> float:
        return font_size * _FIGURE_HEIGHT if text else 0


class OneLine(StyledLabel):
    """A name in a narrow place: `content` shrinks to the least size, then is cut with a dot."""

    content = StringProperty()
    natural = NumericProperty(0)  # the width it would like to have

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        for name in ("content", "width"):
            self.fbind(name, self.style)

    def style(self, *_: Any) -> None:
        super().style()
        self.natural = natural_width(self.content, self.font_size, self.bold) if self.content else 0
        self.font_size = self._size_to_fit()
        self.text = self._cut_to_fit()
        self.text_size = (self.width, None)
        self.height = theme.type[self.role].size * _NAME_HEIGHT if self.content else 0

    def _size_to_fit(self) -> float:
        """The largest size that fits, or the least there is; a width is not quite proportional."""
        size, least = self.font_size, min(theme.name_least, self.font_size)
        while size > least and natural_width(self.content, size, self.bold) > self.width:
            size = max(least, size - 1)
        return size

    def _cut_to_fit(self) -> str:
        kept = self.content
        shown = kept
        while kept and natural_width(shown, self.font_size, self.bold) > self.width:
            kept = kept[:-1].rstrip()
            shown = f"{kept}."
        return shown


class Icon(Label):
    """A glyph of the icon font in a square of `side`."""

    name = StringProperty()
    side = NumericProperty(theme.glyph)
    ink = StringProperty("ink")
    tint = ColorProperty(None, allownone=True)

    def __init__(self, **properties: Any) -> None:
        super().__init__(**properties)
        self._colour_soon = Clock.create_trigger(self._colour, -1)
        self.font_name = ICONS
        for name in ("name", "side"):
            self.fbind(name, self._shape)
        for name in ("ink", "tint"):
            self.fbind(name, self._colour)
        theme.follow(self)
        self._shape()
        self._colour()

    def restyle(self) -> None:
        self._colour_soon()

    def _shape(self, *_: Any) -> None:
        self.text = icon(self.name)
        self.font_size = self.side
        self.size = (self.side, self.side) if self.name else (0, 0)

    def _colour(self, *_: Any) -> None:
        self.color = self.tint or theme.colours[self.ink]


load_kv("widgets/text")
