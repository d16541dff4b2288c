"""Which resource, skill and worker counts on which tile: the most points, and why not more."""

from companion.games.keyflower.allocation.by_hand import FREE, Fixed, Laid
from companion.games.keyflower.allocation.position import (
    LOOSE,
    OF_RESOURCES,
    OF_SKILLS,
    OF_WORKERS,
    TAKING,
    Allocation,
    Case,
    Decision,
    Place,
    Position,
    Store,
)
from companion.games.keyflower.allocation.search import best

__all__ = [
    "FREE",
    "LOOSE",
    "OF_RESOURCES",
    "OF_SKILLS",
    "OF_WORKERS",
    "TAKING",
    "Allocation",
    "Case",
    "Decision",
    "Fixed",
    "Laid",
    "Place",
    "Position",
    "Store",
    "best",
]
