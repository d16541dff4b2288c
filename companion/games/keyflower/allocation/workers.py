"""Workers: Apothecary, Craftsman's guild, Village hall, Key market and White Wind."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from companion.games.keyflower.allocation.position import (
    APOTHECARY,
    CRAFTSMEN,
    HALL,
    MARKET,
    POINT,
    WHITE_WIND,
    Place,
    set_value,
)
from companion.games.keyflower.allocation.sets import most_sets, of_sets
from companion.games.keyflower.facts import COLOURS, GREEN, Face
from companion.referee.counts import Counts


@dataclass(frozen=True, slots=True)
class Workers:
    """So many sets at the Craftsman's guild and the Apothecary, and the colour of the hall."""

    value: int
    craftsmen: int = 0
    apothecary: int = 0
    colour: str | None = None


def best_workers(faces: Mapping[str, Face], workers: Counts) -> Workers:
    return max(_every_way(faces, workers), key=lambda way: way.value)


def _every_way(faces: Mapping[str, Face], workers: Counts) -> Iterator[Workers]:
    """All numbers of sets and all colours of the hall that could be the best.

    Each worker has a value where it counts alone. What the Apothecary takes gives up that value,
    so it takes the cheapest; each further set of it costs more, so the first one that is not worth
    it is the last to look at.
    """
    craftsmen, apothecary = faces.get(CRAFTSMEN), faces.get(APOTHECARY)
    alone = {colour: _alone(faces, colour) for colour in COLOURS}
    of_set = set_value(craftsmen) if craftsmen else 0
    for sets in range(most_sets(craftsmen, workers) + 1):
        rest = workers.minus(of_sets(craftsmen, sets))
        for colour in _hall_colours(faces, alone, rest):
            worth = alone if colour is None else {**alone, colour: _in_hall(faces)}
            counts = [(worth[each], rest[each]) for each in COLOURS]
            gained, groups = _groups(apothecary, counts)
            value = sets * of_set + gained + sum(each * count for each, count in counts)
            yield Workers(value, sets, groups, colour)


def _alone(faces: Mapping[str, Face], colour: str) -> int:
    """What a worker is worth by itself, if the hall does not take its colour."""
    return max(_on_boat(faces), _on_market(faces) if colour == GREEN else 0)


def _on_boat(faces: Mapping[str, Face]) -> int:
    return faces[WHITE_WIND].points * POINT if WHITE_WIND in faces else 0


def _on_market(faces: Mapping[str, Face]) -> int:
    return faces[MARKET].points * POINT - 1 if MARKET in faces else 0


def _in_hall(faces: Mapping[str, Face]) -> int:
    return faces[HALL].points * POINT - 1


def _hall_colours(
    faces: Mapping[str, Face], alone: Mapping[str, int], rest: Counts
) -> Iterator[str | None]:
    """Of colours that are worth the same alone, the hall takes the one with the most workers."""
    yield None
    if HALL in faces:
        for value in sorted(set(alone.values())):
            if value < _in_hall(faces):
                colours = (colour for colour in COLOURS if alone[colour] == value)
                yield max(colours, key=rest.__getitem__)


def _groups(face: Face | None, counts: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """What groups at the Apothecary gain beyond what their workers are worth alone; how many."""
    if face is None:
        return 0, 0
    size, of_group = face.per.total(), set_value(face)
    cheapest = [value for value, count in sorted(counts) for _ in range(count)]
    gained = groups = 0
    for start in range(0, len(cheapest) - size + 1, size):
        gain = of_group - sum(cheapest[start : start + size])
        if gain <= 0:
            break
        gained, groups = gained + gain, groups + 1
    return gained, groups


def places_of_workers(faces: Mapping[str, Face], workers: Counts, way: Workers) -> Iterator[Place]:
    if way.craftsmen:
        pieces = of_sets(faces[CRAFTSMEN], way.craftsmen)
        workers = workers.minus(pieces)
        yield Place(CRAFTSMEN, pieces, faces[CRAFTSMEN].points * way.craftsmen)
    if way.apothecary:
        pieces = _cheapest(faces, workers, way)
        workers = workers.minus(pieces)
        yield Place(APOTHECARY, pieces, faces[APOTHECARY].points * way.apothecary)
    if way.colour and workers[way.colour]:
        pieces = Counts({way.colour: workers[way.colour]})
        workers = workers.minus(pieces)
        yield Place(HALL, pieces, faces[HALL].points * pieces.total(), way.colour)
    if workers[GREEN] and _on_market(faces) > _on_boat(faces):
        pieces = Counts({GREEN: workers[GREEN]})
        workers = workers.minus(pieces)
        yield Place(MARKET, pieces, faces[MARKET].points * pieces.total())
    if WHITE_WIND in faces and workers:
        yield Place(WHITE_WIND, workers, faces[WHITE_WIND].points * workers.total())


def _cheapest(faces: Mapping[str, Face], workers: Counts, way: Workers) -> Counts:
    """Those that the Apothecary takes."""

    def worth(colour: str) -> int:
        return _in_hall(faces) if colour == way.colour else _alone(faces, colour)

    in_order = [c for c in sorted(COLOURS, key=worth) for _ in range(workers[c])]
    return Counts.of(in_order[: way.apothecary * faces[APOTHECARY].per.total()])
