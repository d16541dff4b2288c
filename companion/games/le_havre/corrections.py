"""How the table may be corrected."""

from companion.games.le_havre import actions as act
from companion.games.le_havre import bounds, facts
from companion.games.le_havre.state import State
from companion.referee.action import TableAgrees
from companion.referee.choice import Number, OneOf
from companion.referee.offer import Offer


def corrections(state: State) -> list[Offer]:
    seats = OneOf(tuple(state.seats))
    return [
        Offer.of(TableAgrees),
        Offer.of(act.CorrectRound, round=Number(1, len(state.rounds) + 1)),
        Offer.of(act.CorrectTurn, seat=seats, number=Number(1, bounds.most_turns(state))),
        *_of_players(state, seats),
        *_of_cards(state, seats),
        *_of_harbour(),
    ]


def _of_players(state: State, seats: OneOf) -> list[Offer]:
    goods = OneOf(tuple(facts.goods()))
    inside = OneOf((None, *bounds.enterable(state)))
    return [
        Offer.of(act.CorrectGoods, seat=seats, good=goods, count=Number(0, bounds.MOST_GOODS)),
        Offer.of(act.CorrectCash, seat=seats, cash=Number(0, bounds.MOST_CASH)),
        Offer.of(act.CorrectLoans, seat=seats, loans=Number(0, bounds.MOST_LOANS)),
        Offer.of(act.CorrectDisc, seat=seats, building=inside),
    ]


def _of_cards(state: State, seats: OneOf) -> list[Offer]:
    buildings, ships = bounds.cards_in_play(state), tuple(facts.ships())
    by_places: dict[tuple[str, ...], list[str]] = {}
    for building in buildings:
        by_places.setdefault(bounds.places_of(building), []).append(building)
    return [
        Offer.of(act.CorrectOwner, card=OneOf((*buildings, *ships)), seat=seats),
        *(
            Offer.of(act.CorrectBuilding, building=OneOf(tuple(alike)), place=OneOf(places))
            for places, alike in by_places.items()
        ),
        Offer.of(act.CorrectShip, ship=OneOf(ships), place=OneOf(bounds.SHIP_PLACES)),
    ]


def _of_harbour() -> list[Offer]:
    both, places = OneOf((False, True)), Number(1, facts.turns_per_round())
    goods, tiles = OneOf(facts.offer_spaces()), OneOf((None, *facts.tiles()))
    return [
        Offer.of(act.CorrectOffer, good=goods, count=Number(0, bounds.MOST_GOODS)),
        Offer.of(act.CorrectWharf, building=OneOf(bounds.wharves()), modern=both),
        Offer.of(act.CorrectTile, place=places, tile=tiles),
    ]
