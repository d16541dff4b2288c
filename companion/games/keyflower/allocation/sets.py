"""Full sets of things of certain kinds, such as an anvil, a pick axe and a saw."""

from companion.games.keyflower.facts import Face
from companion.referee.counts import Counts


def most_sets(face: Face | None, pieces: Counts) -> int:
    """How many full sets there are; none for a tile one does not have."""
    if face is None:
        return 0
    return min(pieces[kind] // number for kind, number in face.per.items())


def of_sets(face: Face | None, sets: int) -> Counts:
    """The pieces of so many sets."""
    if face is None:
        return Counts()
    return Counts({kind: sets * number for kind, number in face.per.items()})
