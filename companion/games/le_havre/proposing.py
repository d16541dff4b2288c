"""What the app proposes to pay: for food and energy, and as an entry fee. The best comes first."""

from companion.games.le_havre import dues, facts, fees, payment, visiting
from companion.games.le_havre.dues import Due
from companion.games.le_havre.facts import FRANC
from companion.games.le_havre.payment import Payment
from companion.games.le_havre.state import State
from companion.referee.counts import Counts


def for_due(due: Due) -> tuple[Payment, ...]:
    return payment.ways(due.worth, due.purse, due.amount)


def for_entry(state: State, building: str) -> tuple[Payment, ...]:
    """Every fee that leaves the action possible; none if the building cannot be used."""
    paid = visiting.payments(state, building)
    wasted = {fee: _waste(state, building, fee) for fee in paid}
    least = min(wasted.values(), default=0)
    best_first = sorted(paid, key=lambda fee: (wasted[fee], *payment.given_up(fee)))
    return tuple(Payment(fee, wasted[fee], least) for fee in best_first)


def _waste(state: State, building: str, fee: Counts) -> int:
    """Francs are paid exactly; food may be too much."""
    alternatives = fees.alternatives(state, building)
    if not alternatives or any(fee == option for option in alternatives if option[FRANC]):
        return 0
    return dues.worth_of(fee, facts.food_worth()) - max(option["food"] for option in alternatives)
