"""A match: a setup and its log of actions, with a way back and a way forward.

States are frozen and share what did not change, so the match keeps the state after every line it
has computed: undo, redo and rewind only move a marker.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.referee.action import Action
from companion.referee.game import Game, Setup
from companion.referee.ruling import Happening, Outcome, Refusal


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: what was done, and what followed from it."""

    action: Action
    happenings: tuple[Happening, ...]


@dataclass(frozen=True, slots=True)
class Replay:
    """How far a list of actions holds: the lines that do, and why the next one does not."""

    lines: tuple[Line, ...]
    states: tuple[Any, ...]
    rest: tuple[Action, ...] = ()
    refusal: Refusal | None = None

    @property
    def broken_line(self) -> int | None:
        """The number, from 1, of the first line that no longer holds."""
        return len(self.lines) + 1 if self.refusal else None


def play_while_valid(game: Game, start: Any, actions: Sequence[Action]) -> Replay:
    lines: list[Line] = []
    states: list[Any] = []
    state = start
    for number, action in enumerate(actions):
        try:
            outcome = game.apply(state, action)
        except Refusal as refusal:
            return Replay(tuple(lines), tuple(states), tuple(actions[number:]), refusal)
        state = outcome.state
        lines.append(Line(action, outcome.happenings))
        states.append(state)
    return Replay(tuple(lines), tuple(states))


class Match:
    """The table's story so far. A refused action leaves it exactly as it was."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self._lines: list[Line] = []
        self._undone: list[Action] = []
        self._states: dict[int, Any] = {0: game.set_up(setup)}

    @property
    def lines(self) -> Sequence[Line]:
        return tuple(self._lines)

    @property
    def undone(self) -> Sequence[Action]:
        """What was undone and can be redone, the next one first."""
        return tuple(self._undone)

    @property
    def position(self) -> int:
        """How many lines stand."""
        return len(self._lines)

    @property
    def state(self) -> Any:
        return self.state_after(self.position)

    def state_after(self, line: int) -> Any:
        """The state after the first `line` lines."""
        if line not in self._states:
            known = max(number for number in self._states if number < line)
            state = self._states[known]
            for number in range(known, line):
                state = self.game.apply(state, self._lines[number].action).state
                self._states[number + 1] = state
        return self._states[line]

    def do(self, action: Action) -> Outcome:
        """Something new happened. What had been undone can no longer be redone."""
        outcome = self._append(action)
        self._undone.clear()
        return outcome

    def undo(self) -> Line:
        """Takes the last line back."""
        line = self._lines[-1]
        self.go_to(self.position - 1)
        return line

    def redo(self) -> Outcome:
        """Does again what was undone. Refused if the past was changed so that it cannot be."""
        outcome = self._append(self._undone[0])
        del self._undone[0]
        return outcome

    def go_to(self, line: int) -> None:
        """Rewinds to just after a line, or forward over what was undone."""
        if not 0 <= line <= self.position + len(self._undone):
            raise IndexError(line)
        while self.position < line:
            self.redo()
        self._undone[:0] = [undone.action for undone in self._lines[line:]]
        self._forget_after(line)

    def what_if(self, line: int, *instead: Action) -> Replay:
        """What would stand if line number `line` (from 1) had been `instead`: another action,
        several of them, or none at all."""
        later = [later.action for later in self._lines[line:]]
        return play_while_valid(self.game, self.state_after(line - 1), [*instead, *later])

    def change(self, line: int, *instead: Action) -> Replay:
        """Changes line number `line` and replays what came after it.

        Lines that no longer hold are not thrown away: from the first of them on they count as
        undone, so that the table can see them and do them again or otherwise.
        """
        replay = self.what_if(line, *instead)
        if replay.refusal and len(replay.lines) < len(instead):
            raise replay.refusal
        undone = [*replay.rest, *self._undone]
        self._forget_after(line - 1)
        for number, (new, state) in enumerate(zip(replay.lines, replay.states, strict=True)):
            self._lines.append(new)
            self._states[line + number] = state
        self._undone = undone
        return replay

    def _append(self, action: Action) -> Outcome:
        outcome = self.game.apply(self.state, action)
        self._lines.append(Line(action, outcome.happenings))
        self._states[self.position] = outcome.state
        return outcome

    def _forget_after(self, line: int) -> None:
        del self._lines[line:]
        for number in [number for number in self._states if number > line]:
            del self._states[number]
