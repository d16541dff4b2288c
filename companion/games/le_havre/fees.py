"""The entry fee: in food or in francs, to the owner or to the supply."""

from companion.games.le_havre import dues, facts
from companion.games.le_havre.dues import FOOD
from companion.games.le_havre.facts import FRANC
from companion.games.le_havre.state import State
from companion.games.le_havre.table import Table
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal

ARTICLE = "le_havre.entry-fee"
_FOOD = "food"


def alternatives(state: State, building: str) -> tuple[Counts, ...]:
    """What the player on turn may pay: one of these, or nothing if there are none."""
    if building in state.active.buildings:
        return ()
    return facts.building(building).fees


def check(state: State, building: str, fee: Counts) -> None:
    options = alternatives(state, building)
    dues.check_held(ARTICLE, state.active.purse, fee)
    accepted = _accepted(options)
    wrong = next((kind for kind in sorted(fee) if kind not in accepted), None)
    if wrong is not None:
        case = "worthless" if options else "none"
        raise Refusal(ARTICLE, case, building=building, good=wrong)
    if options and not _enough(options, fee):
        raise _too_little(building, options)
    needless = next((kind for kind in sorted(fee) if _enough(options, fee.add(kind, -1))), None)
    if needless is not None and not state.rules.superfluous_tokens:
        raise Refusal(ARTICLE, "superfluous", building=building, good=needless)


def _accepted(options: tuple[Counts, ...]) -> frozenset[str]:
    if any(option[_FOOD] for option in options):
        return frozenset(facts.food_worth())
    return frozenset({FRANC} if options else ())


def _enough(options: tuple[Counts, ...], fee: Counts) -> bool:
    eaten = dues.worth_of(fee, facts.food_worth())
    return any(
        eaten >= option[_FOOD] if option[_FOOD] else fee[FRANC] >= option[FRANC]
        for option in options
    )


def _too_little(building: str, options: tuple[Counts, ...]) -> Refusal:
    """Says the fee as it is printed."""
    food = max(option[_FOOD] for option in options)
    francs = max(option[FRANC] for option in options)
    if food and francs:
        return Refusal(ARTICLE, "either", building=building, food=food, count=francs)
    if food:
        return Refusal(ARTICLE, "food", building=building, food=food)
    return Refusal(ARTICLE, "francs", building=building, count=francs)


def payments(state: State, building: str) -> tuple[Counts, ...]:
    """Every payment of the fee without a superfluous token."""
    options = alternatives(state, building)
    if not options:
        return (Counts(),)
    purse = Counts({kind: state.active.purse[kind] for kind in facts.food_worth()})
    found = {
        fee: None
        for option in options
        for fee in _payments_of(option, purse)
        if not any(_enough(options, fee.add(kind, -1)) for kind in fee)
    }
    return tuple(found)


def _payments_of(option: Counts, purse: Counts) -> tuple[Counts, ...]:
    if option[_FOOD]:
        return dues.few_payments(FOOD, option[_FOOD], purse)
    return (Counts(option),) if purse[FRANC] >= option[FRANC] else ()


def pay(table: Table, building: str, fee: Counts) -> None:
    owner = table.state.owner(building)
    if owner is None:
        table.pay(table.seat, fee)
    else:
        table.hand_over(table.seat, owner, fee)
