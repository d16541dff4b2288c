"""What a game must be able to do, and the words every game shares."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from companion.referee.action import Action
from companion.referee.choice import Pick
from companion.referee.offer import Offer
from companion.referee.ruling import Happening, Outcome, Refusal
from companion.referee.score import ScoreSheet

COLOURS = ("red", "blue", "white", "amber", "green", "black")
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table. The colour stands for a colour and a shape (see the theme)."""

    name: str
    colour: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What is decided before the first turn. Players sit clockwise; `first` begins."""

    players: tuple[Player, ...]
    first: int = 0

    @property
    def called(self) -> Mapping[str, str]:
        """What this table itself calls things, by message id: names that only its board shows."""
        return {}


class Names(tuple[str, ...]):
    """The names of those at a table, by seat; and what the table itself calls things."""

    called: Mapping[str, str]

    @classmethod
    def at(cls, setup: Setup) -> "Names":
        names = cls(player.name for player in setup.players)
        names.called = setup.called
        return names


@dataclass(frozen=True, slots=True)
class Now:
    """Where the table stands: whose turn, which phase, and whose answer is awaited.

    `seat` is None when nobody is on turn, which is so when the game is over. `phase` is a message
    id; `asked` is the seat that has to answer a question before anything else can be done.
    """

    seat: int | None
    phase: str
    turn: int
    round: int
    asked: int | None = None

    @property
    def over(self) -> bool:
        return self.seat is None


@dataclass(frozen=True, slots=True)
class Figure:
    """One row of the reality check: somebody's (or nobody's) things, to be compared."""

    seat: int | None
    counts: tuple[tuple[str, int], ...]


class Game(Protocol):
    """The rules of one game, as pure functions over frozen values."""

    @property
    def id(self) -> str: ...

    @property
    def rules(self) -> int:
        """The version of these rules. A saved match names the one it was played under."""

    @property
    def seats(self) -> range: ...

    @property
    def variants(self) -> tuple[str, ...]: ...

    @property
    def kinds(self) -> Mapping[str, str]:
        """Which facts name a thing of the game: fact name to the namespace of its words."""

    @property
    def setup_type(self) -> type[Setup]: ...

    @property
    def state_type(self) -> type[Any]: ...

    @property
    def action_types(self) -> tuple[type[Action], ...]: ...

    @property
    def table_type(self) -> type[Any]:
        """The finished table that score-only mode takes."""

    def propose(self, players: Sequence[Player], variant: str, pick: Pick) -> Setup:
        """A setup for these players, with chance taken from `pick`."""

    def set_up(self, setup: Any) -> Any: ...
    def offers(self, state: Any) -> Sequence[Offer]: ...

    def corrections(self, state: Any) -> Sequence[Offer]:
        """How the table may be corrected now."""

    def apply(self, state: Any, action: Action) -> Outcome: ...
    def score(self, state: Any) -> ScoreSheet: ...
    def score_table(self, table: Any) -> ScoreSheet: ...
    def now(self, state: Any) -> Now: ...
    def reality(self, state: Any) -> Sequence[Figure]: ...

    def conserved(self, state: Any) -> Mapping[str, int]:
        """What no action but a correction may change."""

    def broken(self, state: Any) -> str:
        """What is wrong with a state by itself, in a developer's words; empty when nothing is."""


def check_players(setup: Setup, seats: range) -> None:
    """Refuses a table that cannot be: too few or too many, nameless, the same twice."""
    count = len(setup.players)
    if count not in seats:
        raise Refusal("table.seats", has=count, least=seats.start, most=seats.stop - 1)
    if not 0 <= setup.first < count:
        raise Refusal("table.first", first=setup.first + 1, has=count)
    for index, player in enumerate(setup.players):
        _check_name(player.name, index)
        if player.colour not in COLOURS:
            raise Refusal("table.colours", "unknown", name=player.name, colour=player.colour)
    for attribute, article in (("name", "table.names"), ("colour", "table.colours")):
        values = [getattr(player, attribute) for player in setup.players]
        twice = next((value for value in values if values.count(value) > 1), None)
        if twice is not None:
            raise Refusal(article, "twice", **{attribute: twice})


def _check_name(name: str, index: int) -> None:
    if not name.strip() or not name.isprintable():
        raise Refusal("table.names", "empty", number=index + 1)
    if len(name) > LONGEST_NAME:
        raise Refusal("table.names", "long", number=index + 1, most=LONGEST_NAME)


def agree(state: Any) -> Outcome:
    """The answer to the reality check, the same in every game: nothing changes."""
    return Outcome(state, (Happening("table.agrees"),))
