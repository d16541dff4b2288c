"""A small honest game to keep matches of: the players count to a goal in turns.

Whoever is on turn adds 1 to 3, never beyond the goal; who reaches it wins.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.referee.action import Action, Correction, TableAgrees
from companion.referee.choice import Number, Pick
from companion.referee.counts import Counts
from companion.referee.game import Figure, Now, Player, Setup, agree, check_players
from companion.referee.offer import Offer
from companion.referee.ruling import Happening, Outcome, Refusal
from companion.referee.score import ScoreLine, ScoreSheet, ranks


@dataclass(frozen=True, slots=True, kw_only=True)
class CountingSetup(Setup):
    goal: int = 21


@dataclass(frozen=True, slots=True)
class CountingState:
    players: tuple[str, ...]
    goal: int
    turn: int
    total: int
    added: Counts


@dataclass(frozen=True, slots=True)
class Add(Action):
    number: int


@dataclass(frozen=True, slots=True)
class SetTotal(Correction):
    total: int


@dataclass(frozen=True, slots=True)
class CountingTable:
    added: tuple[int, ...]


@dataclass(frozen=True)
class Counting:
    """The game. Its second rules allow no more than `most`; `applied` counts the work."""

    rules: int = 1
    most: int = 3
    id: str = "counting"
    seats: range = range(2, 5)
    variants: tuple[str, ...] = ()
    setup_type: type[Setup] = CountingSetup
    state_type: type[Any] = CountingState
    action_types: tuple[type[Action], ...] = (Add, SetTotal, TableAgrees)
    table_type: type[Any] = CountingTable

    @property
    def kinds(self) -> Mapping[str, str]:
        return {}

    def propose(self, players: Sequence[Player], variant: str, pick: Pick) -> Setup:
        assert variant == ""
        return CountingSetup(players=tuple(players), first=pick(len(players)))

    def set_up(self, setup: Any) -> CountingState:
        check_players(setup, self.seats)
        names = tuple(player.name for player in setup.players)
        return CountingState(names, setup.goal, setup.first, 0, Counts())

    def offers(self, state: CountingState) -> Sequence[Offer]:
        most = min(self.most, state.goal - state.total)
        agrees = Offer.of(TableAgrees)
        return (Offer.of(Add, number=Number(1, most)), agrees) if most else (agrees,)

    def corrections(self, state: CountingState) -> Sequence[Offer]:
        return (Offer.of(SetTotal, total=Number(0, state.goal)),)

    def apply(self, state: CountingState, action: Action) -> Outcome:
        match action:
            case Add(number):
                return self._add(state, number)
            case SetTotal(total):
                return self._set(state, total)
            case _:
                return agree(state)

    def _add(self, state: CountingState, number: int) -> Outcome:
        if not 1 <= number <= self.most:
            raise Refusal("counting.step", number=number, most=self.most)
        if state.total + number > state.goal:
            raise Refusal("counting.goal", number=number, left=state.goal - state.total)
        name = state.players[state.turn % len(state.players)]
        new = replace(
            state,
            turn=state.turn + 1,
            total=state.total + number,
            added=state.added.add(name, number),
        )
        return Outcome(new, (Happening("counting.added", name=name, total=new.total),))

    def _set(self, state: CountingState, total: int) -> Outcome:
        if not 0 <= total <= state.goal:
            raise Refusal("counting.goal", number=total, left=state.goal)
        return Outcome(replace(state, total=total), (Happening("counting.set", total=total),))

    def score(self, state: CountingState) -> ScoreSheet:
        return self._sheet(tuple(state.added[name] for name in state.players))

    def score_table(self, table: CountingTable) -> ScoreSheet:
        return self._sheet(table.added)

    def _sheet(self, points: tuple[int, ...]) -> ScoreSheet:
        return ScoreSheet((ScoreLine("added", points),), points, ranks([(n,) for n in points]))

    def now(self, state: CountingState) -> Now:
        over = state.total >= state.goal
        seat = None if over else state.turn % len(state.players)
        return Now(seat, "counting.count", state.turn, state.turn // len(state.players))

    def reality(self, state: CountingState) -> Sequence[Figure]:
        return (Figure(None, (("total", state.total),)),)

    def conserved(self, state: CountingState) -> Mapping[str, int]:
        return {"goal": state.goal}

    def broken(self, state: CountingState) -> str:
        return "" if 0 <= state.total <= state.goal else "beyond the goal"


class WatchedCounting(Counting):
    """Counts how often it is asked to apply an action."""

    applied = 0

    def apply(self, state: CountingState, action: Action) -> Outcome:
        type(self).applied += 1
        return super().apply(state, action)


GAME = Counting()


def find(_: str) -> Counting:
    return GAME


def a_setup(goal: int = 1_000_000) -> CountingSetup:
    return CountingSetup(players=(Player("Anna", "red"), Player("小明", "blue")), goal=goal)
