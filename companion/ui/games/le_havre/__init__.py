"""Le Havre on the screen."""

from companion.ui.games.le_havre.board import Board
from companion.ui.games.le_havre.corrections import corrections
from companion.ui.games.le_havre.laying_out import lay_out
from companion.ui.games.le_havre.menu import menu
from companion.ui.games.le_havre.picture import Picture
from companion.ui.games.le_havre.players import CHECKED, LOG_ICONS, cells, player_facts
from companion.ui.games.le_havre.rules import HarbourStep as Rules
from companion.ui.games.le_havre.rules import choices_of, make_setup

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
