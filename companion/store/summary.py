"""What lists show of a match, read from its row alone: no game is opened for it."""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from companion.referee.game import Player
from companion.referee.match import Match
from companion.store.values import moment, moment_or_none, unpack, unpack_or_none


@dataclass(frozen=True, slots=True)
class Summary:
    """One match in a list. `headline` is what `headline_of` (or the caller's own) last told."""

    id: str
    game: str
    players: tuple[Player, ...]
    position: int
    started: datetime
    touched: datetime
    finished: datetime | None
    headline: Mapping[str, Any]
    place: str
    note: str


def headline_of(match: Match) -> Mapping[str, Any]:
    """Whose turn it is; once the game is over, the points and places as well."""
    now = match.game.now(match.state)
    told: dict[str, Any] = {
        "seat": now.seat,
        "asked": now.asked,
        "phase": now.phase,
        "turn": now.turn,
        "round": now.round,
    }
    if now.over:
        sheet = match.game.score(match.state)
        told |= {"totals": list(sheet.totals), "ranks": list(sheet.ranks)}
    return told


def summary_of(row: sqlite3.Row) -> Summary:
    return Summary(
        id=str(row["id"]),
        game=str(row["game"]),
        players=_players(row["setup"]),
        position=row["position"] if isinstance(row["position"], int) else 0,
        started=moment(row["started"]),
        touched=moment(row["touched"]),
        finished=moment_or_none(row["finished"]),
        headline=_headline(row["headline"]),
        place=str(row["place"]),
        note=str(row["note"]),
    )


def _players(setup: Any) -> tuple[Player, ...]:
    """One damaged row must not take the list with it: it is shown without names."""
    try:
        found = unpack(setup)["players"]
        return tuple(Player(str(player["name"]), str(player["colour"])) for player in found)
    except (ValueError, TypeError, KeyError):
        return ()


def _headline(text: Any) -> Mapping[str, Any]:
    told = unpack_or_none(text)
    return told if isinstance(told, dict) else {}
