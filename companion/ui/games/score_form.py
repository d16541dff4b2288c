"""How a game describes the form on which a finished game is counted: plain data, no widgets."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.referee.game import Player
from companion.referee.score import ScoreSheet
from companion.ui.palette import Rgba
from companion.ui.routes import Route

Entered = Mapping[str, int]
"""What was entered for one player: a number for each field, also for what was left out."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What the small print of a row says: a message and its facts."""

    message: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CountRow:
    """One thing that is counted for each player.

    `most` is how many there can be, of a `shared` thing with all players together; whoever wants
    more is answered by the referee. `line` is the row of the score sheet that has the points of
    it, empty for what earns none by itself. `start` is what everybody has who has no more.
    """

    field: str
    name: str
    hint: Callable[[Entered], Hint]
    line: str = ""
    colour: Rgba | None = None
    most: float = float("inf")
    shared: bool = False
    start: int = 0
    step: int = 1


@dataclass(frozen=True, slots=True)
class CountChoice:
    """One of a few, for each player: the number entered is the place of the chosen option."""

    field: str
    name: str
    options: tuple[str, ...]
    hint: Callable[[Entered], Hint]
    start: int = 0


@dataclass(frozen=True, slots=True)
class Aid:
    """A screen that helps to count something: the message on its button, its glyph, the way, and
    the draft it keeps, which is forgotten with the entry."""

    message: str
    icon: str
    route: Route
    draft: str


@dataclass(frozen=True, slots=True)
class ScoreForm:
    """The rows in the order things lie on the table, in groups, and what becomes of them.

    `table` makes the game's table of what was entered for each player. `count` scores it without
    asking whether it can be, so that totals show while half of it is still missing.
    """

    groups: tuple[tuple[CountRow, ...], ...]
    table: Callable[[Sequence[Player], Sequence[Entered]], Any]
    count: Callable[[Any], ScoreSheet]
    choices: tuple[CountChoice, ...] = ()
    aids: tuple[Aid, ...] = ()
