"""Where everything of the island lies in a drawing: hexes, corners, paths and harbours.

Points are in pixels from the middle of the island, y upwards, for hexes of a given radius.
"""

from dataclasses import dataclass
from functools import cached_property
from math import hypot

from companion.games.catan.geometry import (
    CORNER_NUMBER,
    CORNERS,
    CORNERS_OF_HEX,
    ENDS,
    HARBOURS,
    HEXES,
    PATH_NUMBER,
    PATH_OF_HARBOUR,
    PATHS,
    PLACE_OF_CORNER,
)

Point = tuple[float, float]

HEX, CORNER, PATH, HARBOUR = "hex", "corner", "path", "harbour"

WIDTH, HEIGHT = 10.3, 9.8  # of the island with its harbours, in radii of a hex
WESTWARD = 0.3  # its eastern harbour reaches farther out than any western one
HARBOUR_OFF = 0.62  # how far a harbour's badge lies off the coast


def middle(*points: Point) -> Point:
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(points), sum(ys) / len(points)


def along(start: Point, end: Point, share: float) -> Point:
    """The point `share` of the way from `start` to `end`."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def distance(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


@dataclass(frozen=True)
class Lie:
    """The places of an island whose hexes have this radius."""

    radius: float

    @classmethod
    def within(cls, width: float, height: float) -> "Lie":
        """The largest island for which there is room."""
        return cls(max(1.0, min(width / WIDTH, height / HEIGHT)))

    @cached_property
    def _corners(self) -> list[Point]:
        return [((x - WESTWARD) * self.radius, -y * self.radius) for x, y in PLACE_OF_CORNER]

    def corner(self, name: str) -> Point:
        return self._corners[CORNER_NUMBER[name]]

    def ends(self, path: str) -> tuple[Point, Point]:
        a, b = ENDS[PATH_NUMBER[path]]
        return self._corners[a], self._corners[b]

    def path(self, name: str) -> Point:
        return middle(*self.ends(name))

    def outline(self, place: int) -> list[Point]:
        """The corners of a hex, by its number."""
        return [self.corner(name) for name in CORNERS_OF_HEX[place]]

    def hex(self, name: str) -> Point:
        return middle(*self.outline(HEXES.index(name)))

    def harbour(self, name: str) -> Point:
        """The middle of a harbour's badge, off its coast and away from its hex."""
        shore = PATH_OF_HARBOUR[HARBOURS.index(name)]
        ends = {CORNERS[number] for number in ENDS[PATH_NUMBER[shore]]}
        inland = next(
            self.hex(HEXES[place])
            for place, corners in enumerate(CORNERS_OF_HEX)
            if ends <= set(corners)
        )
        coast = self.path(shore)
        return along(inland, coast, 1 + HARBOUR_OFF * self.radius / distance(inland, coast))

    def place(self, kind: str, name: str) -> Point:
        return {HEX: self.hex, CORNER: self.corner, PATH: self.path, HARBOUR: self.harbour}[kind](
            name
        )

    def nearest(self, kind: str, point: Point, names: tuple[str, ...] = ()) -> tuple[str, float]:
        """The nearest place of a kind, among `names` or all, and how far away it is."""
        among = names or EVERY[kind]
        name = min(among, key=lambda one: distance(point, self.place(kind, one)))
        return name, distance(point, self.place(kind, name))


EVERY: dict[str, tuple[str, ...]] = {HEX: HEXES, CORNER: CORNERS, PATH: PATHS, HARBOUR: HARBOURS}
