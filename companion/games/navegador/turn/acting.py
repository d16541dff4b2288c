"""What is done on the spaces of the rondel."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.games.navegador import (
    buildings,
    colonies,
    facts,
    market,
    privileges,
    recruiting,
    sailing,
)
from companion.games.navegador.actions import (
    Build,
    BuildShips,
    Explore,
    FoundColony,
    Process,
    ReadBorders,
    Recruit,
    Sail,
    Sell,
    TakeKing,
    TakePrivilege,
)
from companion.games.navegador.state import TURN_UP
from companion.games.navegador.table import Table
from companion.games.navegador.turn import flow
from companion.referee.action import Action
from companion.referee.counts import Counts


def _sail(table: Table, action: Sail) -> None:
    start, to, count = action.start, action.to, action.ships
    borders = sailing.check_sail(table.state, start, to, count)
    _move_ships(table, start, to, count, borders)
    table.tell("sails", seat=table.seat, count=count, start=start, to=to)


def _move_ships(table: Table, start: str, to: str, count: int, borders: int) -> None:
    table.change_turn(sailing=sailing.sailed(table.state, start, to, count, borders))
    table.change_active(ships=table.active.ships.add(start, -count).add(to, count))


def _explore(table: Table, action: Explore) -> None:
    region = action.region
    sailing.check_exploration(table.state, region, action.ships)
    for start, count in sorted(Counts.of(action.ships).items()):
        _move_ships(table, start, region, count, sailing.reach(table.state, start)[region])
    lost = sailing.ships_lost(table.state, region)
    after = sailing.without_lost(table.state.turn.sailing, region, lost)
    table.change_turn(sailing=replace(after, explored=region))
    table.change_active(ships=table.active.ships.add(region, -lost), discs=table.active.discs + 1)
    table.change_sea(region, disc=False)
    table.tell("explores", seat=table.seat, region=region, ships=len(action.ships))
    table.tell("loses-ships", seat=table.seat, count=lost)
    if region == facts.last_region():
        flow.bring_about_the_end(table, "end-discovered")
    table.ask(TURN_UP, region)


def _read_borders(table: Table, action: ReadBorders) -> None:
    one, other, borders = action.one, action.other, action.borders
    sailing.check_borders(table.state, one, other, borders)
    if borders == 1:
        table.change(board=table.state.board.with_border(one, other))
    else:
        table.change(crossings=sailing.with_reading(table.state, one, other, borders))
    table.tell("reads-borders", start=one, to=other, count=borders)


def _recruit(table: Table, action: Recruit) -> None:
    terms, count = recruiting.worker_terms(table.state), action.workers
    recruiting.check("navegador.workers", table.state, terms, count)
    table.pay(terms.price(count))
    table.change_active(workers=table.active.workers + count - terms.virtual(count))
    table.tell("recruits", seat=table.seat, count=count, price=terms.price(count))
    _sell_virtual(table, terms, count, "sells-workers")
    flow.end_turn(table)


def _build_ships(table: Table, action: BuildShips) -> None:
    terms, count = recruiting.ship_terms(table.state), action.ships
    recruiting.check("navegador.ships", table.state, terms, count)
    table.pay(terms.price(count))
    new = count - terms.virtual(count)
    table.change_active(ships=table.active.ships.add(facts.home(), new))
    table.tell("builds-ships", seat=table.seat, count=count, price=terms.price(count))
    _sell_virtual(table, terms, count, "sells-ships")
    flow.end_turn(table)


def _sell_virtual(table: Table, terms: recruiting.Terms, count: int, what: str) -> None:
    if virtual := terms.virtual(count):
        table.pay(-terms.income(count))
        table.tell(what, seat=table.seat, count=virtual, income=terms.income(count))


def _sell(table: Table, action: Sell) -> None:
    market.check_sale(table.state, action.good, action.units)
    price = market.colony_price(table.state, action.good)
    _trade(table, action.good, action.units, price)
    table.change(market=market.moved(table.state.market, action.good, action.units))
    _tell_trade(table, "sells", action, price)


def _process(table: Table, action: Process) -> None:
    market.check_processing(table.state, action.good, action.units)
    price = market.factory_price(table.state, action.good)
    if action.units > table.active.factories[action.good]:
        table.change_turn(wild_used=True)
    _trade(table, action.good, action.units, price)
    table.change(market=market.moved(table.state.market, action.good, -action.units))
    _tell_trade(table, "processes", action, price)


def _trade(table: Table, good: str, units: int, price: int) -> None:
    table.pay(-units * price)
    table.change_turn(traded=(*table.state.turn.traded, good))


def _tell_trade(table: Table, what: str, action: Sell | Process, price: int) -> None:
    units, row = action.units, table.state.market[action.good]
    income = units * price
    table.tell(
        what, seat=table.seat, good=action.good, count=units, price=price, income=income, row=row
    )


def _found_colony(table: Table, action: FoundColony) -> None:
    region, price = action.region, action.price
    colonies.check_founding(table.state, region, price)
    sea = table.state.sea(region)
    left = list(sea.prices)
    left.remove(price)
    table.pay(price)
    table.change_sea(region, prices=tuple(left))
    table.change_active(colonies=table.active.colonies.add(str(sea.good)))
    table.change_turn(settled=table.state.turn.settled.add(region))
    table.tell("founds", seat=table.seat, region=region, good=sea.good, price=price)


def _build(table: Table, action: Build) -> None:
    building, price = action.building, action.price
    buildings.check_building(table.state, building, price)
    space = buildings.space(table.state, building)
    board = table.state.board.with_price(building, space, price)
    table.change(board=board, row=table.state.row.add(building, -1))
    table.pay(price)
    count = buildings.owned(table.active, building) + 1
    table.change_active(**buildings.with_buildings(table.active, building, count))
    table.change_turn(busy=table.state.turn.busy + facts.buildings()[building].workers)
    table.tell("builds", seat=table.seat, building=building, price=price)
    if flow.building_was_the_last(table):
        flow.bring_about_the_end(table, "end-built")


def _take_privilege(table: Table, action: TakePrivilege) -> None:
    privilege, coin = action.privilege, action.coin
    privileges.check_privilege(table.state, privilege, coin)
    _learn_coin(table, privilege, coin)
    holding = table.active
    table.change(gallery=table.state.gallery.add(privilege, -1))
    table.change_active(
        workers=holding.workers - facts.privilege_cost(),
        privileges=holding.privileges.add(privilege),
    )
    table.tell("takes-privilege", seat=table.seat, privilege=privilege)
    _pay_bonus(table, privilege, coin)
    flow.end_turn(table)


def _take_king(table: Table, action: TakeKing) -> None:
    privilege, coin = action.privilege, action.coin
    privileges.check_king(table.state, privilege, coin)
    _learn_coin(table, privilege, coin)
    table.change_active(king=privilege)
    table.tell("takes-king", seat=table.seat, privilege=privilege)
    _pay_bonus(table, privilege, coin)
    flow.end_turn(table)


def _learn_coin(table: Table, privilege: str, coin: int) -> None:
    slot = privileges.slot(table.active, privilege)
    table.change(board=table.state.board.with_coin(privilege, slot, coin))


def _pay_bonus(table: Table, privilege: str, coin: int) -> None:
    count = table.active.owned(privilege)
    table.pay(-coin * count)
    table.tell("bonus", seat=table.seat, coin=coin, count=count, income=coin * count)


ACTING: Mapping[type[Action], Callable[[Table, Any], None]] = {
    Sail: _sail,
    Explore: _explore,
    ReadBorders: _read_borders,
    Recruit: _recruit,
    BuildShips: _build_ships,
    Sell: _sell,
    Process: _process,
    FoundColony: _found_colony,
    Build: _build,
    TakePrivilege: _take_privilege,
    TakeKing: _take_king,
}
