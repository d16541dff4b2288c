"""Catan on the screen."""

from companion.ui.games.catan.board import Board
from companion.ui.games.catan.corrections import corrections
from companion.ui.games.catan.laying_out import lay_out
from companion.ui.games.catan.menu import menu
from companion.ui.games.catan.picture import Picture
from companion.ui.games.catan.players import CHECKED, LOG_ICONS, cells, player_facts
from companion.ui.games.catan.rules import IslandStep as Rules
from companion.ui.games.catan.rules import choices_of, make_setup

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
