"""The ground of the island: sea, beach, hexes with their numbers, harbours. Drawn once a size."""

from collections.abc import Sequence

from companion.games.catan import facts
from companion.games.catan.geometry import HARBOURS, HEXES, PATH_OF_HARBOUR
from companion.ui.games.catan.brush import Brush
from companion.ui.games.catan.island_geometry import Lie, Point, along, middle
from companion.ui.games.catan.island_scenery import draw_scenery, wave
from companion.ui.theme import theme

# In radii of a hex.
_BEACH, _HEX = 1.15, 0.965
TOKEN = 0.39
_NUMBER, _NUMBER_LIFT = 0.44, 0.07
_PIP, _PIP_STEP, _PIP_DROP = 0.036, 0.105, 0.22
_BADGE, _RATE, _GLYPH = 0.35, 0.3, 0.44
_PIER = 0.13
_WAVES = (
    (-4.6, 3.4),
    (-0.3, 4.35),
    (3.1, 4.1),
    (4.55, 2.7),
    (4.4, -2.7),
    (3.0, -4.2),
    (-0.2, -4.5),
    (-2.9, -4.3),
    (-4.8, -3.1),
    (-4.9, -0.4),
    (4.95, 1.2),
)

Terrains = Sequence[str | None]
Numbers = Sequence[int | None]


def draw_ground(
    brush: Brush, lie: Lie, terrain: Terrains, numbers: Numbers, harbours: Sequence[str | None]
) -> None:
    """All that does not change in a game. What is None is not known yet; harbours may be none."""
    _draw_sea(brush, lie)
    for name, kind in zip(HARBOURS, harbours, strict=bool(harbours)):
        _draw_harbour(brush, lie, name, kind)
    for place, kind in enumerate(terrain):
        _draw_hex(brush, lie, place, kind)
    for place, number in enumerate(numbers):
        if number is not None:
            draw_token(brush, lie.hex(HEXES[place]), lie.radius, number)


def _draw_sea(brush: Brush, lie: Lie) -> None:
    brush.dip(theme.board["waves"])
    for x, y in _WAVES:
        at = (x * lie.radius, y * lie.radius)
        brush.line(wave(at, 0.8 * lie.radius, 0.1 * lie.radius), theme.edge_line)
    brush.dip(theme.board["beach"])
    brush.fans((lie.hex(name), _grown(lie, place, _BEACH)) for place, name in enumerate(HEXES))
    for place in range(len(HEXES)):
        brush.line(_grown(lie, place, _BEACH), theme.hairline, closed=True)


def _grown(lie: Lie, place: int, by: float) -> list[Point]:
    corners = lie.outline(place)
    centre = middle(*corners)
    return [along(centre, corner, by) for corner in corners]


def _draw_hex(brush: Brush, lie: Lie, place: int, kind: str | None) -> None:
    corners = _grown(lie, place, _HEX)
    centre = middle(*corners)
    brush.dip(theme.terrain(kind).ground if kind else theme.board["land"])
    brush.polygon(corners, centre)
    if kind:
        draw_scenery(brush, kind, centre, lie.radius)


def draw_token(brush: Brush, centre: Point, radius: float, number: int) -> None:
    red = number in facts.red_numbers()
    brush.dip(theme.outline(theme.board["token"])).disc(centre, TOKEN * radius)
    brush.dip(theme.board["token"]).disc(centre, TOKEN * radius - theme.hairline)
    brush.dip(theme.board["token_red" if red else "token_number"])
    x, y = centre
    brush.digits(str(number), (x, y + _NUMBER_LIFT * radius), _NUMBER * radius)
    pips = facts.pips()[number]
    for pip in range(pips):
        step = (pip - (pips - 1) / 2) * _PIP_STEP * radius
        brush.disc((x + step, y - _PIP_DROP * radius), _PIP * radius)


def _draw_harbour(brush: Brush, lie: Lie, name: str, kind: str | None) -> None:
    badge, radius = lie.harbour(name), lie.radius
    brush.dip(theme.board["pier"])
    for corner in lie.ends(PATH_OF_HARBOUR[HARBOURS.index(name)]):
        brush.line((badge, along(badge, corner, 0.93)), _PIER * radius)
    good = theme.good(f"catan.{kind}") if kind and kind != facts.ANY else None
    brush.dip(theme.board["casing"]).disc(badge, _BADGE * radius + theme.hairline)
    brush.dip(good.fill if good else theme.plate).disc(badge, _BADGE * radius)
    if good:
        brush.dip(good.ink).glyph(good.glyph, badge, _GLYPH * radius)
    elif kind:
        brush.dip(theme.ink).digits(f"{facts.rate(facts.ANY)}:1", badge, _RATE * radius)
