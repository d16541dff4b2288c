"""What somebody wants to lay on a tile, against the advice of the app."""

from dataclasses import dataclass

from companion.games.keyflower.allocation.mercers import most_mercers_sets
from companion.games.keyflower.allocation.position import (
    HALL,
    JEWELLER,
    MERCERS,
    SCHOLAR,
    WATERMILL,
    WHITE_WIND,
    Decision,
    Position,
)
from companion.games.keyflower.allocation.sets import most_sets
from companion.games.keyflower.facts import COLOURS, GOLD, RESOURCES, SKILLS
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal

ANY_KIND = {"worker": COLOURS, "skill": SKILLS, "resource": RESOURCES}
ONE_KIND = {HALL: COLOURS, SCHOLAR: SKILLS, WATERMILL: RESOURCES}


@dataclass(frozen=True, slots=True)
class Laid:
    """Exactly these pieces are to count on this tile."""

    tile: str
    pieces: Counts


@dataclass(frozen=True, slots=True)
class Fixed:
    """What was fixed by hand. Everything else is assigned as well as it can be."""

    laid: tuple[Laid, ...] = ()
    decision: Decision | None = None

    @property
    def pieces(self) -> Counts:
        """All pieces that are spoken for."""
        together = Counts()
        for laid in self.laid:
            together = together.plus(laid.pieces)
        return together

    @property
    def tiles(self) -> frozenset[str]:
        return frozenset(laid.tile for laid in self.laid)


FREE = Fixed()


def check(position: Position, fixed: Fixed) -> None:
    """Refuses what cannot be laid so: a tile one does not have, or pieces that do not fit."""
    for laid in fixed.laid:
        if laid.tile not in position.faces or laid.tile == WHITE_WIND:
            raise Refusal("keyflower.allocation", "tile", tile=laid.tile)
        fitting = _fitting(position, laid.tile)
        for kind, number in laid.pieces.items():
            if kind not in fitting:
                raise Refusal("keyflower.allocation", "kind", tile=laid.tile, piece=kind)
            if number < 0:
                raise Refusal("keyflower.allocation", "number", piece=kind, has=0, needs=number)
        if laid.tile in ONE_KIND and len(laid.pieces) > 1 and not _wild(position, laid.tile):
            raise Refusal("keyflower.allocation", "one-kind", tile=laid.tile)
    tiles = [laid.tile for laid in fixed.laid]
    twice = next((tile for tile in tiles if tiles.count(tile) > 1), None)
    if twice is not None:
        raise Refusal("keyflower.allocation", "twice", tile=twice)
    if fixed.decision:
        _check_decision(position, fixed.decision)


def _wild(position: Position, tile: str) -> bool:
    """With boat 3b resources stand for each other."""
    return position.any_resource and tile == WATERMILL


def _fitting(position: Position, tile: str) -> tuple[str, ...]:
    """The kinds of pieces that may count on a tile."""
    if tile in ONE_KIND:
        return ONE_KIND[tile]
    if tile in (JEWELLER, MERCERS) and position.any_resource:
        return RESOURCES
    needed = tuple(position.faces[tile].per)
    if tile == MERCERS:
        return (*needed, GOLD)
    return ANY_KIND.get(needed[0], needed)


def _check_decision(position: Position, decision: Decision) -> None:
    stores = {store.tile: store for store in position.stores}
    upgradable = {*position.upgrades, *(t for t, s in stores.items() if s.upgraded_each)}
    if decision.upgrade and not (position.free_upgrade and decision.upgrade in upgradable):
        raise Refusal("keyflower.tile.flipper", tile=decision.upgrade)
    if decision.purple is None:
        return
    if not position.purple:
        raise Refusal("keyflower.purple-scoring", "nobody")
    may_be = {*stores, *RESOURCES, *SKILLS, *COLOURS}
    if not position.rulings.purple_may_be_gold:
        may_be.discard(GOLD)
    if decision.purple not in may_be:
        raise Refusal("keyflower.purple-scoring", "declared", piece=decision.purple)


def points_on(position: Position, laid: Laid) -> int:
    """What pieces on a tile score, full sets only."""
    face, pieces = position.faces[laid.tile], laid.pieces
    if laid.tile == MERCERS:
        return face.points * most_mercers_sets(position, face, pieces)
    if laid.tile in ONE_KIND or laid.tile == JEWELLER or next(iter(face.per)) in ANY_KIND:
        return face.points * (pieces.total() // face.per.total())
    return face.points * most_sets(face, pieces)
