"""A visit to a building: whether it may be entered, its fee, and its action."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from companion.games.le_havre import facts, fees
from companion.games.le_havre.buildings import EFFECTS
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.buildings.harbour_watch import Visiting, harbour_watch
from companion.games.le_havre.choices import holds
from companion.games.le_havre.facts import Building
from companion.games.le_havre.state import USING, State
from companion.games.le_havre.table import Table
from companion.referee.choice import Choice, OneOf, Pick
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal


def effect_of(building: str) -> Effect:
    return _ALL[facts.building(building).effect["kind"]]


def card_in_use(state: State) -> Building:
    return facts.building(str(state.turn.using))


def check_open(state: State, building: str) -> None:
    """Whether the player on turn may go in at all."""
    if building not in facts.buildings():
        raise Refusal("le_havre.use-building", "unknown", name=building)
    if building not in state.built():
        raise Refusal("le_havre.use-building", "not-built", building=building)
    if facts.building(building).locked:
        raise Refusal("le_havre.use-building", "locked", building=building)
    if state.active.disc == building:
        article = "le_havre.final" if state.final else "le_havre.occupied"
        raise Refusal(article, "own", building=building)
    inside = state.inside(building)
    if inside and not state.final:
        raise Refusal("le_havre.occupied", "other", building=building, other=inside[0])


def check_visit(state: State, building: str, fee: Counts) -> None:
    """Whether the fee is right, and the action still possible once it is paid."""
    fees.check(state, building, fee)
    card = facts.building(building)
    effect_of(building).check(_after_fee(state, building, fee), card)


def _after_fee(state: State, building: str, fee: Counts) -> State:
    if not fee:
        return state
    table = Table(state)
    fees.pay(table, building, fee)
    return table.state


def payments(state: State, building: str) -> tuple[Counts, ...]:
    """The payments of the fee that leave the action possible."""
    card, effect = facts.building(building), effect_of(building)
    return tuple(
        fee
        for fee in fees.payments(state, building)
        if holds(partial(effect.check, _after_fee(state, building, fee), card))
    )


@dataclass(frozen=True, slots=True)
class LooseFee:
    """Where superfluous tokens may be paid: the usual payments, and whatever else is accepted."""

    usual: tuple[Counts, ...]
    state: State
    building: str

    def allows(self, value: Any) -> bool:
        check = partial(check_visit, self.state, self.building)
        return isinstance(value, Counts) and holds(partial(check, value))

    def values(self) -> Iterator[Counts]:
        return iter(self.usual)

    def sample(self, pick: Pick) -> Counts:
        return self.usual[pick(len(self.usual))]


def fee_choice(state: State, building: str) -> Choice | None:
    """What may be paid to go in; nothing if nobody can."""
    usual = payments(state, building)
    if not usual:
        return None
    return LooseFee(usual, state, building) if state.rules.superfluous_tokens else OneOf(usual)


def visit(table: Table, building: str, fee: Counts) -> None:
    """The person goes in, pays, and the action begins."""
    owner = table.state.owner(building)
    fees.pay(table, building, fee)
    table.change_holding(table.seat, disc=building)
    table.change_turn(step=USING, using=building, parts=())
    if fee and owner is not None:
        table.tell("pays-fee-to", seat=table.seat, owner=owner, paid=fee.each())
    elif fee:
        table.tell("pays-fee", seat=table.seat, paid=fee.each())
    effect_of(building).begin(table, facts.building(building))


_ALL: Mapping[str, Effect] = {
    **EFFECTS,
    "harbour_watch": harbour_watch(Visiting(check_visit, fee_choice, visit)),
}


def may_enter(state: State, building: str) -> bool:
    return holds(partial(check_open, state, building)) and bool(payments(state, building))
