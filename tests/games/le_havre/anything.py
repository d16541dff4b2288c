"""Any action at all, legal or not: what a hand may tap and a stranger's file may hold."""

import random
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from companion.games.le_havre import actions as act
from companion.games.le_havre import bounds, facts
from companion.games.le_havre.state import State
from companion.referee import registry
from companion.referee.action import Action, TableAgrees
from companion.referee.counts import Counts

CARDS = (*facts.buildings(), *facts.ships(), "castle")
GOODS = (*facts.goods(), facts.FRANC, "silk")
PLACES = (bounds.TOWN, bounds.ASIDE, bounds.GONE, bounds.UNSEEN, *bounds.PILE_NAMES, "moon")


def any_action(state: State, chance: random.Random) -> Action:
    kinds = [kind for kind in registry.game("le_havre").action_types if kind is not TableAgrees]
    kind = chance.choice(kinds)
    return kind(**{each.name: _value(kind, each.name, state, chance) for each in fields(kind)})


def _value(kind: type[Action], name: str, state: State, chance: random.Random) -> Any:
    own = f"{kind.__name__}.{name}"
    return _VALUES[own if own in _VALUES else name](state, chance)


def _numbers(least: int, most: int) -> Callable[[State, random.Random], int]:
    return lambda _, chance: chance.randint(least, most)


def _one_of(*options: Any) -> Callable[[State, random.Random], Any]:
    return lambda _, chance: chance.choice(options)


def _heap(state: State, chance: random.Random) -> Counts:
    """Mostly a few things that the player on turn has."""
    there = [*state.active.purse.each()[:12], chance.choice(GOODS)]
    drawn = Counts.of(chance.choices(there, k=chance.randint(0, 4)))
    return drawn if chance.random() < 0.95 else drawn.add(chance.choice(GOODS), -1)


def _building(state: State, chance: random.Random) -> str:
    return chance.choice((*state.built(), *state.tops, chance.choice(tuple(facts.buildings()))))


def _kinds(_: State, chance: random.Random) -> tuple[str, ...]:
    return tuple(chance.choices(GOODS, k=chance.randint(0, 4)))


_few = _numbers(-1, 4)
_VALUES: dict[str, Callable[[State, random.Random], Any]] = {
    "seat": _numbers(-1, 5),
    "tile": _numbers(0, 8),
    f"{act.CorrectTile.__name__}.tile": _one_of(None, *range(9)),
    "good": _one_of(*GOODS),
    "goods": _heap,
    f"{act.Choose.__name__}.goods": _kinds,
    "gives": _one_of(*GOODS),
    "takes": _one_of(*GOODS),
    "building": _building,
    f"{act.CorrectDisc.__name__}.building": lambda state, chance: chance.choice(
        (None, _building(state, chance))
    ),
    "card": _one_of(*CARDS),
    "ship": _one_of(*facts.ships(), "raft"),
    "fee": _heap,
    "paid": _heap,
    "energy": _heap,
    "loans": _few,
    "bricks": _few,
    "steel": _few,
    "times": _few,
    "instead": _numbers(-1, 1),
    "wooden": _few,
    "iron": _few,
    "charcoal": _few,
    "coal": _numbers(-1, 6),
    "hides": _few,
    "leather": _few,
    "count": _numbers(-1, 9),
    "cash": _one_of(-1, 0, 3, 30, 999, 1000),
    "place": lambda _, chance: chance.choice((*PLACES, *bounds.SHIP_PLACES)),
    f"{act.CorrectTile.__name__}.place": _numbers(0, 8),
    "modern": _one_of(True, False),
    "round": _numbers(0, 22),
    "number": _numbers(0, 8),
}
