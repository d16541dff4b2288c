"""What was read in the rulebook, and the bookmarks in it."""

from collections.abc import Sequence

from companion.store.database import Database
from companion.store.tools import Clock
from companion.store.values import stamp

LATEST = 8
"""How many of the articles read last are of interest."""


class Reading:
    """Knows articles by their ids only; one that is no longer in the book is for others to skip."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def remember(self, article_id: str) -> None:
        """The article has been opened."""
        self._set(article_id, "opened", stamp(self._clock()))

    def recent(self) -> Sequence[str]:
        """The articles opened last, the latest first."""
        return self._articles("opened")[:LATEST]

    def mark(self, article_id: str, marked: bool = True) -> None:
        """Sets a bookmark or takes it away."""
        self._set(article_id, "marked", stamp(self._clock()) if marked else None)

    def bookmarks(self) -> Sequence[str]:
        """The latest first."""
        return self._articles("marked")

    def _articles(self, column: str) -> list[str]:
        rows = self._database.rows(
            f"SELECT article FROM reading WHERE {column} IS NOT NULL"
            f" ORDER BY {column} DESC, article"
        )
        return [row["article"] for row in rows]

    def _set(self, article_id: str, column: str, value: str | None) -> None:
        with self._database.transaction() as connection:
            connection.execute(
                f"INSERT INTO reading(article, {column}) VALUES (?, ?)"
                f" ON CONFLICT (article) DO UPDATE SET {column} = excluded.{column}",
                (article_id, value),
            )
