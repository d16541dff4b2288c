"""A match on the disk: what one of its methods has returned from is there for good."""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, TypeVar

from companion.referee.action import Action
from companion.referee.game import Game, Setup
from companion.referee.match import Line, Replay
from companion.referee.ruling import Outcome
from companion.store import log
from companion.store.kept_match import Broken, KeptMatch, Restored, Snapshot
from companion.store.tools import Tools
from companion.store.trouble import StoreTrouble
from companion.store.values import pack, stamp, stamp_or_none

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Saved:
    """What else a match's row holds of its story."""

    revision: int
    started: datetime
    touched: datetime
    finished: datetime | None


class SavedMatch:
    """Does on the match, then on the disk, then answers.

    A refusal leaves the file as it was; a trouble with the file leaves the match as it was.
    `broken` tells, after opening, which line no longer holds; the file keeps what it has until
    the next thing is done.
    """

    def __init__(self, tools: Tools, match_id: str, restored: Restored, saved: Saved) -> None:
        self.id = match_id
        self.broken: Broken | None = restored.broken
        self._tools = tools
        self._match = restored.match
        self._saved = saved
        self._as_saved = restored.as_saved
        self._match.fetch_with(self._fetch)

    @property
    def match(self) -> KeptMatch:
        """For reading. What is done to it directly is not kept."""
        return self._match

    @property
    def game(self) -> Game:
        return self._match.game

    @property
    def setup(self) -> Setup:
        return self._match.setup

    @property
    def lines(self) -> Sequence[Line]:
        return self._match.lines

    @property
    def undone(self) -> Sequence[Action]:
        return self._match.undone

    @property
    def position(self) -> int:
        return self._match.position

    @property
    def state(self) -> Any:
        return self._match.state

    @property
    def started(self) -> datetime:
        return self._saved.started

    @property
    def finished(self) -> datetime | None:
        return self._saved.finished

    @property
    def touched(self) -> datetime:
        return self._saved.touched

    def state_after(self, line: int) -> Any:
        return self._match.state_after(line)

    def what_if(self, line: int, *instead: Action) -> Replay:
        return self._match.what_if(line, *instead)

    def do(self, action: Action) -> Outcome:
        return self._commit(lambda: self._match.do(action), self.position + 1, cut=True)

    def undo(self) -> Line:
        return self._commit(self._match.undo, self.position + 1)

    def redo(self) -> Outcome:
        return self._commit(self._match.redo, self.position + 1)

    def go_to(self, line: int) -> None:
        self._commit(lambda: self._match.go_to(line), self.position + 1)

    def change(self, line: int, *instead: Action) -> Replay:
        return self._commit(lambda: self._match.change(line, *instead), line, cut=True)

    def _commit(self, act: Callable[[], T], first: int, cut: bool = False) -> T:
        """Acts, and writes the lines from `first` on, which are those that may have changed.

        Undo and redo leave every line in its place and only move the marker. What does something
        new, or changes the past, may leave fewer lines than there were: those are `cut` off.
        """
        mark = self._match.mark()
        try:
            result = act()
            saved = self._next()
            with self._tools.database.transaction() as connection:
                self._write_row(connection, saved)
                self._write_log(connection, first, cut)
        except BaseException:
            self._match.put_back(mark)
            raise
        self._saved = saved
        self._as_saved = True
        self.broken = None
        return result

    def _next(self) -> Saved:
        """The row's new values. A clock that was set back does not make a match older."""
        touched = max(self._tools.clock(), self._saved.touched)
        over = self.game.now(self.state).over
        finished = (self._saved.finished or touched) if over else None
        return replace(
            self._saved, revision=self._saved.revision + 1, touched=touched, finished=finished
        )

    def _write_row(self, connection: sqlite3.Connection, saved: Saved) -> None:
        written = connection.execute(
            "UPDATE matches SET rules = ?, position = ?, headline = ?, touched = ?, finished = ?,"
            " revision = ? WHERE id = ? AND revision = ? AND deleted IS NULL",
            (
                self.game.rules,
                self.position,
                pack(self._tools.headline(self._match)),
                stamp(saved.touched),
                stamp_or_none(saved.finished),
                saved.revision,
                self.id,
                self._saved.revision,
            ),
        )
        if written.rowcount != 1:
            raise StoreTrouble("store.changed")

    def _write_log(self, connection: sqlite3.Connection, first: int, cut: bool) -> None:
        if not self._as_saved:
            write_whole_log(connection, self.id, self._match)
            return
        if cut:
            log.cut_after(connection, self.id, first - 1)
        log.write_lines(connection, self.id, self._match, first)
        if cut:
            log.write_undone(connection, self.id, self._match)

    def _fetch(self, after: int, upto: int) -> Snapshot | None:
        if not self._as_saved:
            return None
        return log.latest_snapshot(self._tools.database, self.id, self.game, after, upto)


def write_whole_log(connection: sqlite3.Connection, match_id: str, match: KeptMatch) -> None:
    log.cut_after(connection, match_id, 0)
    log.write_lines(connection, match_id, match, 1)
    log.write_undone(connection, match_id, match)
