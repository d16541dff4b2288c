"""The rondel as it lies on the table: what each space costs, everybody's stone, the orange ship."""

from companion.games.navegador import facts, rondel
from companion.games.navegador.state import MOVE
from companion.ui.games.navegador.drawing import (
    BoardDrawing,
    Brush,
    Lettering,
    Point,
    fill_ground,
    orange_ship,
    pill,
    write,
)
from companion.ui.games.navegador.wheel import GLYPHS, on_wheel, place_at, sector, stone
from companion.ui.theme import mix, theme
from companion.ui.widgets.text import natural_width

HUB, LABEL_AT = 0.42, 0.735  # of the radius: the middle, and where a space's sign and name are
GLYPH, NAME, NUMERAL, NOTE = 0.18, 0.1, 0.23, 0.1  # of the radius
STONE, ARC = 0.125, 0.045
SMALL_WHEEL = 0.13  # of the radius: no letters are larger, even if they get smaller than usual
PILL_WIDE, PILL_HIGH = 54, 32
SIDES = 66  # dp beside the wheel for the costs
ABOVE = 24  # and above it
WIDEST = 230


class RondelBoard(BoardDrawing):
    """Reports a tap on a space to the board, whether it is closed or not; held, a space opens its
    entry."""

    @property
    def middle(self) -> Point:
        return self.center_x, self.center_y

    @property
    def radius(self) -> float:
        unit = theme.hairline
        sides = SIDES * max(1.0, theme.effective_scale())
        room = min(self.width / 2 - sides * unit, self.height / 2 - ABOVE * unit)
        return float(min(room, WIDEST * unit))

    def place(self, space: str) -> Point:
        """The middle of a space, for a finger."""
        return on_wheel(self.middle, self.radius * LABEL_AT, list(facts.spaces()).index(space))

    def on_release(self) -> None:
        space = self._space_at(self.last_touch.pos)
        if space:
            self._board.tap_space(space)

    def entry_at(self, x: float, y: float) -> str:
        space = self._space_at((x, y))
        return f"navegador.space.{space}" if space else ""

    def _space_at(self, point: Point) -> str:
        """The space whose sector or cost lies there; nothing in the hub and beside the wheel."""
        far, place = place_at(self.middle, point)
        spaces = list(facts.spaces())
        if self.radius * HUB <= far <= self.radius + PILL_HIGH * theme.hairline:
            return spaces[round(place) % len(spaces)]
        return ""

    # Painting

    def paint(self, brush: Brush) -> None:
        fill_ground(self, brush, mix(theme.bg, theme.accent_bg, 0.5))
        brush.dip(theme.accent).disc(self.middle, self.radius + theme.bar_line)
        brush.dip(theme.bg).disc(self.middle, self.radius + theme.edge_line)
        chosen, moving = self._board.space_shown(), self._state.turn.step == MOVE
        reachable = rondel.reachable(self._state) if moving else tuple(facts.spaces())
        for place, space in enumerate(facts.spaces()):
            self._paint_space(brush, place, space, space == chosen, space in reachable)
        brush.dip(theme.bg).disc(self.middle, self.radius * HUB)
        self._paint_hub(brush)
        if moving:
            self._paint_way(brush, chosen)
        self._paint_stones(brush)
        if moving:
            for place, space in enumerate(facts.spaces()):
                self._paint_cost(brush, place, space, space == chosen, space in reachable)
        self._paint_orange_ship(brush)
        self._paint_corners(brush)

    def _paint_space(self, brush: Brush, place: int, space: str, chosen: bool, open_: bool) -> None:
        fill = theme.accent_bg if place % 2 == 0 else mix(theme.accent_bg, theme.surface, 0.5)
        ink = theme.ink
        if chosen:
            fill, ink = theme.accent, theme.accent_on
        elif not open_:
            fill, ink = theme.sunken, theme.ink3
        brush.dip(fill)
        sector(brush, self.middle, self.radius * HUB, self.radius, place)
        x, y = on_wheel(self.middle, self.radius * LABEL_AT, place)
        glyph = GLYPHS[facts.spaces()[space].action]
        brush.dip(ink).glyph(glyph, (x, y + self.radius * 0.09), self.radius * GLYPH)
        name = self._board.say(f"navegador.space.{space}")
        brush.digits(name, (x, y - self.radius * 0.1), self._fitting(name, NAME, 0.44))

    def _fitting(self, text: str, share: float, room: float) -> float:
        """In proportion to the wheel, but legible, and no wider than the room."""
        least = min(theme.type["small"].size, self.radius * SMALL_WHEEL)
        size = max(least, self.radius * share)
        wide = natural_width(text, size, True)
        return float(size * min(1.0, room * self.radius / wide))

    def _paint_hub(self, brush: Brush) -> None:
        x, y = self.middle
        say, phase = self._board.say, facts.phase(self._state.phase)
        lift = 0.13 if self._on_hub() else 0.0
        numeral = say(f"navegador.play.numeral.{phase.number}")
        brush.dip(theme.ink).digits(
            numeral, (x, y + self.radius * (0.14 + lift)), self.radius * NUMERAL
        )
        notes = (
            say("navegador.play.hub.sail", count=phase.range),
            say("navegador.play.hub.extra", price=phase.extra),
        )
        brush.dip(theme.ink2)
        for line, note in enumerate(notes):
            at = (x, y + self.radius * (-0.03 + lift - 0.125 * line))
            brush.digits(note, at, self._fitting(note, NOTE, 0.66))

    def _on_hub(self) -> bool:
        """Whether a stone still lies in the middle."""
        return any(held.space is None for held in self._state.players)

    def _paint_way(self, brush: Brush, chosen: str) -> None:
        """The move as an arc with an arrowhead, along the rim of the hub."""
        start = self._state.active.space
        if not chosen or start is None:
            return
        first = list(facts.spaces()).index(start)
        steps = rondel.steps(start, chosen)
        radius, stroke = self.radius * HUB, self.radius * ARC
        pieces = steps * 6
        places = [first + (steps - 0.12) * piece / pieces for piece in range(pieces + 1)]
        brush.dip(theme.accent)
        brush.line([on_wheel(self.middle, radius, place) for place in places], stroke)
        end = first + steps
        tip = on_wheel(self.middle, radius, end + 0.08)
        back = [on_wheel(self.middle, radius * share, end - 0.2) for share in (0.88, 1.12)]
        brush.polygon([tip, *back], tip)

    def _paint_stones(self, brush: Brush) -> None:
        spaces = [held.space for held in self._state.players]
        for seat, space in enumerate(spaces):
            together = [other for other, where in enumerate(spaces) if where == space]
            aside = together.index(seat) - (len(together) - 1) / 2
            if space is None:
                step = self.radius * 0.19
                at = (self.center_x + aside * step, self.center_y - self.radius * 0.2)
            else:
                place = list(facts.spaces()).index(space)
                at = on_wheel(self.middle, self.radius * HUB, place + aside * 0.55)
            stone(brush, at, self.radius * STONE, self._board.looks(seat))

    def _paint_cost(self, brush: Brush, place: int, space: str, chosen: bool, open_: bool) -> None:
        unit = theme.hairline * max(1.0, theme.effective_scale())
        wide, high = PILL_WIDE * unit, PILL_HIGH * unit
        x, y = on_wheel(self.middle, self.radius, place)
        across, up = (x - self.center_x) / self.radius, (y - self.center_y) / self.radius
        x += across * (wide / 2 + theme.s8) if abs(across) > 0.3 else 0
        y += up * theme.s8
        fill = theme.ink if chosen else theme.surface
        ink = theme.surface if chosen else theme.ink if open_ else theme.ink3
        pill(
            brush,
            (x - wide / 2, y - high / 2, wide, high),
            fill,
            theme.edge if open_ else theme.line,
        )
        cost, size = rondel.cost(self._state.active, space), theme.type["body"].size
        if not cost:
            brush.dip(ink if chosen else theme.ok)
            brush.digits(self._board.say("navegador.play.free"), (x, y), theme.type["label"].size)
            return
        brush.dip(ink).glyph("sail-boat", (x - size * 0.55, y), size)
        brush.digits(str(cost), (x + size * 0.6, y), size)

    def _paint_orange_ship(self, brush: Brush) -> None:
        if self._state.orange is None:
            return
        place = list(facts.spaces()).index(self._state.orange)
        at = on_wheel(self.middle, self.radius + theme.s12, place + 0.42)
        orange_ship(brush, at, theme.glyph_large * 0.75)

    def _paint_corners(self, brush: Brush) -> None:
        """Who has the Navegador card, and how much of the sea has been explored."""
        say, state = self._board.say, self._state
        label = Lettering(theme.type["small"].size, theme.ink2)
        figure = Lettering(theme.type["row"].size, theme.ink)
        left, right, top = self.x + theme.s12, self.right - theme.s12, self.top - theme.s16
        below = top - figure.size * 1.2
        write(brush, say("navegador.play.card"), (left, top), label, left=0)
        looks, side = self._board.looks(state.card), theme.shape_strip
        brush.shape(looks.shape, (left + side / 2, below), side, theme.ink)
        brush.shape(looks.shape, (left + side / 2, below), side * 0.8, looks.fill)
        name = _cut(self._board.name(state.card), label.size, self.width / 6)
        write(brush, name, (left + side + theme.s4, below), label, left=0)
        explored = sum(not sea.disc for sea in state.seas)
        write(brush, say("navegador.play.explored"), (right, top), label, left=1)
        write(brush, f"{explored}/{len(state.seas)}", (right, below), figure, left=1)


def _cut(name: str, size: float, room: float) -> str:
    """As much of a name as there is room for."""
    shown = name
    while len(shown) > 2 and natural_width(shown, size, True) > room:
        name = name[:-1].rstrip()
        shown = f"{name}."
    return shown
