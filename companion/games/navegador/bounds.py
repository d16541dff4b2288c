"""What could lie on a table: the bounds of corrections, for what is offered and what is refused."""

from companion.games.navegador import facts
from companion.games.navegador.state import KEPT, NOT_OWNED, Holding

MOST_CASH = 9990
CASH = tuple(range(0, MOST_CASH + 1, facts.money_step()))
KING_PLACES = (NOT_OWNED, KEPT, *facts.privileges())
SPACES = (None, *facts.spaces())


def most_ships(holding: Holding, region: str) -> int:
    """How many ships may be in a region, given those elsewhere."""
    return facts.most_ships() - holding.ships.total() + holding.ships[region]


def owned(building: str) -> tuple[int, int]:
    """Everybody keeps the shipyard and the church of the beginning."""
    printed = facts.buildings()[building]
    return (0, printed.box) if printed.good else (1, printed.box - 1)
