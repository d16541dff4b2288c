"""How a game describes what can be corrected: plain data, no widgets."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.referee.action import Action


@dataclass(frozen=True, slots=True)
class Number:
    """Something of which the app believes that there are `value`; a tap changes it by `step`."""

    key: str
    text: str
    value: int
    most: int
    hint: str = ""
    step: int = 1


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that is one of a few: `options` are its values and their texts."""

    key: str
    text: str
    value: int
    options: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class CorrectionGroup:
    """What is corrected together. `actions` makes the corrections of what was changed.

    `colour` is the player's it belongs to; groups of nobody concern the table. `drawn` makes a
    picture on which its settings are shown and changed, in place of rows; it is given the form
    with the `group`, the `value_of` each setting and a way to `put` another.
    """

    title: str
    settings: tuple[Number | Choice, ...]
    actions: Callable[[Mapping[str, int]], Sequence[Action]]
    colour: str = ""
    drawn: Callable[[Any], Any] | None = None
