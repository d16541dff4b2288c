"""What can be done now."""

from collections.abc import Iterator

from companion.games.le_havre import actions as act
from companion.games.le_havre import facts, trade, visiting
from companion.games.le_havre.choices import Payment
from companion.games.le_havre.state import (
    DONE,
    FEEDING,
    INTEREST,
    MAIN,
    SUPPLY,
    TOWN,
    UNKNOWN,
    USING,
    State,
)
from companion.games.le_havre.turn import acting, rounds
from companion.referee.choice import Number, OneOf
from companion.referee.offer import Offer


def offers(state: State) -> list[Offer]:
    if state.over:
        return []
    return [*_STEPS[state.turn.step](state), *_beside(state)]


# The steps of a turn


def _supply(state: State) -> Iterator[Offer]:
    if state.tile == UNKNOWN:
        yield Offer.of(act.TurnUp, tile=OneOf(rounds.tiles_left(state)))
    else:
        yield Offer.of(act.Supply)


def _interest(state: State) -> Iterator[Offer]:
    yield Offer.of(act.Borrow, seat=OneOf(state.waiting))


def _main(state: State) -> Iterator[Offer]:
    full = tuple(space for space, count in state.offers.items() if count)
    if full:
        yield Offer.of(act.TakeOffer, good=OneOf(full))
    entries = [*_entries(state)]
    yield from entries
    if not full and not entries:
        yield Offer.of(act.EndTurn)


def _entries(state: State) -> Iterator[Offer]:
    for building in open_buildings(state):
        if fee := visiting.fee_choice(state, building):
            yield Offer.of(act.Enter, building=OneOf((building,)), fee=fee)


def open_buildings(state: State) -> Iterator[str]:
    """Those the player on turn may go into, if the fee can be paid and the action done."""
    closed = {held.disc for held in state.players} if not state.final else {state.active.disc}
    for building in state.built():
        if building not in closed and not facts.building(building).locked:
            yield building


def _inside(state: State) -> Iterator[Offer]:
    card = visiting.card_in_use(state)
    yield from visiting.effect_of(card.id).offers(state, card)
    if acting.may_end_action(state):
        yield Offer.of(act.EndAction)


def _done(_: State) -> Iterator[Offer]:
    yield Offer.of(act.EndTurn)


# The end of a round


def _feeding(state: State) -> Iterator[Offer]:
    for seat in state.waiting:
        due = rounds.food_due(state, seat)
        paid = Payment(due) if due.payable else OneOf((due.everything(),))
        yield Offer.of(act.Feed, seat=OneOf((seat,)), paid=paid)


def _town(state: State) -> Iterator[Offer]:
    yield Offer.of(act.Reveal, building=OneOf(state.unseen()))


# Beside it


def _beside(state: State) -> Iterator[Offer]:
    if trade.may_buy_now(state):
        cards = trade.affordable(state, state.active.cash)
        if cards:
            yield Offer.of(act.Buy, card=OneOf(cards))
    for seat in state.seats:
        own = trade.property_of(state, seat)
        if own and trade.may_sell_now(state, seat):
            yield Offer.of(act.Sell, seat=OneOf((seat,)), card=OneOf(own))
        loans = trade.most_repaid(state, seat)
        if loans and trade.may_repay_now(state, seat):
            yield Offer.of(act.Repay, seat=OneOf((seat,)), loans=Number(1, loans))


_STEPS = {
    SUPPLY: _supply,
    INTEREST: _interest,
    MAIN: _main,
    USING: _inside,
    DONE: _done,
    FEEDING: _feeding,
    TOWN: _town,
}
