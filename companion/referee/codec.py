"""Setups, states, actions and happenings to plain JSON values and back.

cattrs does the work from the types alone (30 ms to import, measured, and only when a document is
read or written). What it is taught here: strict plain values, because documents come from
strangers; tallies as objects; an action's kind in its field "do".
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar, get_args, get_origin

from cattrs import Converter

from companion.referee.action import Action
from companion.referee.counts import Counts, Piles, Tally
from companion.referee.game import Game
from companion.referee.ruling import Happening

KIND = "do"
T = TypeVar("T")


def tag(kind: type) -> str:
    """The name of an action in documents: EndTurn is end_turn."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def _strict(wanted: type) -> Any:
    def structure(value: Any, _: Any) -> Any:
        if type(value) is not wanted:
            raise TypeError(f"{wanted.__name__} expected")
        return value

    return structure


def _tally(value: Any, kind: type[Tally]) -> Tally:
    if not isinstance(value, dict) or any(type(number) is not int for number in value.values()):
        raise TypeError("an object of whole numbers expected")
    return kind(value)


def _happening(value: Any, _: Any) -> Happening:
    facts = dict(value)
    what = _strict(str)(facts.pop("what"), str)
    listed = {name: tuple(fact) if isinstance(fact, list) else fact for name, fact in facts.items()}
    return Happening(what, **listed)


def _is_listing(wanted: Any) -> bool:
    return get_origin(wanted) is tuple and get_args(wanted)[1:] == (...,)


def _listed(value: Any, wanted: Any, converter: Converter) -> tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise TypeError("a list expected")
    return tuple(converter.structure(item, get_args(wanted)[0]) for item in value)


@cache
def converter() -> Converter:
    made = Converter(forbid_extra_keys=True)
    for plain in (str, int, bool):
        made.register_structure_hook(plain, _strict(plain))
    made.register_structure_hook_func(lambda t: t in (Counts, Piles), _tally)
    made.register_unstructure_hook(Counts, lambda heap: dict(sorted(heap.items())))
    made.register_unstructure_hook(Piles, dict)  # the places on the table keep their order
    made.register_structure_hook(Happening, _happening)
    made.register_unstructure_hook(Happening, lambda h: {"what": h.what, **_plain(h.facts)})
    made.register_structure_hook_func(
        _is_listing,
        lambda value, wanted: _listed(value, wanted, made),
    )
    return made


def _plain(facts: Any) -> dict[str, Any]:
    return {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in facts}


class ActionCodec:
    """Reads and writes the actions of one game."""

    def __init__(self, game: Game) -> None:
        self._kinds: Mapping[str, type[Action]] = {tag(kind): kind for kind in game.action_types}

    def write(self, action: Action) -> dict[str, Any]:
        return {KIND: tag(type(action)), **converter().unstructure(action)}

    def read(self, value: Any) -> Action:
        if not isinstance(value, dict):
            raise TypeError("an action is an object")
        fields = dict(value)
        kind = self._kinds[fields.pop(KIND)]
        return converter().structure(fields, kind)


def write(value: Any) -> Any:
    """A frozen value as plain JSON values."""
    return converter().unstructure(value)


def read(value: Any, wanted: type[T]) -> T:
    """A frozen value from plain JSON values. Raises when anything does not fit."""
    return converter().structure(value, wanted)
