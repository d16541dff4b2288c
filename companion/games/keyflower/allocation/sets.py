"""Full sets of things of certain kinds, such as an anvil, a pick axe and a saw."""

from collections.abc import Iterator, Mapping, Sequence

from companion.games.keyflower.allocation.position import set_value
from companion.games.keyflower.facts import Face
from companion.referee.counts import Counts


def most_sets(face: Face, pieces: Mapping[str, int]) -> int:
    """How many full sets there are."""
    return min(pieces[kind] // number for kind, number in face.per.items())


def of_sets(face: Face, sets: int) -> Counts:
    """The pieces of so many sets."""
    return Counts({kind: sets * number for kind, number in face.per.items()})


def rests(face: Face | None, pieces: Counts, kinds: tuple[str, ...]) -> Iterator[Mapping[str, int]]:
    """What is left after no set, after one, and so on. Without the tile there are no sets."""
    left = {kind: pieces[kind] for kind in kinds}
    yield left
    if face is None:
        return
    for _ in range(most_sets(face, pieces)):
        left = {kind: number - face.per[kind] for kind, number in left.items()}
        yield left


def size_and_value(face: Face | None) -> tuple[int, int]:
    """How many pieces a set has, and what it is worth: nothing without the tile."""
    return (face.per.total(), set_value(face)) if face else (1, 0)


def groups(cheapest: Sequence[int], size: int, of_group: int) -> Sequence[int]:
    """What no set, one set, and so on gain beyond what their pieces are worth alone.

    Each further set costs more than the one before, so the first that gains nothing is left out.
    """
    gained = [0]
    for start in range(0, len(cheapest) - size + 1, size):
        gain = of_group - sum(cheapest[start : start + size])
        if gain <= 0:
            break
        gained.append(gained[-1] + gain)
    return gained
