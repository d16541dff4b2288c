"""Tiles, workers, skills and resources as they stand in the rulebook.

A face's figures stand under labels of their own, and those of the other face under labels that say
so. What only one source tells is marked: tiles at the table may show something else.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from companion.games.keyflower import facts
from companion.games.keyflower.facts import (
    ANY,
    AUTUMN,
    BOAT,
    GREEN,
    HOME,
    SPRING,
    SUMMER,
    TURN_ORDER,
    WINTER,
    Face,
    Tile,
)
from companion.referee.counts import Counts
from companion.referee.thing import Amount, Said, Thing, Trait, Value, thing

RULES: Mapping[str, tuple[str, ...]] = {
    HOME: ("keyflower.homes",),
    SPRING: ("keyflower.spring-tiles",),
    SUMMER: ("keyflower.summer-tiles",),
    AUTUMN: ("keyflower.autumn-tiles",),
    WINTER: ("keyflower.winter-tiles", "keyflower.allocation"),
    BOAT: ("keyflower.boat-supply", "keyflower.boat-choice"),
    TURN_ORDER: ("keyflower.turn-order", "keyflower.turn-order-scoring"),
}
PIECES: Mapping[str, tuple[str, ...]] = {
    facts.WORKER: ("keyflower.pieces", "keyflower.allocation"),
    facts.SKILL: ("keyflower.pieces", "keyflower.upgrade", "keyflower.allocation"),
    facts.RESOURCE: ("keyflower.gold", "keyflower.storage", "keyflower.allocation"),
}
SHOWN_AS_FIGURES = ("figures", "supply")
"""What of a tile has to be asked for where it is not certain. Edges are seen in the village."""


def things() -> Sequence[Thing]:
    return [
        *map(_tile, facts.tiles().values()),
        *_workers(),
        *(_piece(facts.SKILL, name, count) for name, count in facts.skills().items()),
        *(_piece(facts.RESOURCE, name, count) for name, count in facts.resources().items()),
    ]


def _tile(tile: Tile) -> Thing:
    boat = BOAT if tile.is_summer_boat else tile.season
    season = (Said(f"keyflower.season.{tile.season}"),) if tile.season in facts.SEASONS else ()
    not_sure = (Said("keyflower.one-source"),) if set(tile.likely) & set(SHOWN_AS_FIGURES) else ()
    traits = (
        Trait("keyflower.trait.season", season),
        *_faces(tile),
        Trait("keyflower.trait.cost", _cost(tile)),
        *_supplies(tile),
        Trait("keyflower.trait.edges", _edges(tile)),
        Trait("keyflower.trait.note", not_sure),
    )
    return thing(f"keyflower.tile.{tile.id}", f"keyflower.chapter.{boat}", traits, _rules(tile))


def _rules(tile: Tile) -> tuple[str, ...]:
    if tile.is_summer_boat:
        return ("keyflower.summer-boats",)
    before = tile.faces[0]
    matter = {
        "keyflower.payment": before.pays,
        "keyflower.output": before.gains or before.one_of,
        "keyflower.transport": before.transport,
        "keyflower.storage": before.stores,
        "keyflower.upgrade": tile.can_be_upgraded,
        "keyflower.printed-values": set(tile.likely) & set(SHOWN_AS_FIGURES),
    }
    return (*RULES[tile.season], *(rule for rule, matters in matter.items() if matters))


_FACE: Mapping[str, Callable[[Tile, Face], tuple[Value, ...]]] = {
    "takes": lambda _, face: _wanted(Counts({face.pays: 1})) if face.pays else (),
    "gives-one": lambda _, face: _gains(Counts(dict.fromkeys(face.one_of, 1))),
    "gives": lambda _, face: _gains(face.gains),
    "carries": lambda _, face: (face.transport,) if face.transport else (),
    "upgrades": lambda _, face: (face.upgrades,) if face.upgrades else (),
    "points": lambda _, face: (face.points,) if face.points else (),
    "per": lambda tile, face: _per(tile, face.per),
    "each": lambda _, face: (face.each,) if face.each else (),
    "stores": lambda _, face: _stored(face.stores) if face.stores else (),
}
"""What a face can show, by the label it stands under."""


def _faces(tile: Tile) -> Iterator[Trait]:
    """What is the same on both faces is said once."""
    for label, said in _FACE.items():
        before, *after = (said(tile, face) for face in tile.faces)
        yield Trait(f"keyflower.trait.{label}", before)
        if after and after[0] != before:
            yield Trait(f"keyflower.upgraded.{label}", after[0])


def _gains(gains: Counts) -> tuple[Value, ...]:
    """Workers come from the bag and skills from the pile, unseen; the rest is chosen."""
    unseen = {facts.WORKER: "keyflower.from-bag", facts.SKILL: "keyflower.from-pile"}
    return tuple(
        Said(unseen[name], {"count": count}) if name in unseen else _named(name, count)
        for name, count in gains.items()
    )


def _wanted(wanted: Counts) -> tuple[Value, ...]:
    """Things asked for, some of them by the owner's choice."""
    by_choice = {
        ANY: "keyflower.any-resources",
        facts.RESOURCE: "keyflower.any-resources",
        facts.SKILL: "keyflower.any-skills",
        facts.WORKER: "keyflower.any-workers",
        "one_kind_of_resource": "keyflower.one-type-of-resource",
        "one_kind_of_skill": "keyflower.one-kind-of-skill",
        "one_kind_of_worker": "keyflower.one-colour-of-worker",
    }
    return tuple(
        Said(by_choice[name], {"count": count}) if name in by_choice else _named(name, count)
        for name, count in wanted.items()
    )


def _per(tile: Tile, per: Counts) -> tuple[Value, ...]:
    if (messages := _SCORED_BY.get(tile.season)) is None:
        return _wanted(per)
    return tuple(Said(messages[name], {"count": count}) for name, count in per.items())


_SCORED_BY: Mapping[str, Mapping[str, str]] = {
    BOAT: {
        "capacity": "keyflower.capacity",
        "tile": "keyflower.on-the-route",
        facts.WORKER: "keyflower.left-over",
    },
    TURN_ORDER: {"tile": "keyflower.touching"},
}
"""What boats and turn order tiles count is no heap of pieces to choose from."""


def _stored(name: str) -> tuple[Value, ...]:
    if name == ANY:
        return (Said("keyflower.any-resource"),)
    return (Said(_message(name), sign=_message(name)),)


def _named(name: str, count: int) -> Amount:
    return Amount(count, _message(name))


def _message(name: str) -> str:
    kinds = {
        facts.WORKER: facts.COLOURS,
        facts.SKILL: facts.SKILLS,
        facts.RESOURCE: facts.RESOURCES,
    }
    kind = next(kind for kind, names in kinds.items() if name in names)
    return f"keyflower.{kind}.{name}"


def _cost(tile: Tile) -> tuple[Value, ...]:
    skill = {facts.SKILL if tile.skill == ANY else tile.skill: 1} if tile.skill else {}
    return (*_wanted(tile.cost), *_wanted(Counts(skill)))


def _supplies(tile: Tile) -> Iterator[Trait]:
    for season, supply in zip(facts.SEASONS, tile.supply, strict=False):
        workers = Said("keyflower.workers", {"count": supply.workers})
        skills = Said("keyflower.skills", {"count": supply.skills})
        yield Trait(f"keyflower.season.{season}", (workers, skills))


def _edges(tile: Tile) -> tuple[Value, ...]:
    messages = {
        facts.ROAD: "keyflower.roads",
        facts.FIELD: "keyflower.fields",
        facts.WATER: "keyflower.waters",
    }
    counts = {message: tile.edges.count(edge) for edge, message in messages.items()}
    return tuple(Said(message, {"count": count}) for message, count in counts.items() if count)


def _workers() -> Iterator[Thing]:
    for colour, count in facts.workers().items():
        yield _piece(facts.WORKER, colour, count)
    rules = ("keyflower.start-player", "keyflower.purple-scoring")
    box = Trait("keyflower.trait.in-box", (facts.purple_workers(),))
    yield thing("keyflower.worker.purple", "keyflower.chapter.pieces", (box,), rules)


def _piece(kind: str, name: str, count: int) -> Thing:
    """A worker, skill or resource, and the tiles that give, take or count it."""
    traits = (
        Trait("keyflower.trait.in-box", (count,)),
        Trait("keyflower.trait.comes-from", _tiles(lambda tile: _gives(tile, kind, name))),
        Trait("keyflower.trait.pays-at", _tiles(lambda tile: tile.faces[0].pays in (kind, name))),
        Trait("keyflower.trait.pays-for", _tiles(lambda tile: _upgrades(tile, kind, name))),
        Trait("keyflower.trait.counts-on", _tiles(lambda tile: _counts(tile, kind, name))),
    )
    return thing(f"keyflower.{kind}.{name}", "keyflower.chapter.pieces", traits, PIECES[kind])


def _tiles(wanted: Callable[[Tile], object]) -> tuple[Value, ...]:
    found = (tile for tile in facts.tiles().values() if wanted(tile))
    return tuple(Said(f"keyflower.tile.{tile.id}") for tile in found)


def _gives(tile: Tile, kind: str, name: str) -> bool:
    """Whatever is drawn may be of this kind. Green workers are drawn only if some were paid."""
    names = {name} if name == GREEN else {name, kind}
    return any(names & {*face.gains, *face.one_of} for face in tile.faces)


def _upgrades(tile: Tile, kind: str, name: str) -> bool:
    costs = {facts.RESOURCE: tuple(tile.cost), facts.SKILL: (tile.skill,)}
    return bool({name, ANY} & set(costs.get(kind, ())))


def _counts(tile: Tile, kind: str, name: str) -> bool:
    names = {name, kind, f"one_kind_of_{kind}"}
    stored = {name, ANY} if kind == facts.RESOURCE else set()
    return any(names & set(face.per) or face.stores in stored for face in tile.faces)
