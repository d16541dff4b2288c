"""What a tap on the island means: the answer to a question, or what was chosen in the dock."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from companion.games.catan import actions as act
from companion.games.catan import board, facts
from companion.games.catan.geometry import (
    CORNERS_AT_HEX,
    HEX_NUMBER,
    HEXES,
    corner_names,
    corners,
    with_neighbours,
)
from companion.games.catan.state import (
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROAD,
    MOVE_ROBBER,
    STEAL,
    State,
)
from companion.games.catan.turn.rolling import victims
from companion.referee.offer import Offer
from companion.ui.games.catan.island import NOTHING, Lit, Pointed
from companion.ui.games.catan.island_geometry import CORNER, HEX, PATH

KNIGHT = facts.KNIGHT
RAREST_FIRST = (facts.SETTLEMENT, facts.CITY, facts.ROAD)


@dataclass(frozen=True, slots=True)
class Meaning:
    """The kind of place that is tapped, and what is done there."""

    kind: str
    action: Any
    upgrades: bool = False


ANSWERS = {
    FOUND_SETTLEMENT: Meaning(CORNER, act.BuildSettlement),
    FOUND_ROAD: Meaning(PATH, act.BuildRoad),
    FREE_ROAD: Meaning(PATH, act.BuildRoad),
    MOVE_ROBBER: Meaning(HEX, act.MoveRobber),
    STEAL: Meaning(CORNER, act.Steal, upgrades=True),
}
MODES = {
    facts.ROAD: Meaning(PATH, act.BuildRoad),
    facts.SETTLEMENT: Meaning(CORNER, act.BuildSettlement),
    facts.CITY: Meaning(CORNER, act.BuildCity, upgrades=True),
    KNIGHT: Meaning(HEX, act.PlayKnight),
}


def meaning(play_board: Any) -> Meaning | None:
    """What a tap means now; nothing while only the dock has answers."""
    task = play_board.state.task
    return ANSWERS.get(task.ask) if task else MODES.get(play_board.mode)


def open_modes(offers: Iterable[Offer]) -> set[str]:
    """What may be chosen in the dock for a tap on the island."""
    kinds = {offer.kind for offer in offers}
    return {mode for mode, one in MODES.items() if one.action in kinds and mode != KNIGHT}


def lit(play_board: Any) -> Lit:
    """The places where that tap is accepted."""
    now = meaning(play_board)
    if now is None:
        return NOTHING
    return Lit(now.kind, _names(play_board, now), now.upgrades)


def _names(play_board: Any, now: Meaning) -> tuple[str, ...]:
    state: State = play_board.state
    if now.action is act.Steal:
        here = CORNERS_AT_HEX[HEX_NUMBER[state.robber]]
        owners = (state.players[seat] for seat in victims(state, state.turn.seat))
        return tuple(name for held in owners for name in corner_names(board.buildings(held) & here))
    if now.action is act.PlayKnight:
        return tuple(name for name in HEXES if name != state.robber)
    offers = (offer for offer in play_board.play.offers if offer.kind is now.action)
    return tuple(name for offer in offers for name in offer.choices[0][1].values())


def owner_at(state: State, corner: str) -> int | None:
    return board.owner_of_corner(state, corners((corner,)))


def pointed_at(state: State, kind: str, name: str) -> Pointed:
    """Where something was refused, and the buildings that stand too close to it."""
    near = with_neighbours(corners((name,))) if kind == CORNER else 0
    too_close = corner_names(near & board.every_building(state))
    conflicts = tuple((CORNER, other) for other in too_close if other != name)
    return Pointed(refused=(kind, name), conflicts=conflicts)
