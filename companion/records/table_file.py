"""The history as a table that every spreadsheet reads: a line for each player of each game."""

import csv
from collections.abc import Iterable, Iterator
from io import StringIO

from companion.records.history import Finished

HEAD = (
    "game_id",
    "game",
    "finished",
    "minutes",
    "place",
    "note",
    "seat",
    "player",
    "points",
    "rank",
    "winner",
)
BYTE_ORDER_MARK = "\ufeff"
"""Without it, spreadsheets take Chinese names for another encoding."""

FORMULA = ("=", "+", "-", "@", "\t", "\r")


def table_file(games: Iterable[Finished]) -> str:
    written = StringIO()
    lines = csv.writer(written)
    lines.writerow(HEAD)
    for one in games:
        lines.writerows(_lines(one))
    return BYTE_ORDER_MARK + written.getvalue()


def _lines(one: Finished) -> Iterator[tuple[str | int, ...]]:
    when = one.finished.astimezone().strftime("%Y-%m-%d %H:%M")
    minutes = "" if one.minutes is None else one.minutes
    about = (one.id, one.game, when, minutes, _harmless(one.place), _harmless(one.note))
    for seat, name in enumerate(one.names):
        ended = (one.totals[seat], one.ranks[seat], int(one.ranks[seat] == 1)) if one.told else ()
        yield (*about, seat + 1, _harmless(name), *(ended or ("", "", "")))


def _harmless(text: str) -> str:
    """A name that begins like a formula would be run by a spreadsheet."""
    return f"'{text}" if text.startswith(FORMULA) else text
