"""The wheel of the rondel: where its spaces are, how they are filled, and the stones on it."""

from math import atan2, cos, hypot, pi, sin

from companion.games.navegador import facts
from companion.ui.games.navegador.drawing import Brush, Point
from companion.ui.palette import Identity
from companion.ui.theme import theme

GLYPHS = {
    facts.SAILING: "sail-boat",
    facts.WORKERS: "account-hard-hat",
    facts.MARKET: "scale-balance",
    facts.COLONY: "flag",
    facts.PRIVILEGE: "script-text",
    facts.SHIPS: "anchor",
    facts.BUILDINGS: "church",
}
STEPS = 12  # of a sector's arc
GAP = 0.045  # between two sectors, in spaces


def on_wheel(centre: Point, radius: float, place: float) -> Point:
    """Where a place of the wheel is: clockwise from the top."""
    angle = pi / 2 - place * 2 * pi / len(facts.spaces())
    return centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)


def place_at(centre: Point, point: Point) -> tuple[float, float]:
    """How far a point is from the middle, and at which place of the wheel it lies."""
    across, up = point[0] - centre[0], point[1] - centre[1]
    turned = (pi / 2 - atan2(up, across)) / (2 * pi) * len(facts.spaces())
    return hypot(across, up), turned % len(facts.spaces())


def sector(brush: Brush, centre: Point, inner: float, outer: float, place: int) -> None:
    """One space of the ring, filled."""
    places = [place - 0.5 + GAP / 2 + (1 - GAP) * step / STEPS for step in range(STEPS + 1)]
    far = [on_wheel(centre, outer, each) for each in places]
    near = [on_wheel(centre, inner, each) for each in places]
    brush.fans([(near[step], [near[step + 1], far[step + 1], far[step]]) for step in range(STEPS)])
    brush.line([*far, *reversed(near)], theme.hairline, closed=True)


def stone(brush: Brush, at: Point, side: float, looks: Identity) -> None:
    """A player's stone: the shape on a disc."""
    brush.dip(theme.ink).disc(at, side * 0.66 + theme.edge_line)
    brush.dip(theme.surface).disc(at, side * 0.66)
    brush.shape(looks.shape, at, side, theme.ink)  # its outline: white shows on paper
    brush.shape(looks.shape, at, side * 0.82, looks.fill)
