"""Colonies: what is turned up when a region is explored, and what is founded there."""

from collections import Counter

from companion.games.navegador import facts
from companion.games.navegador.stacks import check_stacks, stacks_add_up
from companion.games.navegador.state import Sea, State
from companion.referee.ruling import Refusal


def free_ships(state: State, region: str) -> int:
    """Own ships in a region that have not served for a colony this turn."""
    return state.active.ships[region] - state.turn.settled[region]


def free_workers(state: State) -> int:
    """Never less than none, even if the table is corrected after they served."""
    return max(0, state.active.workers - facts.workers_per_colony() * state.turn.settled.total())


def affordable(state: State, region: str) -> tuple[int, ...]:
    """The prices in a region the player on turn could pay now, each once."""
    if free_ships(state, region) < 1 or free_workers(state) < facts.workers_per_colony():
        return ()
    return tuple(sorted({p for p in state.sea(region).prices if p <= state.active.cash}))


def check_founding(state: State, region: str, price: int) -> None:
    seat = state.turn.seat
    if region not in facts.explorable() or not state.sea(region).prices:
        raise Refusal("navegador.colony", "none", region=region)
    prices = state.sea(region).prices
    if price not in prices:
        left = tuple(map(str, prices))
        raise Refusal("navegador.colony", "price", region=region, price=price, prices=left)
    if free_ships(state, region) < 1:
        has = state.active.ships[region]
        raise Refusal("navegador.colony", "ships", seat=seat, region=region, has=has, needs=has + 1)
    if free_workers(state) < facts.workers_per_colony():
        has, needs = free_workers(state), facts.workers_per_colony()
        raise Refusal("navegador.colony", "workers", seat=seat, has=has, needs=needs)
    if price > state.active.cash:
        raise Refusal("navegador.colony", "cash", seat=seat, has=state.active.cash, needs=price)


# Turning up


def possible_goods(state: State, region: str) -> tuple[str, ...]:
    """The goods a region may have, the one expected there first."""
    known = state.board.good(region)
    if known:
        return (known,)
    expected = facts.regions()[region].good
    return tuple(sorted(facts.goods(), key=lambda good: good != expected))


def possible_stacks(state: State, region: str) -> tuple[tuple[str, int], ...]:
    """Every good and number of colonies that may be turned up there."""
    least, most = facts.stack_bounds()
    known = state.board.tokens(region)
    sizes = (known,) if known else range(least, most + 1)
    return tuple(
        (good, size)
        for good in possible_goods(state, region)
        for size in sizes
        if stacks_add_up(state.board.with_stack(region, good, size))
    )


def check_turned_up(state: State, region: str, good: str, prices: tuple[int, ...]) -> None:
    if good not in facts.goods():
        raise Refusal("navegador.market", "unknown", good=good)
    known = state.board.good(region)
    if known not in (None, good):
        raise Refusal("navegador.colony-stacks", "good", region=region, good=known)
    size = state.board.tokens(region)
    if size not in (None, len(prices)):
        raise Refusal("navegador.colony-stacks", "size", region=region, needs=size)
    check_prices(good, prices)
    check_stacks(state.board.with_stack(region, good, len(prices)))


def check_prices(good: str, prices: tuple[int, ...]) -> None:
    kind = facts.goods()[good]
    for price in prices:
        if price not in kind.prices():
            bounds = {"least": kind.cheapest, "most": kind.dearest}
            raise Refusal("navegador.colony-stacks", "price", good=good, price=price, **bounds)


def turned_after_all(sea: Sea, good: str, prices: tuple[int, ...]) -> tuple[int, ...]:
    """All that was turned up at a region, once it is known what lies there.

    What was founded there counts too, unless it lies there again. What was misread does not.
    """
    if sea.good != good:
        return prices
    founded = Counter(sea.turned) - Counter(sea.prices)
    again = Counter(prices) - Counter(sea.prices)
    return tuple(sorted((*prices, *(founded - again).elements())))


def repeated(state: State, good: str, prices: tuple[int, ...]) -> tuple[int, ...]:
    """Prices seen twice. Each should stand on one colony only, so somebody may have misread."""
    seen = [price for sea in state.seas if sea.good == good for price in sea.turned]
    return tuple(sorted({p for p in prices if p in seen or prices.count(p) > 1}))
