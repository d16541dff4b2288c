"""The chart of a match: how often each total was rolled, who took what, what the robber cost."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.graphics import InstructionGroup, SmoothRoundedRectangle
from kivy.properties import ListProperty

from companion.games.catan import facts, statistics
from companion.games.catan.facts import RESOURCES
from companion.games.catan.statistics import SeatStatistics, Statistics
from companion.ui.games.catan.brush import Brush
from companion.ui.games.catan.sheets import CatanSheet
from companion.ui.loader import load_kv
from companion.ui.palette import GOODS
from companion.ui.theme import theme
from companion.ui.widgets.bar_chart import Bar, StackedBars
from companion.ui.widgets.cards import EmptyState, SectionTitle
from companion.ui.widgets.drawn import Drawn
from companion.ui.widgets.text import Text

BAR_SHARE = 0.68  # of the room each total has
FIGURE_ROOM = 1.4  # of its size, above a bar


class DiceChart(Drawn):
    """A bar for each total from 2 to 12, and across it how often it should have come up."""

    rolls = ListProperty()
    expected = ListProperty()

    shows = ("rolls", "expected")

    def draw(self) -> None:
        layer = InstructionGroup()
        brush, room = Brush(layer), self.width / max(1, len(self.rolls))
        for place, (total, rolled) in enumerate(zip(facts.DICE, self.rolls, strict=True)):
            x = self.x + (place + 0.5) * room
            self._draw_total(brush, x, room, total, rolled)
            self._draw_expected(brush, x, room, self.expected[place])
            if rolled:
                self._draw_figure(brush, x, rolled, self.expected[place])
        self.canvas.add(layer)

    def _draw_total(self, brush: Brush, x: float, room: float, total: int, rolled: int) -> None:
        small = theme.type["label"].size
        ink = theme.bad if total in facts.red_numbers() else theme.ink2
        brush.dip(ink).digits(str(total), (x, self.y + small / 2), small)
        if not rolled:
            return
        wide, high = room * BAR_SHARE, self._height(rolled)
        brush.dip(theme.ink2 if total == facts.SEVEN else theme.accents["catan"].fill)
        box = {"pos": (x - wide / 2, self._foot()), "size": (wide, high)}
        brush.group.add(SmoothRoundedRectangle(**box, radius=[theme.bar_radius]))

    def _draw_figure(self, brush: Brush, x: float, rolled: int, often: float) -> None:
        """Above its bar, or above the line where that would cross it."""
        size = theme.type["body"].size
        bar, line = self._height(rolled), self._height(often)
        top = line if bar - theme.s4 < line < bar + FIGURE_ROOM * size else bar
        brush.dip(theme.ink).digits(str(rolled), (x, self._foot() + top + size * 0.75), size)

    def _draw_expected(self, brush: Brush, x: float, room: float, often: float) -> None:
        """In ink, with paper around it, so that it shows before a bar and beside it."""
        y, half = self._foot() + self._height(often), room * BAR_SHARE / 2 + theme.bar_gap
        line = ((x - half, y), (x + half, y))
        brush.dip(theme.surface).line(line, theme.expected_line + 2 * theme.hairline)
        brush.dip(theme.ink).line(line, theme.expected_line)

    def _foot(self) -> float:
        return float(self.y + theme.type["label"].size * 1.5)

    def _height(self, often: float) -> float:
        """As high as there is room above the totals and below the figures."""
        room = self.top - self._foot() - theme.type["body"].size * FIGURE_ROOM
        most = max(*self.rolls, *self.expected, 1)
        return float(max(theme.bar_radius, room * often / most))


def open_chart(play: Any) -> CatanSheet:
    say = play.app.say
    sheet = CatanSheet(play.board, say("catan.play.chart"))
    told = statistics.of_match(play.match.lines, len(play.names))
    if told.total:
        _fill(sheet, play, told)
    else:
        sheet.add_widget(EmptyState(icon="dice-multiple-outline", title=say("catan.play.no-rolls")))
    sheet.open()
    return sheet


def _fill(sheet: CatanSheet, play: Any, told: Statistics) -> None:
    say = play.app.say
    rolls = say("catan.play.rolls", count=told.total)
    sheet.add_widget(SectionTitle(text=rolls))
    sheet.add_widget(DiceChart(rolls=told.rolls, expected=told.expected()))
    expected = round(told.total / 6)
    sevens = say("catan.play.sevens", count=told.sevens, expected=expected)
    sheet.add_widget(Text(text=sevens, role="label", ink="ink2"))
    resources = [say(f"catan.play.resource.{resource}") for resource in RESOURCES]
    colours = [GOODS[f"catan.{resource}"].fill for resource in RESOURCES]
    sheet.add_widget(SectionTitle(text=say("catan.play.production")))
    bars = _bars(play, told.seats, lambda seat: tuple(seat.produced[kind] for kind in RESOURCES))
    sheet.add_widget(StackedBars(bars=bars, legend=resources, colours=colours))
    sheet.add_widget(SectionTitle(text=say("catan.play.losses")))
    losses = [say(f"catan.play.loss.{kind}") for kind in ("kept", "discarded", "robbed")]
    sheet.add_widget(StackedBars(bars=_bars(play, told.seats, _losses), legend=losses))


def _losses(seat: SeatStatistics) -> tuple[int, ...]:
    return seat.kept_by_robber.total(), seat.discarded, seat.robbed


def _bars(
    play: Any,
    seats: Sequence[SeatStatistics],
    parts: Callable[[SeatStatistics], tuple[int, ...]],
) -> list[Bar]:
    return [
        Bar(player.name, player.colour, parts(seat), str(sum(parts(seat))))
        for player, seat in zip(play.match.setup.players, seats, strict=True)
    ]


load_kv("games/catan/dice_chart")
