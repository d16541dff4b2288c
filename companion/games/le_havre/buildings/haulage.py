"""The Haulage Firm: all goods of two neighbouring offers."""

from collections.abc import Iterator
from itertools import pairwise

from companion.games.le_havre import facts
from companion.games.le_havre.actions import Haul
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.facts import FRANC, Building
from companion.games.le_havre.state import State
from companion.games.le_havre.table import Table
from companion.referee.choice import OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

ARTICLE = "le_havre.building.haulage_firm"
_DONE = "hauled"


def neighbours() -> dict[str, str]:
    """Each space of goods, and the next one; francs are no goods."""
    spaces = [space for space in facts.offer_spaces() if space != FRANC]
    return dict(pairwise(spaces))


def haulable(state: State) -> tuple[str, ...]:
    enough = any if state.rules.haul_empty_space else all
    return tuple(
        one
        for one, other in neighbours().items()
        if enough((state.offers[one], state.offers[other]))
    )


def _check(state: State, card: Building) -> None:
    if state.active.cash < card.effect["francs"]:
        about = {"need": card.effect["francs"], "has": state.active.cash}
        raise Refusal(ARTICLE, "francs", **about)
    if not haulable(state):
        raise Refusal(ARTICLE, "no-neighbours")


def _options(state: State, _: Building) -> Iterator[Offer]:
    if not state.turn.parts:
        yield Offer.of(Haul, good=OneOf(haulable(state)))


def _haul(table: Table, card: Building, action: Haul) -> None:
    if action.good not in haulable(table.state):
        raise Refusal(ARTICLE, "empty", good=action.good)
    spaces = (action.good, neighbours()[action.good])
    table.pay(table.seat, {FRANC: card.effect["francs"]})
    goods = Counts({space: table.take_offer(table.seat, space) for space in spaces})
    table.change_turn(parts=(_DONE,))
    about = {"goods": goods.each(), "francs": card.effect["francs"]}
    table.tell("hauls", seat=table.seat, building=card.id, **about)


HAULAGE = Effect(_check, options=_options, doing={Haul: _haul})
