"""The market: three price markers, goods sold from colonies or processed in factories."""

from dataclasses import dataclass

from companion.games.navegador import facts
from companion.games.navegador.state import Holding, State
from companion.referee.counts import Piles
from companion.referee.ruling import Refusal

SELL, PROCESS = "sell", "process"


@dataclass(frozen=True, slots=True)
class Trade:
    """One good sold or processed: the units, and what they bring together."""

    how: str
    good: str
    units: int
    income: int


def colony_price(state: State, good: str) -> int:
    return facts.market_rows()[state.market[good] - 1][good]


def factory_price(state: State, good: str) -> int:
    return facts.market_rows()[state.market[good] - 1][facts.FACTORY]


def opening() -> Piles:
    return Piles(dict.fromkeys(facts.goods(), facts.market_start()))


def moved(market: Piles, good: str, rows: int) -> Piles:
    """The marker of a good moved down (or up, if negative), at most to the end of its track."""
    return market.put(good, min(max(market[good] + rows, 1), len(facts.market_rows())))


def most_sold(holding: Holding, good: str) -> int:
    return holding.colonies[good]


def most_processed(state: State, good: str) -> int:
    """One unit for each factory of the good, and one for the orange one while it is free."""
    factories = state.active.factories
    return factories[good] + (0 if state.turn.wild_used else factories[facts.WILD])


def open_goods(state: State) -> tuple[str, ...]:
    """What has neither been sold nor processed this turn."""
    return tuple(good for good in facts.goods() if good not in state.turn.traded)


def best_trades(state: State) -> tuple[Trade, ...]:
    """What brings the player on turn the most money in what is left of the market action."""
    choices = [_best_with_wild_at(state, good) for good in (None, *open_goods(state))]
    return max(choices, key=total)


def total(trades: tuple[Trade, ...]) -> int:
    return sum(trade.income for trade in trades)


def _best_with_wild_at(state: State, wild_at: str | None) -> tuple[Trade, ...]:
    """The best trades if the orange factory works at one good, or at none."""
    factories = state.active.factories
    found = []
    for good in open_goods(state):
        own = factories[good]
        units = most_processed(state, good) if good == wild_at else own
        sold = most_sold(state.active, good)
        sale = Trade(SELL, good, sold, sold * colony_price(state, good))
        work = Trade(PROCESS, good, units, units * factory_price(state, good))
        found.append(max(sale, work, key=lambda trade: trade.income))
    return tuple(trade for trade in found if trade.units)


def check_sale(state: State, good: str, units: int) -> None:
    _check_open(state, good, units)
    has = most_sold(state.active, good)
    if units > has:
        raise Refusal(
            "navegador.market", "colonies", seat=state.turn.seat, good=good, has=has, needs=units
        )


def check_processing(state: State, good: str, units: int) -> None:
    _check_open(state, good, units)
    has = most_processed(state, good)
    if units > has:
        raise Refusal(
            "navegador.market", "factories", seat=state.turn.seat, good=good, has=has, needs=units
        )


def _check_open(state: State, good: str, units: int) -> None:
    if good not in facts.goods():
        raise Refusal("navegador.market", "unknown", good=good)
    if good in state.turn.traded:
        raise Refusal("navegador.market", "again", seat=state.turn.seat, good=good)
    if units < 1:
        raise Refusal("navegador.market", "number", good=good)
