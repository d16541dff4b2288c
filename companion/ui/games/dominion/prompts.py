"""A question of a card, as buttons: what can be answered, in the players' words."""

from dataclasses import dataclass
from typing import Any

from companion.games.dominion import actions as act
from companion.games.dominion.state import Task
from companion.referee.action import Action
from companion.referee.codec import tag
from companion.referee.offer import Offer
from companion.words import Words

ON_THE_TILES = frozenset({"gain", "throne", "trash"})
"""Questions answered by tapping the piles; the others have buttons of their own."""


@dataclass(frozen=True, slots=True)
class Answer:
    text: str
    action: Action


def question(words: Words, names: list[str], task: Task) -> str:
    """What is asked, of whom."""
    card = words.name("dominion.card", task.card)
    facts = {"seat": names[task.seat], "card": card, "limit": task.limit}
    return words.say(f"dominion.ask.{task.ask}", **facts)


def answers(words: Words, offers: list[Offer]) -> list[Answer]:
    """Every answer there is, each as its own button."""
    return [
        Answer(_text(words, action), action) for offer in offers for action in offer.completions()
    ]


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
        case act.PutOnDeck(card=None) | act.Rob(card=None):
            case = (".none", {})
        case act.Rob(card=card, keep=keep):
            case = (".keep" if keep else ".trash", {"card": card})
        case act.PutOnDeck(card=card):
            case = ("", {"card": card})
        case act.Discard(count=count) | act.SetAside(count=count):
            case = ("", {"count": count})
        case act.Reveal(treasures=count, others=others):
            case = ("", {"count": count, "others": others})
    return case
