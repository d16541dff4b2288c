"""What Dominion adds to the menu of a match."""

from typing import Any

from companion.ui.games.menu import MenuEntry


def menu(_: Any) -> list[MenuEntry]:
    """Nothing: all that can be done stands on the board."""
    return []
