"""The cheapest way to pay food or energy, and the other ways worth thinking of.

A payment is the better, the less it wastes; among equals, the less worth it gives up; then the
fewer tokens it takes. What a token is worth to its owner is stated here, in half francs: what it
brings at the Shipping Line, and half a franc more for a good that can still be upgraded. A franc
counts double, because it is fortune itself and pays for anything.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import accumulate
from math import ceil

from companion.games.le_havre import facts
from companion.referee.counts import Counts


@dataclass(frozen=True, slots=True)
class Payment:
    """What is paid. `waste` is lost, for no change is given; so much of it `unavoidable` is."""

    tokens: Counts
    waste: int
    unavoidable: int


@dataclass(frozen=True, slots=True)
class _Class:
    """The tokens that count the same, the least valued first.

    `values` are what the first none, one, two and so on give up together.
    """

    worth: int
    tokens: tuple[str, ...]
    values: tuple[int, ...]
    below: int
    """What all the classes after it can pay."""


_Way = tuple[int, int, tuple[int, ...]]
"""The value given up and the tokens paid, in this order compared, and how many of each class."""


@cache
def value_of(kind: str) -> int:
    """What giving up a token costs its owner, in half francs."""
    if kind == facts.FRANC:
        return 2 * 2
    good = facts.goods()[kind]
    return 2 * good.shipping_price + good.basic


def given_up(tokens: Counts) -> tuple[int, int]:
    """What paying these costs their owner: their value, then their number."""
    return sum(value_of(kind) * number for kind, number in tokens.items()), tokens.total()


def ways(worth: Mapping[str, int], purse: Counts, amount: int | Fraction) -> tuple[Payment, ...]:
    """The cheapest payment first, then those that do better in some respect.

    Each of the others pays as few as possible of one kind, and is the cheapest that does. There is
    none if the purse is not enough. An amount with a fraction is rounded up.
    """
    due = ceil(amount)
    purses = [purse, *_sparing(worth, purse, due)]
    found = dict.fromkeys(_cheapest(worth, each, due) for each in purses)
    paid = [(_worth(tokens, worth) - due, tokens) for tokens in found if tokens is not None]
    return tuple(Payment(tokens, waste, unavoidable=paid[0][0]) for waste, tokens in paid)


def proposal(worth: Mapping[str, int], purse: Counts, amount: int | Fraction) -> Payment | None:
    """The cheapest payment, if there is any."""
    due = ceil(amount)
    tokens = _cheapest(worth, purse, due)
    if tokens is None:
        return None
    waste = _worth(tokens, worth) - due
    return Payment(tokens, waste, unavoidable=waste)


def _worth(tokens: Counts, worth: Mapping[str, int]) -> int:
    return sum(worth[kind] * number for kind, number in tokens.items())


def _sparing(worth: Mapping[str, int], purse: Counts, due: int) -> Iterator[Counts]:
    """For each kind, the purse with no more of it than cannot be spared."""
    capacity = sum(worth[kind] * purse[kind] for kind in worth)
    for kind, each in worth.items():
        others = capacity - each * purse[kind]
        needed = max(0, -((others - due) // each))
        if needed < purse[kind]:
            yield purse.put(kind, needed)


def _cheapest(worth: Mapping[str, int], purse: Counts, due: int) -> Counts | None:
    classes = _classes(worth, purse)
    ways: dict[int, _Way] = {due: (0, 0, ())}
    for each in classes:
        ways = _extended(ways, each)
    if not ways:
        return None
    *_, numbers = ways[max(ways)]
    paid = (each.tokens[:number] for each, number in zip(classes, numbers, strict=True))
    return Counts.of(token for tokens in paid for token in tokens)


def _extended(ways: Mapping[int, _Way], paid: _Class) -> dict[int, _Way]:
    """The ways so far and all that a class can add. What is missing then tells them apart.

    Of those that leave the same missing only the best is kept: whatever follows, it stays the best.
    """
    found: dict[int, _Way] = {}
    for missing, (value, tokens, numbers) in ways.items():
        most = min(len(paid.tokens), max(0, -(-missing // paid.worth)))
        least = max(0, -((paid.below - missing) // paid.worth))
        for number in range(least, most + 1):
            left = missing - number * paid.worth
            way = (value + paid.values[number], tokens + number, (*numbers, number))
            if left not in found or way < found[left]:
                found[left] = way
    return found


def _classes(worth: Mapping[str, int], purse: Counts) -> tuple[_Class, ...]:
    """The dearest first. Of tokens that count the same, the least valued are paid first."""
    kinds = sorted(worth, key=lambda kind: (value_of(kind), kind))
    classes: list[_Class] = []
    below = 0
    for each in sorted(set(worth.values())):
        same = [kind for kind in kinds if worth[kind] == each]
        tokens = tuple(kind for kind in same for _ in range(purse[kind]))
        values = tuple(accumulate(map(value_of, tokens), initial=0))
        classes.append(_Class(each, tokens, values, below))
        below += each * len(tokens)
    return tuple(reversed(classes))
