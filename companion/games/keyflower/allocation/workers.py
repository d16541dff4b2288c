"""Workers: Apothecary, Craftsman's guild, Village hall, Key market and White Wind."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

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
from companion.games.keyflower.allocation.sets import groups, of_sets, rests, size_and_value
from companion.games.keyflower.facts import COLOURS, GREEN, Face
from companion.referee.counts import Counts


class Workers(NamedTuple):
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
    craftsmen = faces.get(CRAFTSMEN)
    five, of_five = size_and_value(faces.get(APOTHECARY))
    of_set = set_value(craftsmen) if craftsmen else 0
    alone = {colour: _alone(faces, colour) for colour in COLOURS}
    raised = _raised(faces, alone)
    for sets, rest in enumerate(rests(craftsmen, workers, COLOURS)):
        base = sets * of_set + sum(alone[colour] * number for colour, number in rest.items())
        for colour in _hall_colours(raised, rest):
            worth = {**alone, colour: _in_hall(faces)} if colour else alone
            more = raised[colour] * rest[colour] if colour else 0
            in_order = sorted(COLOURS, key=worth.__getitem__)
            cheapest = [worth[each] for each in in_order for _ in range(rest[each])]
            fives = groups(cheapest, five, of_five)
            yield Workers(base + more + fives[-1], sets, len(fives) - 1, colour)


def _raised(faces: Mapping[str, Face], alone: Mapping[str, int]) -> Mapping[str, int]:
    """What the hall adds to the value of each worker, for the colours where it adds something."""
    if HALL not in faces:
        return {}
    return {c: more for c, value in alone.items() if (more := _in_hall(faces) - value) > 0}


def _alone(faces: Mapping[str, Face], colour: str) -> int:
    """What a worker is worth by itself, if the hall does not take its colour."""
    return max(_on_boat(faces), _on_market(faces) if colour == GREEN else 0)


def _on_boat(faces: Mapping[str, Face]) -> int:
    return faces[WHITE_WIND].points * POINT if WHITE_WIND in faces else 0


def _on_market(faces: Mapping[str, Face]) -> int:
    return faces[MARKET].points * POINT - 1 if MARKET in faces else 0


def _in_hall(faces: Mapping[str, Face]) -> int:
    return faces[HALL].points * POINT - 1


def _hall_colours(raised: Mapping[str, int], rest: Mapping[str, int]) -> Iterator[str | None]:
    """Of colours that are worth the same alone, the hall takes the one with the most workers."""
    if not raised:
        yield None
    for more in set(raised.values()):
        alike = (colour for colour in raised if raised[colour] == more)
        yield max(alike, key=rest.__getitem__)


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
