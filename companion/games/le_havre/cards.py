"""What a building costs whoever builds or visits it: discounts, stand-ins, energy saved."""

from collections.abc import Mapping

from companion.games.le_havre import facts
from companion.games.le_havre.dues import ENERGY, Due
from companion.games.le_havre.state import Holding, State
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal

MASONS, WIND_FARM, FEEDLOT = "masons_guild", "wind_farm", "feedlot"
NO_DISCOUNT: Mapping[str, int] = {}


def printed_cost(state: State, building: str) -> Counts | None:
    card = facts.building(building)
    if state.rules.costs_as_in_text and card.cost_in_text is not None:
        return card.cost_in_text
    return card.cost


def cost(state: State, building: str, discount: Mapping[str, int] = NO_DISCOUNT) -> Counts:
    """What the player on turn pays for a building that can be built."""
    needed = printed_cost(state, building) or Counts()
    for good, less in discount.items():
        needed = needed.add(good, -min(less, needed[good]))
    if MASONS in state.active.buildings:
        text = facts.building(MASONS).passive
        cheaper = next((good for good in text["goods"] if needed[good]), None)
        if cheaper is not None:
            needed = needed.add(cheaper, -min(text["less"], needed[cheaper]))
    return needed


def range_instead(holding: Holding, needed: Mapping[str, int], wanted: str) -> tuple[int, int]:
    """The least and the most tokens that can be paid instead of a good the cost names."""
    instead = facts.stand_ins()[wanted]
    need = needed.get(wanted, 0)
    spare = holding.goods[instead] - needed.get(instead, 0)
    return max(0, need - holding.goods[wanted]), min(need, spare)


def check_instead(bounds: tuple[int, int], count: int) -> None:
    """Whether so many stand-ins can be used: no fewer than must, no more than are there."""
    low, high = bounds
    if not low <= count <= high:
        raise Refusal("le_havre.substitutes", has=count, least=low, most=high)


def with_instead(needed: Counts, instead: Mapping[str, int]) -> Counts:
    """What is really paid if so many stand-ins are used for each good named."""
    paid = needed
    for wanted, count in instead.items():
        paid = paid.add(wanted, -count).add(facts.stand_ins()[wanted], count)
    return paid


def check_goods(article: str, held: Counts, needed: Mapping[str, int], **about: str) -> None:
    """Whether somebody has all of it, stand-ins counted."""
    for good, need in sorted(needed.items()):
        instead = facts.stand_ins().get(good)
        extra = held[instead] - needed.get(instead, 0) if instead else 0
        has = held[good] + max(0, extra)
        if has < need:
            raise Refusal(article, "short", good=good, need=need, has=has, **about)


def energy_due(state: State, amount: int, spent: Mapping[str, int] = NO_DISCOUNT) -> Due:
    """The energy an action of the player on turn needs, besides the goods it uses up."""
    less = facts.building(WIND_FARM).passive["energy"] if WIND_FARM in state.active.buildings else 0
    held = state.active.goods.minus(spent)
    return Due(ENERGY, max(0, amount - less), held, state.rules.superfluous_tokens)


def check_energy(due: Due) -> None:
    """Whether there is enough to burn."""
    if not due.payable:
        raise Refusal(ENERGY, "lacking", has=due.most, need=due.amount)
