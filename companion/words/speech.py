"""Sentences from message ids and the facts of the case.

Facts are put into words by their name: a seat is said as the player who sits there, a thing of
the game by its name, several things as a list. What remains is said as it is.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from companion.referee.counts import Counts
from companion.referee.game import Game, Names
from companion.referee.ruling import Fact, Happening, Refusal
from companion.words.catalogue import catalogue
from companion.words.filling import fill
from companion.words.languages import LANGUAGES

DECIDE_THE_FORM = ("n", "count")
SEATS = frozenset({"seat", "other", "victim", "owner"})
SHARED_KINDS = {"colour": "colour"}
LONGEST_STRANGER = 40
NOTHING: Mapping[str, str] = {}


class MissingMessage(LookupError):
    """A message nobody has written, or one that wants facts it was not given."""


class Trouble(Protocol):
    """An error that names its message and the facts of the case."""

    @property
    def message(self) -> str: ...

    @property
    def facts(self) -> Mapping[str, Fact]: ...


class Words:
    """Speaks one language."""

    languages: ClassVar = LANGUAGES
    strict: ClassVar[bool] = False
    """Tests want to hear of a missing message; a player is better served by its bare id."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = catalogue(language)

    def say(self, message: str, /, **facts: Any) -> str:
        """The sentence of a message. A fact `n` or `count` decides its singular or plural."""
        number = next((facts[name] for name in DECIDE_THE_FORM if name in facts), None)
        try:
            text = self._texts.text(message, number if isinstance(number, int) else None)
            return fill(text, {name: self._plain(fact) for name, fact in facts.items()})
        except KeyError as error:
            if self.strict:
                raise MissingMessage(f"{message} {facts} lacks {error}") from error
            return message

    def has(self, message: str) -> bool:
        return message in self._texts

    def name(
        self,
        namespace: str,
        thing: str,
        count: int = 1,
        called: Mapping[str, str] = NOTHING,
    ) -> str:
        """What a thing is called, or several of it: by the table itself, or else by us. One that
        nobody knows, as strangers' documents may name, is called as they call it."""
        message = f"{namespace}.{thing}"
        if message in called or not self.has(message):
            return _printable(called.get(message, thing))[:LONGEST_STRANGER]
        return self.say(message, count=count)

    def happening(
        self, happening: Happening, names: Sequence[str] = (), game: Game | None = None
    ) -> str:
        told = self._told(happening.facts, names, game)
        return self.say(f"happening.{happening.what}", **told)

    def refusal(self, refusal: Refusal, names: Sequence[str] = (), game: Game | None = None) -> str:
        told = self._told(refusal.facts.items(), names, game)
        return self.say(f"refusal.{refusal.message}", **told)

    def remedy(self, refusal: Refusal, names: Sequence[str] = (), game: Game | None = None) -> str:
        """What would make it legal; empty where there is nothing helpful to say."""
        message = f"remedy.{refusal.message}"
        if not self.has(message):
            return ""
        return self.say(message, **self._told(refusal.facts.items(), names, game))

    def trouble(self, trouble: Trouble) -> str:
        return self.say(trouble.message, **trouble.facts)

    def list(self, items: Iterable[str]) -> str:
        """Several things in one sentence: a, b and c."""
        *others, last = tuple(items) or (self.say("list.none"),)
        if not others:
            return last
        first = others[0]
        for item in others[1:]:
            first = self.say("list.more", first=first, next=item)
        return self.say("list.last", first=first, last=last)

    def things(
        self, namespace: str, things: Iterable[str], called: Mapping[str, str] = NOTHING
    ) -> str:
        """A list of things in which equal ones are counted together: 2 Copper and Estate."""
        return self.list(
            self.counted(namespace, thing, count, called)
            for thing, count in Counts.of(things).items()
        )

    def counted(
        self, namespace: str, thing: str, count: int, called: Mapping[str, str] = NOTHING
    ) -> str:
        """A single thing is counted only where its kind has a way to say it: 1 ore, but Estate."""
        named = self.name(namespace, thing, count, called)
        message = f"{namespace}.{'one' if count == 1 else 'counted'}"
        if not self.has(message):
            if count == 1:
                return named
            message = "list.counted"
        return self.say(message, count=count, thing=named)

    def _told(
        self, facts: Iterable[tuple[str, Fact]], names: Sequence[str], game: Game | None
    ) -> dict[str, Fact]:
        kinds = {**SHARED_KINDS, **(game.kinds if game else {})}
        return {name: self._tell(name, fact, names, kinds) for name, fact in facts}

    def _tell(self, name: str, fact: Fact, names: Sequence[str], kinds: Mapping[str, str]) -> Fact:
        if isinstance(fact, int) and (name in SEATS or name.endswith("_seat")):
            # Strangers' documents may speak of seats that are not at the table.
            return names[fact] if 0 <= fact < len(names) else fact + 1
        called = names.called if isinstance(names, Names) else NOTHING
        if name in kinds and isinstance(fact, tuple):
            return self.things(kinds[name], fact, called)
        if name in kinds and isinstance(fact, str):
            return self.name(kinds[name], fact, called=called)
        return fact

    def _plain(self, fact: Any) -> str:
        if fact is None:
            return ""
        if isinstance(fact, tuple | list):
            return self.list(map(self._plain, fact))
        if isinstance(fact, int):
            return str(fact).replace("-", "−")
        return _printable(str(fact))


def _printable(text: str) -> str:
    """Without what could move the cursor or turn the writing around: facts come from strangers."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
