"""Development cards: knight, Road Building, Year of Plenty, Monopoly."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.catan import board, facts, hand, hands, specials
from companion.games.catan.actions import (
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
)
from companion.games.catan.choices import Handed
from companion.games.catan.facts import RESOURCES
from companion.games.catan.hand import KINDS
from companion.games.catan.state import MOVE_ROBBER, State, Task
from companion.games.catan.table import Table
from companion.games.catan.turn.building import ask_for_free_roads
from companion.games.catan.turn.places import check_piece
from companion.referee.action import Action
from companion.referee.ruling import Refusal


def may_play_any(state: State) -> bool:
    """Whether the player on turn has a development card that may be played now."""
    turn = state.turn
    return not turn.played_card and state.players[turn.seat].cards > turn.bought


def may_play(state: State, card: str) -> bool:
    """Whether the player on turn may have this card and play it now."""
    return may_play_any(state) and board.played(state, card) < _in_box(card)


def _in_box(card: str) -> int:
    return facts.card_counts()[card]


def _check_may_play(table: Table, card: str) -> None:
    state, seat = table.state, table.seat
    if state.turn.played_card:
        raise Refusal("catan.one-card", seat=seat)
    if not state.players[seat].cards:
        raise Refusal("catan.development-cards", seat=seat)
    if state.players[seat].cards <= state.turn.bought:
        raise Refusal("catan.fresh-card", seat=seat, count=state.turn.bought)
    if board.played(state, card) >= _in_box(card):
        raise Refusal("catan.development-cards", "gone", card=card, most=_in_box(card))


def _lay_out(table: Table) -> None:
    """The card leaves the hand."""
    table.change_holding(table.seat, cards=table.holding(table.seat).cards - 1)
    table.change_turn(played_card=True)


def _use_up(table: Table, card: str) -> None:
    _lay_out(table)
    table.change(used=table.state.used.add(card))


def _knight(table: Table, _: PlayKnight) -> None:
    seat = table.seat
    _check_may_play(table, facts.KNIGHT)
    _lay_out(table)
    table.change_holding(seat, knights=table.holding(seat).knights + 1)
    table.tell("plays-knight", seat=seat, count=table.holding(seat).knights)
    specials.after_knight(table, seat)
    table.ask(Task(MOVE_ROBBER, seat))


def _road_building(table: Table, _: PlayRoadBuilding) -> None:
    seat = table.seat
    _check_may_play(table, facts.ROAD_BUILDING)
    check_piece(table.state, seat, facts.ROAD)
    if not board.open_paths(table.state, seat):
        raise Refusal("catan.card.road_building", seat=seat)
    _use_up(table, facts.ROAD_BUILDING)
    table.tell("plays-card", seat=seat, card=facts.ROAD_BUILDING)
    ask_for_free_roads(table, seat, facts.free_roads())


def plenty(state: State) -> int:
    """How many cards a Year of Plenty brings now: the bank may have fewer."""
    return min(facts.plenty(), sum(state.bank))


def _year_of_plenty(table: Table, action: PlayYearOfPlenty) -> None:
    seat, bank = table.seat, table.state.bank
    _check_may_play(table, facts.YEAR_OF_PLENTY)
    cards, due = hand.of(action.cards), plenty(table.state)
    for kind in KINDS:
        if bank[kind] < cards[kind]:
            has, needs = bank[kind], cards[kind]
            raise Refusal("catan.bank", resource=RESOURCES[kind], has=has, needs=needs)
    if not due:
        raise Refusal("catan.card.year_of_plenty", "empty", seat=seat)
    if sum(cards) != due:
        raise Refusal("catan.card.year_of_plenty", has=sum(cards), needs=due)
    _use_up(table, facts.YEAR_OF_PLENTY)
    table.take(seat, cards)
    table.tell("plays-card", seat=seat, card=facts.YEAR_OF_PLENTY)
    table.tell("takes", seat=seat, cards=hand.each(cards))


def _monopoly(table: Table, action: PlayMonopoly) -> None:
    seat, state = table.seat, table.state
    kind = hand.kind_of(action.resource)
    _check_may_play(table, facts.MONOPOLY)
    _check_handed(state, kind, action.handed)
    others = sorted(state.others(seat))
    amounts = tuple(action.handed[other] for other in others)
    _use_up(table, facts.MONOPOLY)
    table.change(hands=hands.monopolised(state.hands, seat, kind, others, amounts))
    table.tell("plays-monopoly", seat=seat, resource=action.resource, count=sum(amounts))
    for other, count in zip(others, amounts, strict=True):
        table.tell("hands-over", seat=other, other=seat, resource=action.resource, count=count)


def _check_handed(state: State, kind: int, handed: tuple[int, ...]) -> None:
    seat, count = state.turn.seat, len(state.players)
    if len(handed) != count or handed[seat]:
        raise Refusal("catan.card.monopoly", "seats", seat=seat, needs=count - 1)
    for other in state.others(seat):
        span = state.hands.span(other)
        if not span.least[kind] <= handed[other] <= span.most[kind]:
            raise Refusal(
                "catan.card.monopoly",
                seat=other,
                resource=RESOURCES[kind],
                has=handed[other],
                least=span.least[kind],
                most=span.most[kind],
            )
    if not monopolies(state, kind).allows(handed):
        raise Refusal("catan.card.monopoly", "together", resource=RESOURCES[kind])


def monopolies(state: State, kind: int) -> Handed:
    """What everybody may have to hand over, a number for each seat."""
    seat = state.turn.seat
    return Handed(state.hands, kind, seat, tuple(sorted(state.others(seat))))


CARDS: Mapping[type[Action], Callable[[Table, Any], None]] = {
    PlayKnight: _knight,
    PlayRoadBuilding: _road_building,
    PlayYearOfPlenty: _year_of_plenty,
    PlayMonopoly: _monopoly,
}
