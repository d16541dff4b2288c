"""What the referee answers: a happening for what followed, a refusal for what may not be.

Neither holds a sentence. Both name a message and the facts of the case; the words are made in
`companion.words`, in the reader's language.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Fact = str | int | bool | tuple[str, ...] | None


@dataclass(frozen=True, slots=True, init=False)
class Happening:
    """One thing that followed from an action: a log line, a toast, a spoken sentence."""

    what: str
    facts: tuple[tuple[str, Fact], ...]

    def __init__(self, what: str, **facts: Fact) -> None:
        object.__setattr__(self, "what", what)
        object.__setattr__(self, "facts", tuple(sorted(facts.items())))

    def fact(self, name: str) -> Fact:
        return dict(self.facts).get(name)


class Refusal(Exception):
    """An illegal action. `article` is the rule that forbids it, `facts` are the case's figures.

    `case` tells apart the ways in which one rule can be broken, where one sentence cannot serve
    them all.
    """

    def __init__(self, article: str, case: str = "", **facts: Fact) -> None:
        super().__init__(article)
        self.article = article
        self.case = case
        self.facts: Mapping[str, Fact] = facts

    @property
    def message(self) -> str:
        """The id of the sentence that says what is wrong."""
        return f"{self.article}.{self.case}" if self.case else self.article

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.message}({facts})"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The state after an action. The first happening is the deed itself, the rest its effects."""

    state: Any
    happenings: tuple[Happening, ...]
