"""The tiles as they stand in the rulebook: points, costs, and what they give."""

from collections.abc import Iterator, Sequence

from companion.games.keyflower import facts
from companion.games.keyflower.facts import COLOURS, RESOURCES, SKILLS, Face, Tile
from companion.referee.counts import Counts
from companion.referee.thing import Amount, Said, Thing, Trait, Value, thing

PIECES = (*RESOURCES, *SKILLS, *COLOURS)
RULES = {
    facts.HOME: ("keyflower.homes", "keyflower.transport"),
    facts.SPRING: ("keyflower.spring-tiles", "keyflower.use"),
    facts.SUMMER: ("keyflower.summer-tiles", "keyflower.use"),
    facts.AUTUMN: ("keyflower.autumn-tiles", "keyflower.storage"),
    facts.WINTER: ("keyflower.winter-tiles", "keyflower.allocation"),
    facts.BOAT: ("keyflower.boat-supply", "keyflower.boat-choice"),
    facts.TURN_ORDER: ("keyflower.turn-order", "keyflower.turn-order-scoring"),
}


def things() -> Sequence[Thing]:
    return [*map(_tile, facts.tiles().values())]


def _tile(tile: Tile) -> Thing:
    first, last = tile.faces[0], tile.faces[-1]
    traits = [
        Trait("keyflower.trait.points", _points(first)),
        Trait("keyflower.trait.gives", tuple(_gives(first))),
        Trait("keyflower.trait.takes", _takes(first)),
        Trait("keyflower.trait.roads", (tile.edges.count(facts.ROAD),)),
    ]
    if tile.can_be_upgraded:
        traits += [
            Trait("keyflower.trait.upgrade", tuple(_cost(tile))),
            Trait("keyflower.trait.points-upgraded", _points(last)),
            Trait("keyflower.trait.gives-upgraded", tuple(_gives(last))),
        ]
    rules = RULES[tile.season]
    if tile.is_summer_boat:
        rules = ("keyflower.summer-boats", f"keyflower.boat.{tile.id.removeprefix('boat_')}")
    return thing(f"keyflower.tile.{tile.id}", "keyflower.chapter.tiles", traits, rules)


def _points(face: Face) -> tuple[Value, ...]:
    """Only those that stand there by themselves; what earns others is told in the rules."""
    return () if face.per or face.chain or face.each or not face.points else (face.points,)


def _cost(tile: Tile) -> Iterator[Value]:
    yield from _amounts(tile.cost)
    if tile.skill is not None:
        any_skill = tile.skill == facts.ANY
        yield Amount(1, _named(facts.SKILL if any_skill else tile.skill))


def _gives(face: Face) -> Iterator[Value]:
    yield from _amounts(face.gains)
    if face.one_of:
        yield Said("keyflower.sign.one-of")
        yield from _amounts(Counts.of(face.one_of))
    if face.transport:
        facts_of_it = {"steps": face.transport, "count": face.upgrades}
        yield Said("keyflower.sign.transport", facts_of_it)


def _takes(face: Face) -> tuple[Value, ...]:
    return () if face.pays is None else (Amount(1, _named(face.pays)),)


def _amounts(heap: Counts) -> Iterator[Amount]:
    return (Amount(number, _named(kind)) for kind, number in heap.items())


def _named(kind: str) -> str:
    return f"keyflower.piece.{kind}" if kind in PIECES else f"keyflower.sign.{kind}"
