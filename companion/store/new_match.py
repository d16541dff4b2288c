"""Puts a whole match into the file at once: a new one, an imported one, a rescued one."""

import sqlite3
from uuid import uuid4

from companion.referee import codec
from companion.store.kept_match import KeptMatch, Restored
from companion.store.saved_match import Saved, SavedMatch, write_whole_log
from companion.store.tools import Tools
from companion.store.values import pack, seal, stamp, stamp_or_none


def keep(tools: Tools, match: KeptMatch) -> SavedMatch:
    """Keeps a match under a new id, in one transaction."""
    now = tools.clock()
    over = match.game.now(match.state).over
    saved = Saved(0, now, now, now if over else None)
    match_id = str(uuid4())
    with tools.database.transaction() as connection:
        insert(connection, tools, match_id, match, saved)
    return SavedMatch(tools, match_id, Restored(match, None, as_saved=True), saved)


def insert(
    connection: sqlite3.Connection,
    tools: Tools,
    match_id: str,
    match: KeptMatch,
    saved: Saved,
) -> None:
    setup = pack(codec.write(match.setup))
    connection.execute(
        "INSERT INTO matches (id, game, rules, setup, seal, position, revision, headline,"
        " started, touched, finished) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match_id,
            match.game.id,
            match.game.rules,
            setup,
            seal(setup),
            match.position,
            saved.revision,
            pack(tools.headline(match)),
            stamp(saved.started),
            stamp(saved.touched),
            stamp_or_none(saved.finished),
        ),
    )
    write_whole_log(connection, match_id, match)
