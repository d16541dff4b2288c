"""Dominion on the screen."""

from companion.ui.games.dominion.board import Board
from companion.ui.games.dominion.players import cells

__all__ = ["Board", "cells"]
