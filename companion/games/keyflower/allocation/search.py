"""The best assignment, and the proof that there is none better.

Resources, skills and workers do not compete: each is searched by itself. What joins them is one
decision, what the purple worker is and which tile is upgraded for nothing. Every decision that
could be the best is looked at.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from companion.games.keyflower.allocation.by_hand import FREE, Fixed, check, points_on
from companion.games.keyflower.allocation.mercers import KINDS
from companion.games.keyflower.allocation.position import (
    POINT,
    WATERMILL,
    Allocation,
    Case,
    Decision,
    Place,
    Position,
    Store,
    points_in,
)
from companion.games.keyflower.allocation.resources import (
    Heap,
    Piece,
    Resources,
    best_resources,
    heap,
    places_of_resources,
    without,
)
from companion.games.keyflower.allocation.skills import Skills, best_skills, places_of_skills
from companion.games.keyflower.allocation.workers import Workers, best_workers, places_of_workers
from companion.games.keyflower.facts import ANY, COLOURS, GOLD, NOTHING, RESOURCES, SKILLS
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal


@dataclass(frozen=True, slots=True)
class Solved:
    """The best ways after one decision, each with the pieces it was found for."""

    decision: Decision
    value: int
    resources: tuple[Heap, Resources]
    skills: tuple[Counts, Skills]
    workers: tuple[Counts, Workers]


def best(position: Position, fixed: Fixed = FREE) -> Allocation:
    """The best assignment that keeps to what was fixed by hand."""
    check(position, fixed)
    by_hand = sum(points_on(position, laid) for laid in fixed.laid)
    solver = _Solver(_without(position, fixed), fixed.pieces)
    solved = [case for each in _decisions(position, fixed) if (case := solver.solve(each))]
    if not solved:
        raise _too_few(position, fixed)
    found = max(solved, key=lambda case: case.value)
    laid = [Place(at.tile, at.pieces, points_on(position, at)) for at in fixed.laid if at.pieces]
    places = _with_purple(found, [*laid, *_places(found)])
    gain = _plain_gain(position, found.decision)
    cases = tuple(Case(case.decision, points_in(case.value) + by_hand) for case in solved)
    return Allocation(tuple(places), found.decision, gain, cases)


def _without(position: Position, fixed: Fixed) -> Position:
    """The position without the tiles that were laid by hand."""
    taken = fixed.tiles
    if not taken:
        return position
    free = {tile: face for tile, face in position.faces.items() if tile not in taken}
    return replace(position, faces=free)


# Decisions


def _decisions(position: Position, fixed: Fixed) -> Iterator[Decision]:
    if fixed.decision:
        yield fixed.decision
        return
    for upgrade in _upgrades(position):
        for purple in _purples(position, fixed):
            yield Decision(upgrade, purple)


def _upgrades(position: Position) -> Iterator[str | None]:
    """No tile; of those that only gain printed points the best one; each storage tile."""
    yield None
    if not position.free_upgrade:
        return
    if any(gain > 0 for gain in position.upgrades.values()):
        yield max(position.upgrades, key=position.upgrades.__getitem__)
    for store in position.stores:
        if store.upgraded_each and (store.resources or position.purple):
            yield store.tile


def _purples(position: Position, fixed: Fixed) -> Iterator[str | None]:
    yield None
    if position.purple:
        yield from _resources_worth_trying(position, fixed)
        yield from (store.tile for store in position.stores)
        yield from SKILLS
        yield from COLOURS


def _resources_worth_trying(position: Position, fixed: Fixed) -> tuple[str, ...]:
    """Gold does whatever another resource does, unless the rulings or a printed value limit it,
    or a piece was laid by hand that can only be the purple worker."""
    rulings, mill = position.rulings, position.faces.get(WATERMILL)
    if not rulings.purple_may_be_gold:
        return KINDS
    as_good = position.any_resource or (rulings.several_gold and (mill is None or mill.points <= 1))
    return (GOLD,) if as_good and not fixed.laid else RESOURCES


# After a decision


class _Solver:
    """Remembers the parts that many decisions have in common.

    A part that is missing cannot be: pieces laid by hand are not there.
    """

    def __init__(self, position: Position, taken: Counts) -> None:
        self._position = position
        self._taken = {
            kinds: Counts({kind: taken[kind] for kind in kinds})
            for kinds in (RESOURCES, SKILLS, COLOURS)
        }
        self._store_tiles = tuple(store.tile for store in position.stores)
        self._searched: dict[frozenset[tuple[Piece, int]], Resources] = {}
        self._skills = cache(self._best_skills)
        self._workers = cache(self._best_workers)
        self._resources = cache(self._best_resources)

    def solve(self, decision: Decision) -> Solved | None:
        purple = decision.purple
        skills = self._skills(purple if purple in SKILLS else None)
        workers = self._workers(purple if purple in COLOURS else None)
        resources = self._resources(
            decision.upgrade if decision.upgrade in self._store_tiles else None,
            purple if purple in RESOURCES else None,
        )
        if skills is None or workers is None or resources is None:
            return None
        value = resources[1].value + skills[1].value + workers[1].value
        value += _plain_gain(self._position, decision) * POINT
        value += _stored_purple(resources[0], decision)
        return Solved(decision, value, resources, skills, workers)

    def _best_skills(self, declared: str | None) -> tuple[Counts, Skills] | None:
        left = self._left(self._position.skills, SKILLS, declared)
        return None if left is None else (left, best_skills(self._position.faces, left))

    def _best_workers(self, declared: str | None) -> tuple[Counts, Workers] | None:
        left = self._left(self._position.workers, COLOURS, declared)
        return None if left is None else (left, best_workers(self._position.faces, left))

    def _best_resources(
        self, upgraded: str | None, declared: str | None
    ) -> tuple[Heap, Resources] | None:
        resources = _with_declared(self._position.resources, declared)
        stores = tuple(_lying(store, upgraded) for store in self._position.stores)
        left = without(heap(self._position, stores, resources), self._taken[RESOURCES])
        if left is None:
            return None
        pieces = frozenset(left.pieces.items())
        if pieces not in self._searched:
            self._searched[pieces] = best_resources(left)
        way = self._searched[pieces]
        return left, way._replace(value=way.value + left.kept_value)

    def _left(self, pieces: Counts, kinds: tuple[str, ...], declared: str | None) -> Counts | None:
        left = _with_declared(pieces, declared).minus(self._taken[kinds])
        return None if any(number < 0 for number in left.values()) else left


def _with_declared(pieces: Counts, declared: str | None) -> Counts:
    return pieces.add(declared) if declared else pieces


def _lying(store: Store, upgraded: str | None) -> Store:
    """A storage tile on the face it shows after the decision."""
    if store.tile == upgraded and store.upgraded_each is not None:
        return replace(store, each=store.upgraded_each)
    return store


def _plain_gain(position: Position, decision: Decision) -> int:
    return position.upgrades.get(decision.upgrade, 0) if decision.upgrade else 0


def _stored_purple(heap: Heap, decision: Decision) -> int:
    """What the purple worker is worth on a storage tile."""
    return sum(store.each * POINT - 1 for store in heap.stores if store.tile == decision.purple)


# The places


def _places(found: Solved) -> Iterator[Place]:
    faces = found.resources[0].position.faces
    yield from places_of_resources(*found.resources)
    yield from places_of_skills(faces, *found.skills)
    yield from places_of_workers(faces, *found.workers)


def _with_purple(found: Solved, places: Sequence[Place]) -> Iterator[Place]:
    """The same places, with the purple worker where it counts."""
    purple = found.decision.purple
    stores = {store.tile: store for store in found.resources[0].stores}
    if purple in stores:
        yield from _on_store(stores[purple], places)
        return
    # Declared as something, it lies on no storage tile; what is there was brought in the game.
    elsewhere = (place for place in places if place.tile not in stores)
    counting = next((place for place in elsewhere if purple and purple in place.pieces), None)
    for place in places:
        yield replace(place, purple=True) if place is counting else place


def _on_store(store: Store, places: Sequence[Place]) -> Iterator[Place]:
    declared = KINDS[0] if store.wanted == ANY else store.wanted
    lying = next((place for place in places if place.tile == store.tile), None)
    before = lying or Place(store.tile, NOTHING, 0)
    pieces, points = before.pieces.add(declared), before.points + store.each
    yield Place(store.tile, pieces, points, purple=True)
    yield from (place for place in places if place is not lying)


def _too_few(position: Position, fixed: Fixed) -> Refusal:
    """Why nothing can be assigned as it was fixed: there are fewer pieces than are laid."""
    stored = [(s, kind) for s in position.stores for kind in s.resources]
    for kind, needs in fixed.pieces.items():
        has = position.resources[kind] + position.skills[kind] + position.workers[kind]
        has += sum(s.resources[kind] for s, other in stored if other == kind)
        if has < needs:
            return Refusal("keyflower.allocation", "number", piece=kind, has=has, needs=needs)
    return Refusal("keyflower.allocation", "stays")
