"""The island as a drawing: shows what stands where and what is lit, and says what was tapped.

Four layers, so that an action redraws only what it changes: the ground (size or theme), the
pieces (the state), what is lit (the offers), what is pointed at (a choice or a refusal).
"""

from dataclasses import dataclass
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import (
    Color,
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Scale,
    Translate,
)
from kivy.input import MotionEvent
from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.stencilview import StencilView

from companion.games.catan.geometry import HARBOURS, HEX_NUMBER
from companion.games.catan.islands import Island
from companion.ui.games.catan import island_pieces as draw
from companion.ui.games.catan.brush import Brush
from companion.ui.games.catan.island_geometry import (
    CORNER,
    HARBOUR,
    HEX,
    PATH,
    Lie,
    Point,
    distance,
)
from companion.ui.games.catan.island_ground import draw_ground
from companion.ui.motion import SWELL_SECONDS, glide
from companion.ui.theme import theme
from companion.ui.widgets.tapping import HOLD_SECONDS

MOST_ZOOM = 3.0
SWELL_FROM = 0.6
HARBOUR_REACH = 0.4  # of a hex: how far from its middle a harbour is held


@dataclass(frozen=True, slots=True)
class Pieces:
    """What stands on the island: names of places with the colour of their owner."""

    roads: tuple[tuple[str, str], ...] = ()
    settlements: tuple[tuple[str, str], ...] = ()
    cities: tuple[tuple[str, str], ...] = ()
    robber: str | None = None


@dataclass(frozen=True, slots=True)
class Lit:
    """The places a tap may mean: of one kind, and which. `kind` alone: any place of it."""

    kind: str = ""
    names: tuple[str, ...] = ()
    upgrades: bool = False  # houses that may become cities: ringed instead of covered


@dataclass(frozen=True, slots=True)
class Pointed:
    """What is pointed at: a chosen hex, where something was refused, what is in the way."""

    hex: str | None = None
    refused: tuple[str, str] | None = None  # kind and name
    conflicts: tuple[tuple[str, str], ...] = ()


NOTHING = Lit()


class IslandView(StencilView):
    """Two fingers zoom and move it; a tap tells the nearest place of the lit kind, and a hold opens
    the rules of the harbour or the ground below it."""

    __events__ = ("on_place",)

    island = ObjectProperty()
    pieces = ObjectProperty(Pieces())
    lit = ObjectProperty(NOTHING)
    pointed = ObjectProperty(Pointed())
    trails = ListProperty()  # longest roads to be shown: paths in order
    zoom = NumericProperty(1.0)
    pan = ListProperty([0.0, 0.0])
    swell = NumericProperty(1.0)

    def __init__(self, **properties: Any) -> None:
        self._fingers: list[MotionEvent] = []
        self._hold_clock = Clock.create_trigger(self._hold, HOLD_SECONDS)
        self._lie = Lie(1.0)
        super().__init__(**properties)
        self._layers = {name: InstructionGroup() for name in ("ground", "pieces", "lit", "hand")}
        with self.canvas:
            self._sea_colour = Color(*theme.board["sea"])
            self._sea = Rectangle()
            PushMatrix()
            self._move = Translate()
            self._scale = Scale(1.0)
            for layer in self._layers.values():
                self.canvas.add(layer)
            PopMatrix()
        self._soon = {
            name: Clock.create_trigger(paint, -1)
            for name, paint in (
                ("ground", self._paint_ground),
                ("pieces", self._paint_pieces),
                ("lit", self._paint_lit),
                ("hand", self._paint_hand),
            )
        }
        self._bind()

    def _bind(self) -> None:
        self.fbind("size", self._resize)
        for name in ("pos", "zoom", "pan"):
            self.fbind(name, self._place)
        for layer, names in (
            ("ground", ("island",)),
            ("pieces", ("pieces", "trails")),
            ("lit", ("swell",)),
            ("hand", ("pointed",)),
        ):
            for name in names:
                self.fbind(name, self._soon[layer])
        self.fbind("lit", self._light)
        theme.follow(self)
        self._resize()

    def on_place(self, kind: str, name: str) -> None:
        """The place `name` was tapped."""

    def restyle(self) -> None:
        self._sea_colour.rgba = theme.board["sea"]
        self._repaint()

    # Where things are

    def _resize(self, *_: Any) -> None:
        self._lie = Lie.within(*self.size)
        self._place()
        self._repaint()

    def _repaint(self) -> None:
        for soon in self._soon.values():
            soon()

    def _place(self, *_: Any) -> None:
        self._sea.pos, self._sea.size = self.pos, self.size
        x, y = self._middle()
        self._move.xy = (x + self.pan[0], y + self.pan[1])
        self._scale.xyz = (self.zoom, self.zoom, 1)

    def _middle(self) -> Point:
        """Reckoned anew: while `pos` is being set, Kivy's own centre is still the old one."""
        return self.x + self.width / 2, self.y + self.height / 2

    def _on_island(self, point: Point) -> Point:
        """A point of the window as one of the drawing."""
        x, y = self._move.xy
        return (point[0] - x) / self.zoom, (point[1] - y) / self.zoom

    def where(self, kind: str, name: str) -> Point:
        """Where a place is on the screen, in the coordinates of the widget's parent."""
        x, y = self._lie.place(kind, name)
        return self._move.x + x * self.zoom, self._move.y + y * self.zoom

    # Touches

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not self.collide_point(*touch.pos) or touch.is_mouse_scrolling:
            return bool(super().on_touch_down(touch))
        touch.grab(self)
        self._fingers.append(touch)
        self._hold_clock.cancel()
        if len(self._fingers) == 1:
            self._hold_clock()
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        if _slid(touch):
            self._hold_clock.cancel()
        if len(self._fingers) > 1:
            self._pinch(touch)
        elif self.zoom > 1 and _slid(touch):
            self._shift(touch.dx, touch.dy)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._hold_clock.cancel()
        alone = len(self._fingers) == 1
        self._fingers = [finger for finger in self._fingers if finger is not touch]
        if alone and not _slid(touch) and not {"pinched", "held"} & touch.ud.keys():
            self._tap(self._on_island(touch.pos))
        return True

    def _hold(self, *_: Any) -> None:
        (finger,) = self._fingers
        entry = self.entry_at(*self._on_island(finger.pos))
        if entry:
            finger.ud["held"] = True
            App.get_running_app().read(entry)

    def entry_at(self, x: float, y: float) -> str:
        """The article about what lies at a point of the drawing; empty on the sea."""
        harbour, off = self._lie.nearest(HARBOUR, (x, y))
        if off <= self._lie.radius * HARBOUR_REACH:
            return _entry("harbour", self.island.harbours[HARBOURS.index(harbour)])
        name, off = self._lie.nearest(HEX, (x, y))
        if off <= self._lie.radius:
            return _entry("terrain", self.island.terrain[HEX_NUMBER[name]])
        return ""

    def _tap(self, point: Point) -> None:
        kind = self.lit.kind
        if not kind:
            return
        reach = self._lie.radius if kind == HEX else theme.spot_reach / self.zoom
        for names in (self.lit.names, ()):  # what is lit first, then what would be refused
            name, off = self._lie.nearest(kind, point, names)
            if off <= reach:
                self.dispatch("on_place", kind, name)
                return

    def _pinch(self, touch: MotionEvent) -> None:
        one, other = self._fingers[:2]
        for finger in (one, other):
            finger.ud["pinched"] = True
        fixed = other if touch is one else one
        before = distance(touch.ppos, fixed.pos)
        zoom = self.zoom * distance(touch.pos, fixed.pos) / max(1.0, before)
        self._zoom_to(min(MOST_ZOOM, max(1.0, zoom)), fixed.pos)

    def _zoom_to(self, zoom: float, fixed: Point) -> None:
        """What lies under `fixed` stays there."""
        x, y = self._on_island(fixed)
        self.zoom = zoom
        self.pan = [fixed[0] - x * zoom - self.center_x, fixed[1] - y * zoom - self.center_y]
        self._shift(0, 0)

    def _shift(self, dx: float, dy: float) -> None:
        """Moves the island, but never out of sight."""
        room = [(self.zoom - 1) * side / 2 for side in self.size]
        wanted = (self.pan[0] + dx, self.pan[1] + dy)
        self.pan = [max(-most, min(most, to)) for most, to in zip(room, wanted, strict=True)]

    # The layers

    def _paint_ground(self, *_: Any) -> None:
        island: Island | None = self.island
        layer = self._layers["ground"]
        layer.clear()
        if island is not None:
            draw_ground(Brush(layer), self._lie, island.terrain, island.numbers, island.harbours)

    def _paint_pieces(self, *_: Any) -> None:
        pieces, lie, layer = self.pieces, self._lie, self._layers["pieces"]
        layer.clear()
        brush = Brush(layer)
        for path, colour in pieces.roads:
            draw.draw_road(brush, lie, path, colour)
        for corner, colour in pieces.settlements:
            draw.draw_settlement(brush, lie, corner, colour)
        for corner, colour in pieces.cities:
            draw.draw_city(brush, lie, corner, colour)
        if pieces.robber:
            numbered = self.island.numbers[HEX_NUMBER[pieces.robber]] is not None
            draw.draw_robber(brush, lie, pieces.robber, numbered)
        for trail in self.trails:
            draw.draw_trail(brush, lie, trail)

    def _light(self, *_: Any) -> None:
        """Lit places swell once when they appear."""
        self.swell = SWELL_FROM
        glide(self, SWELL_SECONDS, swell=1.0)
        self._soon["lit"]()

    def _paint_lit(self, *_: Any) -> None:
        lit, layer = self.lit, self._layers["lit"]
        layer.clear()
        brush = Brush(layer)
        if lit.upgrades:
            for corner in lit.names:
                draw.draw_upgrade(brush, self._lie, corner, self.swell)
        elif lit.kind in (HEX, CORNER, PATH):
            draw.draw_lit(brush, self._lie, lit.kind, lit.names, self.swell)

    def _paint_hand(self, *_: Any) -> None:
        pointed, layer = self.pointed, self._layers["hand"]
        layer.clear()
        brush = Brush(layer)
        if pointed.hex:
            draw.draw_chosen_hex(brush, self._lie, HEX_NUMBER[pointed.hex])
        for place in pointed.conflicts:
            draw.draw_conflict(brush, self._lie.place(*place), self._lie.radius)
        if pointed.refused:
            draw.draw_refused(brush, self._lie.place(*pointed.refused), self._lie.radius)


def _entry(kind: str, what: str | None) -> str:
    """While an island is entered, it may not be known yet what lies there."""
    return f"catan.{kind}.{what}" if what else ""


def _slid(touch: MotionEvent) -> bool:
    slipped: float = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy))
    return slipped > float(theme.hold_slip)
