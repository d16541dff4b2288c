"""How the table may be corrected."""

from collections.abc import Iterator
from itertools import groupby

from companion.games.keyflower import actions as act
from companion.games.keyflower import facts
from companion.games.keyflower.choices import Heap
from companion.games.keyflower.facts import COLOURS, RESOURCES, SKILLS, most_on_a_tile
from companion.games.keyflower.hidden import Hidden, Numbers, plus
from companion.games.keyflower.state import PLAY, WINTER_ONLY, Boat, Group, Lot, State
from companion.games.keyflower.table import skills, workers
from companion.games.keyflower.village import SIDES, Hex, Place, rim
from companion.referee.action import TableAgrees
from companion.referee.choice import Number, OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer


def corrections(state: State) -> list[Offer]:
    return [
        Offer.of(TableAgrees),
        *_of_turn(state),
        *_of_screens(state),
        Offer.of(act.CorrectGreen, count=Number(0, most_green(state))),
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


def room(hidden: Hidden, seat: int) -> int:
    """How many pieces can be behind a screen: what is there, and what is drawn from."""
    return hidden.spans[seat].size + hidden.pool.size


def _of_screens(state: State) -> Iterator[Offer]:
    for seat in state.seats:
        one = OneOf((seat,))
        most = room(state.workers, seat)
        yield Offer.of(
            act.CorrectWorkers, seat=one, workers=Heap(state.workers.totals, COLOURS, 0, most)
        )
        yield Offer.of(act.CorrectWorkerCount, seat=one, count=Number(0, most))
        most = room(state.skills, seat)
        yield Offer.of(
            act.CorrectSkills, seat=one, skills=Heap(state.skills.totals, SKILLS, 0, most)
        )
        yield Offer.of(act.CorrectSkillCount, seat=one, count=Number(0, most))


def most_green(state: State) -> int:
    hidden = state.workers
    return state.green + min(hidden.pool.size, hidden.totals[COLOURS.index(facts.GREEN)])


def beyond(hidden: Hidden, lying: Numbers) -> tuple[Numbers, int]:
    """The most of each kind that can lie somewhere, and the most together: what lies there, and
    what could come out of the bag or the pile."""
    return plus(lying, hidden.totals), sum(lying) + hidden.pool.size


def boats_to_correct(state: State) -> tuple[Boat, ...]:
    """In winter nothing lies on them, nor on those that were taken."""
    return () if state.last_season else tuple(boat for boat in state.boats if not boat.taken)


def _of_boats(state: State) -> Iterator[Offer]:
    for boat in boats_to_correct(state):
        most, together = beyond(state.workers, workers(boat.workers))
        skills_most, skills_together = beyond(state.skills, skills(boat.skills))
        yield Offer.of(
            act.CorrectBoat,
            boat=OneOf((boat.tile,)),
            workers=Heap(most, COLOURS, 0, together),
            skills=Heap(skills_most, SKILLS, 0, skills_together),
        )


def bid_counts(state: State, lot: Lot, seat: int, colour: str) -> tuple[int, ...]:
    """How many workers a bid may be: those behind the screen, and never as many as another bid."""
    own = lot.bid_of(seat)
    there = own.count if own and own.colour == colour else 0
    most = there + state.workers.spans[seat].most[COLOURS.index(colour)]
    taken = {group.count for group in lot.bids if group.seat != seat}
    return tuple(count for count in range(most + 1) if count not in taken)


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
                    count=OneOf(bid_counts(state, lot, seat, colour)),
                )


def with_workers(state: State) -> list[tuple[str, Counts]]:
    """The tiles that workers may stand on, and those that do."""
    if state.turn.stage != PLAY:
        return []
    lots = [(lot.tile, lot.work.workers) for lot in state.lots if not state.last_season]
    plots = [(plot.tile, plot.work.workers) for _, plot in state.plots()]
    return [entry for entry in (*lots, *plots) if state.tile(entry[0]).can_be_upgraded]


def colours_at(state: State, tile: str) -> tuple[str, ...]:
    """The colours of all workers on and around a tile."""
    lot = state.lot(tile)
    bids: tuple[Group, ...] = lot.bids if lot else ()
    there = {*state.work(tile).workers, *(group.colour for group in bids)}
    return tuple(colour for colour in COLOURS if colour in there)


def _of_workers(state: State) -> Iterator[Offer]:
    entries = sorted(with_workers(state), key=lambda entry: workers(entry[1]))
    for numbers, same in groupby(entries, key=lambda entry: workers(entry[1])):
        tiles = OneOf(tuple(tile for tile, _ in same))
        most, together = beyond(state.workers, numbers)
        for total in range(min(most_on_a_tile(), together) + 1):
            yield Offer.of(
                act.CorrectUse,
                tile=tiles,
                workers=Heap(most, COLOURS, total, total),
                last=Number(min(1, total), total),
            )
    for tile in (*(lot.tile for lot in state.lots), *(plot.tile for _, plot in state.plots())):
        colours = colours_at(state, tile)
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


def in_play(state: State) -> tuple[str, ...]:
    """Every tile that can lie anywhere at this table, but for the homes."""
    players = len(state.players)
    seasons = [tile for season in facts.SEASONS for tile in facts.of_season(season)]
    return (*seasons, *facts.turn_order(players), *facts.boats(players))


def may_be_in_a_village(state: State, tile: str) -> bool:
    return state.last_season or facts.tiles()[tile].season not in WINTER_ONLY


def hexes_for(state: State, seat: int, tile: str) -> tuple[Hex, ...]:
    """Where a tile may lie in a village: anywhere beside the others."""
    piece = facts.tiles()[tile].piece
    layout = state.layout(seat)
    return rim(tuple(other for other in layout if facts.tiles()[other.tile].piece != piece))


def may_be_in_the_auction(state: State, tile: str) -> bool:
    if state.turn.stage != PLAY:
        return False
    season = facts.tiles()[tile].season
    return season in (state.turn.season, facts.TURN_ORDER)


def _of_tiles(state: State) -> Iterator[Offer]:
    tiles = in_play(state)
    placeable = [tile for tile in tiles if may_be_in_a_village(state, tile)]
    for seat in state.seats:
        for hexes, same in groupby(placeable, key=lambda tile: hexes_for(state, seat, tile)):
            places = tuple(Place(q, r, turn) for q, r in hexes for turn in SIDES)
            yield Offer.of(
                act.CorrectTile, seat=OneOf((seat,)), tile=OneOf(tuple(same)), at=OneOf(places)
            )
    auction = tuple(tile for tile in tiles if may_be_in_the_auction(state, tile))
    if auction:
        yield Offer.of(act.CorrectAuction, tile=OneOf(auction))
    gone = tuple(tile for tile in tiles if facts.tiles()[tile].season not in WINTER_ONLY)
    yield Offer.of(act.CorrectGone, tile=OneOf(gone))
