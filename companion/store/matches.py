"""All matches of the store: begun, finished, deleted, taken in and given out.

Lists are made from rows alone. What needs the codec, and with it cattrs, is imported when a match
is opened: the first screen must not wait for it.
"""

import sqlite3
from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING

from companion.referee.game import Game, Setup
from companion.store.kept_match import KeptMatch
from companion.store.summary import Summary, summary_of
from companion.store.tools import Tools
from companion.store.trouble import StoreTrouble
from companion.store.values import stamp, storable

if TYPE_CHECKING:
    from companion.store.saved_match import SavedMatch

KEPT_AFTER_DELETING = timedelta(days=1)


class UnknownMatch(StoreTrouble):
    """No match with that id, or it was deleted."""

    def __init__(self) -> None:
        super().__init__("store.unknown")


class Matches:
    def __init__(self, tools: Tools) -> None:
        self._tools = tools
        self._database = tools.database
        self._clock = tools.clock

    def in_progress(self) -> Sequence[Summary]:
        """Matches that are not over, the one touched last first."""
        return self._list("finished IS NULL ORDER BY touched DESC, id")

    def finished(self) -> Sequence[Summary]:
        """Matches that are over, the one finished last first."""
        return self._list("finished IS NOT NULL ORDER BY finished DESC, id")

    def summary(self, match_id: str) -> Summary:
        return summary_of(self._row(match_id))

    def create(self, setup: Setup, game: Game) -> "SavedMatch":
        """A new match. Refused, with nothing kept, if the table cannot be set up so."""
        from companion.store.new_match import keep

        return keep(self._tools, KeptMatch(game, setup))

    def open(self, match_id: str) -> "SavedMatch":
        """The match as it was left. Its `broken` tells if today's rules end it earlier."""
        from companion.store.opening import open_row

        return open_row(self._tools, self._row(match_id))

    def export(self, match_id: str) -> str:
        """The match as a document to be shared."""
        from companion.referee.document import write_match

        return write_match(self.open(match_id).match)

    def import_document(self, text: str | bytes) -> "SavedMatch":
        """Keeps a stranger's match if every line of it holds; raises BadDocument if not."""
        from companion.store.importing import believed
        from companion.store.new_match import keep

        return keep(self._tools, believed(text))

    def annotate(self, match_id: str, *, place: str, note: str) -> None:
        """Where it was played, and what there is to remember of it."""
        self._update(match_id, "place = ?, note = ?", storable(place), storable(note))

    def delete(self, match_id: str) -> None:
        """Takes a match out of all lists. `restore` brings it back, for a day at least."""
        self._update(match_id, "deleted = ?", stamp(self._clock()))

    def restore(self, match_id: str) -> None:
        """Takes a deletion back."""
        self._update(match_id, "deleted = NULL", deleted="NOT NULL")

    def purge(self) -> None:
        """Really removes what was deleted long enough ago."""
        limit = stamp(self._clock() - KEPT_AFTER_DELETING)
        gone = self._database.rows("SELECT id FROM matches WHERE deleted < ?", limit)
        if not gone:  # the usual case costs no write
            return
        with self._database.transaction() as connection:
            connection.executemany("DELETE FROM matches WHERE id = ?", [tuple(row) for row in gone])

    def _list(self, condition: str) -> Sequence[Summary]:
        rows = self._database.rows(f"SELECT * FROM matches WHERE deleted IS NULL AND {condition}")
        return [summary_of(row) for row in rows]

    def _row(self, match_id: str) -> sqlite3.Row:
        rows = self._database.rows(
            "SELECT * FROM matches WHERE id = ? AND deleted IS NULL", match_id
        )
        if not rows:
            raise UnknownMatch
        return rows[0]

    def _update(self, match_id: str, assignment: str, *values: str, deleted: str = "NULL") -> None:
        with self._database.transaction() as connection:
            changed = connection.execute(
                f"UPDATE matches SET {assignment} WHERE id = ? AND deleted IS {deleted}",
                (*values, match_id),
            )
            if changed.rowcount != 1:
                raise UnknownMatch
