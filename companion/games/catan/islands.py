"""The island: what lies on each hex and at each harbour. Printed, random or entered."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from companion import data
from companion.games.catan import facts
from companion.games.catan.geometry import HARBOURS, HEX_NUMBER, HEXES, NEIGHBOURS_OF_HEX
from companion.referee.choice import Pick
from companion.referee.ruling import Refusal

BEGINNERS, BEGINNERS_LATER = "beginners", "beginners_later"
SPIRAL, RANDOM = "spiral", "random"
VARIANTS = (BEGINNERS, BEGINNERS_LATER, SPIRAL, RANDOM)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Island:
    """Terrain and number for H01 to H19, harbours for P1 to P9. The desert has no number."""

    terrain: tuple[str, ...]
    numbers: tuple[int | None, ...]
    harbours: tuple[str, ...]

    def resource(self, place: int) -> str | None:
        return facts.terrain()[self.terrain[place]].resource

    @property
    def desert(self) -> str | None:
        """The first desert there is; an odd island may have none."""
        return next((HEXES[n] for n, kind in enumerate(self.terrain) if kind == facts.DESERT), None)

    @property
    def has_one_desert(self) -> bool:
        """Whether the island itself says where the robber begins."""
        return self.terrain.count(facts.DESERT) == 1


@dataclass(frozen=True, slots=True)
class StartingPlaces:
    """Where a colour begins on the beginners' island; the starred settlement brings cards."""

    settlements: tuple[str, ...]
    roads: tuple[str, ...]
    starred: str


def _facts() -> Any:
    return data.load("catan/islands.json")


def printed_variants() -> tuple[str, ...]:
    """The islands that rulebooks print."""
    return tuple(_facts()["islands"])


def printed(variant: str) -> Island:
    """An island printed in a rulebook."""
    fact = _facts()["islands"][variant]
    return Island(tuple(fact["terrain"]), tuple(fact["numbers"]), tuple(fact["harbours"]))


def starting_places(variant: str) -> Mapping[str, StartingPlaces]:
    """The printed starting places by colour; none where they are not known for certain."""
    return {
        colour: StartingPlaces(tuple(at["settlements"]), tuple(at["roads"]), at["starred"])
        for colour, at in _facts()["starting_places"].get(variant, {}).items()
    }


def of_variant(variant: str, pick: Pick) -> Island:
    if variant in printed_variants():
        return printed(variant)
    return at_random(pick, lettered=variant == SPIRAL)


def at_random(pick: Pick, lettered: bool = True, shuffled_harbours: bool = True) -> Island:
    """Shuffled terrain; numbers along the lettered spiral, or free with no red ones side by side.

    Harbours lie as printed on the frame of the beginners' island, or are shuffled too.
    """
    harbours: Sequence[str] = printed(BEGINNERS).harbours
    terrain = _shuffled(_each(facts.terrain_counts()), pick)
    return Island(
        tuple(terrain),
        _lettered(terrain, pick) if lettered else _scattered(terrain, pick),
        tuple(_shuffled(harbours, pick) if shuffled_harbours else harbours),
    )


def _lettered(terrain: Sequence[str], pick: Pick) -> tuple[int | None, ...]:
    """The tokens A to R, from a corner hex round and round to the middle, the desert left out."""
    spirals = list(_facts()["spirals"].values())
    letters = iter(facts.lettered_numbers())
    numbers: list[int | None] = [None] * len(HEXES)
    for name in spirals[pick(len(spirals))]:
        if terrain[HEX_NUMBER[name]] != facts.DESERT:
            numbers[HEX_NUMBER[name]] = next(letters)
    return tuple(numbers)


def _scattered(terrain: Sequence[str], pick: Pick) -> tuple[int | None, ...]:
    """Every order of the tokens that keeps the red ones apart is equally likely."""
    while True:
        tokens = iter(_shuffled(_each(facts.number_counts()), pick))
        numbers = tuple(None if kind == facts.DESERT else next(tokens) for kind in terrain)
        if next(red_neighbours(numbers), None) is None:
            return numbers


def _each(counts: Mapping[T, int]) -> list[T]:
    return [thing for thing, count in counts.items() for _ in range(count)]


def _shuffled(things: Sequence[T], pick: Pick) -> list[T]:
    left = list(things)
    return [left.pop(pick(len(left))) for _ in things]


def red_neighbours(numbers: Sequence[int | None]) -> Iterator[tuple[int, int]]:
    """The pairs of neighbouring hexes that both have a red number."""
    red = [number in facts.red_numbers() for number in numbers]
    for place, others in enumerate(NEIGHBOURS_OF_HEX):
        yield from ((place, other) for other in others if place < other and red[place] & red[other])


def left(given: Sequence[T | None], box: Mapping[T, int]) -> Mapping[T, int]:
    """While an island is entered: what the box still has of each kind. None is not yet entered."""
    laid = Counter(thing for thing in given if thing is not None)
    return {kind: count - laid[kind] for kind, count in box.items() if count > laid[kind]}


def filled(given: Sequence[T | None], box: Mapping[T, int]) -> tuple[T | None, ...]:
    """The same, with the last places filled by themselves when only one kind is left."""
    rest = left(given, box)
    if list(rest.values()) != [given.count(None)]:
        return tuple(given)
    (last,) = rest
    return tuple(last if thing is None else thing for thing in given)


def check(island: Island, odd: bool) -> None:
    """Refuses an island that cannot be, and one the box does not give unless it may be `odd`."""
    _check_places(island)
    if not odd:
        for fault in faults(island):
            raise fault


def faults(island: Island) -> Iterator[Refusal]:
    """All that is wrong with an island the box does not give."""
    yield from _wrong_counts("terrain", island.terrain, facts.terrain_counts())
    yield from _wrong_tokens(island)
    numbers = [number for number in island.numbers if number is not None]
    yield from _wrong_counts("number", numbers, facts.number_counts())
    yield from _wrong_counts("harbour", island.harbours, facts.harbour_counts())
    for place, other in red_neighbours(island.numbers):
        yield Refusal(
            "catan.red-numbers",
            hex=HEXES[place],
            other_hex=HEXES[other],
            number=island.numbers[place],
            other_number=island.numbers[other],
        )


def _check_places(island: Island) -> None:
    for what, given, needs in (
        ("hexes", island.terrain, HEXES),
        ("hexes", island.numbers, HEXES),
        ("harbours", island.harbours, HARBOURS),
    ):
        if len(given) != len(needs):
            raise Refusal("catan.island", what, has=len(given), needs=len(needs))
    known: tuple[tuple[Sequence[Any], Mapping[Any, Any]], ...] = (
        (island.terrain, facts.terrain_counts()),
        ([number for number in island.numbers if number is not None], facts.number_counts()),
        (island.harbours, facts.harbour_counts()),
    )
    for things, box in known:
        for thing in things:
            if thing not in box:
                raise Refusal("catan.island", "unknown", what=thing)


def _wrong_tokens(island: Island) -> Iterator[Refusal]:
    for place, kind in enumerate(island.terrain):
        if (island.numbers[place] is None) != (kind == facts.DESERT):
            case = "token" if kind == facts.DESERT else "bare"
            yield Refusal("catan.island", case, hex=HEXES[place], terrain=kind)


def _wrong_counts(what: str, given: Sequence[Any], box: Mapping[Any, int]) -> Iterator[Refusal]:
    counted = Counter(given)
    for kind, needs in box.items():
        if counted[kind] != needs:
            case = {what: kind}
            yield Refusal("catan.island", what, has=counted[kind], needs=needs, **case)
