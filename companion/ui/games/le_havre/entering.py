"""Going into a building: the fee that is proposed, and an attempt at what is closed."""

from companion.games.le_havre import facts, fees, visiting
from companion.games.le_havre.actions import NOTHING, Enter
from companion.games.le_havre.dues import worth_of
from companion.games.le_havre.payment import value_of
from companion.games.le_havre.state import State
from companion.referee.counts import Counts


def fee_ways(state: State, building: str) -> tuple[Counts, ...]:
    """The payments of the fee, the cheapest first: least waste, then least value given up."""
    return by_cheapness(state, building, visiting.payments(state, building))


def by_cheapness(state: State, building: str, payments: tuple[Counts, ...]) -> tuple[Counts, ...]:
    options = fees.alternatives(state, building)
    return tuple(sorted(payments, key=lambda fee: _dearness(options, fee)))


def _dearness(options: tuple[Counts, ...], fee: Counts) -> tuple[int, int, int]:
    value = sum(value_of(kind) * count for kind, count in fee.items())
    return waste(options, fee), value, fee.total()


def waste(options: tuple[Counts, ...], fee: Counts) -> int:
    """How much more is paid than any of the alternatives asks for."""
    eaten = worth_of(fee, facts.food_worth())
    dues = (option["food"] or option[facts.FRANC] for option in options)
    return min((eaten - due for due in dues if eaten >= due), default=0)


def attempt(state: State, building: str) -> Enter:
    """As good a try as any, so that the referee says what is really in the way."""
    payable = fee_ways(state, building) or fees.payments(state, building)
    return Enter(building, payable[0] if payable else NOTHING)
