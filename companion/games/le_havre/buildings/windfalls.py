"""Buildings whose whole action follows from the table: nothing is chosen there."""

from companion.games.le_havre.buildings import effect
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.facts import FRANC, Building
from companion.games.le_havre.state import State
from companion.games.le_havre.table import Table
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal

# Black Market


def from_empty_offers(state: State, card: Building) -> Counts:
    """So many of each kind whose offer is empty."""
    each = card.effect["each"]
    return Counts({space: each for space, count in state.offers.items() if not count})


def _check_black_market(state: State, card: Building) -> None:
    if not from_empty_offers(state, card):
        raise Refusal("le_havre.must-act", "empty-offer", building=card.id)


def _black_market(table: Table, card: Building) -> None:
    _take(table, card, from_empty_offers(table.state, card))


# Church


def _check_church(state: State, card: Building) -> None:
    held = state.active.goods
    for good, need in card.effect["needs"].items():
        if held[good] < need:
            about = {"need": need, "has": held[good]}
            raise Refusal(effect.article(card), "goods", good=good, **about)


def _church(table: Table, card: Building) -> None:
    _take(table, card, Counts(card.effect["goods"]))


# Arts Centre


def guests(state: State) -> int:
    """How many others stand in buildings of the player on turn."""
    return sum(
        held.disc in state.active.buildings
        for seat, held in enumerate(state.players)
        if seat != state.turn.seat
    )


def _check_arts_centre(state: State, card: Building) -> None:
    if not guests(state):
        raise Refusal("le_havre.must-act", "guests", building=card.id)


def _arts_centre(table: Table, card: Building) -> None:
    _earn(table, card, guests(table.state) * int(card.effect["francs"]))


# Zoo


def zoo_francs(state: State, card: Building) -> int:
    animals = sum(state.active.goods[good] for good in card.effect["goods"])
    return animals // int(card.effect["per"])


def _check_zoo(state: State, card: Building) -> None:
    if not zoo_francs(state, card):
        raise Refusal("le_havre.must-act", "animals", building=card.id, need=card.effect["per"])


def _zoo(table: Table, card: Building) -> None:
    _earn(table, card, zoo_francs(table.state, card))


def _take(table: Table, card: Building, goods: Counts) -> None:
    table.receive(table.seat, goods)
    table.tell("takes", seat=table.seat, building=card.id, goods=goods.each())


def _earn(table: Table, card: Building, francs: int) -> None:
    table.receive(table.seat, {FRANC: francs})
    table.tell("earns", seat=table.seat, building=card.id, count=francs)


BLACK_MARKET = Effect(_check_black_market, _black_market)
CHURCH = Effect(_check_church, _church)
ARTS_CENTRE = Effect(_check_arts_centre, _arts_centre)
ZOO = Effect(_check_zoo, _zoo)
