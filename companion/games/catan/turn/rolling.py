"""The dice: production, or a seven with its discards; and the robber, also for a knight."""

from typing import NoReturn

from companion.games.catan import board, facts, hand, production
from companion.games.catan.actions import Discard, MoveRobber, Roll, Steal
from companion.games.catan.facts import RESOURCES
from companion.games.catan.geometry import CORNERS_AT_HEX, HEX_NUMBER
from companion.games.catan.production import Shortage
from companion.games.catan.state import DISCARD, MOVE_ROBBER, PLAYING, ROLLING, STEAL, State, Task
from companion.games.catan.table import Table, check_hex, check_in_hand, check_seat
from companion.referee.ruling import Refusal


def roll(table: Table, action: Roll) -> None:
    if table.state.turn.phase != ROLLING:
        raise Refusal("catan.roll", "again", seat=table.seat)
    if action.total not in facts.DICE:
        raise Refusal("catan.roll", "total", has=action.total)
    table.change_turn(phase=PLAYING)
    table.tell("rolls", seat=table.seat, total=action.total)
    if action.total == facts.SEVEN:
        _seven(table)
    else:
        _produce(table, action.total)


def _produce(table: Table, number: int) -> None:
    brought = production.roll(table.state, number)
    table.take_all(brought.taken)
    for seat, cards in sorted(brought.taken.items()):
        table.tell("takes", seat=seat, cards=hand.each(cards))
    for seat, cards in sorted(brought.kept.items()):
        table.tell("robber-keeps", seat=seat, cards=hand.each(cards))
    for shortage in brought.shortages:
        _tell_shortage(table, shortage)
    if not brought.taken and not brought.kept and not brought.shortages:
        table.tell("nobody-takes")


def _tell_shortage(table: Table, shortage: Shortage) -> None:
    resource, due, left = RESOURCES[shortage.kind], shortage.due, shortage.left
    if shortage.lone is None:
        table.tell("bank-short", resource=resource, due=due, left=left)
    else:
        table.tell("bank-short-lone", seat=shortage.lone, resource=resource, due=due, left=left)


def _seven(table: Table) -> None:
    seat = table.seat
    owed = (
        Task(DISCARD, each, table.state.hands.size(each) // 2)
        for each in (seat, *table.state.others(seat))
        if too_many(table.state, each)
    )
    table.ask(*owed, Task(MOVE_ROBBER, seat))


def too_many(state: State, seat: int) -> bool:
    return state.hands.size(seat) > facts.hand_limit()


def discard(table: Table, _: Task, action: Discard) -> None:
    """Those who must discard do it in any order."""
    owed = (one for one in table.state.pending if one.ask == DISCARD and one.seat == action.seat)
    task = next(owed, None)
    if task is None:
        raise Refusal("catan.discard", "seat", number=action.seat + 1)
    cards = hand.of(action.cards)
    if sum(cards) != task.count:
        raise Refusal("catan.discard", seat=task.seat, has=sum(cards), needs=task.count)
    check_in_hand(table.state, task.seat, cards)
    table.pay(task.seat, cards)
    table.answered(task)
    table.tell("discards", seat=task.seat, cards=hand.each(cards), count=task.count)


def move_robber(table: Table, task: Task, action: MoveRobber) -> None:
    check_hex(action.hex)
    if action.hex == table.state.robber:
        raise Refusal("catan.robber", hex=action.hex)
    table.answered(task)
    table.change(robber=action.hex)
    _tell_robber(table, action.hex)
    there = victims(table.state, task.seat)
    if len(there) == 1:
        _rob(table, task.seat, there[0])
    elif there:
        table.ask(Task(STEAL, task.seat))
    else:
        table.tell("nobody-to-rob", seat=task.seat)


def _tell_robber(table: Table, name: str) -> None:
    island, place = table.state.island, HEX_NUMBER[name]
    terrain, number = island.terrain[place], island.numbers[place]
    if number is None:
        table.tell("moves-robber-bare", seat=table.seat, hex=name, terrain=terrain)
    else:
        table.tell("moves-robber", seat=table.seat, hex=name, terrain=terrain, number=number)


def victims(state: State, thief: int) -> tuple[int, ...]:
    """Who has a building at the robber's hex and a card to lose."""
    here = CORNERS_AT_HEX[HEX_NUMBER[state.robber]]
    return tuple(
        seat
        for seat in sorted(state.others(thief))
        if board.buildings(state.players[seat]) & here and state.hands.size(seat)
    )


def steal(table: Table, task: Task, action: Steal) -> None:
    if action.victim not in victims(table.state, task.seat):
        _refuse_victim(table.state, task.seat, action.victim)
    table.answered(task)
    _rob(table, task.seat, action.victim)


def _refuse_victim(state: State, thief: int, victim: int) -> NoReturn:
    check_seat(state, victim)
    here = CORNERS_AT_HEX[HEX_NUMBER[state.robber]]
    if victim == thief:
        raise Refusal("catan.stealing", "own", seat=thief)
    case = "empty" if board.buildings(state.players[victim]) & here else ""
    raise Refusal("catan.stealing", case, seat=thief, victim=victim)


def _rob(table: Table, thief: int, victim: int) -> None:
    table.change(hands=table.state.hands.stolen(thief, victim))
    table.tell("steals", seat=thief, victim=victim)
