"""The longest road: the most pieces one unbroken trail can take, each piece once.

A trail may pass a corner twice, so a loop counts in full. It ends where a rival has built, on
either side of it; the owner's own settlements and cities do not matter.
"""

from collections.abc import Iterable, Iterator

from companion.games.catan.geometry import (
    CORNER_NUMBER,
    CORNERS,
    ENDS,
    ENDS_OF,
    PATH_NUMBER,
    PATHS,
    Corners,
    Paths,
    bits,
)

STEPS: tuple[tuple[tuple[Paths, int], ...], ...] = tuple(
    tuple((1 << path, sum(ends) - corner) for path, ends in enumerate(ENDS) if corner in ends)
    for corner in range(len(CORNERS))
)
"""From each corner: the paths that lead on, and the corner each leads to."""


def longest_trail(roads: Iterable[str], rivals: Iterable[str] = ()) -> tuple[str, ...]:
    """The paths of a longest trail, in order, for roads and rivals' buildings by name."""
    laid = sum(1 << PATH_NUMBER[name] for name in set(roads))
    blocked = sum(1 << CORNER_NUMBER[name] for name in set(rivals))
    return tuple(PATHS[path] for path in trail(laid, blocked))


def length(roads: Paths, rivals: Corners) -> int:
    """How long the longest trail is."""
    return _longest(roads, rivals)[0]


def trail(roads: Paths, rivals: Corners) -> list[int]:
    """The numbers of the paths of a longest trail, in order."""
    left, corner = _longest(roads, rivals)
    walked: list[int] = []
    while left:
        for path, end in STEPS[corner]:
            if roads & path and _onward(end, roads ^ path, rivals) == left - 1:
                walked.append(path.bit_length() - 1)
                roads, corner, left = roads ^ path, end, left - 1
                break
    return walked


def _longest(roads: Paths, rivals: Corners) -> tuple[int, int]:
    """The length of a longest trail, and a corner at which one begins."""
    best, start = 0, 0
    count = roads.bit_count()
    ends = _ends(roads, rivals)
    # A trail that ends where no rival is has its other end elsewhere, and one of them is enough.
    free = ends & ~rivals
    for corner in bits(ends ^ (free & -free)):
        found = _from(corner, roads, rivals)
        if found > best:
            best, start = found, corner
            if best == count:
                return best, start
    if count > 2 * best:  # a ring apart from that trail may be longer
        for corner in _rings(roads, ends):
            best, start = max((best, start), (_from(corner, roads, rivals), corner))
    return best, start


def _ends(roads: Paths, rivals: Corners) -> Corners:
    """Where a longest trail may end, unless it is a ring.

    At its end no piece is left over, or it would go on; so an odd number of pieces meet there, or
    a rival has built there.
    """
    odd = touched = 0
    for path in bits(roads):
        odd ^= ENDS_OF[path]
        touched |= ENDS_OF[path]
    return odd | touched & rivals


def _rings(roads: Paths, ends: Corners) -> Iterator[int]:
    """A corner of each part of the network in which no trail has an end."""
    for corner in bits(ends):
        roads &= ~_reachable(corner, roads)
    while roads:
        corner = ENDS[next(bits(roads))][0]
        yield corner
        roads &= ~_reachable(corner, roads)


def _reachable(corner: int, roads: Paths) -> Paths:
    """Every road that hangs together with this corner."""
    found = 0
    waiting = [corner]
    while waiting:
        for path, end in STEPS[waiting.pop()]:
            if roads & path & ~found:
                found |= path
                waiting.append(end)
    return found


def _from(corner: int, roads: Paths, rivals: Corners) -> int:
    """The length of the longest trail that begins at a corner."""
    best = 0
    for path, end in STEPS[corner]:
        if roads & path:
            found = 1 if rivals >> end & 1 else 1 + _from(end, roads ^ path, rivals)
            if found > best:  # noqa: PLR1730 - max() takes longer, and this is the innermost loop
                best = found
    return best


def _onward(corner: int, roads: Paths, rivals: Corners) -> int:
    """How far a trail goes on that has come to a corner."""
    return 0 if rivals >> corner & 1 else _from(corner, roads, rivals)
