"""A finished game as BG Stats takes it: a link that opens its form, filled in.

BG Stats takes a JSON document in the `data` parameter. Both forms of the link are in use: its own
scheme opens the app at once, the other asks the browser first where the app is missing.
"""

import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from companion.records.history import Finished

SOURCE = "Tableside"
APP = "bgstats://app.bgstatsapp.com/createPlay.html?data="
WEB = "https://app.bgstatsapp.com/createPlay.html?data="

IDS = {"catan": 13, "dominion": 36218, "le_havre": 35677, "navegador": 66589, "keyflower": 122515}
"""What BoardGameGeek calls the games."""


@dataclass(frozen=True, slots=True)
class Play:
    """A finished game with what is said of it in the reader's language, and who began it."""

    finished: Finished
    game_name: str
    first: int | None = None


def link(play: Play, base: str = APP) -> str:
    return base + quote(json.dumps(payload(play), ensure_ascii=False), safe="")


def payload(play: Play) -> dict[str, Any]:
    one = play.finished
    found: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": one.id,
        "playDate": one.finished.astimezone().strftime("%Y-%m-%d %H:%M:%S"),
        "location": one.place,
        "comments": one.note,
        "game": {
            "name": play.game_name,
            "sourceGameId": one.game,
            "bggId": IDS[one.game],
            "highestWins": True,
            "noPoints": False,
        },
        "players": [_player(play, seat) for seat in range(len(one.players))],
    }
    if one.minutes is not None:
        found["durationMin"] = one.minutes
    return found


def _player(play: Play, seat: int) -> dict[str, Any]:
    one = play.finished
    found: dict[str, Any] = {
        "name": one.names[seat],
        "sourcePlayerId": one.names[seat],
        "startPlayer": seat == play.first,
        "role": "",
    }
    if one.told:
        rank, score = one.ranks[seat], one.totals[seat]
        found |= {"rank": rank, "score": score, "winner": rank == 1}
    return found
