"""A match whose earlier states can be fetched, and which can be put back to what it was."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.referee.action import Action
from companion.referee.game import Game, Setup
from companion.referee.match import Line, Match
from companion.referee.ruling import Refusal


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state after the first `line` lines."""

    line: int
    state: Any


Fetch = Callable[[int, int], Snapshot | None]
"""Finds the latest stored snapshot after the first line given, and not after the second."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Everything a match was at one moment."""

    lines: list[Line]
    undone: list[Action]
    states: dict[int, Any]


class KeptMatch(Match):
    """A match resumed from the store."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        lines: Sequence[Line] = (),
        undone: Sequence[Action] = (),
        states: Mapping[int, Any] | None = None,
    ) -> None:
        super().__init__(game, setup)
        self._lines = list(lines)
        self._undone = list(undone)
        self._states.update(states or {})
        self._fetch: Fetch | None = None

    def fetch_with(self, fetch: Fetch) -> None:
        """Going far back then costs a part of the log, and not all of it."""
        self._fetch = fetch

    def state_after(self, line: int) -> Any:
        if line not in self._states and self._fetch:
            known = max(number for number in self._states if number < line)
            found = self._fetch(known, line)
            if found:
                self._states[found.line] = found.state
        return super().state_after(line)

    def mark(self) -> Mark:
        return Mark(list(self._lines), list(self._undone), dict(self._states))

    def put_back(self, mark: Mark) -> None:
        self._lines = mark.lines
        self._undone = mark.undone
        self._states = mark.states


@dataclass(frozen=True, slots=True)
class Broken:
    """The first line, from 1, that no longer holds: refused by today's rules, or unreadable."""

    line: int
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Restored:
    """A match, and what had to be left. `as_saved` tells whether the rows say just the same."""

    match: KeptMatch
    broken: Broken | None
    as_saved: bool
