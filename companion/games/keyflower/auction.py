"""What may be bid: higher than everybody else, in the colour of the tile."""

from companion.games.keyflower.crews import Crews, Terms, losing_groups
from companion.games.keyflower.facts import COLOURS, GREEN, TURN_ORDER
from companion.games.keyflower.state import Group, Lot, State
from companion.referee.ruling import Refusal

BOAT_4A = "boat_4a"


def bid_terms(state: State, seat: int, lot: Lot) -> Terms:
    """At least so many workers more, of the colour of the tile or of the own bid there."""
    own = lot.bid_of(seat)
    least = max(1, highest_other(lot, seat) + 1 - (own.count if own else 0))
    if own:
        return Terms((own.colour,), least)
    if lot.work.colour is None:
        return Terms(COLOURS, least)
    if may_counter(state, seat, lot):
        return Terms(COLOURS, least)
    return Terms((lot.work.colour,), least)


def highest_other(lot: Lot, seat: int) -> int:
    return max((group.count for group in lot.bids if group.seat != seat), default=0)


def may_counter(state: State, seat: int, lot: Lot) -> bool:
    """Boat 4a answers somebody else's bid with another colour, unless that bid is green."""
    return (
        state.has(seat, BOAT_4A)
        and (is_village_tile(state, lot) or state.rulings.counter_bid_for_order)
        and any(group.seat != seat and group.colour != GREEN for group in lot.bids)
    )


def is_village_tile(state: State, lot: Lot) -> bool:
    return state.tile(lot.tile).season != TURN_ORDER


def movable(state: State, seat: int, *but: str) -> tuple[tuple[str, Group], ...]:
    """The own losing groups, but for those at some tiles."""
    groups = losing_groups(state, seat)
    return tuple((tile, group) for tile, group in groups.items() if tile not in but)


def bids(state: State, lot: Lot) -> Crews:
    """Every legal bid of the player on turn for a tile."""
    seat = state.turn.seat
    terms = bid_terms(state, seat, lot)
    return Crews(state.workers, seat, terms, movable(state, seat, lot.tile))


def check_colour_of_bid(state: State, seat: int, lot: Lot, colour: str) -> None:
    own, standing = lot.bid_of(seat), lot.work.colour
    if own and colour != own.colour:
        raise Refusal(
            "keyflower.colour", "own", seat=seat, tile=lot.tile, worker=own.colour, wanted=colour
        )
    if own or standing in (None, colour) or may_counter(state, seat, lot):
        return
    if state.has(seat, BOAT_4A):
        raise Refusal("keyflower.tile.boat_4a", _why_no_counter(state, lot), tile=lot.tile)
    raise Refusal("keyflower.colour", tile=lot.tile, worker=standing, wanted=colour)


def _why_no_counter(state: State, lot: Lot) -> str:
    if not is_village_tile(state, lot) and not state.rulings.counter_bid_for_order:
        return "turn-order"
    return "green" if lot.bids else "no-bid"


def check_height(seat: int, lot: Lot, terms: Terms, count: int) -> None:
    if count >= terms.least:
        return
    own, other = lot.bid_of(seat), highest_other(lot, seat)
    raise Refusal(
        "keyflower.bid",
        seat=seat,
        tile=lot.tile,
        has=(own.count if own else 0) + count,
        needs=other + 1,
        other_bid=other,
    )
