"""Buildings: the leftmost of a row, at the printed price of its space."""

from collections.abc import Iterable

from companion.games.navegador import facts
from companion.games.navegador.printed_rows import check_row, row_may_be
from companion.games.navegador.profile import Row
from companion.games.navegador.state import Holding, State
from companion.referee.counts import Piles
from companion.referee.ruling import Refusal


def opening(players: int) -> Piles:
    return Piles({row: facts.on_board(row, players) for row in facts.buildings()})


def space(state: State, building: str) -> int:
    """The space of the leftmost building left in a row, counted from 1."""
    return facts.on_board(building, len(state.players)) - state.row[building] + 1


def price(state: State, building: str) -> int | None:
    """What the next building of a row costs; None if the board must be asked."""
    return state.board.price(building, space(state, building))


def free_workers(state: State) -> int:
    """Never less than none, even if the table is corrected after they served."""
    return max(0, state.active.workers - state.turn.busy)


def possible_prices(state: State, building: str) -> tuple[int, ...]:
    """What the player on turn may pay for the next building of a row."""
    if not state.row[building] or free_workers(state) < facts.buildings()[building].workers:
        return ()
    known = price(state, building)
    step, most = facts.money_step(), min(state.active.cash, facts.DEAREST_BUILDING)
    asked: Iterable[int] = [known] if known else range(step, most + 1, step)
    return tuple(
        each for each in asked if each <= most and row_may_be(_row_with(state, building, each))
    )


def _row_with(state: State, building: str, paid: int) -> Row:
    """The row as it would be if the next space had this price."""
    return state.board.row(building).with_price(space(state, building), paid)


def check_building(state: State, building: str, paid: int) -> None:
    seat = state.turn.seat
    if building not in facts.buildings():
        raise Refusal("navegador.buildings", "unknown", building=building)
    if not state.row[building]:
        raise Refusal("navegador.buildings", "sold-out", building=building)
    has, needs = free_workers(state), facts.buildings()[building].workers
    if has < needs:
        raise Refusal(
            "navegador.buildings", "workers", seat=seat, building=building, has=has, needs=needs
        )
    known = price(state, building)
    if known not in (None, paid):
        raise Refusal("navegador.buildings", "price", building=building, has=paid, needs=known)
    check_row(_row_with(state, building, paid))
    cash = state.active.cash
    if paid > cash:
        raise Refusal(
            "navegador.buildings", "cash", seat=seat, building=building, has=cash, needs=paid
        )


def owned(holding: Holding, building: str) -> int:
    good = facts.buildings()[building].good
    if good:
        return holding.factories[good]
    return holding.shipyards if building == facts.SHIPYARD else holding.churches


def with_buildings(holding: Holding, building: str, count: int) -> dict[str, object]:
    """What changes when a player owns so many of a building."""
    good = facts.buildings()[building].good
    if good:
        return {"factories": holding.factories.put(good, count)}
    return {"shipyards" if building == facts.SHIPYARD else "churches": count}
