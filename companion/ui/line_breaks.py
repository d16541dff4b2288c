"""Where a text is broken into lines.

Kivy breaks at blanks alone. Chinese has them only beside figures and Latin words, so its lines
would end there, however much room is left. Here a line may also end between two Chinese signs,
but never before a closing sign nor after an opening one.
"""

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence

Span = tuple[int, int]  # where a line begins, and where it ends

_WIDE = "[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]"
_NEVER_FIRST = "，。、；：？！）」』》〉】"
_NEVER_LAST = "（「『《〈【"
_BEGINNING = re.compile(
    rf"(?<= )(?=[^ ])|(?<![ {_NEVER_LAST}])(?=[^ {_NEVER_FIRST}])(?:(?<={_WIDE})|(?={_WIDE}))"
)


def break_lines(text: str, width: float, measure: Callable[[str], float]) -> tuple[Span, ...]:
    """The lines of `text`, each as full as `width` allows; blanks at their ends are left out."""
    lines: list[Span] = []
    for paragraph in re.finditer(r"[^\n]*(?:\n|$)", text):
        start, end = paragraph.start(), paragraph.start() + len(paragraph[0].rstrip("\n"))
        if start < len(text) or not text:
            lines.extend(_lines(text, (start, end), width, measure))
    return tuple(lines)


def _lines(
    text: str, paragraph: Span, width: float, measure: Callable[[str], float]
) -> Iterator[Span]:
    start, end = paragraph
    ends = [found.start() for found in _BEGINNING.finditer(text, start + 1, end)] + [end]
    while start < end:
        stop = _furthest(text, start, ends, width, measure)
        yield start, start + len(text[start:stop].rstrip(" "))
        ends = ends[bisect_right(ends, stop) :]
        start = stop
    if paragraph[0] == end:  # an empty line is a line too
        yield paragraph


def _furthest(
    text: str,
    start: int,
    ends: Sequence[int],
    width: float,
    measure: Callable[[str], float],
) -> int:
    """The last of `ends` that still fits; the first if none does: a word stays in one piece."""
    fitting = bisect_right(ends, width, key=lambda end: measure(text[start:end].rstrip(" ")))
    return ends[max(0, fitting - 1)]
