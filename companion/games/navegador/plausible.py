"""Whether what was read off the board can be right.

The project knows samples of the printed numbers, their order and some sums. A reading that
contradicts them was misread, and is refused before a whole match is played on it.
"""

from collections.abc import Callable, Container, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeVar

from companion.games.navegador import facts
from companion.games.navegador.chart import Links, borders_between, least_borders, links
from companion.games.navegador.profile import PLAYERS, SECOND, THIRD, Column, Profile, Row, pair
from companion.referee.game import LONGEST_NAME
from companion.referee.ruling import Refusal

T = TypeVar("T")
Numbers = Sequence[int | None]
InOrder = Callable[[Numbers], bool]


def check(profile: Profile) -> None:
    """Refuses a profile no board can have."""
    _check_entries(profile)
    _check_names(profile)
    check_stacks(profile)
    _check_borders(profile)
    for row in profile.rows:
        check_row(row)
    for column in profile.columns:
        check_column(column)
    check_charts(profile)


def _check_entries(profile: Profile) -> None:
    """Every entry is of this board, and none stands twice."""
    _check_listed([place.region for place in profile.places], facts.regions())
    _check_listed([row.building for row in profile.rows], facts.buildings())
    _check_listed([column.privilege for column in profile.columns], facts.privileges())
    _check_listed([chart.players for chart in profile.charts], PLAYERS)
    for border in profile.borders:
        _check_listed([border.one], facts.regions())
        _check_listed([border.other], facts.regions())


def _check_listed(names: Sequence[str | int], known: Container[str | int]) -> None:
    for name in names:
        if name not in known:
            raise Refusal("navegador.board-profile", "unknown", name=name)
        if names.count(name) > 1:
            raise Refusal("navegador.board-profile", "twice", name=name)


def _check_names(profile: Profile) -> None:
    for place in profile.places:
        name = place.name
        if name is None:
            continue
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise Refusal("navegador.board-profile", "name", region=place.region, most=LONGEST_NAME)


# Colony stacks


def check_stacks(profile: Profile) -> None:
    least, most = facts.stack_bounds()
    for place in profile.places:
        printed = facts.regions()[place.region]
        stated = (place.good, place.tokens)
        if place.region == facts.home() and stated != (None, None):
            raise Refusal("navegador.colony-stacks", "home", region=place.region)
        if place.good is not None and place.good not in facts.goods():
            raise Refusal("navegador.board-profile", "unknown", name=place.good)
        if place.tokens is not None and not least <= place.tokens <= most:
            numbers = {"has": place.tokens, "least": least, "most": most}
            raise Refusal("navegador.colony-stacks", "number", region=place.region, **numbers)
        if printed.good_is_sure and place.good not in (None, printed.good):
            raise Refusal("navegador.colony-stacks", "good", region=place.region, good=printed.good)
        if printed.tokens and place.tokens not in (None, printed.tokens):
            raise Refusal(
                "navegador.colony-stacks", "size", region=place.region, needs=printed.tokens
            )
    if not stacks_add_up(profile):
        totals = {good.id: good.tokens for good in facts.goods().values()}
        raise Refusal("navegador.colony-stacks", "sum", **totals)


def stacks_add_up(profile: Profile) -> bool:
    """Whether the regions not yet read can still bring each good to its number of colonies."""
    return _add_up(
        tuple((profile.good(region), profile.tokens(region)) for region in facts.explorable())
    )


@lru_cache(maxsize=4096)
def _add_up(stacks: tuple[tuple[str | None, int | None], ...]) -> bool:
    goods = tuple(facts.goods())
    lefts = {tuple(good.tokens for good in facts.goods().values())}
    for good, tokens in stacks:
        if tokens is not None:
            among = goods if good is None else (good,)
            lefts = {_less(left, goods.index(each), tokens) for left in lefts for each in among}
    open_stacks = [stacks.count((good, None)) for good in goods]
    unknown = stacks.count((None, None))
    return any(_can_share(left, open_stacks, unknown) for left in lefts)


def _less(left: tuple[int, ...], place: int, tokens: int) -> tuple[int, ...]:
    return (*left[:place], left[place] - tokens, *left[place + 1 :])


def _can_share(left: tuple[int, ...], open_stacks: Sequence[int], unknown: int) -> bool:
    """Whether the colonies left fit on the stacks of their good and some of the unknown ones."""
    least, most = facts.stack_bounds()
    return any(
        all(
            least * (own + more) <= colonies <= most * (own + more)
            for colonies, own, more in zip(left, open_stacks, shares, strict=True)
        )
        for shares in product(range(unknown + 1), repeat=len(left))
        if sum(shares) == unknown
    )


# Borders


def _check_borders(profile: Profile) -> None:
    for border in profile.borders:
        if border.one == border.other:
            raise Refusal("navegador.sea-chart", "self", region=border.one)
    pairs = [pair(border.one, border.other) for border in profile.borders]
    for ends in pairs:
        if pairs.count(ends) > 1:
            raise Refusal("navegador.sea-chart", "twice", start=ends[0], to=ends[1])
    chart = links(profile.borders, ())
    for distance in facts.distances():
        _check_distance(chart, distance, profile.all_borders)
    if profile.all_borders:
        _check_connected(chart)


def _check_distance(chart: Links, distance: facts.Distance, complete: bool) -> None:
    between = borders_between(chart, distance.one).get(distance.other)
    ends = {"start": distance.one, "to": distance.other}
    if distance.least and between is not None and between < distance.least:
        raise Refusal("navegador.sea-chart", "near", has=between, needs=distance.least, **ends)
    if complete and distance.most and (between is None or between > distance.most):
        raise Refusal("navegador.sea-chart", "far", needs=distance.most, **ends)


def _check_connected(chart: Links) -> None:
    reached = borders_between(chart, facts.home())
    lonely = tuple(region for region in facts.regions() if region not in reached)
    if lonely:
        raise Refusal("navegador.sea-chart", "connected", regions=lonely)


def check_reading(chart: Links, one: str, other: str, borders: int) -> None:
    """Refuses a number of borders that contradicts what is known of the board."""
    least = least_borders(chart, one, other)
    if borders < least:
        raise Refusal("navegador.sea-chart", "near", start=one, to=other, has=borders, needs=least)


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


# The privilege chart


def check_charts(profile: Profile) -> None:
    for chart in profile.charts:
        for phase, number in ((SECOND, chart.second), (THIRD, chart.third)):
            if number is not None:
                _check_number(chart.players, phase, number)
        second, third = (profile.gallery(chart.players, phase) for phase in (SECOND, THIRD))
        if second is not None and third is not None and third < second:
            raise Refusal("navegador.privilege-chart", "falling", has=third, needs=second)
    for phase in (SECOND, THIRD):
        three, four = (profile.gallery(players, phase) for players in (3, 4))
        if three is not None and four is not None and three > four:
            raise Refusal("navegador.privilege-chart", "players", phase=str(phase), has=three)


def _check_number(players: int, phase: int, number: int) -> None:
    least, most = facts.gallery_bounds(phase)
    if not least <= number <= most:
        bounds = {"least": least, "most": most}
        raise Refusal("navegador.privilege-chart", "number", phase=str(phase), has=number, **bounds)
    known = facts.gallery_known(players, phase)
    if known not in (None, number):
        raise Refusal("navegador.privilege-chart", "known", phase=str(phase), needs=known)


# Whether a reading could be right, asked again and again while offers are made


@lru_cache(maxsize=4096)
def row_may_be(row: Row) -> bool:
    return _passes(check_row, row)


@lru_cache(maxsize=4096)
def column_may_be(column: Column) -> bool:
    return _passes(check_column, column)


def charts_may_be(profile: Profile) -> bool:
    return _passes(check_charts, profile)


def _passes(check_it: Callable[[T], None], value: T) -> bool:
    try:
        check_it(value)
    except Refusal:
        return False
    return True
