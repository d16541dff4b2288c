"""Carrying resources and upgrading tiles, with what one use of a transport tile allows."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product

from companion.games.keyflower.actions import Carry, Upgrade
from companion.games.keyflower.facts import ANY, GOLD, RESOURCES, Face
from companion.games.keyflower.state import Journey, Plot, State
from companion.games.keyflower.using import skills_paid
from companion.games.keyflower.village import distances
from companion.referee.choice import Number, OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer

BOAT_2A, BOAT_2B, BOAT_3A = "boat_2a", "boat_2b", "boat_3a"


def journey(state: State, seat: int, tile: str, shown: Face) -> Journey:
    """What a use allows. Boat 2b doubles it, by ruling only in the own village."""
    own = state.owner(tile) == seat
    doubled = state.has(seat, BOAT_2B) and (own or state.rulings.doubled_elsewhere)
    times = 2 if doubled else 1
    return Journey(shown.transport * times, shown.upgrades * times)


def reach(state: State, seat: int, start: str) -> Mapping[str, int]:
    """How many steps a resource needs from a tile of the village to each other."""
    return distances(state.layout(seat), start, state.has(seat, BOAT_2A))


def may_carry(state: State, left: Journey) -> bool:
    return left.steps > 0 and (state.rulings.any_order or not left.has_upgraded)


def carries(state: State, left: Journey) -> Iterator[Offer]:
    """One offer for all tiles at the same distance, so that the number fits them all."""
    seat = state.turn.seat
    if not may_carry(state, left):
        return
    for plot in state.players[seat].plots:
        if not plot.resources:
            continue
        for steps, tiles in _by_distance(reach(state, seat, plot.tile), left.steps):
            for resource, lying in plot.resources.items():
                yield Offer.of(
                    Carry,
                    resource=OneOf((resource,)),
                    count=Number(1, min(lying, left.steps // steps)),
                    start=OneOf((plot.tile,)),
                    to=OneOf(tiles),
                )


def _by_distance(reached: Mapping[str, int], most: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    for steps in range(1, most + 1):
        tiles = tuple(tile for tile, distance in reached.items() if distance == steps)
        if tiles:
            yield steps, tiles


def upgrades(state: State, left: Journey) -> Iterator[Offer]:
    seat = state.turn.seat
    if not left.upgrades:
        return
    for plot in state.players[seat].plots:
        paid, skills = ways_to_pay(state, seat, plot), skills_for(state, seat, plot)
        if state.tile(plot.tile).can_be_upgraded and not plot.upgraded and paid and skills:
            yield Offer.of(
                Upgrade, tile=OneOf((plot.tile,)), resources=OneOf(paid), skill=OneOf(skills)
            )


def ways_to_pay(state: State, seat: int, plot: Plot) -> tuple[Counts, ...]:
    """Everything on a tile that pays for its upgrade."""
    return _ways(state.tile(plot.tile).cost, plot.resources, state.has(seat, BOAT_3A))


def skills_for(state: State, seat: int, plot: Plot) -> tuple[str | None, ...]:
    wanted = state.tile(plot.tile).skill
    return (None,) if wanted is None else tuple(skills_paid(state, seat, wanted))


@lru_cache(1024)
def _ways(cost: Counts, lying: Counts, all_alike: bool) -> tuple[Counts, ...]:
    needed = cost.total()
    heaps = (
        Counts(dict(zip(RESOURCES, numbers, strict=True)))
        for numbers in product(*(range(min(needed, lying[kind]) + 1) for kind in RESOURCES))
        if sum(numbers) == needed
    )
    return tuple(heap for heap in heaps if all_alike or pays(cost, heap))


def pays(cost: Counts, paid: Counts) -> bool:
    """Whether so many resources pay a cost of the same number; gold stands for any other."""
    surplus = sum(
        max(0, number - cost[resource]) for resource, number in paid.items() if resource != GOLD
    )
    return paid[GOLD] >= cost[GOLD] and surplus <= cost[ANY]


def nothing_left(state: State, left: Journey) -> bool:
    return next(carries(state, left), None) is None and next(upgrades(state, left), None) is None
