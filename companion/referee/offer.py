"""One kind of action that is possible now, with the legal choices for each of its fields."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
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
        missing = kind.__dataclass_fields__.keys() ^ choices.keys()
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
        """Every legal action of this kind, one after the other: there may be very many."""
        return map(self._make, self._combined(dict(self.choices)))

    def _combined(self, choices: dict[str, Choice]) -> Iterator[dict[str, Any]]:
        if not choices:
            yield {}
            return
        name, choice = choices.popitem()
        for others in self._combined(choices):
            yield from ({**others, name: value} for value in choice.values())

    def sample(self, pick: Pick) -> Action:
        return self._make({name: choice.sample(pick) for name, choice in self.choices})

    def _make(self, values: Mapping[str, Any]) -> Action:
        return self.kind(**values)
