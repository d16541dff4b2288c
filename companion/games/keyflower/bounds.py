"""Between what a correction may set something: whatever the box and the table allow."""

from companion.games.keyflower import facts
from companion.games.keyflower.facts import COLOURS
from companion.games.keyflower.hidden import Hidden, Numbers, plus
from companion.games.keyflower.state import PLAY, WINTER_ONLY, Boat, Group, Lot, State
from companion.games.keyflower.village import Hex, Layout, rim
from companion.referee.counts import Counts


def room(hidden: Hidden, seat: int) -> int:
    """How many pieces can be behind a screen: what is there, and what is drawn from."""
    return hidden.spans[seat].size + hidden.pool.size


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


def bid_counts(state: State, lot: Lot, seat: int, colour: str) -> tuple[int, ...]:
    """How many workers a bid may be: those behind the screen, and never as many as another bid."""
    own = lot.bid_of(seat)
    there = own.count if own and own.colour == colour else 0
    most = there + state.workers.spans[seat].most[COLOURS.index(colour)]
    taken = {group.count for group in lot.bids if group.seat != seat}
    return tuple(count for count in range(most + 1) if count not in taken)


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


def in_play(state: State) -> tuple[str, ...]:
    """Every tile that can lie anywhere at this table, but for the homes."""
    players = len(state.players)
    seasons = [tile for season in facts.SEASONS for tile in facts.of_season(season)]
    return (*seasons, *facts.turn_order(players), *facts.boats(players))


def may_be_in_a_village(state: State, tile: str) -> bool:
    return state.last_season or facts.tiles()[tile].season not in WINTER_ONLY


def hexes_for(layout: Layout, tile: str) -> tuple[Hex, ...]:
    """Where a tile may lie in a village: anywhere beside the others."""
    piece = facts.tiles()[tile].piece
    others = tuple(other for other in layout if facts.tiles()[other.tile].piece != piece)
    return rim(others)


def may_be_in_the_auction(state: State, tile: str) -> bool:
    if state.turn.stage != PLAY:
        return False
    season = facts.tiles()[tile].season
    return season in (state.turn.season, facts.TURN_ORDER)
