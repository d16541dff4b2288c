"""What every building that can be entered has."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from companion.games.le_havre.choices import holds
from companion.games.le_havre.facts import Building
from companion.games.le_havre.state import State
from companion.games.le_havre.table import Table
from companion.referee.action import Action
from companion.referee.offer import Offer

Check = Callable[[State, Building], None]
Begin = Callable[[Table, Building], None]
Options = Callable[[State, Building], Iterator[Offer]]
Doing = Mapping[type[Action], Callable[[Table, Building, Any], None]]


def article(card: Building) -> str:
    """The article about a building, which its refusals cite."""
    return f"le_havre.building.{card.id}"


def nothing_at_once(*_: object) -> None:
    """Everything is the visitor's choice."""


def nothing_to_choose(*_: object) -> Iterator[Offer]:
    yield from ()


@dataclass(frozen=True, slots=True)
class Effect:
    """A kind of action.

    `check` refuses what cannot be carried out by the player on turn, the fee being paid. `begin`
    is what happens by itself; then `options` are to be chosen from, and `doing` does them. The
    action is over when no option is left; before that `optional` says whether it may be ended.
    """

    check: Check
    begin: Begin = nothing_at_once
    options: Options = nothing_to_choose
    doing: Doing | None = None
    optional: Callable[[State], bool] = lambda state: bool(state.turn.parts)

    def check_still(self, state: State, card: Building) -> None:
        """Whether what was possible on entering still is: a correction may have changed that."""
        if not state.turn.parts:
            self.check(state, card)

    def offers(self, state: State, card: Building) -> Iterator[Offer]:
        """The options, as long as the action is possible."""
        if holds(partial(self.check_still, state, card)):
            yield from self.options(state, card)
