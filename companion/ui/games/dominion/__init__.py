"""Dominion on the screen."""

from companion.ui.games.dominion.board import Board
from companion.ui.games.dominion.corrections import corrections
from companion.ui.games.dominion.menu import menu
from companion.ui.games.dominion.picture import Picture
from companion.ui.games.dominion.players import CHECKED, LOG_ICONS, cells, lay_out, player_facts
from companion.ui.games.dominion.rules import KingdomStep as Rules
from companion.ui.games.dominion.rules import choices_of, make_setup

__all__ = [
    "CHECKED",
    "LOG_ICONS",
    "Board",
    "Picture",
    "Rules",
    "cells",
    "choices_of",
    "corrections",
    "lay_out",
    "make_setup",
    "menu",
    "player_facts",
]
