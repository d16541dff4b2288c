"""What Catan adds to the menu of a match."""

from typing import Any

from companion.ui.games.catan.dice_chart import open_chart
from companion.ui.games.catan.ground import show_roads
from companion.ui.games.catan.peek import open_peek
from companion.ui.games.catan.victory import ClaimSheet
from companion.ui.games.menu import MenuEntry


def menu(play: Any) -> list[MenuEntry]:
    board = play.board
    shown = board.shows_roads
    return [
        MenuEntry("catan.play.chart", "chart-bar", lambda: open_chart(play)),
        MenuEntry(
            "catan.play.hide-roads" if shown else "catan.play.show-roads",
            "road-variant",
            lambda: show_roads(board, not shown),
        ),
        MenuEntry("catan.play.claim", "trophy-outline", lambda: ClaimSheet(board).open()),
        *_peek(play),
    ]


def _peek(play: Any) -> list[MenuEntry]:
    """A table that wants no hand shown at all has switched it off in the settings."""
    if not play.app.settings.private_peek:
        return []
    return [MenuEntry("catan.play.peek", "eye-outline", lambda: open_peek(play.board))]
