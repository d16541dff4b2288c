"""Whether prices of buildings and coins of a player sheet were read rightly.

Each row has an order and some numbers known to stand in it. Numbers not read yet may be anything
that keeps both.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from companion.games.navegador import facts
from companion.games.navegador.profile import Column, Row
from companion.referee.ruling import Refusal

Numbers = Sequence[int | None]
InOrder = Callable[[Numbers], bool]


# Prices of buildings


def check_row(row: Row) -> None:
    printed = facts.buildings()[row.building]
    about = {"building": row.building}
    if len(row.prices) > printed.spaces:
        raise Refusal(
            "navegador.printed-prices", "length", has=len(row.prices), needs=printed.spaces, **about
        )
    for price in row.prices:
        if price is not None and not _is_amount(price, facts.DEAREST_BUILDING):
            most = facts.DEAREST_BUILDING
            raise Refusal("navegador.printed-prices", "price", price=price, most=most, **about)
    if not _rising(row.prices):
        raise Refusal("navegador.printed-prices", "order", **about)
    prices = [*row.prices, *[None] * (printed.spaces - len(row.prices))]
    if not _can_hold(prices, printed.samples, _rising):
        raise Refusal("navegador.printed-prices", "sample", price=printed.samples[0], **about)
    if printed.consecutive and not _can_hold_together(prices, printed.consecutive):
        first, then = printed.consecutive
        raise Refusal("navegador.printed-prices", "pair", price=first, then=then, **about)


def _is_amount(number: int, most: int) -> bool:
    return 0 < number <= most and number % facts.money_step() == 0


def _rising(numbers: Numbers) -> bool:
    seen = [number for number in numbers if number is not None]
    return seen == sorted(seen)


def _can_hold(numbers: Numbers, samples: Sequence[int], in_order: InOrder) -> bool:
    """Whether every sample stands among the numbers, or may stand where one is not known."""
    absent = next((sample for sample in samples if sample not in numbers), None)
    if absent is None:
        return in_order(numbers)
    return any(_can_hold(tried, samples, in_order) for tried in _tries(numbers, (absent,)))


def _can_hold_together(numbers: Numbers, samples: Sequence[int]) -> bool:
    """The same for numbers that follow one another."""
    return any(_rising(tried) for tried in _tries(numbers, samples))


def _tries(numbers: Numbers, samples: Sequence[int]) -> Iterator[Numbers]:
    """Every way to put the samples, one after the other, where they are or could be."""
    for start in range(len(numbers) - len(samples) + 1):
        there = numbers[start : start + len(samples)]
        if all(number in (None, sample) for number, sample in zip(there, samples, strict=True)):
            yield [*numbers[:start], *samples, *numbers[start + len(samples) :]]


# Coins of the player sheet


def check_column(column: Column) -> None:
    printed = facts.privileges()[column.privilege]
    about = {"privilege": column.privilege}
    if column.slots is not None and not printed.least_slots <= column.slots <= facts.MOST_SLOTS:
        bounds = {"least": printed.least_slots, "most": facts.MOST_SLOTS}
        raise Refusal("navegador.player-sheet", "slots", has=column.slots, **bounds, **about)
    if len(column.coins) > (column.slots or facts.MOST_SLOTS):
        most = column.slots or facts.MOST_SLOTS
        raise Refusal(
            "navegador.player-sheet", "length", has=len(column.coins), needs=most, **about
        )
    for coin in column.coins:
        if coin is not None and not _is_amount(coin, facts.LARGEST_COIN):
            most = facts.LARGEST_COIN
            raise Refusal("navegador.player-sheet", "coin", coin=coin, most=most, **about)
    for slot, coin in printed.known.items():
        read = column.coins[slot - 1] if slot <= len(column.coins) else None
        if read not in (None, coin):
            raise Refusal("navegador.player-sheet", "known", slot=slot, coin=coin, **about)
    if not any(_falls(_padded(column, slots)) for slots in _lengths(column)):
        raise Refusal("navegador.player-sheet", "order", **about)
    if not any(
        _can_hold(_padded(column, slots), printed.samples, _falls) for slots in _lengths(column)
    ):
        raise Refusal(
            "navegador.player-sheet", "sample", coins=tuple(map(str, printed.samples)), **about
        )


def _lengths(column: Column) -> Sequence[int]:
    """How many slots the column may have."""
    if column.slots is not None:
        return (column.slots,)
    least = max(facts.privileges()[column.privilege].least_slots, len(column.coins))
    return range(least, facts.MOST_SLOTS + 1)


def _padded(column: Column, slots: int) -> list[int | None]:
    coins = [*column.coins, *[None] * (slots - len(column.coins))]
    for slot, coin in facts.privileges()[column.privilege].known.items():
        coins[slot - 1] = coin
    return coins


def _falls(coins: Numbers) -> bool:
    """Whether coins can fall from each slot to the next, unknown ones included."""
    step = facts.money_step()
    above, slots_since = facts.LARGEST_COIN + step, 1
    for coin in coins:
        if coin is not None:
            if above - coin < step * slots_since:
                return False
            above, slots_since = coin, 0
        slots_since += 1
    return above >= step * slots_since


# Asked again and again while offers are made


@lru_cache(maxsize=4096)
def row_may_be(row: Row) -> bool:
    try:
        check_row(row)
    except Refusal:
        return False
    return True


@lru_cache(maxsize=4096)
def column_may_be(column: Column) -> bool:
    try:
        check_column(column)
    except Refusal:
        return False
    return True
