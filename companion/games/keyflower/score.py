"""The score: live and at the end, or of a table nobody refereed.

What may be assigned freely is assigned as well as it can be; `assign` says how, and lets somebody
try another way.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from companion.games.keyflower import facts
from companion.games.keyflower.allocation import (
    FREE,
    LOOSE,
    OF_RESOURCES,
    OF_SKILLS,
    OF_WORKERS,
    Allocation,
    Fixed,
    Place,
    best,
)
from companion.games.keyflower.counted import (
    KEYFLOWER,
    SEA_BASTION,
    SEA_BREESE,
    Counted,
    Lying,
    of_seat,
    of_village,
    position,
)
from companion.games.keyflower.final import FinalTable, FinalTile, FinalVillage, check_table
from companion.games.keyflower.state import State
from companion.referee.ruling import Happening
from companion.referee.score import ScoreLine, ScoreSheet, ranks, totals

__all__ = [
    "FinalTable",
    "FinalTile",
    "FinalVillage",
    "assign",
    "assign_table",
    "count_table",
    "score",
    "score_table",
]


@dataclass(frozen=True, slots=True)
class Scored:
    """A player's things and their best assignment."""

    seat: int
    counted: Counted
    allocation: Allocation


Line = Callable[[Scored], Iterator[tuple[int, Happening]]]
"""One line of the sheet for one player: points, and what earned them."""


def score(state: State) -> ScoreSheet:
    return _sheet([of_seat(state, seat) for seat in state.seats])


def score_table(table: FinalTable) -> ScoreSheet:
    check_table(table)
    return count_table(table)


def count_table(table: FinalTable) -> ScoreSheet:
    """The same for a table that may still be impossible: half of it is missing."""
    return _sheet([of_village(table, seat) for seat in range(len(table.villages))])


def assign(state: State, seat: int, fixed: Fixed = FREE) -> Allocation:
    """What of a player counts where. What is fixed by hand stays so, and the rest is best."""
    return best(position(of_seat(state, seat)), fixed)


def assign_table(table: FinalTable, seat: int, fixed: Fixed = FREE) -> Allocation:
    return best(position(of_village(table, seat)), fixed)


# The sheet


def _sheet(everybody: Sequence[Counted]) -> ScoreSheet:
    scored = [
        Scored(seat, counted, best(position(counted))) for seat, counted in enumerate(everybody)
    ]
    lines = tuple(_line(name, line, scored) for name, line in LINES.items())
    points = totals(lines)
    return ScoreSheet(lines, points, ranks([(total,) for total in points]), _tie(points))


def _line(name: str, line: Line, scored: Sequence[Scored]) -> ScoreLine:
    earned = [list(line(player)) for player in scored]
    points = tuple(sum(points for points, _ in each) for each in earned)
    reasons = tuple(reason for each in earned for points, reason in each if points)
    return ScoreLine(f"keyflower.score.{name}", points, reasons)


def _tie(points: Sequence[int]) -> Happening | None:
    """Nothing breaks a tie; whoever has as many points shares the place."""
    if sum(total == max(points) for total in points) < 2:
        return None
    return Happening("keyflower.tie")


def _printed(player: Scored) -> Iterator[tuple[int, Happening]]:
    """Points that stand on the tiles, and what a free upgrade adds to them."""
    for lying in player.counted.tiles:
        face = lying.face
        if not face.per and not face.chain and lying.tile.season != facts.BOAT:
            yield face.points, _stands(player, lying)
    gain, upgrade = player.allocation.upgrade_points, player.allocation.decision.upgrade
    yield gain, Happening("keyflower.scores-upgrade", seat=player.seat, tile=upgrade, points=gain)


def _stands(player: Scored, lying: Lying) -> Happening:
    tile, points = lying.tile.id, lying.face.points
    return Happening("keyflower.scores-printed", seat=player.seat, tile=tile, points=points)


def _stored(player: Scored) -> Iterator[tuple[int, Happening]]:
    stores = [lying.tile.id for lying in player.counted.tiles if lying.face.stores]
    yield from _places(player, stores)


def _resources(player: Scored) -> Iterator[tuple[int, Happening]]:
    yield from _places(player, OF_RESOURCES)


def _skills(player: Scored) -> Iterator[tuple[int, Happening]]:
    yield from _places(player, OF_SKILLS)


def _workers(player: Scored) -> Iterator[tuple[int, Happening]]:
    yield from _places(player, OF_WORKERS)


def _places(player: Scored, tiles: Sequence[str]) -> Iterator[tuple[int, Happening]]:
    for place in player.allocation.places:
        if place.tile in tiles:
            yield place.points, _reason(player, place)


def _reason(player: Scored, place: Place) -> Happening:
    what = "keyflower.scores-purple" if place.purple else "keyflower.scores-pieces"
    pieces = place.pieces.each()
    return Happening(what, seat=player.seat, tile=place.tile, pieces=pieces, points=place.points)


def _gold(player: Scored) -> Iterator[tuple[int, Happening]]:
    place = player.allocation.place(LOOSE)
    if place:
        what = "keyflower.scores-purple-gold" if place.purple else "keyflower.scores-gold"
        yield place.points, Happening(what, seat=player.seat, count=place.points)


def _boat(player: Scored) -> Iterator[tuple[int, Happening]]:
    """The boat tile, but White Wind, which counts workers."""
    counted, seat = player.counted, player.seat
    for lying in counted.tiles:
        tile, face = lying.tile.id, lying.face
        if lying.tile.season != facts.BOAT or tile in OF_WORKERS:
            continue
        if tile == KEYFLOWER:
            points = face.points * counted.capacity
            yield points, Happening("keyflower.scores-capacity", seat=seat, count=points)
        elif tile == SEA_BASTION:
            points = face.points * counted.landscape.loop
            yield points, Happening("keyflower.scores-loop", seat=seat, count=points)
        elif tile == SEA_BREESE:
            yield _chain(counted, face, seat)
        else:
            yield face.points, _stands(player, lying)


def _chain(counted: Counted, face: facts.Face, seat: int) -> tuple[int, Happening]:
    joined = counted.landscape.joined
    points = face.chain[min(joined, len(face.chain)) - 1] if joined else 0
    return points, Happening("keyflower.scores-chain", seat=seat, count=joined, points=points)


def _turn_order(player: Scored) -> Iterator[tuple[int, Happening]]:
    order = [tile.face for tile in player.counted.tiles if tile.tile.season == facts.TURN_ORDER]
    if order:
        points = order[0].points * player.counted.landscape.beside
        yield points, Happening("keyflower.scores-beside", seat=player.seat, count=points)


LINES: dict[str, Line] = {
    "printed": _printed,
    "stored": _stored,
    "resources": _resources,
    "skills": _skills,
    "workers": _workers,
    "gold": _gold,
    "boat": _boat,
    "turn_order": _turn_order,
}
