"""Setting what the app believes to what lies on the table."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.catan import facts, hand, hands
from companion.games.catan.actions import (
    CorrectBank,
    CorrectBuilding,
    CorrectCards,
    CorrectDeck,
    CorrectHand,
    CorrectHandSize,
    CorrectKnights,
    CorrectLargestArmy,
    CorrectLongestRoad,
    CorrectRoad,
    CorrectRobber,
    CorrectTurn,
    CorrectUsed,
    CorrectVictoryCards,
)
from companion.games.catan.facts import RESOURCES
from companion.games.catan.hand import KINDS, NOTHING, Hand
from companion.games.catan.state import DISCARD, PLAYING, ROLLING, State, Task, Turn
from companion.games.catan.table import (
    Table,
    check_corner,
    check_hex,
    check_path,
    check_seat,
    with_place,
    without_place,
)
from companion.games.catan.turn.places import check_piece
from companion.games.catan.turn.rolling import too_many
from companion.referee.action import Action
from companion.referee.ruling import Refusal

MOST_CARDS = sum(facts.bank_size())


def _correct_road(table: Table, action: CorrectRoad) -> None:
    check_path(action.path)
    for seat, holding in enumerate(table.state.players):
        table.change_holding(seat, roads=without_place(holding.roads, action.path))
    if action.seat is None:
        table.tell("correct-no-road", path=action.path)
        return
    check_seat(table.state, action.seat)
    check_piece(table.state, action.seat, facts.ROAD)
    table.put_road(action.seat, action.path)
    table.tell("correct-road", seat=action.seat, path=action.path)


def _correct_building(table: Table, action: CorrectBuilding) -> None:
    corner, seat = action.corner, action.seat
    check_corner(corner)
    terrain = table.terrain_at(corner)
    _clear(table, corner)
    if seat is None:
        table.tell("correct-no-building", corner=corner, terrain=terrain)
        return
    check_seat(table.state, seat)
    check_piece(table.state, seat, facts.CITY if action.city else facts.SETTLEMENT)
    if action.city:
        table.change_holding(seat, cities=with_place(table.holding(seat).cities, corner))
        table.tell("correct-city", seat=seat, corner=corner, terrain=terrain)
    else:
        table.put_settlement(seat, corner)
        table.tell("correct-settlement", seat=seat, corner=corner, terrain=terrain)


def _clear(table: Table, corner: str) -> None:
    for seat, holding in enumerate(table.state.players):
        table.change_holding(
            seat,
            settlements=without_place(holding.settlements, corner),
            cities=without_place(holding.cities, corner),
        )


def _correct_robber(table: Table, action: CorrectRobber) -> None:
    check_hex(action.hex)
    table.change(robber=action.hex)
    terrain = table.terrain_of(action.hex)
    table.tell("correct-robber", hex=action.hex, terrain=terrain)


def outside_bank(state: State) -> Hand:
    """What the box holds and the bank does not. A bank counted too high leaves nothing."""
    return hand.highest(hand.minus(facts.bank_size(), state.bank), NOTHING)


def _correct_hand(table: Table, action: CorrectHand) -> None:
    check_seat(table.state, action.seat)
    cards = hand.of(action.cards)
    most = outside_bank(table.state)
    for kind in KINDS:
        if cards[kind] > most[kind]:
            has, needs = most[kind], cards[kind]
            raise Refusal("catan.correct", "bank", resource=RESOURCES[kind], has=has, needs=needs)
    table.change(hands=hands.corrected(table.state.hands, action.seat, cards))
    table.tell("correct-hand", seat=action.seat, count=sum(cards))
    _recount_discard(table, action.seat)


def _correct_hand_size(table: Table, action: CorrectHandSize) -> None:
    check_seat(table.state, action.seat)
    _check_number(action.count, MOST_CARDS)
    table.change(hands=hands.resized(table.state.hands, action.seat, action.count))
    table.tell("correct-hand", seat=action.seat, count=action.count)
    _recount_discard(table, action.seat)


def _recount_discard(table: Table, seat: int) -> None:
    """Whoever still has to discard after a seven discards half of what is there."""
    owed = table.state.hands.size(seat) // 2 if too_many(table.state, seat) else 0
    recounted = (
        Task(DISCARD, seat, owed) if (task.ask, task.seat) == (DISCARD, seat) else task
        for task in table.state.pending
    )
    table.change(pending=tuple(task for task in recounted if task.ask != DISCARD or task.count))


def _correct_bank(table: Table, action: CorrectBank) -> None:
    kind = hand.kind_of(action.resource)
    _check_number(action.count, facts.bank_size()[kind])
    bank = list(table.state.bank)
    bank[kind] = action.count
    table.change(bank=tuple(bank))
    table.tell("correct-bank", resource=action.resource, count=action.count)


def _correct_deck(table: Table, action: CorrectDeck) -> None:
    _check_number(action.count, facts.deck_size())
    table.change(deck=action.count)
    table.tell("correct-deck", count=action.count)


def _correct_cards(table: Table, action: CorrectCards) -> None:
    check_seat(table.state, action.seat)
    _check_number(action.count, facts.deck_size())
    table.change_holding(action.seat, cards=action.count)
    if action.seat == table.seat:
        table.change_turn(bought=min(table.state.turn.bought, action.count))
    table.tell("correct-cards", seat=action.seat, count=action.count)


def _correct_knights(table: Table, action: CorrectKnights) -> None:
    check_seat(table.state, action.seat)
    _check_number(action.count, facts.card_counts()[facts.KNIGHT])
    table.change_holding(action.seat, knights=action.count)
    table.tell("correct-knights", seat=action.seat, count=action.count)


def _correct_victory_cards(table: Table, action: CorrectVictoryCards) -> None:
    check_seat(table.state, action.seat)
    _check_number(action.count, facts.card_counts()[facts.VICTORY_POINT])
    table.change_holding(action.seat, revealed=action.count)
    table.tell("correct-victory-cards", seat=action.seat, count=action.count)


def _correct_used(table: Table, action: CorrectUsed) -> None:
    if action.card not in facts.PROGRESS:
        raise Refusal("catan.correct", "card", what=action.card)
    _check_number(action.count, facts.card_counts()[action.card])
    table.change(used=table.state.used.put(action.card, action.count))
    table.tell("correct-used", card=action.card, count=action.count)


def _correct_longest_road(table: Table, action: CorrectLongestRoad) -> None:
    if action.seat is not None:
        check_seat(table.state, action.seat)
    table.change(longest_road=action.seat)
    _tell_holder(table, facts.LONGEST_ROAD, action.seat)


def _correct_largest_army(table: Table, action: CorrectLargestArmy) -> None:
    if action.seat is not None:
        check_seat(table.state, action.seat)
    table.change(largest_army=action.seat)
    _tell_holder(table, facts.LARGEST_ARMY, action.seat)


def _tell_holder(table: Table, special: str, seat: int | None) -> None:
    if seat is None:
        table.tell("correct-no-holder", special=special)
    else:
        table.tell("correct-holder", special=special, seat=seat)


def _correct_turn(table: Table, action: CorrectTurn) -> None:
    check_seat(table.state, action.seat)
    phase = PLAYING if action.rolled else ROLLING
    table.change(turn=Turn(action.seat, phase, table.state.turn.number), pending=())
    if action.rolled:
        table.tell("correct-turn-rolled", seat=action.seat)
    else:
        table.tell("correct-turn", seat=action.seat)


def _check_number(number: int, most: int) -> None:
    if not 0 <= number <= most:
        raise Refusal("catan.correct", "number", most=most)


CORRECT: Mapping[type[Action], Callable[[Table, Any], None]] = {
    CorrectRoad: _correct_road,
    CorrectBuilding: _correct_building,
    CorrectRobber: _correct_robber,
    CorrectHand: _correct_hand,
    CorrectHandSize: _correct_hand_size,
    CorrectBank: _correct_bank,
    CorrectDeck: _correct_deck,
    CorrectCards: _correct_cards,
    CorrectKnights: _correct_knights,
    CorrectVictoryCards: _correct_victory_cards,
    CorrectUsed: _correct_used,
    CorrectLongestRoad: _correct_longest_road,
    CorrectLargestArmy: _correct_largest_army,
    CorrectTurn: _correct_turn,
}
