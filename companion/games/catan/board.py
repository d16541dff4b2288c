"""Who stands where, and where somebody may build. Everything is computed from the pieces."""

from functools import lru_cache

from companion.games.catan import facts
from companion.games.catan.geometry import (
    CORNERS_AT_HARBOUR,
    EVERY_CORNER,
    Corners,
    Paths,
    corner_names,
    corners,
    ends,
    paths,
    paths_at,
    with_neighbours,
)
from companion.games.catan.hand import KIND_NUMBER
from companion.games.catan.roads import length, longest_trail
from companion.games.catan.state import Holding, State


def settlements(holding: Holding) -> Corners:
    return corners(holding.settlements)


def cities(holding: Holding) -> Corners:
    return corners(holding.cities)


def buildings(holding: Holding) -> Corners:
    return corners(holding.settlements) | corners(holding.cities)


def every_building(state: State) -> Corners:
    together = 0
    for holding in state.players:
        together |= buildings(holding)
    return together


def rival_buildings(state: State, seat: int) -> Corners:
    return every_building(state) & ~buildings(state.players[seat])


def every_road(state: State) -> Paths:
    together = 0
    for holding in state.players:
        together |= paths(holding.roads)
    return together


def owner_of_corner(state: State, place: Corners) -> int | None:
    seats = (seat for seat in state.seats if buildings(state.players[seat]) & place)
    return next(seats, None)


def owner_of_path(state: State, path: str) -> int | None:
    return next((seat for seat in state.seats if path in state.players[seat].roads), None)


def reach(state: State, seat: int) -> Corners:
    """Where a player's next road may begin: at own buildings and roads, not past a rival."""
    holding = state.players[seat]
    return ends(paths(holding.roads)) & ~rival_buildings(state, seat) | buildings(holding)


def open_paths(state: State, seat: int) -> Paths:
    return paths_at(reach(state, seat)) & ~every_road(state)


def spaced_corners(state: State) -> Corners:
    """The corners that the distance rule leaves free."""
    return EVERY_CORNER & ~with_neighbours(every_building(state))


def open_corners(state: State, seat: int) -> Corners:
    return ends(paths(state.players[seat].roads)) & spaced_corners(state)


def road_length(state: State, seat: int) -> int:
    return length(paths(state.players[seat].roads), rival_buildings(state, seat))


def road_trail(state: State, seat: int) -> tuple[str, ...]:
    """The paths of a player's longest road, in order, to be shown on the island."""
    return longest_trail(state.players[seat].roads, corner_names(rival_buildings(state, seat)))


def rates(state: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """For each resource, the numbers of cards for which the bank gives one, the best first."""
    return _rates(state.island.harbours, buildings(state.players[seat]))


@lru_cache
def _rates(harbours: tuple[str, ...], mine: Corners) -> tuple[tuple[int, ...], ...]:
    places = zip(harbours, CORNERS_AT_HARBOUR, strict=True)
    kinds = {kind for kind, place in places if place & mine}
    plain = [facts.rate(facts.PLAIN)]
    if facts.ANY in kinds:
        plain.insert(0, facts.rate(facts.ANY))
    return tuple(
        (facts.rate(facts.SPECIAL), *plain) if resource in kinds else tuple(plain)
        for resource in KIND_NUMBER
    )


def visible_points(state: State, seat: int) -> int:
    """What everybody can count; victory cards in hand are not among it."""
    holding = state.players[seat]
    return (
        len(holding.settlements) * facts.points(facts.SETTLEMENT)
        + len(holding.cities) * facts.points(facts.CITY)
        + (state.longest_road == seat) * facts.points(facts.LONGEST_ROAD)
        + (state.largest_army == seat) * facts.points(facts.LARGEST_ARMY)
        + holding.revealed * facts.points(facts.VICTORY_CARD)
    )


def unseen_victory_cards(state: State) -> int:
    """How many victory cards nobody has shown yet."""
    shown = sum(holding.revealed for holding in state.players)
    return facts.card_counts()[facts.VICTORY_POINT] - shown


def played(state: State, card: str) -> int:
    """How many of a kind of development card were played in all."""
    if card == facts.KNIGHT:
        return sum(holding.knights for holding in state.players)
    return state.used[card]
