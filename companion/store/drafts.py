"""Half-filled forms, kept so that a phone call in between costs nothing.

A draft is any JSON value under a key that its screen chooses.
"""

from typing import Any

from companion.store.database import Database
from companion.store.values import pack, unpack_or_none


class Drafts:
    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, key: str) -> Any:
        """The draft, or None. One that cannot be read is none: the form then starts empty."""
        rows = self._database.rows("SELECT value FROM drafts WHERE key = ?", key)
        return unpack_or_none(rows[0]["value"]) if rows else None

    def put(self, key: str, value: Any) -> None:
        with self._database.transaction() as connection:
            connection.execute("INSERT OR REPLACE INTO drafts VALUES (?, ?)", (key, pack(value)))

    def drop(self, key: str) -> None:
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM drafts WHERE key = ?", (key,))
