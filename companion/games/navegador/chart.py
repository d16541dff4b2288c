"""The sea chart: how many borders lie between two regions, as far as the board has been read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from companion.games.navegador import facts
from companion.games.navegador.profile import Border

Links = Mapping[str, Mapping[str, int]]
"""From each region to others, and how many borders are crossed on the way."""

UNKNOWN = 99


@dataclass(frozen=True, slots=True)
class Crossing:
    """A way over more than one border, told by the table; through which regions is not known.

    It leads through regions explored in this match, so it is no fact of the board.
    """

    one: str
    other: str
    borders: int


@lru_cache(maxsize=64)
def links(borders: tuple[Border, ...], crossings: tuple[Crossing, ...]) -> Links:
    ways: dict[str, dict[str, int]] = {region: {} for region in facts.regions()}
    for crossing in crossings:
        _link(ways, crossing.one, crossing.other, crossing.borders)
    for border in borders:
        _link(ways, border.one, border.other, 1)
    return ways


def _link(ways: dict[str, dict[str, int]], one: str, other: str, borders: int) -> None:
    for start, end in ((one, other), (other, one)):
        ways[start][end] = min(borders, ways[start].get(end, borders))


def borders_between(
    chart: Links, start: str, passable: Callable[[str], bool] = lambda _: True
) -> Mapping[str, int]:
    """The fewest borders from a region to every other that can be reached.

    A ship may end anywhere, but passes only through regions that are `passable`.
    """
    found = {start: 0}
    reached = [start]
    while reached:
        region = min(reached, key=found.__getitem__)
        reached.remove(region)
        if region != start and not passable(region):
            continue
        for other, borders in chart[region].items():
            if found[region] + borders < found.get(other, UNKNOWN):
                found[other] = found[region] + borders
                reached.append(other)
    return found


def least_borders(chart: Links, one: str, other: str) -> int:
    """How many borders must lie between two regions, by what is known of the board.

    If Portugal and the Cape are three borders apart, a region that touches Portugal cannot touch
    the Cape.
    """
    from_one, from_other = borders_between(chart, one), borders_between(chart, other)
    least = 1
    for distance in facts.distances():
        if distance.least:
            near, far = distance.one, distance.other
            around = min(
                from_one.get(near, UNKNOWN) + from_other.get(far, UNKNOWN),
                from_other.get(near, UNKNOWN) + from_one.get(far, UNKNOWN),
            )
            least = max(least, distance.least - around)
    return least
