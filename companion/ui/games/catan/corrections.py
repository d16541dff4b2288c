"""What can be corrected on a Catan table: anything. Nothing here tells what is in a hand."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from companion.games.catan import actions as act
from companion.games.catan import facts
from companion.games.catan.facts import RESOURCES
from companion.games.catan.state import PLAYING, State
from companion.games.catan.turn.correcting import MOST_CARDS
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.ui.games.catan.island_correction import island_group
from companion.ui.games.corrections import Choice, CorrectionGroup, Number
from companion.words import Words

SEAT, ROLLED, ROAD, ARMY = "seat", "rolled", "road", "army"
SIZE, CARDS, KNIGHTS, REVEALED = "size", "cards", "knights", "revealed"
HELD, DECK = "held", "deck"


def corrections(words: Words, match: Any) -> list[CorrectionGroup]:
    state, players = match.state, match.setup.players
    return [
        island_group(words, match),
        _table(words, state, [player.name for player in players]),
        _bank(words, state),
        *(_player(words, state, seat, player) for seat, player in enumerate(players)),
    ]


# Turn and special cards


def _table(words: Words, state: State, names: list[str]) -> CorrectionGroup:
    say, turn = words.say, state.turn
    seats = tuple(enumerate(names))
    holders = ((-1, say("catan.correct.nobody")), *seats)
    rolled = ((0, say("catan.correct.not-rolled")), (1, say("catan.correct.rolled")))
    settings = (
        Choice(SEAT, say("catan.correct.whose-turn"), turn.seat, seats),
        Choice(ROLLED, say("catan.correct.dice"), int(turn.phase == PLAYING), rolled),
        Choice(
            ROAD,
            words.name("catan.thing", facts.LONGEST_ROAD),
            _holder(state.longest_road),
            holders,
        ),
        Choice(
            ARMY,
            words.name("catan.thing", facts.LARGEST_ARMY),
            _holder(state.largest_army),
            holders,
        ),
    )
    return CorrectionGroup(say("catan.correct.turn"), settings, partial(_correct_table, state))


def _holder(seat: int | None) -> int:
    return -1 if seat is None else seat


def _correct_table(state: State, changed: Mapping[str, int]) -> list[Action]:
    made: list[Action] = []
    for key, correct in ((ROAD, act.CorrectLongestRoad), (ARMY, act.CorrectLargestArmy)):
        if key in changed:
            made.append(correct(None if changed[key] < 0 else changed[key]))
    if SEAT in changed or ROLLED in changed:
        seat = changed.get(SEAT, state.turn.seat)
        made.append(act.CorrectTurn(seat, bool(changed.get(ROLLED, state.turn.phase == PLAYING))))
    return made


# Bank and cards


def _bank(words: Words, state: State) -> CorrectionGroup:
    say = words.say
    used, left = say("catan.correct.played"), say("catan.correct.deck-hint")
    settings = (
        *(
            Number(resource, _titled(words, resource), left, most)
            for resource, left, most in zip(RESOURCES, state.bank, facts.bank_size(), strict=True)
        ),
        Number(DECK, say("catan.correct.deck"), state.deck, facts.deck_size(), left),
        *(
            Number(card, words.name("catan.card", card), state.used[card], most, used)
            for card in facts.PROGRESS
            for most in (facts.card_counts()[card],)
        ),
    )
    return CorrectionGroup(say("catan.correct.bank"), settings, _correct_bank)


def _titled(words: Words, resource: str) -> str:
    """The name of a resource at the head of its line."""
    name = words.name("catan.resource", resource)
    return name[:1].upper() + name[1:]


def _correct_bank(changed: Mapping[str, int]) -> list[Action]:
    return [_of_bank(key, count) for key, count in changed.items()]


def _of_bank(key: str, count: int) -> Action:
    if key == DECK:
        return act.CorrectDeck(count)
    return act.CorrectUsed(key, count) if key in facts.PROGRESS else act.CorrectBank(key, count)


# What a player has


def _player(words: Words, state: State, seat: int, player: Any) -> CorrectionGroup:
    """A hand laid open is counted from nothing, whatever the app knows of it."""
    say, held = words.say, state.players[seat]
    figures = (
        (SIZE, "catan.correct.hand", state.hands.size(seat), MOST_CARDS),
        (CARDS, "catan.correct.cards", held.cards, facts.deck_size()),
        (KNIGHTS, "catan.correct.knights", held.knights, _of_kind(facts.KNIGHT)),
        (REVEALED, "catan.correct.victory", held.revealed, _of_kind(facts.VICTORY_POINT)),
    )
    settings = (
        *(
            Number(key, say(message), value, most, say(f"{message}-hint"))
            for key, message, value, most in figures
        ),
        *(
            Number(_held(resource), _titled(words, resource), 0, most, say("catan.correct.open"))
            for resource, most in zip(RESOURCES, facts.bank_size(), strict=True)
        ),
    )
    return CorrectionGroup(player.name, settings, partial(_correct_player, seat), player.colour)


def _of_kind(card: str) -> int:
    return facts.card_counts()[card]


def _held(resource: str) -> str:
    return f"{HELD}.{resource}"


def _correct_player(seat: int, changed: Mapping[str, int]) -> list[Action]:
    """What was laid open says more than a number of cards, and comes after it."""
    made: list[Action] = [
        correct(seat, changed[key]) for key, correct in _FIGURES.items() if key in changed
    ]
    opened = {resource: changed.get(_held(resource), 0) for resource in RESOURCES}
    if any(opened.values()):
        made.append(act.CorrectHand(seat, Counts(opened)))
    return made


_FIGURES: Mapping[str, Callable[[int, int], Action]] = {
    SIZE: act.CorrectHandSize,
    CARDS: act.CorrectCards,
    KNIGHTS: act.CorrectKnights,
    REVEALED: act.CorrectVictoryCards,
}
