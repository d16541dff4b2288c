"""The sea chart: coasts below, on them the regions with their ships, colonies and borders."""

from typing import Any

from kivy.uix.floatlayout import FloatLayout

from companion.games.navegador import facts
from companion.ui.games.navegador.drawing import (
    BoardDrawing,
    Brush,
    Lettering,
    Point,
    box,
    lettered,
    pill,
    ship,
)
from companion.ui.games.navegador.sea_ground import SeaGround
from companion.ui.games.navegador.sea_sketch import PLACES, distance, region_at
from companion.ui.palette import GOODS, Rgba
from companion.ui.theme import theme
from companion.ui.widgets.text import natural_width

DRAWN_FOR = (412.0, 500.0)  # the size at which everything is as large as it should be
LEAST, MOST = 0.72, 1.25  # how much it may shrink or grow
DASH, RED_DASH = 5.0, 3.0  # dp: how long a dash is, how thick one of a red border
PLATE, SLOT, DISC, SHIP = 34.0, 27.0, 16.0, 26.0
CHIP_WIDE, CHIP_HIGH, CHIP_GAP = 32.0, 20.0, 2.0
ACROSS = 2  # prices side by side below a region
BESIDE = ("cabo_da_boa_esperanca",)  # prices right of it, its name below: there the chart ends


class SeaPieces(BoardDrawing):
    """What changes: ships, discs, colonies, what is lit, and the planned way. A region tells the
    board of taps; held, it opens its entry."""

    @property
    def unit(self) -> float:
        """One dp of the chart as it is drawn here."""
        wide, high = DRAWN_FOR
        share = min(self.width / wide, self.height / high) / theme.hairline
        return float(min(MOST, max(LEAST, share)) * theme.hairline)

    def place(self, region: str) -> Point:
        across, up = PLACES[region]
        return self.x + across * self.width, self.y + up * self.height

    def on_release(self) -> None:
        region = region_at(self.place, self.last_touch.pos)
        if region:
            self._board.tap_region(region)

    def entry_at(self, x: float, y: float) -> str:
        region = region_at(self.place, (x, y))
        return f"navegador.region.{region}" if region else ""

    def paint(self, brush: Brush) -> None:
        for border in self._state.board.borders:
            self._paint_border(brush, border)
        lit, asking = self._board.lit_regions(), self._board.asking_regions()
        for region in PLACES:
            if self._state.explored(region):
                self._paint_explored(brush, region, region in lit, region in asking)
            else:
                self._paint_disc(brush, region, region in lit, region in asking)
        for start, to in self._board.planned_ways():
            self._paint_way(brush, self.place(start), self.place(to))

    def _paint_border(self, brush: Brush, border: Any) -> None:
        start, end = self.place(border.one), self.place(border.other)
        long = distance(start, end)
        count = max(1, int(long / (2 * DASH * self.unit)))
        brush.dip(theme.bad if border.red else theme.ink2)
        stroke = (RED_DASH if border.red else 1.5) * self.unit
        for dash in range(count):
            first, last = (dash + 0.25) / count, (dash + 0.75) / count
            brush.line((_between(start, end, first), _between(start, end, last)), stroke)

    # Regions

    def _paint_disc(self, brush: Brush, region: str, lit: bool, asking: bool) -> None:
        at, radius = self.place(region), DISC * self.unit
        if lit or asking:
            brush.dip(theme.ring).disc(at, radius + 6.5 * self.unit)
            brush.dip(theme.lit if lit else theme.sunken).disc(at, radius + 5 * self.unit)
        brush.dip(theme.ring).disc(at, radius + 1.5 * self.unit)
        looks = theme.accents["navegador"]
        brush.dip(looks.fill).disc(at, radius)
        brush.dip(looks.on).glyph("compass-rose", at, radius * 1.5)
        if facts.is_dangerous(region, len(self._state.players)):
            lost = facts.explorers(region, len(self._state.players))[1]
            self._badge(brush, at, radius, f"−{lost}", theme.bad)
        elif asking:
            self._badge(brush, at, radius, "?", theme.ink)
        self._name(brush, region, at, radius + 6 * self.unit)

    def _paint_explored(self, brush: Brush, region: str, lit: bool, asking: bool) -> None:
        seats = [seat for seat, held in enumerate(self._state.players) if held.ships[region]]
        high = PLATE * self.unit if seats else PLATE * self.unit * 0.62
        wide = max(high, (len(seats) * SLOT + 8) * self.unit)
        at = self._kept_within(self.place(region), wide)
        if lit or asking:
            rim = 5 * self.unit
            rect = (at[0] - wide / 2 - rim, at[1] - high / 2 - rim, wide + 2 * rim, high + 2 * rim)
            pill(brush, rect, theme.lit if lit else theme.sunken, theme.ring)
        plate = (at[0] - wide / 2, at[1] - high / 2, wide, high)
        chosen = region in self._board.chosen_regions()
        pill(brush, plate, theme.accent_bg if chosen else theme.surface, theme.ring)
        for place, seat in enumerate(seats):
            x = at[0] + (place - (len(seats) - 1) / 2) * SLOT * self.unit
            self._paint_ships(brush, (x, at[1]), seat, self._state.players[seat].ships[region])
        if asking and not lit:
            self._badge(brush, at, wide / 2, "?", theme.ink)
        if region != facts.home():
            self._paint_prices(brush, region, at, wide, high)
        self._name(brush, region, at, high / 2)

    def _paint_ships(self, brush: Brush, at: Point, seat: int, count: int) -> None:
        ship(brush, (at[0], at[1] + self.unit), SHIP * self.unit, self._board.looks(seat))
        if count > 1:
            self._badge(brush, at, 12 * self.unit, str(count), theme.ink)

    def _badge(self, brush: Brush, at: Point, reach: float, text: str, fill: Rgba) -> None:
        corner = (at[0] + reach * 0.75, at[1] + 12 * self.unit)
        brush.dip(theme.surface).disc(corner, 9.5 * self.unit)
        brush.dip(fill).disc(corner, 8.5 * self.unit)
        brush.dip(theme.surface).digits(text, corner, 12 * self.unit)

    def _paint_prices(self, brush: Brush, region: str, at: Point, wide: float, high: float) -> None:
        sea = self._state.sea(region)
        good = GOODS[f"navegador.{sea.good}"] if sea.good else None
        chip, tall, gap = (each * self.unit for each in (CHIP_WIDE, CHIP_HIGH, CHIP_GAP))
        for number, price in enumerate(sea.prices):
            row, column = divmod(number, ACROSS)
            in_row = min(ACROSS, len(sea.prices) - row * ACROSS)
            if region in BESIDE:
                x = at[0] + wide / 2 + gap * 2 + number * (chip + gap)
                y = at[1] - tall / 2
            else:
                x = at[0] + (column - in_row / 2) * (chip + gap)
                y = at[1] - high / 2 - (row + 1) * (tall + gap)
            assert good is not None
            box(brush, (x, y, chip, tall), good.fill, theme.board["casing"], theme.edge_line)
            middle = (x + chip / 2, y + tall / 2)
            brush.dip(good.ink).digits(str(price), middle, 13 * self.unit)

    def _name(self, brush: Brush, region: str, at: Point, above: float) -> None:
        size = max(theme.type["caption"].size, theme.type["small"].size * self.unit)
        name = self._board.region(region)
        wide = natural_width(name, size, True)
        x, _ = self._kept_within(at, wide + theme.s8)
        y = at[1] - above - size * 0.62 if region in BESIDE else at[1] + above + size * 0.62
        lettered(brush, name, (x, y), Lettering(size, theme.ink), theme.board["sea"])

    def _kept_within(self, at: Point, wide: float) -> Point:
        least, most = self.x + wide / 2 + theme.s8, self.right - wide / 2 - theme.s8
        return max(least, min(most, at[0])), at[1]

    # The planned way

    def _paint_way(self, brush: Brush, start: Point, end: Point) -> None:
        """A curve with an arrowhead."""
        side = 0.18
        bend = (
            (start[0] + end[0]) / 2 - side * (end[1] - start[1]),
            (start[1] + end[1]) / 2 + side * (end[0] - start[0]),
        )
        points = [_curve(start, bend, end, share / 12) for share in range(2, 10)]
        tip, back = _curve(start, bend, end, 0.84), points[-1]
        for colour, more in ((theme.ring, 3.0), (theme.lit, 0.0)):
            brush.dip(colour)
            brush.line(points, (5 + more) * self.unit)
            brush.polygon(_head(back, tip, (8 + more) * self.unit), tip)


class SeaChart(FloatLayout):
    """Ground and pieces, one above the other: only the pieces are drawn anew after an action."""

    def __init__(self, board: Any, **properties: Any) -> None:
        super().__init__(pos_hint={"x": 0, "y": 0}, **properties)
        self.pieces = SeaPieces(board)
        self.add_widget(SeaGround())
        self.add_widget(self.pieces)

    def redraw(self) -> None:
        self.pieces.redraw()


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _curve(start: Point, bend: Point, end: Point, share: float) -> Point:
    return _between(_between(start, bend, share), _between(bend, end, share), share)


def _head(back: Point, tip: Point, half: float) -> list[Point]:
    """An arrowhead: its tip, and the two ends of its foot."""
    long = distance(back, tip) or 1.0
    across, up = (tip[0] - back[0]) / long, (tip[1] - back[1]) / long
    ahead = (tip[0] + across * half * 0.6, tip[1] + up * half * 0.6)
    foot = _between(back, tip, 0.3)
    return [
        ahead,
        (foot[0] - up * half, foot[1] + across * half),
        (foot[0] + up * half, foot[1] - across * half),
    ]
