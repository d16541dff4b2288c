"""What can be corrected on a Dominion table: piles, trash, everybody's cards, the turn."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from companion.games.dominion import actions as act
from companion.games.dominion import facts
from companion.games.dominion.state import Holding, State
from companion.games.dominion.turn.correcting import MOST_COUNTED, MOST_TURNS
from companion.referee.action import Action
from companion.ui.games.corrections import Choice, CorrectionGroup, Number
from companion.ui.games.dominion.dock import COUNTERS
from companion.ui.games.dominion.piles import in_places
from companion.words import Words

SEAT, TURNS, HAND, DECK = "seat", "turns", "hand", "deck"


def corrections(words: Words, match: Any) -> list[CorrectionGroup]:
    state, players = match.state, match.setup.players
    return [
        _turn(words, state, [player.name for player in players]),
        _piles(words, state),
        *(
            _player(words, seat, player, held)
            for seat, (player, held) in enumerate(zip(players, state.players, strict=True))
        ),
        _trash(words, state),
    ]


def _turn(words: Words, state: State, names: Sequence[str]) -> CorrectionGroup:
    turn = state.turn
    whose = Choice(SEAT, words.say("dominion.ui.whose-turn"), turn.seat, tuple(enumerate(names)))
    left = (turn.actions, turn.buys, turn.money)
    counters = tuple(
        Number(name, words.say(COUNTERS[name]), value, MOST_COUNTED)
        for name, value in zip(COUNTERS, left, strict=True)
    )
    now = dict(zip(COUNTERS, left, strict=True))
    settings: tuple[Number | Choice, ...] = (whose,) if state.over else (whose, *counters)
    return CorrectionGroup(words.say("dominion.ui.turn"), settings, partial(_correct_turn, now))


def _correct_turn(now: Mapping[str, int], changed: Mapping[str, int]) -> list[Action]:
    """A turn that somebody else begins has fresh counters, which may be corrected as well."""
    made: list[Action] = []
    if SEAT in changed:
        made.append(act.CorrectTurn(changed[SEAT]))
    counters = {name: changed[name] for name in COUNTERS if name in changed}
    if counters:
        made.append(act.CorrectCounters(**{**now, **counters}))
    return made


def _piles(words: Words, state: State) -> CorrectionGroup:
    counts = {card: state.supply[card] for card in in_places(state.supply)}
    return CorrectionGroup(
        words.say("dominion.ui.supply"), _numbers(words, counts), _each(act.CorrectPile)
    )


def _trash(words: Words, state: State) -> CorrectionGroup:
    counts = {card: state.trash[card] for card in facts.cards()}
    return CorrectionGroup(
        words.say("dominion.ui.trash-pile"), _numbers(words, counts), _each(act.CorrectTrash)
    )


def _each(make: Callable[[str, int], Action]) -> Callable[[Mapping[str, int]], list[Action]]:
    return lambda changed: [make(card, count) for card, count in changed.items()]


def _player(words: Words, seat: int, player: Any, held: Holding) -> CorrectionGroup:
    free = held.owned.total() - held.in_play.total()
    places = (
        Number(HAND, words.say("dominion.ui.in-hand"), held.hand.size, free),
        Number(DECK, words.say("dominion.ui.in-deck"), held.deck.size, free),
        Number(TURNS, words.say("dominion.ui.turns-taken"), held.turns, MOST_TURNS),
    )
    cards = _numbers(words, {card: held.owned[card] for card in facts.cards()})
    return CorrectionGroup(
        player.name, (*places, *cards), partial(_correct_player, seat, held), player.colour
    )


def _correct_player(seat: int, held: Holding, changed: Mapping[str, int]) -> list[Action]:
    """The cards first: where they lie is corrected of those that are there."""
    made: list[Action] = [
        act.CorrectCards(seat, card, count)
        for card, count in changed.items()
        if card in facts.cards()
    ]
    if HAND in changed or DECK in changed:
        hand, deck = changed.get(HAND, held.hand.size), changed.get(DECK, held.deck.size)
        made.append(act.CorrectPlaces(seat, hand, deck))
    if TURNS in changed:
        made.append(act.CorrectTurnsTaken(seat, changed[TURNS]))
    return made


def _numbers(words: Words, counts: Mapping[str, int]) -> tuple[Number, ...]:
    return tuple(
        Number(card, words.name("dominion.card", card), count, facts.card(card).box)
        for card, count in counts.items()
    )
