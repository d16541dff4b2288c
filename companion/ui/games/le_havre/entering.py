"""Going into a building: the fee that is proposed, and an attempt at what is closed."""

from companion.games.le_havre import facts, fees, visiting
from companion.games.le_havre.actions import NOTHING, Enter
from companion.games.le_havre.dues import worth_of
from companion.games.le_havre.payment import Payment, value_of, ways
from companion.games.le_havre.state import State
from companion.referee.counts import Counts


def fee_ways(state: State, building: str) -> tuple[Counts, ...]:
    """The payments of the fee worth thinking of, the cheapest first: least waste, then least value.

    There may be dozens; with a full store only those that spare some kind are shown.
    """
    payable = visiting.payments(state, building)
    options = fees.alternatives(state, building)
    wise = {way.tokens for option in options for way in _ways(state, option)}
    kept = tuple(fee for fee in payable if fee in wise)
    return by_cheapness(state, building, kept or payable)


def _ways(state: State, option: Counts) -> tuple[Payment, ...]:
    if option["food"]:
        return ways(facts.food_worth(), state.active.purse, option["food"])
    return (Payment(option, 0, 0),)


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
