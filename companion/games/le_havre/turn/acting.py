"""What players do in their turns, and between them."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.le_havre import dues, facts, trade, visiting
from companion.games.le_havre.actions import (
    Borrow,
    Buy,
    EndAction,
    EndTurn,
    Enter,
    Feed,
    Repay,
    Reveal,
    Sell,
    Supply,
    TakeOffer,
    TurnUp,
)
from companion.games.le_havre.facts import FRANC
from companion.games.le_havre.state import (
    DONE,
    FEEDING,
    INTEREST,
    MAIN,
    SUPPLY,
    TOWN,
    UNKNOWN,
    State,
)
from companion.games.le_havre.table import Table
from companion.games.le_havre.turn import flow, rounds
from companion.referee.action import Action
from companion.referee.ruling import Refusal

# The supply action


def _turn_up(table: Table, action: TurnUp) -> None:
    check_tile(table.state, action.tile)
    rounds.place_tile(table, action.tile)
    table.tell("turns-up", seat=table.seat, tile=str(action.tile))
    flow.supply(table)


def check_tile(state: State, tile: int) -> None:
    if state.tile != UNKNOWN:
        raise Refusal("le_havre.supply-tiles", "known", tile=str(state.tile))
    if tile not in facts.tiles():
        raise Refusal("le_havre.supply-tiles", "unknown", tile=str(tile))
    if tile in state.tiles:
        raise Refusal("le_havre.supply-tiles", "twice", tile=str(tile))


def _supply(table: Table, _: Supply) -> None:
    if table.state.tile == UNKNOWN:
        raise Refusal("le_havre.supply-tiles", "face-down", seat=table.seat)
    table.tell("goes-on", seat=table.seat)
    flow.supply(table)


# Main actions


def _take_offer(table: Table, action: TakeOffer) -> None:
    good = action.good
    if good not in facts.offer_spaces():
        raise Refusal("le_havre.offer", "unknown", name=good)
    if not table.state.offers[good]:
        raise Refusal("le_havre.offer", "empty", good=good)
    count = table.take_offer(table.seat, good)
    table.change_turn(step=DONE)
    table.tell("takes-offer", seat=table.seat, goods=(good,) * count)


def _enter(table: Table, action: Enter) -> None:
    building = action.building
    visiting.check_open(table.state, building)
    visiting.check_visit(table.state, building, action.fee)
    table.tell("enters", seat=table.seat, building=building)
    visiting.visit(table, building, action.fee)


def is_stuck(state: State) -> bool:
    """Whether no main action at all is possible, which happens to hardly anybody."""
    return not any(state.offers.values()) and not any(
        visiting.may_enter(state, building) for building in state.built()
    )


def _end_turn(table: Table, _: EndTurn) -> None:
    if table.state.turn.step == MAIN and not is_stuck(table.state):
        raise Refusal("le_havre.turn", "main", seat=table.seat)
    table.tell("ends-turn", seat=table.seat)
    flow.end_turn(table)


def _end_action(table: Table, _: EndAction) -> None:
    card = visiting.card_in_use(table.state)
    if not may_end_action(table.state):
        raise Refusal("le_havre.must-act", "first", seat=table.seat, building=card.id)
    table.tell("ends-action", seat=table.seat, building=card.id)
    flow.end_action(table)


def may_end_action(state: State) -> bool:
    card = visiting.card_in_use(state)
    effect = visiting.effect_of(card.id)
    return effect.optional(state) or next(effect.offers(state, card), None) is None


# Buying, selling, repaying


def _buy(table: Table, action: Buy) -> None:
    card = action.card
    trade.check_buy(table.state, card)
    cost = trade.price(card) or 0
    table.pay(table.seat, {FRANC: cost})
    what = "buys-ship" if card in facts.ships() else "buys"
    table.tell(what, seat=table.seat, count=cost, **trade.named(card))
    table.remove(card)
    table.own(table.seat, card)
    table.send_home(card)


def _sell(table: Table, action: Sell) -> None:
    seat, card = action.seat, action.card
    trade.check_sell(table.state, seat, card)
    what = "sells-ship" if card in facts.ships() else "sells"
    table.tell(what, seat=seat, count=trade.sale(card), **trade.named(card))
    table.remove(card)
    if card in facts.ships():
        table.onto_stack(card)
    else:
        table.to_town(card)
        table.send_home(card)
        if seat == table.seat or table.state.rules.sold_is_closed:
            table.change_turn(sold=(*table.state.turn.sold, card))
    table.receive(seat, {FRANC: trade.sale(card)})


def _repay(table: Table, action: Repay) -> None:
    seat, loans = action.seat, action.loans
    trade.check_repay(table.state, seat, loans)
    francs = loans * facts.loan().repay
    table.pay(seat, {FRANC: francs})
    table.change_holding(seat, loans=table.state.players[seat].loans - loans)
    table.tell("repays", seat=seat, count=loans, francs=francs)


# Answers


def _borrow(table: Table, action: Borrow) -> None:
    if action.seat not in table.state.waiting:
        raise Refusal("le_havre.interest", "not-due", number=action.seat + 1)
    flow.borrow_for_interest(table, action.seat)


def _feed(table: Table, action: Feed) -> None:
    seat, paid = action.seat, action.paid
    if seat not in table.state.waiting:
        raise Refusal("le_havre.feeding", "not-due", number=seat + 1)
    due = rounds.food_due(table.state, seat)
    check_feeding(due, seat, paid_all=paid == due.everything())
    if due.payable:
        dues.check(due, paid)
    table.tell("feeds", seat=seat, count=due.amount, paid=paid.each())
    table.pay(seat, paid)
    if loans := rounds.loans_needed(due):
        table.borrow(seat, loans)
        table.pay(seat, {FRANC: due.amount - due.most})
        table.tell("borrows", seat=seat, count=loans, francs=loans * facts.loan().gives)
    rounds.no_longer_waits(table, seat)


def check_feeding(due: dues.Due, seat: int, *, paid_all: bool) -> None:
    """Loans only cover what all food and all francs do not."""
    if not due.payable and not paid_all:
        raise Refusal("le_havre.loan", "everything", seat=seat, has=due.most, need=due.amount)


def _reveal(table: Table, action: Reveal) -> None:
    check_special(table.state, action.building)
    flow.reveal(table, action.building)


def check_special(state: State, building: str) -> None:
    if building not in facts.specials():
        raise Refusal("le_havre.special-buildings", "unknown", name=building)
    if building not in state.unseen():
        case = "twice" if building in state.seen() else "solo"
        raise Refusal("le_havre.special-buildings", case, building=building)


Doing = Callable[[Table, Any], None]
MAIN_ACTIONS: Mapping[type[Action], Doing] = {TakeOffer: _take_offer, Enter: _enter}
ANY_TIME: Mapping[type[Action], Doing] = {Buy: _buy, Sell: _sell, Repay: _repay}
SUPPLYING: Mapping[type[Action], Doing] = {TurnUp: _turn_up, Supply: _supply}
ANSWERED: Mapping[str, tuple[type[Action], Doing]] = {
    INTEREST: (Borrow, _borrow),
    FEEDING: (Feed, _feed),
    TOWN: (Reveal, _reveal),
}
BY_STEP: Mapping[str, Mapping[type[Action], Doing]] = {
    SUPPLY: SUPPLYING,
    MAIN: {**MAIN_ACTIONS, EndTurn: _end_turn},
    DONE: {EndTurn: _end_turn},
}
ENDING: Doing = _end_action
