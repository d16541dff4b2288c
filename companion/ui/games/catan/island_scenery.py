"""What grows and stands on the hexes: a few marks of each terrain, around the number."""

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from companion.ui.games.catan.brush import Brush
from companion.ui.games.catan.island_geometry import Point
from companion.ui.palette import Terrain
from companion.ui.theme import theme

# Where the marks stand, in radii from the middle of the hex: all outside the number's token.
_PLACES = (
    (-0.2, 0.62),
    (0.2, 0.62),
    (-0.6, 0.26),
    (0.6, 0.26),
    (-0.6, -0.28),
    (0.6, -0.28),
    (-0.22, -0.64),
    (0.22, -0.64),
)
_DUNES = ((-0.35, 0.45), (0.3, 0.5), (-0.5, 0.05), (0.5, 0.1), (-0.3, -0.45), (0.35, -0.4))
_HILL_STEPS = 7
_STROKE = 0.055


def draw_scenery(brush: Brush, terrain: str, centre: Point, radius: float) -> None:
    marks = _MARKS.get(terrain)
    if marks:
        places = _DUNES if terrain == "desert" else _PLACES
        spots = [(centre[0] + x * radius, centre[1] + y * radius) for x, y in places]
        marks(brush, theme.terrain(terrain), spots, radius)


def _moved(at: Point, radius: float, *offsets: Point) -> list[Point]:
    return [(at[0] + x * radius, at[1] + y * radius) for x, y in offsets]


def _forest(brush: Brush, looks: Terrain, spots: Sequence[Point], radius: float) -> None:
    trees = [_moved(at, radius, (-0.12, -0.13), (0.12, -0.13), (0, 0.17)) for at in spots]
    brush.dip(looks.mark).fans((tree[0], tree) for tree in trees)


def _mountains(brush: Brush, looks: Terrain, spots: Sequence[Point], radius: float) -> None:
    peaks = [_moved(at, radius, (-0.19, -0.12), (0.19, -0.12), (0, 0.17)) for at in spots]
    snow = [_moved(at, radius, (0, 0.17), (-0.075, 0.055), (0.01, 0.03)) for at in spots]
    brush.dip(looks.mark).fans((peak[0], peak) for peak in peaks)
    brush.dip(looks.light).fans((cap[0], cap) for cap in snow)


def _hills(brush: Brush, looks: Terrain, spots: Sequence[Point], radius: float) -> None:
    brush.dip(looks.mark).fans(_domes(spots, 0.15 * radius))
    brush.dip(looks.light).fans(_domes(spots, 0.075 * radius))


def _domes(spots: Sequence[Point], radius: float) -> list[tuple[Point, list[Point]]]:
    turns = [step * pi / (_HILL_STEPS - 1) for step in range(_HILL_STEPS)]
    return [
        ((x, y), [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns])
        for x, y in ((x, y - radius / 2) for x, y in spots)
    ]


def _pasture(brush: Brush, looks: Terrain, spots: Sequence[Point], radius: float) -> None:
    brush.dip(looks.mark)
    for at in spots:
        for lean in (-0.12, 0, 0.12):
            height = 0.1 if lean else 0.15
            brush.line(_moved(at, radius, (lean / 3, -0.08), (lean, height)), _STROKE * radius)


def _fields(brush: Brush, looks: Terrain, spots: Sequence[Point], radius: float) -> None:
    brush.dip(looks.mark)
    for at in spots:
        brush.line(_moved(at, radius, (0, -0.16), (0, 0.16)), _STROKE * radius)
        for height in (0.0, 0.1):
            ear = _moved(
                at, radius, (-0.08, height + 0.06), (0, height - 0.03), (0.08, height + 0.06)
            )
            brush.line(ear, _STROKE * radius)


def _desert(brush: Brush, looks: Terrain, spots: Sequence[Point], radius: float) -> None:
    brush.dip(looks.mark)
    for at in spots:
        brush.line(wave(at, 0.32 * radius, 0.05 * radius), _STROKE * radius)


def wave(at: Point, width: float, height: float) -> list[Point]:
    """A crest and a trough, as in dunes and on water."""
    steps = 10
    return [
        (at[0] + width * (step / steps - 0.5), at[1] + height * sin(2 * pi * step / steps))
        for step in range(steps + 1)
    ]


_MARKS: dict[str, Callable[[Brush, Terrain, Sequence[Point], float], None]] = {
    "forest": _forest,
    "mountains": _mountains,
    "hills": _hills,
    "pasture": _pasture,
    "fields": _fields,
    "desert": _desert,
}
