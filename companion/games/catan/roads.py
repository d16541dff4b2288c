"""The longest road: the most pieces one unbroken trail can take, each piece once.

A trail may pass a corner twice, so a loop counts in full. It ends where a rival has built, on
either side of it; the owner's own settlements and cities do not matter.
"""

from collections.abc import Iterable, Iterator, Sequence

from companion.games.catan.geometry import (
    CORNER_NUMBER,
    ENDS,
    PATH_NUMBER,
    PATHS,
    PATHS_AT,
    Corners,
    Paths,
    bits,
)

Steps = dict[int, list[tuple[int, int]]]
"""From each corner: the paths that lead on, and where they lead."""


def longest_trail(roads: Iterable[str], rivals: Iterable[str] = ()) -> tuple[str, ...]:
    """The paths of a longest trail, in order, for roads and rivals' buildings by name."""
    laid = sum(1 << PATH_NUMBER[name] for name in set(roads))
    blocked = sum(1 << CORNER_NUMBER[name] for name in set(rivals))
    return tuple(PATHS[path] for path in trail(laid, blocked))


def length(roads: Paths, rivals: Corners) -> int:
    return len(trail(roads, rivals))


def trail(roads: Paths, rivals: Corners) -> list[int]:
    """The numbers of the paths of a longest trail, in order."""
    best: list[int] = []
    for component in _components(roads, rivals):
        if len(component) > len(best):
            best = _longest_of(component, rivals, best)
    return best


def _components(roads: Paths, rivals: Corners) -> Iterator[list[int]]:
    """The roads, parted where they do not meet or where they meet at a rival's building."""
    while roads:
        component: list[int] = []
        waiting = [next(bits(roads))]
        while waiting:
            path = waiting.pop()
            if not roads >> path & 1:
                continue
            roads ^= 1 << path
            component.append(path)
            for corner in ENDS[path]:
                if not rivals >> corner & 1:
                    waiting.extend(bits(PATHS_AT[corner] & roads))
        yield component


def _longest_of(component: Sequence[int], rivals: Corners, best: list[int]) -> list[int]:
    """The longest trail within a component, or `best` if that is at least as long."""
    steps = _steps(component)
    for start in _starts(steps, rivals):
        best = _walk(start, steps, rivals, best)
        if len(best) == len(component):
            break
    return best


def _steps(component: Sequence[int]) -> Steps:
    steps: Steps = {}
    for path in component:
        a, b = ENDS[path]
        steps.setdefault(a, []).append((path, b))
        steps.setdefault(b, []).append((path, a))
    return steps


def _starts(steps: Steps, rivals: Corners) -> list[int]:
    """Where a longest trail may begin.

    At its end no piece is left over, or it would go on; so an odd number of pieces meet there, or
    a rival has built there. Only a ring has neither, and it may be begun anywhere.
    """
    some = [corner for corner, ways in steps.items() if len(ways) & 1 or rivals >> corner & 1]
    return some or [next(iter(steps))]


def _walk(start: int, steps: Steps, rivals: Corners, best: list[int]) -> list[int]:
    """Every trail from a corner, depth first. `stack` holds the untried ways at each corner."""
    used = 0
    walked: list[int] = []
    stack = [iter(steps[start])]
    while stack:
        for path, end in stack[-1]:
            if used >> path & 1:
                continue
            used |= 1 << path
            walked.append(path)
            if len(walked) > len(best):
                best = walked[:]
            stack.append(iter(()) if rivals >> end & 1 else iter(steps[end]))
            break
        else:
            stack.pop()
            if walked:
                used ^= 1 << walked.pop()
    return best
