"""A question of a card in the players' words: what is asked, and what can be answered."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from companion.games.dominion import actions as act
from companion.games.dominion.state import State
from companion.referee.action import Action
from companion.referee.codec import tag
from companion.words import Words

ON_THE_PILES = frozenset({"gain", "throne", "trash"})
"""Answered by tapping the piles; the others have keys or buttons of their own."""

ATTACKS = frozenset({"curse", "militia", "spy", "thief", "victory"})
"""Asked of the attacked, one after the other."""

COUNTED = {"cellar": "count", "library": "count"}
"""Answered by a number: the field that holds it."""


@dataclass(frozen=True, slots=True)
class Answer:
    text: str
    action: Action


def question(words: Words, names: Sequence[str], state: State) -> str:
    """What is asked now, of whom."""
    task = state.pending[0]
    facts = {
        "seat": names[task.seat],
        "card": words.name("dominion.card", task.card),
        "limit": task.limit,
        "hand": state.players[task.seat].hand.size,
    }
    return words.say(f"dominion.ask.{task.ask}", **facts)


def answers(words: Words, actions: Iterable[Action]) -> list[Answer]:
    """Every answer in words, each for a button of its own."""
    return [Answer(_text(words, action), action) for action in actions]


def _text(words: Words, action: Action) -> str:
    case, facts = _case(action)
    message = f"dominion.answer.{tag(type(action))}{case}"
    if "card" in facts:
        facts["card"] = words.name("dominion.card", facts["card"])
    return words.say(message, **facts)


def _case(action: Action) -> tuple[str, dict[str, Any]]:
    """Which of an answer's texts is meant, and the facts in it."""
    case: tuple[str, dict[str, Any]] = ("", {})
    match action:
        case act.Inspect(discard=yes) | act.DiscardDeck(discard=yes):
            case = (".yes" if yes else ".no", {})
        case act.PutOnDeck(card=None) | act.Rob(card=None) | act.PlayTwice(card=None):
            case = (".none", {})
        case act.Rob(card=card, keep=keep):
            case = (".keep" if keep else ".trash", {"card": card})
        case act.PutOnDeck(card=card):
            case = ("", {"card": card})
        case act.Discard(count=count):
            case = ("", {"count": count})
    return case
