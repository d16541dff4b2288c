"""What can be done now, and how the table can be corrected."""

from companion.games.dominion import facts, hidden, supply
from companion.games.dominion.actions import (
    BeginBuying,
    Buy,
    CorrectCards,
    CorrectCounters,
    CorrectPile,
    CorrectPlaces,
    CorrectTrash,
    CorrectTurn,
    CorrectTurnsTaken,
    EndTurn,
    LayTreasure,
    LayTreasures,
    PlayAction,
)
from companion.games.dominion.questions import QUESTIONS
from companion.games.dominion.state import ACTIONS, State
from companion.games.dominion.turn.correcting import MOST_COUNTED, MOST_TURNS, not_in_play
from companion.referee.action import TableAgrees
from companion.referee.choice import Number, OneOf
from companion.referee.offer import Offer


def offers(state: State) -> list[Offer]:
    if state.over:
        return []
    if state.task:
        return QUESTIONS[state.task.ask].offers(state, state.task)
    return [*_actions(state), *_treasures(state), *_purchases(state), Offer.of(EndTurn)]


def _actions(state: State) -> list[Offer]:
    turn = state.turn
    if turn.phase != ACTIONS:
        return []
    view = hidden.hand(state.players[turn.seat])
    playable = tuple(sorted(view.most_of_each(facts.of_type(facts.ACTION))))
    play = [Offer.of(PlayAction, card=OneOf(playable))] if turn.actions and playable else []
    return [*play, Offer.of(BeginBuying)]


def _treasures(state: State) -> list[Offer]:
    turn = state.turn
    if turn.purchases:
        return []
    totals = hidden.treasure_totals(state.players[turn.seat], turn.laid)
    single = tuple(sorted(filter(lambda card: _may_lay(state, card), facts.of_type("treasure"))))
    return [
        Offer.of(LayTreasures, worth=OneOf(tuple(sorted(totals)))),
        *([Offer.of(LayTreasure, card=OneOf(single))] if single else []),
    ]


def _may_lay(state: State, card: str) -> bool:
    turn, holding = state.turn, state.players[state.turn.seat]
    laid = turn.laid.add(card)
    worth = turn.treasure + facts.card(card).coins
    return hidden.hand(holding).may_hold(laid) and worth in hidden.treasure_totals(holding, laid)


def _purchases(state: State) -> list[Offer]:
    turn = state.turn
    cards = supply.affordable(state.supply, turn.money) if turn.buys else ()
    return [Offer.of(Buy, card=OneOf(cards))] if cards else []


def corrections(state: State) -> list[Offer]:
    seats = OneOf(tuple(range(len(state.players))))
    counted = Number(0, MOST_COUNTED)
    counters = Offer.of(CorrectCounters, actions=counted, buys=counted, coins=counted)
    return [
        Offer.of(TableAgrees),
        Offer.of(CorrectTurn, seat=seats),
        Offer.of(CorrectTurnsTaken, seat=seats, turns=Number(0, MOST_TURNS)),
        *([] if state.over else [counters]),
        *(Offer.of(CorrectPile, card=OneOf((card,)), count=_box(card)) for card in state.supply),
        *(Offer.of(CorrectTrash, card=OneOf((card,)), count=_box(card)) for card in facts.cards()),
        *(
            Offer.of(CorrectCards, seat=seats, card=OneOf((card,)), count=_box(card))
            for card in facts.cards()
        ),
        *_places(state),
    ]


def _box(card: str) -> Number:
    return Number(0, facts.card(card).box)


def _places(state: State) -> list[Offer]:
    return [
        Offer.of(
            CorrectPlaces, seat=OneOf((seat,)), hand=OneOf((hand,)), deck=Number(0, free - hand)
        )
        for seat, holding in enumerate(state.players)
        for free in (not_in_play(holding),)
        for hand in range(free + 1)
    ]
