"""Resources: storage tiles, Mercers' guild, Windmill, Jeweller, Watermill and loose gold.

Each resource has a value where it counts alone: loose, at the Jeweller, at the Watermill, or where
it lies in store if it may leave. A set takes resources together and gives up their single values.
So once the type of the Watermill is chosen, it is only left to find which resources the sets take,
and that are the cheapest that fit.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol, Self, TypeVar

from companion.games.keyflower.allocation.position import (
    JEWELLER,
    LOOSE,
    MERCERS,
    POINT,
    WATERMILL,
    WINDMILL,
    Place,
    Position,
    Store,
    set_value,
)
from companion.games.keyflower.facts import ANY, GOLD, RESOURCES, Face
from companion.referee.counts import Counts


class Ordered(Protocol):
    def __lt__(self, other: Self, /) -> bool: ...


T = TypeVar("T", bound=Ordered)

KINDS = tuple(kind for kind in RESOURCES if kind != GOLD)
"""What a set of the Mercers' guild is made of; gold stands for any of them."""


@dataclass(frozen=True, order=True, slots=True)
class Piece:
    """A resource that may be assigned, what it is worth alone, and the tile where that is."""

    value: int
    kind: str
    tile: str


@dataclass(frozen=True, slots=True)
class Resources:
    """What the best way is worth, the type of the Watermill, and the numbers of sets."""

    value: int
    watermill: str | None = None
    mercers: int = 0
    windmill: int = 0


@dataclass(frozen=True)
class Heap:
    """The resources of a position, after a decision.

    `kept` is what stays on each storage tile whatever happens; `pieces` are all others.
    """

    position: Position
    stores: tuple[Store, ...]
    kept: Mapping[str, Counts]
    pieces: tuple[Piece, ...]

    @property
    def faces(self) -> Mapping[str, Face]:
        return self.position.faces

    @cached_property
    def kept_value(self) -> int:
        return POINT * sum(store.each * self.kept[store.tile].total() for store in self.stores)


def heap(position: Position, stores: tuple[Store, ...], resources: Counts) -> Heap:
    """These storage tiles, and these resources that lie on none."""
    kept: dict[str, Counts] = {}
    pieces = [_free(position, kind) for kind in resources.each()]
    for store in stores:
        staying, leaving = _split(position, store)
        kept[store.tile] = staying
        pieces.extend(leaving)
    return Heap(position, stores, kept, tuple(pieces))


def _free(position: Position, kind: str) -> Piece:
    """A resource that lies on no storage tile, or cannot score there."""
    is_gold = kind == GOLD or (position.any_resource and position.rulings.any_is_gold)
    return Piece(POINT if is_gold else 0, kind, LOOSE if is_gold else "")


def _split(position: Position, store: Store) -> tuple[Counts, list[Piece]]:
    """What stays on a storage tile, and what may count elsewhere."""
    rulings = position.rulings
    staying: dict[str, int] = {}
    leaving: list[Piece] = []
    for kind, count in store.resources.items():
        fits = store.wanted in (kind, ANY) or kind == GOLD
        scores = fits or position.any_resource
        may_leave = not rulings.storage_stays if fits else rulings.free_if_unfit
        if scores and (may_leave or not rulings.storage_stays):
            leaving.extend([_stored(position, store, kind)] * count)
        elif scores:
            staying[kind] = count
        elif may_leave:
            leaving.extend([_free(position, kind)] * count)
    return Counts(staying), leaving


def _stored(position: Position, store: Store, kind: str) -> Piece:
    return max(Piece(store.each * POINT, kind, store.tile), _free(position, kind), key=_value)


def without(heap: Heap, pieces: Counts) -> Heap | None:
    """What is left when these are laid somewhere by hand; nothing if they are not there.

    Of equal ones those go that are worth the least where they lie.
    """
    left: list[Piece] = []
    for kind in RESOURCES:
        there = sorted(piece for piece in heap.pieces if piece.kind == kind)
        if len(there) < pieces[kind]:
            return None
        left.extend(there[pieces[kind] :])
    return replace(heap, pieces=tuple(left))


# The search


def best_resources(heap: Heap) -> Resources:
    return max(_every_way(heap), key=lambda way: way.value)


def _every_way(heap: Heap) -> Iterator[Resources]:
    """All types of the Watermill and all numbers of sets that could be the best."""
    for kind in _watermill_kinds(heap):
        values: dict[str, list[int]] = {each: [] for each in RESOURCES}
        for piece in heap.pieces:
            values[piece.kind].append(_alone(heap, piece, kind).value)
        for each in values.values():
            each.sort()
        alone = heap.kept_value + sum(map(sum, values.values()))
        for mercers, (used, rest) in enumerate(_mercers_sets(heap, values)):
            of_mercers = mercers * set_value(heap.faces[MERCERS]) - sum(used) if mercers else 0
            gained, windmill = _windmill_sets(heap.faces.get(WINDMILL), sorted(rest))
            yield Resources(alone + of_mercers + gained, kind, mercers, windmill)


def _watermill_kinds(heap: Heap) -> Iterator[str | None]:
    """No type at all is as good as one that gains nothing."""
    yield None
    if WATERMILL in heap.faces:
        worth = heap.faces[WATERMILL].points * POINT - 1
        gaining = {piece.kind for piece in heap.pieces if piece.value < worth}
        yield from (kind for kind in RESOURCES if kind in gaining)


def _alone(heap: Heap, piece: Piece, watermill: str | None) -> Piece:
    """Where a resource is worth the most alone."""
    wild = heap.position.any_resource
    best = piece
    if JEWELLER in heap.faces and (wild or piece.kind == GOLD):
        worth = heap.faces[JEWELLER].points * POINT - 1
        best = max(best, Piece(worth, piece.kind, JEWELLER), key=_value)
    if watermill and (wild or piece.kind == watermill):
        worth = heap.faces[WATERMILL].points * POINT - 1
        best = max(best, Piece(worth, piece.kind, WATERMILL), key=_value)
    return best


def _value(piece: Piece) -> int:
    return piece.value


def _mercers_sets(
    heap: Heap, values: Mapping[str, Sequence[T]]
) -> Iterator[tuple[list[T], list[T]]]:
    """For no set, one set, and so on: the cheapest resources they can be made of, and the rest."""
    yield [], [value for each in values.values() for value in each]
    face = heap.faces.get(MERCERS)
    if face is None:
        return
    size = face.per.total()
    for sets in range(1, sum(map(len, values.values())) // size + 1):
        made = (
            _cheapest(values, sets * size)
            if heap.position.any_resource
            else _one_of_each(values, sets, heap.position.rulings.several_gold)
        )
        if made is None:
            return
        yield made


def _cheapest(values: Mapping[str, Sequence[T]], count: int) -> tuple[list[T], list[T]]:
    in_order = sorted(value for each in values.values() for value in each)
    return in_order[:count], in_order[count:]


def _one_of_each(
    values: Mapping[str, Sequence[T]], sets: int, several_gold: bool
) -> tuple[list[T], list[T]] | None:
    """So many of each kind; gold for those that are missing, and where it is cheaper."""
    used: list[T] = []
    rest: list[T] = []
    for kind in KINDS:
        used.extend(values[kind][:sets])
        rest.extend(values[kind][sets:])
    gold = values[GOLD]
    most = min(len(gold), sets * (len(KINDS) if several_gold else 1))
    taken = sets * len(KINDS) - len(used)
    if taken > most:
        return None
    used.sort()
    while taken < most and used and gold[taken] < used[-1]:
        rest.append(used.pop())
        taken += 1
    return [*used, *gold[:taken]], [*rest, *gold[taken:]]


def _windmill_sets(face: Face | None, cheapest: Sequence[int]) -> tuple[int, int]:
    """What sets of any resources gain beyond what these are worth alone, and how many there are.

    Each further one costs more than the one before, so the first that gains nothing is the last.
    """
    if face is None:
        return 0, 0
    size, of_set = face.per.total(), set_value(face)
    gained = sets = 0
    for start in range(0, len(cheapest) - size + 1, size):
        gain = of_set - sum(cheapest[start : start + size])
        if gain <= 0:
            break
        gained, sets = gained + gain, sets + 1
    return gained, sets


# The places of the best way


def places_of_resources(heap: Heap, way: Resources) -> Iterator[Place]:
    """What counts where, in the same way as it was found."""
    values: dict[str, list[Piece]] = {each: [] for each in RESOURCES}
    for piece in heap.pieces:
        values[piece.kind].append(_alone(heap, piece, way.watermill))
    for each in values.values():
        each.sort()
    used, rest = next(
        made for n, made in enumerate(_mercers_sets(heap, values)) if n == way.mercers
    )
    rest.sort()
    size = way.windmill * heap.faces[WINDMILL].per.total() if way.windmill else 0
    yield from _sets(heap, MERCERS, used, way.mercers)
    yield from _sets(heap, WINDMILL, rest[:size], way.windmill)
    yield from _singles(heap, rest[size:], way.watermill)


def _sets(heap: Heap, tile: str, pieces: Sequence[Piece], sets: int) -> Iterator[Place]:
    if sets:
        yield Place(tile, _kinds(pieces), heap.faces[tile].points * sets)


def _singles(heap: Heap, pieces: Sequence[Piece], watermill: str | None) -> Iterator[Place]:
    for store in heap.stores:
        there = _kinds([piece for piece in pieces if piece.tile == store.tile])
        lying = heap.kept[store.tile].plus(there)
        if lying:
            yield Place(store.tile, lying, store.each * lying.total())
    for tile in (JEWELLER, WATERMILL):
        there = _kinds([piece for piece in pieces if piece.tile == tile])
        if there:
            chosen = watermill if tile == WATERMILL else None
            yield Place(tile, there, heap.faces[tile].points * there.total(), chosen)
    loose = _kinds([piece for piece in pieces if piece.tile == LOOSE])
    if loose:
        yield Place(LOOSE, loose, loose.total())


def _kinds(pieces: Sequence[Piece]) -> Counts:
    return Counts.of(piece.kind for piece in pieces)
