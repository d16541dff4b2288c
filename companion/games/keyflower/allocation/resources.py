"""Resources: storage tiles, Mercers' guild, Windmill, Jeweller, Watermill and loose gold.

Each resource has a value where it counts alone: loose, at the Jeweller, at the Watermill, or where
it lies in store if it may leave. A set takes resources together and gives up their single values.
So once the type of the Watermill is chosen, it is only left to find which resources the sets take,
and that are the cheapest that fit.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Protocol, Self, TypeVar

from companion.games.keyflower.allocation.mercers import KINDS, most_gold, most_mercers_sets
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
)
from companion.games.keyflower.allocation.sets import groups, size_and_value
from companion.games.keyflower.facts import ANY, GOLD, RESOURCES
from companion.referee.counts import Counts


class Ordered(Protocol):
    def __lt__(self, other: Self, /) -> bool: ...


T = TypeVar("T", bound=Ordered)


@dataclass(frozen=True, order=True, slots=True)
class Piece:
    """A resource that may be assigned, what it is worth alone, and the tile where that is."""

    value: int
    kind: str
    tile: str


class Resources(NamedTuple):
    """What the best way is worth, the type of the Watermill, and the numbers of sets."""

    value: int
    watermill: str | None = None
    mercers: int = 0
    windmill: int = 0


@dataclass(frozen=True, slots=True)
class Heap:
    """The resources of a position, after a decision.

    `kept` is what stays on each storage tile whatever happens; `pieces` counts all others.
    """

    position: Position
    stores: tuple[Store, ...]
    kept: Mapping[str, Counts]
    pieces: Mapping[Piece, int]

    @property
    def kept_value(self) -> int:
        return POINT * sum(store.each * self.kept[store.tile].total() for store in self.stores)


def heap(position: Position, stores: tuple[Store, ...], resources: Counts) -> Heap:
    """These storage tiles, and these resources that lie on none."""
    kept: dict[str, Counts] = {}
    pieces = Counter({_free(position, kind): count for kind, count in resources.items()})
    for store in stores:
        staying, leaving = _split(position, store)
        kept[store.tile] = staying
        pieces.update(leaving)
    return Heap(position, stores, kept, pieces)


def _free(position: Position, kind: str) -> Piece:
    """A resource that lies on no storage tile, or cannot score there."""
    is_gold = kind == GOLD or (position.any_resource and position.rulings.any_is_gold)
    return Piece(POINT if is_gold else 0, kind, LOOSE if is_gold else "")


def _split(position: Position, store: Store) -> tuple[Counts, Counter[Piece]]:
    """What stays on a storage tile, and what may count elsewhere."""
    rulings = position.rulings
    staying: dict[str, int] = {}
    leaving: Counter[Piece] = Counter()
    for kind, count in store.resources.items():
        fits = store.wanted in (kind, ANY) or kind == GOLD
        scores = fits or position.any_resource
        may_leave = not rulings.storage_stays if fits else rulings.free_if_unfit
        if scores and (may_leave or not rulings.storage_stays):
            leaving[_stored(position, store, kind)] += count
        elif scores:
            staying[kind] = count
        elif may_leave:
            leaving[_free(position, kind)] += count
    return Counts(staying), leaving


def _stored(position: Position, store: Store, kind: str) -> Piece:
    return max(Piece(store.each * POINT, kind, store.tile), _free(position, kind), key=_value)


def without(heap: Heap, pieces: Counts) -> Heap | None:
    """What is left when these are laid somewhere by hand; nothing if they are not there.

    Of equal ones those go that are worth the least where they lie.
    """
    if not pieces:
        return heap
    left: Counter[Piece] = Counter(heap.pieces)
    missing = pieces
    for piece in sorted(heap.pieces):
        gone = min(missing[piece.kind], left[piece])
        left[piece] -= gone
        missing = missing.add(piece.kind, -gone)
    if missing:
        return None
    return replace(heap, pieces=+left)


# The search


def best_resources(heap: Heap) -> Resources:
    """Of all types of the Watermill and all numbers of sets."""
    best = Resources(-1)
    for kind in _watermill_kinds(heap):
        best = _better(heap, kind, best)
    return best


def _better(heap: Heap, kind: str | None, best: Resources) -> Resources:
    """The best numbers of sets with a type of the Watermill, if they are better than this way.

    Sets of the Mercers' guild are tried from the most downwards. Each set less loses at least as
    much as the one before. The Windmill may make up for it, but never with more than it could
    gain from that many resources if it took the cheapest of all. Where even that is not enough
    for any smaller number, the search is over.
    """
    size, of_set = size_and_value(heap.position.faces.get(MERCERS))
    five, of_five = size_and_value(heap.position.faces.get(WINDMILL))
    values = _by_kind(heap, kind, _value)
    together = sorted(value for each in values.values() for value in each)
    alone = sum(together)
    most_fives = groups(together, five, of_five)
    last = len(most_fives) - 1
    if alone + most_fives[last] > best.value:
        best = Resources(alone + most_fives[last], kind, 0, last)
    before = None
    for sets in range(_most_mercers_sets(heap, values), 0, -1):
        used, rest = _mercers_sets(heap, values, sets)
        gained = alone + sets * of_set - sum(used)
        if gained + most_fives[min(len(rest) // five, last)] > best.value:
            rest.sort()
            fives = groups(rest, five, of_five)
            if gained + fives[-1] > best.value:
                best = Resources(gained + fives[-1], kind, sets, len(fives) - 1)
        elif before is not None:
            lost, left = before - gained, range(len(rest) + size, len(together) + 1, size)
            more = (most_fives[min(each // five, last)] for each in left)
            if all(gained - n * lost + each <= best.value for n, each in enumerate(more, 1)):
                break
        before = gained
    return best


def _watermill_kinds(heap: Heap) -> Sequence[str | None]:
    """Those of which a resource gains something there; if there is none, no type is as good.

    With boat 3b every resource is of the type chosen, so one type is as good as another.
    """
    face = heap.position.faces.get(WATERMILL)
    if face is None:
        return (None,)
    worth = face.points * POINT - 1
    gaining = {piece.kind for piece in heap.pieces if piece.value < worth}
    kinds = [kind for kind in RESOURCES if kind in gaining]
    return kinds[: 1 if heap.position.any_resource else None] or (None,)


def _by_kind(
    heap: Heap, watermill: str | None, what: Callable[[Piece], T]
) -> Mapping[str, list[T]]:
    """The resources of each kind where they are worth the most alone, the cheapest first."""
    values: dict[str, list[T]] = {kind: [] for kind in RESOURCES}
    for piece, count in heap.pieces.items():
        values[piece.kind].extend([what(_alone(heap, piece, watermill))] * count)
    for each in values.values():
        each.sort()
    return values


def _alone(heap: Heap, piece: Piece, watermill: str | None) -> Piece:
    """Where a resource is worth the most alone."""
    wild = heap.position.any_resource
    best = piece
    if JEWELLER in heap.position.faces and (wild or piece.kind == GOLD):
        worth = heap.position.faces[JEWELLER].points * POINT - 1
        best = max(best, Piece(worth, piece.kind, JEWELLER), key=_value)
    if watermill and (wild or piece.kind == watermill):
        worth = heap.position.faces[WATERMILL].points * POINT - 1
        best = max(best, Piece(worth, piece.kind, WATERMILL), key=_value)
    return best


def _value(piece: Piece) -> int:
    return piece.value


def _itself(piece: Piece) -> Piece:
    return piece


def _most_mercers_sets(heap: Heap, values: Mapping[str, Sequence[T]]) -> int:
    face = heap.position.faces.get(MERCERS)
    counts = {kind: len(each) for kind, each in values.items()}
    return most_mercers_sets(heap.position, face, counts) if face else 0


def _mercers_sets(heap: Heap, values: Mapping[str, list[T]], sets: int) -> tuple[list[T], list[T]]:
    """The cheapest resources that so many sets can be made of, and the rest."""
    if sets and heap.position.any_resource:
        together = [value for each in values.values() for value in each]
        together.sort()
        size = sets * heap.position.faces[MERCERS].per.total()
        return together[:size], together[size:]
    return _one_of_each(values, sets, heap.position.rulings.several_gold)


def _one_of_each(
    values: Mapping[str, list[T]], sets: int, several_gold: bool
) -> tuple[list[T], list[T]]:
    """So many of each kind; gold for those that are missing, and where it is cheaper."""
    used = [value for kind in KINDS for value in values[kind][:sets]]
    rest = [value for kind in KINDS for value in values[kind][sets:]]
    gold = values[GOLD]
    most = min(len(gold), most_gold(sets, several_gold))
    taken = sets * len(KINDS) - len(used)
    used.sort()
    while taken < most and used and gold[taken] < used[-1]:
        rest.append(used.pop())
        taken += 1
    return used + gold[:taken], rest + gold[taken:]


# The places of the best way


def places_of_resources(heap: Heap, way: Resources) -> Iterator[Place]:
    """What counts where, in the same way as it was found."""
    values = _by_kind(heap, way.watermill, _itself)
    used, rest = _mercers_sets(heap, values, way.mercers)
    rest.sort()
    size = way.windmill * heap.position.faces[WINDMILL].per.total() if way.windmill else 0
    yield from _sets(heap, MERCERS, used, way.mercers)
    yield from _sets(heap, WINDMILL, rest[:size], way.windmill)
    yield from _singles(heap, rest[size:], way.watermill)


def _sets(heap: Heap, tile: str, pieces: Sequence[Piece], sets: int) -> Iterator[Place]:
    if sets:
        yield Place(tile, _kinds(pieces), heap.position.faces[tile].points * sets)


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
            yield Place(tile, there, heap.position.faces[tile].points * there.total(), chosen)
    loose = _kinds([piece for piece in pieces if piece.tile == LOOSE])
    if loose:
        yield Place(LOOSE, loose, loose.total())


def _kinds(pieces: Sequence[Piece]) -> Counts:
    return Counts.of(piece.kind for piece in pieces)
