"""The Harbour Watch: somebody is sent home, and the building they stood in is used instead."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from companion.games.le_havre.actions import Evict
from companion.games.le_havre.buildings.effect import Effect
from companion.games.le_havre.facts import FRANC, Building
from companion.games.le_havre.state import State
from companion.games.le_havre.table import Table
from companion.referee.choice import Choice, OneOf
from companion.referee.counts import Counts
from companion.referee.offer import Offer
from companion.referee.ruling import Refusal

ARTICLE = "le_havre.building.harbour_watch"


@dataclass(frozen=True, slots=True)
class Visiting:
    """What the Harbour Watch has to know of visits to other buildings."""

    check: Callable[[State, str, Counts], None]
    fee_choice: Callable[[State, str], Choice | None]
    visit: Callable[[Table, str, Counts], None]


def harbour_watch(visiting: Visiting) -> Effect:
    def check(state: State, card: Building) -> None:
        _check_franc(state, card)
        if not any(fee_choice(state, card, seat) for seat in targets(state, card)):
            raise Refusal(ARTICLE, "nobody")

    def fee_choice(state: State, card: Building, seat: int) -> Choice | None:
        return visiting.fee_choice(_paid(state, card, seat), _place(state, seat))

    def options(state: State, card: Building) -> Iterator[Offer]:
        if state.turn.using != card.id or state.active.cash < card.effect["francs"]:
            return
        for seat in targets(state, card):
            if fee := fee_choice(state, card, seat):
                yield Offer.of(Evict, seat=OneOf((seat,)), fee=fee)

    def evict(table: Table, card: Building, action: Evict) -> None:
        state, seat = table.state, action.seat
        _check_franc(state, card)
        if seat not in targets(state, card):
            raise Refusal(ARTICLE, "target")
        building = _place(state, seat)
        visiting.check(_paid(state, card, seat), building, action.fee)
        table.tell("evicts", seat=table.seat, other=seat, building=building)
        _send_home(table, card, seat)
        visiting.visit(table, building, action.fee)

    return Effect(check, options=options, doing={Evict: evict})


def targets(state: State, card: Building) -> tuple[int, ...]:
    """Who may be sent home: not from here, where the player on turn stands now."""
    closed = (None, card.id)
    return tuple(
        seat
        for seat, held in enumerate(state.players)
        if seat != state.turn.seat and held.disc not in closed
    )


def _place(state: State, seat: int) -> str:
    return str(state.players[seat].disc)


def _check_franc(state: State, card: Building) -> None:
    if state.active.cash < card.effect["francs"]:
        about = {"need": card.effect["francs"], "has": state.active.cash}
        raise Refusal(ARTICLE, "franc", **about)


def _paid(state: State, card: Building, seat: int) -> State:
    """The table once the franc is paid and the disc is gone."""
    table = Table(state)
    _send_home(table, card, seat)
    return table.state


def _send_home(table: Table, card: Building, seat: int) -> None:
    table.hand_over(table.seat, seat, {FRANC: card.effect["francs"]})
    table.change_holding(seat, disc=None)
