"""Building Firms, Construction Firm, Sawmill: buildings of the proposals are built."""

from collections.abc import Iterator, Mapping
from functools import partial

from companion.games.le_havre import cards, facts, trade
from companion.games.le_havre.actions import Build
from companion.games.le_havre.buildings import effect
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.choices import holds
from companion.games.le_havre.facts import Building
from companion.games.le_havre.state import State
from companion.games.le_havre.table import Table
from companion.referee.choice import Number, OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

ARTICLE = "le_havre.build"


def cost(state: State, card: Building, building: str) -> Counts:
    """What the player on turn pays for a proposal at this firm."""
    return cards.cost(state, building, card.effect.get("discount", cards.NO_DISCOUNT))


def check_building(state: State, card: Building, building: str) -> None:
    """Whether a proposal can be built here and now."""
    if building not in state.tops:
        raise Refusal(ARTICLE, "not-on-top", building=building)
    printed = cards.printed_cost(state, building)
    if printed is None:
        raise Refusal(ARTICLE, "never", building=building)
    needs = card.effect.get("needs")
    if needs and not printed[needs]:
        raise Refusal(effect.article(card), "no-wood", building=building)
    needed = cost(state, card, building)
    cards.check_goods("le_havre.build-cost", state.active.goods, needed, building=building)


def buildable(state: State, card: Building) -> list[str]:
    return [top for top in state.tops if holds(partial(check_building, state, card, top))]


def may_buy_to_build(state: State, card: Building) -> bool:
    """Whether purchases between two builds can lead to the second."""
    if state.final or not trade.building_further(state):
        return False
    francs = trade.francs_in_reach(state)
    begun = [(state, francs)]
    if cards.MASONS in trade.affordable(state, francs):
        table = Table(state)
        table.remove(cards.MASONS)
        table.own(table.seat, cards.MASONS)
        begun.append((table.state, francs - (trade.price(cards.MASONS) or 0)))
    after = (each for start in begun for each in (start[0], *_uncovered(*start)))
    return any(buildable(each, card) for each in after)


def _uncovered(state: State, francs: int) -> Iterator[State]:
    """The table after each purchase from one and the same pile, as long as the francs last."""
    for number in range(facts.PILES):
        table, left = Table(state), francs
        while table.state.piles[number]:
            top = table.state.piles[number][0]
            if top not in trade.affordable(table.state, left):
                break
            left -= trade.price(top) or 0
            table.remove(top)
            yield table.state


def _check(state: State, card: Building) -> None:
    if not buildable(state, card):
        raise Refusal("le_havre.must-act", "build", building=card.id)


def _options(state: State, card: Building) -> Iterator[Offer]:
    if len(state.turn.parts) >= card.effect["most"]:
        return
    for top in buildable(state, card):
        bricks, steel = (Number(*_bounds(state, card, top, good)) for good in ("clay", "iron"))
        yield Offer.of(Build, building=OneOf((top,)), bricks=bricks, steel=steel)


def _bounds(state: State, card: Building, building: str, wanted: str) -> tuple[int, int]:
    return cards.range_instead(state.active, cost(state, card, building), wanted)


def _build(table: Table, card: Building, action: Build) -> None:
    state, building = table.state, action.building
    check_building(state, card, building)
    instead: Mapping[str, int] = {"clay": action.bricks, "iron": action.steel}
    for wanted, count in instead.items():
        cards.check_instead(_bounds(state, card, building, wanted), count)
    paid = cards.with_instead(cost(state, card, building), instead)
    table.pay(table.seat, paid)
    table.change_turn(parts=(*state.turn.parts, building))
    table.tell("builds", seat=table.seat, building=building, paid=paid.each())
    table.remove(building)
    table.own(table.seat, building)


BUILDING = Effect(_check, options=_options, doing={Build: _build})
