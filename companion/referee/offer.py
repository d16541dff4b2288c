"""One kind of action that is possible now, with the legal choices for each of its fields."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from itertools import product
from typing import Any

from companion.referee.action import Action
from companion.referee.choice import Choice, Pick


@dataclass(frozen=True, slots=True)
class Offer:
    """Every combination of the choices is a legal action."""

    kind: type[Action]
    choices: tuple[tuple[str, Choice], ...] = ()

    @classmethod
    def of(cls, kind: type[Action], **choices: Choice) -> "Offer":
        missing = {field.name for field in fields(kind)} ^ set(choices)
        if missing:
            raise TypeError(f"{kind.__name__} is not offered field by field: {sorted(missing)}")
        return cls(kind, tuple(choices.items()))

    def choice(self, field: str) -> Choice:
        return dict(self.choices)[field]

    def covers(self, action: Action) -> bool:
        return type(action) is self.kind and all(
            choice.allows(getattr(action, field)) for field, choice in self.choices
        )

    def completions(self) -> Iterator[Action]:
        names = [name for name, _ in self.choices]
        for values in product(*(list(choice.values()) for _, choice in self.choices)):
            yield self._make(dict(zip(names, values, strict=True)))

    def sample(self, pick: Pick) -> Action:
        return self._make({name: choice.sample(pick) for name, choice in self.choices})

    def _make(self, values: Mapping[str, Any]) -> Action:
        return self.kind(**values)
