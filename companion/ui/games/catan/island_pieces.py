"""What stands on the island: roads, settlements, cities, the robber, and what a tap may mean."""

from collections.abc import Iterable, Sequence

from companion.ui.games.catan.brush import Brush
from companion.ui.games.catan.island_geometry import CORNER, HEX, PATH, Lie, Point, along
from companion.ui.games.catan.island_ground import TOKEN
from companion.ui.theme import theme

# In radii of a hex, and shares of a path.
_ROAD, _ROAD_FROM = 0.2, 0.13
_ROAD_MARK, _HOUSE_MARK = 0.2, 0.24
_HOUSE, _CITY = 0.29, 0.34
_ROBBER_LEFT = 0.5
_LIT = {PATH: 0.25, CORNER: 0.27}
_LIT_LINE, _LIT_FROM = 0.14, 0.12
_PLUS = 0.6  # of the target's radius
_RING = 0.5
_TRAIL = 0.05

# A house from the left of its floor on; a city is a tower with a lower wing.
_HOUSE_CORNERS = ((-0.85, -0.8), (0.85, -0.8), (0.85, 0.25), (0.0, 1.0), (-0.85, 0.25))
_CITY_CORNERS = (
    (-0.85, -0.75),
    (1.0, -0.75),
    (1.0, 0.02),
    (0.2, 0.02),
    (0.2, 0.52),
    (-0.32, 1.05),
    (-0.85, 0.52),
)
_CITY_EYE, _CITY_MARK = (-0.3, -0.4), (-0.1, -0.3)
_PAWN = ((-0.22, -0.32), (0.22, -0.32), (0.2, -0.16), (0.09, 0.06), (-0.09, 0.06), (-0.2, -0.16))
_PAWN_HEAD, _PAWN_HEAD_UP = 0.14, 0.16


def draw_road(brush: Brush, lie: Lie, path: str, colour: str) -> None:
    looks, radius = theme.identity(colour), lie.radius
    start, end = lie.ends(path)
    bar = along(start, end, _ROAD_FROM), along(start, end, 1 - _ROAD_FROM)
    brush.dip(theme.board["casing"]).bar(*bar, _ROAD * radius + 2 * theme.edge_line)
    brush.dip(looks.fill).bar(*bar, _ROAD * radius)
    brush.shape(looks.shape, lie.path(path), _ROAD_MARK * radius, looks.mark)


def draw_settlement(brush: Brush, lie: Lie, corner: str, colour: str) -> None:
    at, size = lie.corner(corner), _HOUSE * lie.radius
    _draw_building(brush, _placed(_HOUSE_CORNERS, at, size), at, colour)
    looks = theme.identity(colour)
    mark = (at[0], at[1] - 0.15 * size)
    brush.shape(looks.shape, mark, _HOUSE_MARK * lie.radius, looks.mark)


def draw_city(brush: Brush, lie: Lie, corner: str, colour: str) -> None:
    at, size = lie.corner(corner), _CITY * lie.radius
    (eye,) = _placed((_CITY_EYE,), at, size)
    _draw_building(brush, _placed(_CITY_CORNERS, at, size), eye, colour)
    looks = theme.identity(colour)
    (mark,) = _placed((_CITY_MARK,), at, size)
    brush.shape(looks.shape, mark, _HOUSE_MARK * lie.radius, looks.mark)


def _placed(corners: Sequence[Point], at: Point, size: float) -> list[Point]:
    return [(at[0] + x * size, at[1] + y * size) for x, y in corners]


def _draw_building(brush: Brush, corners: list[Point], eye: Point, colour: str) -> None:
    brush.dip(theme.identity(colour).fill).polygon(corners, eye)
    brush.dip(theme.board["casing"]).line(corners, theme.chosen_line, closed=True)


def draw_robber(brush: Brush, lie: Lie, name: str, beside_number: bool) -> None:
    """Beside the number, which stays readable; in the middle where there is none."""
    x, y = lie.hex(name)
    radius = lie.radius
    at = (x - _ROBBER_LEFT * radius, y) if beside_number else (x, y)
    body = _placed(_PAWN, at, radius)
    head = (at[0], at[1] + _PAWN_HEAD_UP * radius)
    halo = 2 * theme.chosen_line
    brush.dip(theme.board["token"]).disc(head, _PAWN_HEAD * radius + halo / 2)
    brush.line(body, halo, closed=True)
    brush.dip(theme.board["casing"]).polygon(body, at)
    brush.disc(head, _PAWN_HEAD * radius)


def draw_trail(brush: Brush, lie: Lie, trail: Iterable[str]) -> None:
    """A longest road, edge by edge, over its pieces."""
    for path in trail:
        start, end = lie.ends(path)
        brush.dip(theme.ring).line((start, end), _TRAIL * lie.radius + 2 * theme.hairline)
    for path in trail:
        brush.dip(theme.lit).bar(*lie.ends(path), _TRAIL * lie.radius)


def draw_lit(brush: Brush, lie: Lie, kind: str, names: Iterable[str], swell: float) -> None:
    """What a tap may mean now. `swell` runs from 0 to 1 when it appears."""
    for name in names:
        if kind == HEX:
            _draw_ring(brush, lie.hex(name), TOKEN * lie.radius * swell)
        else:
            if kind == PATH:
                _draw_lit_path(brush, lie, name)
            _draw_target(brush, lie.place(kind, name), _LIT[kind] * lie.radius * swell)


def draw_upgrade(brush: Brush, lie: Lie, corner: str, swell: float) -> None:
    """A settlement that may become a city: a ring, the house stays in sight."""
    _draw_ring(brush, lie.corner(corner), _RING * lie.radius * swell)


def _draw_lit_path(brush: Brush, lie: Lie, path: str) -> None:
    start, end = lie.ends(path)
    bar = along(start, end, _LIT_FROM), along(start, end, 1 - _LIT_FROM)
    brush.dip(theme.ring).bar(*bar, _LIT_LINE * lie.radius + 2 * theme.edge_line)
    brush.dip(theme.lit).bar(*bar, _LIT_LINE * lie.radius)


def _draw_target(brush: Brush, at: Point, radius: float) -> None:
    arm = _PLUS * radius
    brush.dip(theme.ring).disc(at, radius + theme.edge_line)
    brush.dip(theme.lit).disc(at, radius)
    brush.dip(theme.ring)
    brush.line(((at[0] - arm, at[1]), (at[0] + arm, at[1])), theme.chosen_line)
    brush.line(((at[0], at[1] - arm), (at[0], at[1] + arm)), theme.chosen_line)


def _draw_ring(brush: Brush, at: Point, radius: float) -> None:
    brush.dip(theme.ring).ring(at, radius, theme.bar_line + 2 * theme.edge_line)
    brush.dip(theme.lit).ring(at, radius, theme.bar_line)


def draw_chosen_hex(brush: Brush, lie: Lie, place: int) -> None:
    outline = lie.outline(place)
    brush.dip(theme.ring).line(outline, 2 * theme.bar_line, closed=True)
    brush.dip(theme.lit).line(outline, theme.bar_line, closed=True)


def draw_refused(brush: Brush, at: Point, radius: float) -> None:
    """A cross where something cannot be."""
    arm, size = 0.12 * radius, 0.28 * radius
    brush.dip(theme.bad).disc(at, size + theme.chosen_line)
    brush.dip(theme.bad_bg).disc(at, size)
    brush.dip(theme.bad)
    for rise in (arm, -arm):
        brush.line(((at[0] - arm, at[1] - rise), (at[0] + arm, at[1] + rise)), theme.chosen_line)


def draw_conflict(brush: Brush, at: Point, radius: float) -> None:
    """A ring around what is in the way."""
    _draw_ring(brush, at, _RING * radius)
