"""Corrections: what the app believes is set to what lies on the table."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.games.dominion import facts
from companion.games.dominion.actions import (
    CorrectCards,
    CorrectCounters,
    CorrectPile,
    CorrectPlaces,
    CorrectTrash,
    CorrectTurn,
    CorrectTurnsTaken,
)
from companion.games.dominion.state import Holding, Turn
from companion.games.dominion.table import Table
from companion.games.dominion.zone import Zone
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal

MOST_COUNTED = 99
MOST_TURNS = 999


def _correct_pile(table: Table, action: CorrectPile) -> None:
    if action.card not in table.state.supply:
        known = action.card in facts.cards()
        raise Refusal("dominion.supply", "" if known else "unknown", card=action.card)
    _check_box(action.card, action.count)
    table.change(supply=table.state.supply.put(action.card, action.count))
    table.tell("correct-pile", card=action.card, count=action.count)


def _correct_trash(table: Table, action: CorrectTrash) -> None:
    _check_box(action.card, action.count)
    table.change(trash=table.state.trash.put(action.card, action.count))
    table.tell("correct-trash", card=action.card, count=action.count)


def _correct_cards(table: Table, action: CorrectCards) -> None:
    _check_seat(table, action.seat)
    _check_box(action.card, action.count)
    holding = table.holding(action.seat)
    in_play = min(holding.in_play[action.card], action.count)
    changed = replace(
        holding.forgotten(),
        owned=holding.owned.put(action.card, action.count),
        in_play=holding.in_play.put(action.card, in_play),
    )
    _place(table, action.seat, changed, changed.hand.size, changed.deck.size)
    table.tell("correct-cards", seat=action.seat, card=action.card, count=action.count)


def _correct_places(table: Table, action: CorrectPlaces) -> None:
    _check_seat(table, action.seat)
    holding = table.holding(action.seat)
    free = not_in_play(holding)
    needs = action.hand + action.deck
    if min(action.hand, action.deck) < 0:
        raise Refusal("dominion.correct", "number", most=free)
    if needs > free:
        raise Refusal("dominion.correct", "places", seat=action.seat, has=free, needs=needs)
    _place(table, action.seat, holding.forgotten(), action.hand, action.deck)
    table.tell("correct-places", seat=action.seat, hand=action.hand, deck=action.deck)


def _correct_turn(table: Table, action: CorrectTurn) -> None:
    """What was played or cleaned up in the wrong turn may never have been: of nobody's cards is it
    known any more where they lie."""
    _check_seat(table, action.seat)
    before = table.seat
    table.put_into_discard(before, Zone.of(table.holding(before).in_play))
    table.change_holding(before, in_play=Counts())
    forgotten = tuple(holding.forgotten() for holding in table.state.players)
    table.change(players=forgotten, turn=Turn(action.seat), pending=())
    table.tell("correct-turn", seat=action.seat)


def _correct_counters(table: Table, action: CorrectCounters) -> None:
    numbers = (action.actions, action.buys, action.coins)
    if not all(0 <= number <= MOST_COUNTED for number in numbers):
        raise Refusal("dominion.correct", "number", most=MOST_COUNTED)
    if table.state.over:
        raise Refusal("dominion.game-over")
    table.change_turn(actions=action.actions, buys=action.buys)
    _leave_to_spend(table, action.coins)
    table.tell("correct-counters", actions=action.actions, buys=action.buys, coins=action.coins)


def _leave_to_spend(table: Table, coins: int) -> None:
    """What is shown as coins is what is left to spend. If it is less than the treasures alone,
    they were told wrongly; otherwise the coins of the action cards were."""
    turn = table.state.turn
    of_actions = coins - turn.treasure + turn.spent
    if of_actions >= 0:
        table.change_turn(coins=of_actions)
    else:
        table.change_turn(coins=0, treasure=coins + turn.spent, laid=Counts())


def _correct_turns_taken(table: Table, action: CorrectTurnsTaken) -> None:
    _check_seat(table, action.seat)
    if not 0 <= action.turns <= MOST_TURNS:
        raise Refusal("dominion.correct", "number", most=MOST_TURNS)
    table.change_holding(action.seat, turns=action.turns)
    table.tell("correct-turns", seat=action.seat, count=action.turns)


def not_in_play(holding: Holding) -> int:
    return holding.owned.total() - holding.in_play.total()


def _place(table: Table, seat: int, holding: Holding, hand: int, deck: int) -> None:
    """Puts a player's cards into hand and deck, as far as they go, and the rest aside.

    Treasures that were named are forgotten too: they may have been what was wrong.
    """
    free = not_in_play(holding)
    in_hand = min(hand, free)
    in_deck = min(deck, free - in_hand)
    table.change_holding(
        seat,
        owned=holding.owned,
        in_play=holding.in_play,
        hand=Zone(in_hand),
        deck=Zone(in_deck),
        discard=Zone(free - in_hand - in_deck),
        top=(),
    )
    if seat == table.seat:
        table.change_turn(laid=Counts())


def _check_seat(table: Table, seat: int) -> None:
    count = len(table.state.players)
    if not 0 <= seat < count:
        raise Refusal("dominion.correct", "seat", number=seat + 1, has=count)


def _check_box(card: str, count: int) -> None:
    if card not in facts.cards():
        raise Refusal("dominion.supply", "unknown", card=card)
    most = facts.card(card).box
    if count < 0:
        raise Refusal("dominion.correct", "number", most=most)
    if count > most:
        raise Refusal("dominion.correct", "box", card=card, has=most, needs=count)


CORRECT: Mapping[type[Action], Callable[[Table, Any], None]] = {
    CorrectPile: _correct_pile,
    CorrectTrash: _correct_trash,
    CorrectCards: _correct_cards,
    CorrectPlaces: _correct_places,
    CorrectTurn: _correct_turn,
    CorrectCounters: _correct_counters,
    CorrectTurnsTaken: _correct_turns_taken,
}
