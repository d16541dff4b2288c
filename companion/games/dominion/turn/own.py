"""What the player on turn does: play actions, lay down treasures, buy, end the turn."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.dominion import cards, facts, hidden, supply
from companion.games.dominion.actions import (
    BeginBuying,
    Buy,
    EndTurn,
    LayTreasure,
    LayTreasures,
    PlayAction,
)
from companion.games.dominion.questions.throne import check_is_action, put_into_play
from companion.games.dominion.state import ACTIONS, BUYING, OVER, Turn
from companion.games.dominion.table import Table, check_in_hand
from companion.referee.action import Action
from companion.referee.ruling import Refusal


def _play_action(table: Table, action: PlayAction) -> None:
    turn = table.state.turn
    check_is_action(action.card)
    if turn.phase != ACTIONS:
        raise Refusal("dominion.phases", "buying", seat=turn.seat, card=action.card)
    if not turn.actions:
        raise Refusal("dominion.actions", seat=turn.seat, has=0, needs=1)
    put_into_play(table, turn.seat, action.card)
    table.change_turn(actions=turn.actions - 1)
    table.tell("plays", seat=turn.seat, card=action.card)
    cards.carry_out(table, turn.seat, action.card)


def _begin_buying(table: Table, _: BeginBuying) -> None:
    if table.state.turn.phase != ACTIONS:
        raise Refusal("dominion.phases", "begun", seat=table.seat)
    table.change_turn(phase=BUYING)
    table.tell("begins-buying", seat=table.seat)


def _lay_treasures(table: Table, action: LayTreasures) -> None:
    turn = table.state.turn
    _check_before_buying(turn)
    totals = hidden.treasure_totals(table.holding(turn.seat), turn.laid)
    if action.worth not in totals:
        raise Refusal("dominion.treasures", seat=turn.seat, has=max(totals), needs=action.worth)
    table.change_turn(phase=BUYING, treasure=action.worth)
    table.tell("lays-treasures", seat=turn.seat, count=action.worth)


def _lay_treasure(table: Table, action: LayTreasure) -> None:
    turn, card = table.state.turn, action.card
    if card not in facts.cards():
        raise Refusal("dominion.supply", "unknown", card=card)
    if card not in facts.of_type(facts.TREASURE):
        raise Refusal("dominion.action-cards", "treasure", card=card)
    _check_before_buying(turn)
    holding, laid = table.holding(turn.seat), turn.laid.add(card)
    check_in_hand(holding, turn.seat, laid)
    worth = turn.treasure + facts.card(card).coins
    totals = hidden.treasure_totals(holding, laid)
    if worth not in totals:
        raise Refusal("dominion.treasures", seat=turn.seat, has=max(totals), needs=worth)
    table.change_holding(turn.seat, hand=holding.hand.knowing(laid))
    table.change_turn(phase=BUYING, treasure=worth, laid=laid)
    table.tell("lays-treasure", seat=turn.seat, card=card)


def _check_before_buying(turn: Turn) -> None:
    if turn.purchases:
        raise Refusal("dominion.phases", "bought", seat=turn.seat)


def _buy(table: Table, action: Buy) -> None:
    turn = table.state.turn
    supply.check_in_supply(table.state.supply, action.card)
    cost = facts.card(action.card).cost
    if not turn.buys:
        raise Refusal("dominion.buys", seat=turn.seat, has=0, needs=1)
    if cost > turn.money:
        raise Refusal("dominion.cost", card=action.card, has=turn.money, needs=cost)
    table.change_turn(
        phase=BUYING,
        buys=turn.buys - 1,
        spent=turn.spent + cost,
        purchases=turn.purchases + 1,
    )
    table.gain(turn.seat, action.card)
    table.tell("buys", seat=turn.seat, card=action.card, cost=cost)


def _end_turn(table: Table, _: EndTurn) -> None:
    seat = table.seat
    table.tell("ends-turn", seat=seat)
    cards.clean_up(table, seat)
    if supply.ends_the_game(table.state.supply):
        _end_the_game(table)
        return
    following = table.state.after(seat)
    table.change(turn=Turn(following))
    table.change_holding(following, turns=table.holding(following).turns + 1)
    table.tell("turn-begins", seat=following)


def _end_the_game(table: Table) -> None:
    table.change(turn=Turn(table.seat, phase=OVER))
    if not table.state.supply[facts.PROVINCE]:
        table.tell("ends-with-provinces")
    else:
        table.tell("ends-with-piles", cards=supply.empty_piles(table.state.supply))


OWN: Mapping[type[Action], Callable[[Table, Any], None]] = {
    PlayAction: _play_action,
    BeginBuying: _begin_buying,
    LayTreasures: _lay_treasures,
    LayTreasure: _lay_treasure,
    Buy: _buy,
    EndTurn: _end_turn,
}
