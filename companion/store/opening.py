"""From rows back to a match: quickly where they can be believed, line by line elsewhere."""

import sqlite3
from collections.abc import Sequence

from companion.referee import codec
from companion.referee.game import Game, Setup
from companion.referee.match import Replay, play_while_valid
from companion.referee.registry import UnknownGame
from companion.referee.ruling import Refusal
from companion.store.kept_match import Broken, KeptMatch, Restored, Snapshot
from companion.store.log import SavedLog, latest_snapshot, line_rows, read_log
from companion.store.saved_match import Saved, SavedMatch
from companion.store.tools import Tools
from companion.store.trouble import StoreTrouble
from companion.store.values import is_sealed, moment, moment_or_none, unpack


def open_row(tools: Tools, row: sqlite3.Row) -> SavedMatch:
    _check_numbers(row)
    game = _known_game(tools, row)
    restored = _restored(tools, game, row)
    if row["rules"] != game.rules:
        restored = Restored(restored.match, restored.broken, as_saved=False)
    saved = Saved(
        row["revision"],
        moment(row["started"]),
        moment(row["touched"]),
        moment_or_none(row["finished"]),
    )
    return SavedMatch(tools, row["id"], restored, saved)


def _check_numbers(row: sqlite3.Row) -> None:
    """In a damaged file a number may turn out to be anything."""
    numbers = [row[name] for name in ("rules", "position", "revision")]
    if not all(isinstance(number, int) and number >= 0 for number in numbers):
        raise _unreadable(row)


def _known_game(tools: Tools, row: sqlite3.Row) -> Game:
    try:
        game = tools.find_game(row["game"])
    except UnknownGame as error:
        raise _unreadable(row) from error
    if row["rules"] > game.rules:
        raise StoreTrouble("store.newer-match", game=game.id)
    return game


def _restored(tools: Tools, game: Game, row: sqlite3.Row) -> Restored:
    setup = _read_setup(game, row)
    saved = read_log(game, line_rows(tools.database, row["id"]), row["position"])
    snapshot = None
    if row["rules"] == game.rules:
        snapshot = latest_snapshot(tools.database, row["id"], game, 0, saved.position)
    try:
        return _restore(game, setup, saved, snapshot)
    except Refusal as error:
        raise _unreadable(row) from error


def _read_setup(game: Game, row: sqlite3.Row) -> Setup:
    if not is_sealed(row["seal"], row["setup"]):
        raise _unreadable(row)
    try:
        return codec.read(unpack(row["setup"]), game.setup_type)
    except Exception as error:  # cattrs raises groups, plain and key errors alike
        raise _unreadable(row) from error


def _unreadable(row: sqlite3.Row) -> StoreTrouble:
    return StoreTrouble("store.unreadable", game=str(row["game"]))


def _restore(game: Game, setup: Setup, log: SavedLog, snapshot: Snapshot | None) -> Restored:
    """Replays what follows the snapshot; everything, if that does not give what was recorded.

    Without a snapshot to start from, or with one that leads elsewhere, each line is played again:
    those that hold stand, with the consequences they have now. The others are not thrown away
    but count as undone, so that the table can see them and do them again or otherwise.
    """
    if snapshot and log.is_whole:
        replay = _play(game, snapshot, log)
        if replay.lines == log.standing[snapshot.line :]:
            match = KeptMatch(
                game, setup, log.standing, log.undone, _states(snapshot, replay.states)
            )
            return Restored(match, None, as_saved=True)
    return _replayed(game, setup, log, trusted=snapshot is None)


def _replayed(game: Game, setup: Setup, log: SavedLog, trusted: bool) -> Restored:
    start = Snapshot(0, game.set_up(setup))
    replay = _play(game, start, log)
    undone = (*replay.rest, *log.undone)
    match = KeptMatch(game, setup, replay.lines, undone, _states(start, replay.states))
    same = trusted and log.is_whole and replay.lines == log.standing
    return Restored(match, _broken(replay, log), as_saved=same)


def _play(game: Game, start: Snapshot, log: SavedLog) -> Replay:
    actions = [line.action for line in log.standing[start.line :]]
    return play_while_valid(game, start.state, actions)


def _states(start: Snapshot, states: Sequence[object]) -> dict[int, object]:
    return {start.line: start.state, **dict(enumerate(states, start.line + 1))}


def _broken(replay: Replay, log: SavedLog) -> Broken | None:
    if replay.refusal:
        return Broken(len(replay.lines) + 1, replay.refusal)
    return None if log.is_whole else Broken(len(log.lines) + 1)
