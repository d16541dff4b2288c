"""Corrections: what the app believes becomes what lies on the table."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.le_havre import bounds, facts, trade
from companion.games.le_havre.actions import (
    CorrectBuilding,
    CorrectCash,
    CorrectDisc,
    CorrectGoods,
    CorrectLoans,
    CorrectOffer,
    CorrectOwner,
    CorrectRound,
    CorrectShip,
    CorrectTile,
    CorrectTurn,
    CorrectWharf,
)
from companion.games.le_havre.bounds import ASIDE, GONE, ON_STACK, PILE_NAMES, TOWN
from companion.games.le_havre.state import MAIN, UNKNOWN, Turn
from companion.games.le_havre.table import Table
from companion.referee.action import Action
from companion.referee.ruling import Refusal

ARTICLE = "le_havre.correct"


def _correct_goods(table: Table, action: CorrectGoods) -> None:
    _check_seat(table, action.seat)
    _check_known(action.good, facts.goods())
    _check_number(action.count, 0, bounds.MOST_GOODS)
    held = table.state.players[action.seat].goods
    table.change_holding(action.seat, goods=held.put(action.good, action.count))
    table.tell("correct-goods", seat=action.seat, good=action.good, count=action.count)


def _correct_cash(table: Table, action: CorrectCash) -> None:
    _check_seat(table, action.seat)
    _check_number(action.cash, 0, bounds.MOST_CASH)
    table.change_holding(action.seat, cash=action.cash)
    table.tell("correct-cash", seat=action.seat, count=action.cash)


def _correct_loans(table: Table, action: CorrectLoans) -> None:
    _check_seat(table, action.seat)
    _check_number(action.loans, 0, bounds.MOST_LOANS)
    table.change_holding(action.seat, loans=action.loans)
    table.tell("correct-loans", seat=action.seat, count=action.loans)


def _correct_offer(table: Table, action: CorrectOffer) -> None:
    _check_known(action.good, facts.offer_spaces())
    _check_number(action.count, 0, bounds.MOST_GOODS)
    table.change(offers=table.state.offers.put(action.good, action.count))
    table.tell("correct-offer", good=action.good, count=action.count)


def _correct_owner(table: Table, action: CorrectOwner) -> None:
    card, seat = action.card, action.seat
    _check_seat(table, seat)
    _check_known(card, (*bounds.cards_in_play(table.state), *facts.ships()))
    what = "correct-ship-owner" if card in facts.ships() else "correct-owner"
    table.tell(what, seat=seat, **trade.named(card))
    table.remove(card)
    table.own(seat, card)


def _correct_building(table: Table, action: CorrectBuilding) -> None:
    building, place = action.building, action.place
    _check_known(building, bounds.cards_in_play(table.state))
    _check_known(place, bounds.places_of(building))
    table.tell("correct-building", building=building, place=place)
    table.remove(building)
    if place == TOWN:
        table.to_town(building)
    elif place in PILE_NAMES:
        _into_pile(table, building, PILE_NAMES.index(place))
    elif place == ASIDE:
        table.change(aside=(*table.state.aside, building))
        table.fill_proposals()
    if place != TOWN:
        _leave(table, building)


def _into_pile(table: Table, building: str, number: int) -> None:
    piles = list(table.state.piles)
    piles[number] = tuple(
        sorted((*piles[number], building), key=lambda card: facts.building(card).order)
    )
    table.change(piles=tuple(piles))


def _leave(table: Table, building: str) -> None:
    """Nobody can stand in a building that is not built."""
    for seat in table.state.inside(building):
        table.change_holding(seat, disc=None)
    if table.state.turn.using == building:
        _to_main(table, table.seat, table.state.turn.number)


def _correct_ship(table: Table, action: CorrectShip) -> None:
    ship, place = action.ship, action.place
    _check_known(ship, facts.ships())
    _check_known(place, bounds.SHIP_PLACES)
    table.tell("correct-ship", ship=ship, place=place)
    table.remove(ship)
    if place == ON_STACK:
        table.onto_stack(ship)
    elif place == GONE:
        table.change(gone=(*table.state.gone, ship))


def _correct_disc(table: Table, action: CorrectDisc) -> None:
    seat, building = action.seat, action.building
    _check_seat(table, seat)
    if building is not None:
        _check_known(building, bounds.enterable(table.state))
    table.change_holding(seat, disc=building)
    if building is None:
        table.tell("correct-disc-home", seat=seat)
    else:
        table.tell("correct-disc", seat=seat, building=building)


def _correct_wharf(table: Table, action: CorrectWharf) -> None:
    building = action.building
    _check_known(building, bounds.wharves())
    others = tuple(each for each in table.state.modernised if each != building)
    table.change(modernised=(*others, building) if action.modern else others)
    what = "correct-modern" if action.modern else "correct-not-modern"
    table.tell(what, building=building)


def _correct_tile(table: Table, action: CorrectTile) -> None:
    """A tile that lay elsewhere changes places with the one that lay here."""
    _check_number(action.place, 1, facts.turns_per_round())
    if action.tile is not None:
        _check_number(action.tile, 1, len(facts.tiles()))
    tiles, place, tile = list(table.state.tiles), action.place - 1, action.tile or UNKNOWN
    if tile in tiles and tile != UNKNOWN:
        tiles[tiles.index(tile)] = tiles[place]
    tiles[place] = tile
    table.change(tiles=tuple(tiles))
    if action.tile is None:
        table.tell("correct-tile-down", number=action.place)
    else:
        table.tell("correct-tile", number=action.place, tile=str(tile))


def _correct_round(table: Table, action: CorrectRound) -> None:
    _check_number(action.round, 1, len(table.state.rounds) + 1)
    table.change(round=action.round)
    most = bounds.most_turns(table.state)
    _to_main(table, table.seat, min(table.state.turn.number, most))
    if table.state.final:
        table.tell("correct-final")
    else:
        table.tell("correct-round", number=action.round)


def _correct_turn(table: Table, action: CorrectTurn) -> None:
    _check_seat(table, action.seat)
    _check_number(action.number, 1, bounds.most_turns(table.state))
    _to_main(table, action.seat, action.number)
    table.tell("correct-turn", seat=action.seat, number=action.number)


def _to_main(table: Table, seat: int, number: int) -> None:
    table.change(turn=Turn(seat, MAIN, number), waiting=())


def _check_seat(table: Table, seat: int) -> None:
    trade.check_seat(ARTICLE, table.state, seat)


def _check_known(name: Any, known: Any) -> None:
    if name not in known:
        raise Refusal(ARTICLE, "unknown", name=name)


def _check_number(number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise Refusal(ARTICLE, "number", has=number, least=least, most=most)


CORRECT: Mapping[type[Action], Callable[[Table, Any], None]] = {
    CorrectGoods: _correct_goods,
    CorrectCash: _correct_cash,
    CorrectLoans: _correct_loans,
    CorrectOffer: _correct_offer,
    CorrectOwner: _correct_owner,
    CorrectBuilding: _correct_building,
    CorrectShip: _correct_ship,
    CorrectDisc: _correct_disc,
    CorrectWharf: _correct_wharf,
    CorrectTile: _correct_tile,
    CorrectRound: _correct_round,
    CorrectTurn: _correct_turn,
}
