"""Text in which something was found: the hits stand on a ground of their own."""

from collections.abc import Iterator
from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, InstructionGroup, Rectangle, RoundedRectangle
from kivy.properties import ListProperty, NumericProperty

from companion.ui.theme import theme
from companion.ui.widgets.text import Text, line_spans, natural_width

CUT = "..."
NOT_LAST = " .,;:，；：、。"  # before the dots


class MarkedText(Text):
    """Marks the parts of `text` that `marks` names by their places, and ends after `most_lines`."""

    marks = ListProperty()
    most_lines = NumericProperty(None, allownone=True)

    def __init__(self, **properties: Any) -> None:
        self._marking = InstructionGroup()
        self._mark_soon = Clock.create_trigger(self._mark, -1)
        super().__init__(**properties)
        self.canvas.after.add(self._marking)
        for name in ("pos", "texture", "marks"):
            self.fbind(name, self._mark_soon)

    def lines(self) -> list[str]:
        every = super().lines()
        kept = every[: self.most_lines]
        if len(kept) < len(every):
            kept[-1] = self._cut(kept[-1])
        return kept

    def _cut(self, line: str) -> str:
        """As many whole words of the line as leave room for the dots."""
        ends = [end for _, end in line_spans(line, self.font_size, self.bold, 0)]
        cuts = (line[:end].rstrip(NOT_LAST) + CUT for end in reversed(ends))
        fitting = (cut for cut in cuts if self._width_of(cut) <= self.width)
        return next(fitting, CUT)

    def _width_of(self, text: str) -> float:
        return natural_width(text, self.font_size, self.bold) if text else 0

    def _mark(self, *_: Any) -> None:
        self._marking.clear()
        lines = self.lines()
        spans = line_spans(self.text, self.font_size, self.bold, self.text_size[0])
        height = self.texture_size[1] / max(1, len(lines))
        for number, (line, span) in enumerate(zip(lines, spans, strict=False), 1):
            bottom = self.top - number * height
            for start, end in self._marks_on(span[0], len(line.removesuffix(CUT))):
                self._draw(line, start, end, bottom)

    def _marks_on(self, begin: int, length: int) -> Iterator[tuple[int, int]]:
        """The parts of the marks that are on a line, counted from where it begins."""
        for start, end in self.marks:
            start, end = max(0, start - begin), min(length, end - begin)  # noqa: PLW2901
            if start < end:
                yield start, end

    def _draw(self, line: str, start: int, end: int, bottom: float) -> None:
        """Over the label, which has one colour only: the ground, and on it the words in ink."""
        words = CoreLabel(
            text=line[start:end],
            font_name=self.font_name,
            font_size=self.font_size,
            bold=self.bold,
            color=theme.ink,
        )
        words.refresh()
        left = self.x + self._width_of(line[:start])
        rim = theme.hairline
        self._marking.add(Color(*theme.mark))
        self._marking.add(
            RoundedRectangle(
                pos=(left - rim, bottom + rim),
                size=(words.texture.width + 2 * rim, words.texture.height - 2 * rim),
                radius=[theme.s4],
            )
        )
        self._marking.add(Color(1, 1, 1))
        self._marking.add(
            Rectangle(texture=words.texture, pos=(left, bottom), size=words.texture.size)
        )
