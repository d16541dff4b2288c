"""Corrections: what the app believes is set to what lies on the table."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.games.navegador import bounds, buildings, colonies, facts, printed, sailing
from companion.games.navegador.actions import (
    CorrectBuildings,
    CorrectCard,
    CorrectCash,
    CorrectColonies,
    CorrectColonyPrices,
    CorrectDiscs,
    CorrectGallery,
    CorrectKing,
    CorrectLastTurns,
    CorrectMarket,
    CorrectPhase,
    CorrectPrivileges,
    CorrectRegion,
    CorrectRow,
    CorrectShips,
    CorrectStone,
    CorrectTurn,
    CorrectWorkers,
    ReadAgain,
)
from companion.games.navegador.state import KEPT, OVER, TURN_UP, Asked, Sea, Turn
from companion.games.navegador.table import Table
from companion.referee.action import Action
from companion.referee.ruling import Refusal


def _correct_cash(table: Table, action: CorrectCash) -> None:
    _check_seat(table, action.seat)
    _check_number(action.cash, 0, bounds.MOST_CASH)
    if action.cash % facts.money_step():
        raise Refusal("navegador.correct", "money", has=action.cash)
    table.change_holding(action.seat, cash=action.cash)
    table.tell("correct-cash", seat=action.seat, cash=action.cash)


def _correct_workers(table: Table, action: CorrectWorkers) -> None:
    _check_seat(table, action.seat)
    _check_number(action.workers, facts.least_workers(), facts.most_workers())
    table.change_holding(action.seat, workers=action.workers)
    table.tell("correct-workers", seat=action.seat, count=action.workers)


def _correct_ships(table: Table, action: CorrectShips) -> None:
    _check_seat(table, action.seat)
    _check_known(action.region, facts.regions())
    holding = table.state.players[action.seat]
    _check_number(action.ships, 0, bounds.most_ships(holding, action.region))
    table.change_holding(action.seat, ships=holding.ships.put(action.region, action.ships))
    if action.seat == table.seat:
        under_way = table.state.turn.sailing
        table.change_turn(sailing=sailing.with_at_most(under_way, action.region, action.ships))
    table.tell("correct-ships", seat=action.seat, region=action.region, count=action.ships)


def _correct_discs(table: Table, action: CorrectDiscs) -> None:
    _check_seat(table, action.seat)
    _check_number(action.discs, 0, len(facts.explorable()))
    table.change_holding(action.seat, discs=action.discs)
    table.tell("correct-discs", seat=action.seat, count=action.discs)


def _correct_colonies(table: Table, action: CorrectColonies) -> None:
    _check_seat(table, action.seat)
    _check_known(action.good, facts.goods())
    _check_number(action.colonies, 0, facts.goods()[action.good].tokens)
    held = table.state.players[action.seat].colonies
    table.change_holding(action.seat, colonies=held.put(action.good, action.colonies))
    table.tell("correct-colonies", seat=action.seat, good=action.good, count=action.colonies)


def _correct_buildings(table: Table, action: CorrectBuildings) -> None:
    _check_seat(table, action.seat)
    _check_known(action.building, facts.buildings())
    _check_number(action.owned, *bounds.owned(action.building))
    holding = table.state.players[action.seat]
    changed = buildings.with_buildings(holding, action.building, action.owned)
    table.change_holding(action.seat, **changed)
    table.tell("correct-buildings", seat=action.seat, building=action.building, count=action.owned)


def _correct_privileges(table: Table, action: CorrectPrivileges) -> None:
    _check_seat(table, action.seat)
    _check_known(action.privilege, facts.privileges())
    _check_number(action.owned, 0, facts.most_of_a_kind())
    held = table.state.players[action.seat].privileges
    table.change_holding(action.seat, privileges=held.put(action.privilege, action.owned))
    table.tell(
        "correct-privileges", seat=action.seat, privilege=action.privilege, count=action.owned
    )


def _correct_king(table: Table, action: CorrectKing) -> None:
    _check_seat(table, action.seat)
    _check_known(action.place, bounds.KING_PLACES)
    table.change_holding(action.seat, king=action.place)
    if action.place in facts.privileges():
        table.tell("correct-king-placed", seat=action.seat, privilege=action.place)
    else:
        kept = action.place == KEPT
        table.tell("correct-king-kept" if kept else "correct-king-none", seat=action.seat)


def _correct_stone(table: Table, action: CorrectStone) -> None:
    _check_seat(table, action.seat)
    _check_known(action.space, bounds.SPACES)
    table.change_holding(action.seat, space=action.space)
    if action.space is None:
        table.tell("correct-stone-middle", seat=action.seat)
    else:
        table.tell("correct-stone", seat=action.seat, space=action.space)


def _correct_card(table: Table, action: CorrectCard) -> None:
    _check_seat(table, action.seat)
    _check_known(action.space, bounds.SPACES)
    table.change(card=action.seat, orange=action.space)
    if action.space is None:
        table.tell("correct-card", seat=action.seat)
    else:
        table.tell("correct-card-and-ship", seat=action.seat, space=action.space)


def _correct_market(table: Table, action: CorrectMarket) -> None:
    _check_known(action.good, facts.goods())
    _check_number(action.row, 1, len(facts.market_rows()))
    table.change(market=table.state.market.put(action.good, action.row))
    table.tell("correct-market", good=action.good, row=action.row)


def _correct_gallery(table: Table, action: CorrectGallery) -> None:
    _check_known(action.privilege, facts.privileges())
    _check_number(action.left, 0, facts.privileges()[action.privilege].tokens)
    table.change(gallery=table.state.gallery.put(action.privilege, action.left))
    table.tell("correct-gallery", privilege=action.privilege, count=action.left)


def _correct_row(table: Table, action: CorrectRow) -> None:
    _check_known(action.building, facts.buildings())
    _check_number(action.left, 0, facts.on_board(action.building, len(table.state.players)))
    table.change(row=table.state.row.put(action.building, action.left))
    table.tell("correct-row", building=action.building, count=action.left)


def _correct_region(table: Table, action: CorrectRegion) -> None:
    region = action.region
    _check_known(region, facts.explorable())
    if action.explored:
        table.change_sea(region, disc=False)
        table.tell("correct-explored", region=region)
        return
    fresh = tuple(Sea(region) if sea.region == region else sea for sea in table.state.seas)
    pending = tuple(each for each in table.state.pending if each != Asked(TURN_UP, region))
    # Ways over several borders may have led through it: the board is asked for them again.
    table.change(seas=fresh, pending=pending, crossings=())
    if table.state.turn.sailing.explored == region:
        table.change_turn(sailing=replace(table.state.turn.sailing, explored=None))
    table.tell("correct-unexplored", region=region)


def _correct_colony_prices(table: Table, action: CorrectColonyPrices) -> None:
    region, prices = action.region, tuple(sorted(action.prices))
    _check_known(region, facts.explorable())
    _check_known(action.good, facts.goods())
    _check_number(len(prices), 0, facts.stack_bounds()[1])
    colonies.check_prices(action.good, prices)
    if not table.state.explored(region):
        raise Refusal("navegador.correct", "unexplored", region=region)
    turned = colonies.turned_after_all(table.state.sea(region), action.good, prices)
    pending = tuple(each for each in table.state.pending if each != Asked(TURN_UP, region))
    table.change_sea(region, good=action.good, prices=prices, turned=turned)
    table.change(pending=pending)
    listed = tuple(map(str, prices))
    table.tell("correct-prices", region=region, good=action.good, prices=listed)


def _correct_phase(table: Table, action: CorrectPhase) -> None:
    _check_number(action.phase, 1, len(facts.phases()))
    table.change(phase=action.phase)
    table.tell("correct-phase", phase=str(action.phase))


def _correct_turn(table: Table, action: CorrectTurn) -> None:
    _check_seat(table, action.seat)
    left = table.state.last_turns
    at_least_this = left if left is None else max(1, left)
    table.change(turn=Turn(action.seat), pending=(), last_turns=at_least_this)
    table.tell("correct-turn", seat=action.seat)


def _correct_last_turns(table: Table, action: CorrectLastTurns) -> None:
    if action.turns is not None:
        _check_number(action.turns, 1, len(table.state.players) + 1)
    if table.state.turn.step == OVER:
        raise Refusal("navegador.game-over")
    table.change(last_turns=action.turns)
    if action.turns is None:
        table.tell("correct-no-end")
    else:
        table.tell("correct-last-turns", count=action.turns)


def _read_again(table: Table, action: ReadAgain) -> None:
    told = sailing.ways_told(table.state)
    _check_known(action.value, (*printed.known(table.state.board), *told))
    if action.value in told:
        table.change(crossings=sailing.without_way(table.state, action.value))
    else:
        table.change(board=printed.forget(table.state.board, action.value))
    table.tell("reads-again")


def _check_seat(table: Table, seat: int) -> None:
    count = len(table.state.players)
    if not 0 <= seat < count:
        raise Refusal("navegador.correct", "seat", number=seat + 1, has=count)


def _check_known(name: Any, known: Any) -> None:
    if name not in known:
        raise Refusal("navegador.correct", "unknown", name=name)


def _check_number(number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise Refusal("navegador.correct", "number", has=number, least=least, most=most)


CORRECT: Mapping[type[Action], Callable[[Table, Any], None]] = {
    CorrectCash: _correct_cash,
    CorrectWorkers: _correct_workers,
    CorrectShips: _correct_ships,
    CorrectDiscs: _correct_discs,
    CorrectColonies: _correct_colonies,
    CorrectBuildings: _correct_buildings,
    CorrectPrivileges: _correct_privileges,
    CorrectKing: _correct_king,
    CorrectStone: _correct_stone,
    CorrectCard: _correct_card,
    CorrectMarket: _correct_market,
    CorrectGallery: _correct_gallery,
    CorrectRow: _correct_row,
    CorrectRegion: _correct_region,
    CorrectColonyPrices: _correct_colony_prices,
    CorrectPhase: _correct_phase,
    CorrectTurn: _correct_turn,
    CorrectLastTurns: _correct_last_turns,
    ReadAgain: _read_again,
}
