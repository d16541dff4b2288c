"""What can be built or bought now, and an attempt at what cannot, so that the referee says why."""

from collections.abc import Iterable

from companion.games.catan import actions as act
from companion.games.catan import board, facts
from companion.games.catan.geometry import CORNERS, PATHS, corner_names, ends, path_names, paths
from companion.games.catan.state import State
from companion.referee.action import Action
from companion.referee.offer import Offer

BOUGHT = {
    facts.ROAD: act.BuildRoad,
    facts.SETTLEMENT: act.BuildSettlement,
    facts.CITY: act.BuildCity,
    facts.DEVELOPMENT_CARD: act.BuyCard,
}


def open_things(offers: Iterable[Offer]) -> set[str]:
    kinds = {offer.kind for offer in offers}
    return {thing for thing, kind in BOUGHT.items() if kind in kinds}


def attempt(state: State, thing: str) -> Action:
    """A place that is as good as any, so that the refusal speaks of what is really missing."""
    seat, held = state.turn.seat, state.players[state.turn.seat]
    match thing:
        case facts.ROAD:
            free = set(PATHS) - set(path_names(board.every_road(state)))
            return act.BuildRoad(_first(path_names(board.open_paths(state, seat)), sorted(free)))
        case facts.SETTLEMENT:
            reached = corner_names(ends(paths(held.roads)) & ~board.every_building(state))
            open_now = corner_names(board.open_corners(state, seat))
            return act.BuildSettlement(_first(open_now, reached, CORNERS))
        case facts.CITY:
            return act.BuildCity(_first(held.settlements, held.cities, CORNERS))
    return act.BuyCard()


def _first(*places: Iterable[str]) -> str:
    """The first there is, of the best sort there is. On a full island nothing is left to try."""
    return next((name for names in places for name in names), PATHS[0])
