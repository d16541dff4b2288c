"""A visit to one building: what it brings, and what is refused."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

import pytest

from companion.games.le_havre import facts
from companion.games.le_havre.actions import Enter
from companion.games.le_havre.offers import offers
from companion.games.le_havre.score import score
from companion.games.le_havre.state import MAIN, STANDARD, USING, Holding, Rules, State, Turn
from companion.games.le_havre.turn import apply
from companion.referee.action import Action
from companion.referee.counts import Counts, Piles
from companion.referee.ruling import Refusal

ANNA, BEN = 0, 1
NOBODY = Holding(Counts(), 0)
FULL_OFFERS = dict.fromkeys(facts.offer_spaces(), 1)
NO_STACKS = ((),) * len(facts.ship_types())

Refused = tuple[str, dict[str, Any]]
"""The article and case, and the figures."""


@dataclass(frozen=True, kw_only=True)
class Visit:
    """Anna is on turn and goes into a building of the town, or of its owner.

    `fee` is what she pays there; it is no part of what she has otherwise. The rest is what lies on
    the table besides.
    """

    building: str
    fee: Mapping[str, int]
    owns: tuple[str, ...] = ()
    ships: tuple[str, ...] = ()
    loans: int = 0
    disc: str | None = None
    others: tuple[Holding, ...] = (NOBODY, NOBODY)
    town: tuple[str, ...] = ()
    piles: tuple[tuple[str, ...], ...] = ((), (), ())
    stacks: tuple[tuple[str, ...], ...] = NO_STACKS
    offers: Mapping[str, int] | None = None
    modernised: tuple[str, ...] = ()
    variant: str = facts.FULL
    rules: Rules = STANDARD
    final: bool = False

    def where(self, **changed: Any) -> Self:
        """The same visit at a table that differs in this."""
        return replace(self, **changed)

    def owned(self) -> Self:
        """Anna owns the building: nothing is due there."""
        return replace(self, owns=(*self.owns, self.building), fee={})

    def before(self, **purse: int) -> State:
        """The table when she could go in, with the fee and this in hand."""
        players = (self._anna(Counts(self.fee).plus(purse)), *self.others)
        rounds = len(facts.rounds(self.variant, len(players)))
        return State(
            variant=self.variant,
            rules=self.rules,
            players=players,
            piles=self.piles,
            town=self._town(),
            stacks=self.stacks,
            offers=Piles({**FULL_OFFERS, **(self.offers or {})}),
            turn=Turn(ANNA, MAIN),
            round=rounds + 1 if self.final else 1,
            modernised=self.modernised,
        )

    def _anna(self, purse: Counts) -> Holding:
        goods, cash = purse.put(facts.FRANC, 0), purse[facts.FRANC]
        return Holding(goods, cash, self.loans, self.owns, self.ships, self.disc)

    def _town(self) -> tuple[str, ...]:
        owned = {*self.owns, *(card for held in self.others for card in held.buildings)}
        return self.town if self.building in owned else (self.building, *self.town)

    def after(self, *actions: Action, **purse: int) -> State:
        """The table once she has gone in and done all this, each of which was offered."""
        state = done(self.before(**purse), Enter(self.building, Counts(self.fee)))
        for action in actions:
            state = done(state, action)
        return state

    def brings(self, *actions: Action, **purse: int) -> dict[str, int]:
        """How what she has is changed by the visit, the fee apart; it is over then."""
        state = self.after(*actions, **purse)
        assert state.turn.step != USING, "there is more to do"
        return dict(state.players[ANNA].purse.minus(purse))

    def refuses(self, *actions: Action, **purse: int) -> Refused:
        """What speaks against the last of the actions inside."""
        *allowed, last = actions
        return refused(self.after(*allowed, **purse), last)

    def refuses_entry(self, fee: Mapping[str, int] | None = None, /, **purse: int) -> Refused:
        """What speaks against going in, with another fee perhaps."""
        paid = Counts(self.fee if fee is None else fee)
        return refused(self.before(**purse), Enter(self.building, paid))


def done(state: State, action: Action) -> State:
    assert is_offered(state, action), action
    after: State = apply(state, action).state
    return after


def refused(state: State, action: Action) -> Refused:
    assert not is_offered(state, action), action
    with pytest.raises(Refusal) as caught:
        apply(state, action)
    return caught.value.message.removeprefix("le_havre."), dict(caught.value.facts)


def is_offered(state: State, action: Action) -> bool:
    return any(offer.covers(action) for offer in offers(state))


def told(state: State, action: Action) -> dict[str, dict[str, Any]]:
    """What an action makes known, by name."""
    happenings = apply(state, action).happenings
    return {each.what.removeprefix("le_havre."): dict(each.facts) for each in happenings}


def bonus(state: State) -> int:
    """What Anna's buildings with a plus sign add to her fortune."""
    line = next(line for line in score(state).lines if line.what == "le_havre.score.bonuses")
    return line.points[ANNA]


def fee_too_small(building: str, *, food: int = 0, francs: int = 0) -> Refused:
    """What whoever pays too little is told: the fee as it is printed."""
    if food and francs:
        return "entry-fee.either", {"building": building, "food": food, "count": francs}
    if food:
        return "entry-fee.food", {"building": building, "food": food}
    return "entry-fee.francs", {"building": building, "count": francs}
