"""The table while an action is being carried out: the state as it changes, and what is told."""

from dataclasses import replace
from typing import Any

from companion.games.navegador.state import Asked, Holding, State
from companion.referee.ruling import Fact, Happening, Outcome


class Table:
    """Collects what one action changes. The state it started from stays untouched."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._happenings: list[Happening] = []

    @property
    def seat(self) -> int:
        """The player on turn."""
        return self.state.turn.seat

    @property
    def active(self) -> Holding:
        """What the player on turn has."""
        return self.state.active

    def outcome(self) -> Outcome:
        return Outcome(self.state, tuple(self._happenings))

    def tell(self, what: str, **facts_of_it: Fact) -> None:
        self._happenings.append(Happening(f"navegador.{what}", **facts_of_it))

    def change(self, **fields: Any) -> None:
        self.state = replace(self.state, **fields)

    def change_turn(self, **fields: Any) -> None:
        self.change(turn=replace(self.state.turn, **fields))

    def change_holding(self, seat: int, **fields: Any) -> None:
        players = list(self.state.players)
        players[seat] = replace(players[seat], **fields)
        self.change(players=tuple(players))

    def change_active(self, **fields: Any) -> None:
        self.change_holding(self.seat, **fields)

    def change_sea(self, region: str, **fields: Any) -> None:
        self.change(
            seas=tuple(
                replace(sea, **fields) if sea.region == region else sea for sea in self.state.seas
            )
        )

    def pay(self, amount: int) -> None:
        """From the player on turn to the bank; a negative amount comes from it."""
        self.change_active(cash=self.active.cash - amount)

    def ask(self, reading: str, about: str) -> None:
        self.change(pending=(*self.state.pending, Asked(reading, about)))

    def answered(self) -> None:
        self.change(pending=self.state.pending[1:])
