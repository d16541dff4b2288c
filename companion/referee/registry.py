"""The games the app knows. A game's package is imported when it is first asked for."""

from dataclasses import dataclass
from importlib import import_module

from companion.referee.game import Game


@dataclass(frozen=True, slots=True)
class Entry:
    """What can be said of a game without opening it."""

    id: str
    least_players: int
    most_players: int


ENTRIES = (
    Entry("catan", 2, 4),
    Entry("dominion", 2, 4),
    Entry("keyflower", 2, 6),
    Entry("le_havre", 1, 5),
    Entry("navegador", 2, 5),
)


class UnknownGame(LookupError):
    """Nobody here knows the rules of that game."""


def game(game_id: str) -> Game:
    if not any(entry.id == game_id for entry in ENTRIES):
        raise UnknownGame(game_id)
    found: Game = import_module(f"companion.games.{game_id}").GAME
    return found
