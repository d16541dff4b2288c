"""What Le Havre adds to the menu of a match."""

from typing import Any

from companion.ui.games.le_havre.forecast import open_forecast
from companion.ui.games.le_havre.wealth import open_wealth
from companion.ui.games.menu import MenuEntry


def menu(play: Any) -> list[MenuEntry]:
    return [
        MenuEntry("le_havre.play.forecast", "chart-bar", lambda: open_forecast(play)),
        MenuEntry("le_havre.play.wealth", "trophy-outline", lambda: open_wealth(play)),
    ]
