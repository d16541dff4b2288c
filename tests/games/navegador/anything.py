"""Any action at all, legal or not: what a hand may tap and a stranger's file may hold."""

import random
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from companion.games.navegador import facts, printed, sailing
from companion.games.navegador.state import State
from companion.referee import registry
from companion.referee.action import Action, TableAgrees

REGIONS = (*facts.regions(), "atlantis")
SPACES = (*facts.spaces(), "harbour")
PRIVILEGES = (*facts.privileges(), "bishop")


def any_action(state: State, chance: random.Random) -> Action:
    kinds = [kind for kind in registry.game("navegador").action_types if kind is not TableAgrees]
    kind = chance.choice(kinds)
    return kind(**{each.name: _value(kind, each.name, state, chance) for each in fields(kind)})


def _value(kind: type[Action], name: str, state: State, chance: random.Random) -> Any:
    own = f"{kind.__name__}.{name}"
    return _VALUES[own if own in _VALUES else name](state, chance)


def _numbers(least: int, most: int, step: int = 1) -> Callable[[State, random.Random], int]:
    return lambda _, chance: chance.randrange(least, most + 1, step)


def _one_of(*options: Any) -> Callable[[State, random.Random], Any]:
    return lambda _, chance: chance.choice(options)


def _regions(state: State, chance: random.Random) -> tuple[str, ...]:
    """Mostly where the player on turn has ships."""
    there = [*state.active.ships.each(), chance.choice(REGIONS)]
    return tuple(chance.choices(there, k=chance.randint(0, 4)))


def _prices(_: State, chance: random.Random) -> tuple[int, ...]:
    return tuple(chance.randrange(30, 200, 10) for _ in range(chance.randint(0, 5)))


def _read(state: State, chance: random.Random) -> str:
    return chance.choice(
        [*printed.known(state.board), *sailing.ways_told(state), "price.church.1", "nonsense"]
    )


_few = _numbers(-1, 10)
_VALUES: dict[str, Callable[[State, random.Random], Any]] = {
    "seat": _numbers(-1, 5),
    "space": _one_of(*SPACES),
    "CorrectStone.space": _one_of(None, *SPACES),
    "CorrectCard.space": _one_of(None, *SPACES),
    "paid": _regions,
    "start": _one_of(*REGIONS),
    "to": _one_of(*REGIONS),
    "one": _one_of(*REGIONS),
    "other": _one_of(*REGIONS),
    "region": _one_of(*REGIONS),
    "ships": _few,
    "Explore.ships": _regions,
    "borders": _numbers(0, 4),
    "good": _one_of(*facts.goods(), "silk"),
    "prices": _prices,
    "workers": _few,
    "units": _few,
    "price": _numbers(0, 330, 10),
    "building": _one_of(*facts.buildings(), "castle"),
    "privilege": _one_of(*PRIVILEGES),
    "place": _one_of("none", "kept", *PRIVILEGES),
    "coin": _numbers(0, 210, 10),
    "privileges": _numbers(0, 7),
    "slots": _numbers(1, 7),
    "cash": _one_of(-10, 0, 15, 500, 9990, 10000),
    "discs": _numbers(-1, 13),
    "colonies": _numbers(-1, 14),
    "owned": _numbers(-1, 11),
    "row": _numbers(0, 11),
    "left": _numbers(-1, 9),
    "explored": _one_of(True, False),
    "phase": _numbers(0, 4),
    "turns": _one_of(None, 0, 1, 3, 7),
    "value": _read,
}
