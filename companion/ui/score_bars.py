"""What each player's points are made of, as bars."""

from collections.abc import Callable, Sequence

from companion.referee.game import Player
from companion.referee.score import ScoreSheet
from companion.ui.widgets.bar_chart import Bar, StackedBars
from companion.ui.widgets.numbers import figure_text


def score_bars(
    say: Callable[[str], str], players: Sequence[Player], sheet: ScoreSheet, seats: Sequence[int]
) -> StackedBars:
    """The bars of these seats, in this order.

    What earned nobody anything has no part in them, and no place in their legend.
    """
    lines = [line for line in sheet.lines if max(line.points) > 0]
    bars = [
        Bar(
            name=players[seat].name,
            colour=players[seat].colour,
            parts=tuple(line.points[seat] for line in lines),
            total=figure_text(sheet.totals[seat]),
            leading=sheet.ranks[seat] == 1,
        )
        for seat in seats
    ]
    return StackedBars(bars=bars, legend=[say(line.what) for line in lines])
