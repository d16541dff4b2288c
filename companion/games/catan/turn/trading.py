"""Trade with the other players and with the bank."""

from companion.games.catan import board, hand, hands
from companion.games.catan.actions import TradeWithBank, TradeWithPlayer
from companion.games.catan.facts import RESOURCES
from companion.games.catan.hand import KINDS, Hand
from companion.games.catan.state import State
from companion.games.catan.table import Table, check_in_hand
from companion.referee.ruling import Refusal


def trading_is_over(state: State) -> bool:
    """Where trading comes before building, the first building ends it."""
    return state.turn.built and not state.rules.combined


def _check_phase(state: State) -> None:
    if trading_is_over(state):
        raise Refusal("catan.phases", seat=state.turn.seat)


def trade_with_player(table: Table, action: TradeWithPlayer) -> None:
    state, seat, partner = table.state, table.seat, action.partner
    _check_phase(state)
    if partner not in state.others(seat):
        raise Refusal("catan.trade", "partner", seat=seat, number=partner + 1)
    gives, takes = hand.of(action.swap.gives), hand.of(action.swap.takes)
    _check_fair(seat, partner, gives, takes)
    check_in_hand(state, seat, gives)
    check_in_hand(state, partner, takes)
    if not state.hands.may_hold({seat: gives, partner: takes}):
        raise Refusal("catan.hands", "both", seat=seat, other=partner)
    table.change(hands=hands.swapped(state.hands, seat, gives, partner, takes))
    table.tell("trades", seat=seat, other=partner, gives=hand.each(gives), takes=hand.each(takes))


def _check_fair(seat: int, partner: int, gives: Hand, takes: Hand) -> None:
    """No gifts, and not the same kind both ways, which would be a gift in disguise."""
    if not any(gives) or not any(takes):
        giver = partner if any(gives) else seat
        raise Refusal("catan.trade", "gift", seat=giver)
    for kind in KINDS:
        if gives[kind] and takes[kind]:
            raise Refusal("catan.trade", "same", resource=RESOURCES[kind])


def trade_with_bank(table: Table, action: TradeWithBank) -> None:
    state, seat = table.state, table.seat
    given, taken = hand.kind_of(action.gives), hand.kind_of(action.takes)
    _check_phase(state)
    if given == taken:
        raise Refusal("catan.maritime-trade", resource=action.gives)
    rates = board.rates(state, seat)[given]
    if action.count not in rates:
        has, needs = action.count, rates[0]
        raise Refusal("catan.harbours", seat=seat, resource=action.gives, has=has, needs=needs)
    if not state.bank[taken]:
        raise Refusal("catan.bank", resource=action.takes, has=0, needs=1)
    cards = hand.only(given, action.count)
    check_in_hand(state, seat, cards)
    table.pay(seat, cards)
    table.take(seat, hand.only(taken, 1))
    table.tell(
        "trades-with-bank",
        seat=seat,
        gives=hand.each(cards),
        takes=(action.takes,),
        count=action.count,
    )
