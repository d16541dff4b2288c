"""What a table has read off its physical board, kept for every match to come.

A board is a document that its game writes and reads. One that its game cannot read any more is for
the game to put up with; here it is only text.
"""

from companion.store.database import Database
from companion.store.values import storable


class Boards:
    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, game: str) -> str:
        """The document of a game's board; empty if nothing has been kept."""
        rows = self._database.rows("SELECT document FROM boards WHERE game = ?", game)
        return str(rows[0]["document"]) if rows else ""

    def put(self, game: str, document: str) -> None:
        row = (game, storable(document))
        with self._database.transaction() as connection:
            connection.execute("INSERT OR REPLACE INTO boards VALUES (?, ?)", row)
