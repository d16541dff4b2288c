"""How the table goes on by itself, as long as nobody has anything to decide."""

from collections.abc import Callable, Mapping

from companion.games.le_havre import facts, trade
from companion.games.le_havre.buildings.proposals import may_buy_to_build
from companion.games.le_havre.facts import FRANC
from companion.games.le_havre.state import (
    DONE,
    FEEDING,
    INTEREST,
    MAIN,
    OVER,
    SUPPLY,
    TOWN,
    UNKNOWN,
    USING,
    Turn,
)
from companion.games.le_havre.table import Table
from companion.games.le_havre.turn import rounds
from companion.games.le_havre.visiting import card_in_use, effect_of

Step = Callable[[Table], bool]
"""Goes one step on; says whether it did."""


def settle(table: Table) -> None:
    while _GO_ON.get(table.state.turn.step, _wait)(table):
        pass


def _wait(_: Table) -> bool:
    return False


# The supply action


def _begin_turn(table: Table) -> bool:
    state = table.state
    left = rounds.tiles_left(state)
    if state.tile == UNKNOWN and len(left) == 1:
        rounds.place_tile(table, left[0])
        table.tell("last-tile", tile=str(left[0]))
        return True
    if state.tile == UNKNOWN or may_want_to_wait(table):
        return False
    supply(table)
    return True


def may_want_to_wait(table: Table) -> bool:
    """Whether interest is due, and somebody may want to repay, sell or buy before."""
    state = table.state
    in_debt = any(held.loans for held in state.players)
    if not facts.tiles()[state.tile].interest or not in_debt:
        return False
    return trade.may_settle_debts(state) or (
        bool(state.active.loans) and trade.may_want_to_buy(state)
    )


def supply(table: Table) -> None:
    tile = facts.tiles()[table.state.tile]
    for good in tile.goods:
        table.put_on_offer(good)
    table.tell("supplies", seat=table.seat, goods=tile.goods)
    table.change_turn(step=MAIN)
    if tile.interest:
        _collect_interest(table)


def _collect_interest(table: Table) -> None:
    count = len(table.state.players)
    order = ((table.seat + step) % count for step in range(count))
    debtors = tuple(seat for seat in order if table.state.players[seat].loans)
    if debtors:
        table.change(waiting=debtors)
        table.change_turn(step=INTEREST)


def _pay_interest(table: Table) -> bool:
    """Whoever can pay does; whoever has nothing to sell instead takes a loan."""
    state = table.state
    for seat in state.waiting:
        if not state.players[seat].loans:  # the table was corrected
            rounds.no_longer_waits(table, seat)
            return True
        if state.players[seat].cash >= facts.loan().interest:
            pay_interest(table, seat)
            return True
        if not trade.property_of(state, seat):
            borrow_for_interest(table, seat)
            return True
    if not state.waiting:
        table.change_turn(step=MAIN)
    return not state.waiting


def pay_interest(table: Table, seat: int) -> None:
    table.pay(seat, {FRANC: facts.loan().interest})
    table.tell("pays-interest", seat=seat, count=facts.loan().interest)
    rounds.no_longer_waits(table, seat)


def borrow_for_interest(table: Table, seat: int) -> None:
    table.borrow(seat, 1)
    table.tell("borrows", seat=seat, count=1, francs=facts.loan().gives)


# After the main action


def _go_on_inside(table: Table) -> bool:
    """An action of which nothing is left to choose is over."""
    state = table.state
    card = card_in_use(state)
    left = next(effect_of(card.id).offers(state, card), None) is not None
    if left or may_buy_to_build(state, card):
        return False
    end_action(table)
    return True


def end_action(table: Table) -> None:
    table.change_turn(step=DONE, using=None, parts=(), cargo=0)


def _finish_turn(table: Table) -> bool:
    last = table.state.final and trade.may_settle_debts(table.state)
    if last or trade.may_want_to_buy(table.state):
        return False
    end_turn(table)
    return True


def end_turn(table: Table) -> None:
    state = table.state
    if state.final:
        _end_final_turn(table)
    elif state.turn.number == facts.turns_per_round():
        rounds.end_round(table)
    else:
        begin_turn(table, SUPPLY, state.turn.number + 1)


def _end_final_turn(table: Table) -> None:
    if table.state.turn.number < len(table.state.players):
        begin_turn(table, MAIN, table.state.turn.number + 1)
    else:
        table.change_turn(step=OVER)
        table.tell("game-over")


def begin_turn(table: Table, step: str, number: int) -> None:
    seat = table.state.after(table.seat)
    table.change(turn=Turn(seat, step, number))
    table.tell("turn-begins", seat=seat)


# The end of a round


def _after_feeding(table: Table) -> bool:
    if table.state.waiting:
        return False
    rounds.harvest_late(table)
    if rounds.town_builds(table):
        _begin_round(table)
    return True


def _after_reveal(table: Table) -> bool:
    """Without a special building that could be turned up, nothing is."""
    if table.state.unseen():
        return False
    _begin_round(table)
    return True


def reveal(table: Table, building: str) -> None:
    rounds.turn_up_special(table, building)
    _begin_round(table)


def _begin_round(table: Table) -> None:
    rounds.new_ship(table)
    table.change(round=table.state.round + 1)
    if table.state.final:
        table.tell("final-phase")
        begin_turn(table, MAIN, 1)
    else:
        card = table.state.round_card
        table.tell("round-begins", number=table.state.round, food=card.food)
        begin_turn(table, SUPPLY, 1)


_GO_ON: Mapping[str, Step] = {
    SUPPLY: _begin_turn,
    INTEREST: _pay_interest,
    USING: _go_on_inside,
    DONE: _finish_turn,
    FEEDING: _after_feeding,
    TOWN: _after_reveal,
}
