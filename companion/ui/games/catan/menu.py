"""What Catan adds to the menu of a match."""

from typing import Any

from companion.ui.games.catan.ground import show_roads
from companion.ui.games.catan.victory import open_claim
from companion.ui.games.menu import MenuEntry


def menu(play: Any) -> list[MenuEntry]:
    board = play.board
    shown = board.shows_roads
    return [
        MenuEntry(
            "catan.play.hide-roads" if shown else "catan.play.show-roads",
            "road-variant",
            lambda: show_roads(board, not shown),
        ),
        MenuEntry("catan.play.claim", "trophy-outline", lambda: open_claim(board)),
    ]
