"""Catan on the screen."""

from companion.ui.games.catan.board import Board
from companion.ui.games.catan.menu import menu
from companion.ui.games.catan.players import CHECKED, LOG_ICONS, cells, player_facts

__all__ = [
    "CHECKED",
    "LOG_ICONS",
    "Board",
    "cells",
    "menu",
    "player_facts",
]
