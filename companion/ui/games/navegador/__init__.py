"""Navegador on the screen."""

from companion.ui.games.navegador.board import Board
from companion.ui.games.navegador.corrections import corrections
from companion.ui.games.navegador.kept_profile import learned
from companion.ui.games.navegador.menu import menu
from companion.ui.games.navegador.picture import Picture
from companion.ui.games.navegador.players import CHECKED, LOG_ICONS, cells, lay_out, player_facts
from companion.ui.games.navegador.rules import RulesStep as Rules
from companion.ui.games.navegador.rules import choices_of, make_setup

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
    "learned",
    "make_setup",
    "menu",
    "player_facts",
]
