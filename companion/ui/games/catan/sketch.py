"""An island while it is being entered, hex by hex, as plain values that a draft can keep."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from companion.games.catan import facts, islands
from companion.games.catan.geometry import HARBOURS, HEX_NUMBER, HEXES
from companion.games.catan.islands import Island
from companion.ui.games.catan.island_geometry import HARBOUR, HEX

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Sketch:
    """What was entered of an island; None is not known yet."""

    terrain: tuple[str | None, ...] = (None,) * len(HEXES)
    numbers: tuple[int | None, ...] = (None,) * len(HEXES)
    harbours: tuple[str | None, ...] = (None,) * len(HARBOURS)

    def filled(self) -> "Sketch":
        """With the last of each kind filled in by themselves."""
        terrain = islands.filled(self.terrain, facts.terrain_counts())
        bare = [place for place, kind in enumerate(terrain) if kind == facts.DESERT]
        tokens = [number for place, number in enumerate(self.numbers) if place not in bare]
        laid = islands.filled(tokens, facts.number_counts())
        numbers = list(laid)
        for place in bare:
            numbers.insert(place, None)
        harbours = islands.filled(self.harbours, facts.harbour_counts())
        return Sketch(terrain, tuple(numbers), harbours)

    def with_terrain(self, name: str, kind: str) -> "Sketch":
        """A hex has this terrain. A desert gives its number back."""
        sketch = replace(self, terrain=_put(self.terrain, HEX_NUMBER[name], kind))
        return sketch.with_number(name, None) if kind == facts.DESERT else sketch

    def with_number(self, name: str, number: int | None) -> "Sketch":
        return replace(self, numbers=_put(self.numbers, HEX_NUMBER[name], number))

    def with_harbour(self, name: str, kind: str) -> "Sketch":
        return replace(self, harbours=_put(self.harbours, HARBOURS.index(name), kind))

    # Of a filled sketch

    def knows(self, kind: str, name: str) -> bool:
        """Whether there is nothing left to enter at a hex or a harbour."""
        if kind == HARBOUR:
            return self.harbours[HARBOURS.index(name)] is not None
        place = HEX_NUMBER[name]
        terrain = self.terrain[place]
        return terrain == facts.DESERT or None not in (terrain, self.numbers[place])

    def missing(self, kind: str) -> tuple[str, ...]:
        """The hexes, or harbours, at which something is left to enter."""
        names = HARBOURS if kind == HARBOUR else HEXES
        return tuple(name for name in names if not self.knows(kind, name))

    def is_whole(self) -> bool:
        return not self.missing(HEX) and not self.missing(HARBOUR)

    def island(self) -> Island:
        """The island; one that is not yet whole has too few hexes or harbours."""
        known = [place for place, name in enumerate(HEXES) if self.knows(HEX, name)]
        return Island(
            tuple(kind for place in known for kind in (self.terrain[place],) if kind),
            tuple(self.numbers[place] for place in known),
            tuple(kind for kind in self.harbours if kind),
        )


def _put(things: Sequence[T | None], place: int, thing: T | None) -> tuple[T | None, ...]:
    return (*things[:place], thing, *things[place + 1 :])


def sketch_of(island: Island) -> Sketch:
    return Sketch(island.terrain, island.numbers, island.harbours)


def written(sketch: Sketch) -> dict[str, list[Any]]:
    return {
        "terrain": list(sketch.terrain),
        "numbers": list(sketch.numbers),
        "harbours": list(sketch.harbours),
    }


def read(kept: Mapping[str, Any]) -> Sketch:
    """A sketch that was kept; what another version of the app wrote counts as not entered."""
    terrain = _read(kept.get("terrain"), HEXES, facts.terrain_counts())
    numbers = _read(kept.get("numbers"), HEXES, facts.number_counts())
    harbours = _read(kept.get("harbours"), HARBOURS, facts.harbour_counts())
    return Sketch(terrain, numbers, harbours)


def _read(kept: Any, places: Sequence[str], box: Mapping[T, int]) -> tuple[T | None, ...]:
    if not isinstance(kept, list | tuple) or len(kept) != len(places):
        return (None,) * len(places)
    return tuple(thing if thing in box else None for thing in kept)
