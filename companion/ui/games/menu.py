"""How a game describes what it adds to the menu of a match."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One line of the menu: the message on it, its glyph, and what a tap does."""

    message: str
    icon: str
    act: Callable[[], Any]
