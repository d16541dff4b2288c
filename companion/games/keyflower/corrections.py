"""How the table may be corrected."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from companion.games.keyflower import actions as act
from companion.games.keyflower import bounds, facts
from companion.games.keyflower.choices import Heap
from companion.games.keyflower.facts import COLOURS, RESOURCES, SKILLS, most_on_a_tile
from companion.games.keyflower.hidden import plus
from companion.games.keyflower.state import PLAY, WINTER_ONLY, State
from companion.games.keyflower.table import skills, workers
from companion.games.keyflower.village import SIDES, Hex, Place, rim
from companion.referee.action import TableAgrees
from companion.referee.choice import Number, OneOf
from companion.referee.offer import Offer


def corrections(state: State) -> list[Offer]:
    return [
        Offer.of(TableAgrees),
        *_of_turn(state),
        *_of_screens(state),
        Offer.of(act.CorrectGreen, count=Number(0, bounds.most_green(state))),
        *_of_boats(state),
        *_of_bids(state),
        *_of_workers(state),
        *_of_plots(state),
        *_of_tiles(state),
    ]


def _of_turn(state: State) -> Iterator[Offer]:
    seats = OneOf(tuple(state.seats))
    yield Offer.of(act.CorrectStartPlayer, seat=seats)
    if state.turn.stage == PLAY:
        yield Offer.of(act.CorrectTurn, seat=seats)


def _of_screens(state: State) -> Iterator[Offer]:
    for seat in state.seats:
        one = OneOf((seat,))
        most = bounds.room(state.workers, seat)
        yield Offer.of(
            act.CorrectWorkers, seat=one, workers=Heap(state.workers.totals, COLOURS, 0, most)
        )
        yield Offer.of(act.CorrectWorkerCount, seat=one, count=Number(0, most))
        most = bounds.room(state.skills, seat)
        yield Offer.of(
            act.CorrectSkills, seat=one, skills=Heap(state.skills.totals, SKILLS, 0, most)
        )
        yield Offer.of(act.CorrectSkillCount, seat=one, count=Number(0, most))


def _of_boats(state: State) -> Iterator[Offer]:
    for boat in bounds.boats_to_correct(state):
        most, together = bounds.beyond(state.workers, workers(boat.workers))
        skills_most, skills_together = bounds.beyond(state.skills, skills(boat.skills))
        yield Offer.of(
            act.CorrectBoat,
            boat=OneOf((boat.tile,)),
            workers=Heap(most, COLOURS, 0, together),
            skills=Heap(skills_most, SKILLS, 0, skills_together),
        )


def _of_bids(state: State) -> Iterator[Offer]:
    if state.turn.stage != PLAY:
        return
    for lot in state.lots:
        for seat in state.seats:
            for colour in COLOURS:
                yield Offer.of(
                    act.CorrectBid,
                    tile=OneOf((lot.tile,)),
                    seat=OneOf((seat,)),
                    colour=OneOf((colour,)),
                    count=OneOf(bounds.bid_counts(state, lot, seat, colour)),
                )


def _of_workers(state: State) -> Iterator[Offer]:
    entries = sorted(bounds.with_workers(state), key=lambda entry: workers(entry[1]))
    for numbers, same in groupby(entries, key=lambda entry: workers(entry[1])):
        tiles = OneOf(tuple(tile for tile, _ in same))
        most, together = bounds.beyond(state.workers, numbers)
        for total in range(min(most_on_a_tile(), together) + 1):
            yield Offer.of(
                act.CorrectUse,
                tile=tiles,
                workers=Heap(most, COLOURS, total, total),
                last=Number(min(1, total), total),
            )
    for tile in (*(lot.tile for lot in state.lots), *(plot.tile for _, plot in state.plots())):
        colours = bounds.colours_at(state, tile)
        if colours:
            yield Offer.of(act.CorrectColour, tile=OneOf((tile,)), colour=OneOf(colours))


def _of_plots(state: State) -> Iterator[Offer]:
    supply = tuple(state.supply[resource] for resource in RESOURCES)
    two_faced = []
    for _, plot in state.plots():
        lying = tuple(plot.resources[resource] for resource in RESOURCES)
        yield Offer.of(
            act.CorrectResources,
            tile=OneOf((plot.tile,)),
            resources=Heap(plus(supply, lying), RESOURCES),
        )
        if state.tile(plot.tile).can_be_upgraded:
            two_faced.append(plot.tile)
    both = OneOf((False, True))
    yield Offer.of(act.CorrectFace, tile=OneOf(tuple(two_faced)), upgraded=both)


@lru_cache(256)
def _turned(hexes: tuple[Hex, ...]) -> OneOf:
    return OneOf(tuple(Place(q, r, turn) for q, r in hexes for turn in SIDES))


def _of_tiles(state: State) -> Iterator[Offer]:
    tiles = bounds.in_play(state)
    placeable = [tile for tile in tiles if bounds.may_be_in_a_village(state, tile)]
    for seat in state.seats:
        layout, by_hexes = state.layout(seat), dict[tuple[Hex, ...], list[str]]()
        there = {facts.tiles()[piece.tile].piece for piece in layout}
        for tile in placeable:
            lies_here = facts.tiles()[tile].piece in there
            hexes = bounds.hexes_for(layout, tile) if lies_here else rim(layout)
            by_hexes.setdefault(hexes, []).append(tile)
        for hexes, same in by_hexes.items():
            named = OneOf(tuple(same))
            yield Offer.of(act.CorrectTile, seat=OneOf((seat,)), tile=named, at=_turned(hexes))
    auction = tuple(tile for tile in tiles if bounds.may_be_in_the_auction(state, tile))
    if auction:
        yield Offer.of(act.CorrectAuction, tile=OneOf(auction))
    gone = tuple(tile for tile in tiles if facts.tiles()[tile].season not in WINTER_ONLY)
    yield Offer.of(act.CorrectGone, tile=OneOf(gone))
