"""What a roll brings: to whom, how much, and where the bank cannot pay."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from companion.games.catan import board
from companion.games.catan.geometry import CORNERS_AT_HEX, HEX_NUMBER, HEXES_AT, Corners
from companion.games.catan.hand import KIND_NUMBER, KINDS, NOTHING, Hand, lowest, minus, only, plus
from companion.games.catan.islands import Island
from companion.games.catan.state import State


@dataclass(frozen=True, slots=True)
class Shortage:
    """A resource the bank could not pay in full: what was due, and what there was."""

    kind: int
    due: int
    left: int
    lone: int | None
    """The player who takes what is left, where that rule is played."""


@dataclass(frozen=True, slots=True)
class Yield:
    """What each seat takes from the bank, what the robber kept from whom, and what ran short."""

    taken: Mapping[int, Hand]
    kept: Mapping[int, Hand]
    shortages: tuple[Shortage, ...]


@lru_cache
def fields(island: Island) -> Mapping[int, tuple[tuple[int, int], ...]]:
    """The hexes with each number that yield something, and the kind they yield."""
    found: dict[int, tuple[tuple[int, int], ...]] = {}
    for place, number in enumerate(island.numbers):
        resource = island.resource(place)
        if number is not None and resource is not None:
            found[number] = (*found.get(number, ()), (place, KIND_NUMBER[resource]))
    return found


def roll(state: State, number: int) -> Yield:
    due: dict[int, Hand] = {}
    kept: dict[int, Hand] = {}
    for place, kind in fields(state.island).get(number, ()):
        blocked = place == HEX_NUMBER[state.robber]
        _harvest(state, CORNERS_AT_HEX[place], kind, kept if blocked else due)
    return _paid(state, due, kept)


def _harvest(state: State, corners: Corners, kind: int, into: dict[int, Hand]) -> None:
    for seat, holding in enumerate(state.players):
        small = board.settlements(holding) & corners
        large = board.cities(holding) & corners
        if small or large:
            here = only(kind, small.bit_count() + 2 * large.bit_count())
            into[seat] = plus(into.get(seat, NOTHING), here)


def _paid(state: State, due: Mapping[int, Hand], kept: Mapping[int, Hand]) -> Yield:
    taken = dict(due)
    shortages = []
    for kind in KINDS:
        claims = {seat: hand[kind] for seat, hand in due.items() if hand[kind]}
        needed, left = sum(claims.values()), state.bank[kind]
        if needed <= left:
            continue
        lone = _lone_claimant(state, claims) if left else None
        shortages.append(Shortage(kind, needed, left, lone))
        for seat, number in claims.items():
            missing = number - left if seat == lone else number
            taken[seat] = minus(taken[seat], only(kind, missing))
    return Yield({seat: hand for seat, hand in taken.items() if any(hand)}, kept, tuple(shortages))


def _lone_claimant(state: State, claims: Mapping[int, int]) -> int | None:
    """Who takes what is left, if that rule is played and nobody else is due."""
    alone = state.rules.lone_claimant_takes_rest and len(claims) == 1
    return next(iter(claims)) if alone else None


def first_income(state: State, corner: int) -> Hand:
    """One card for each hex at the second settlement. Only a corrected bank may lack some."""
    income = NOTHING
    for place in HEXES_AT[corner]:
        resource = state.island.resource(place)
        if resource:
            income = plus(income, only(KIND_NUMBER[resource], 1))
    return lowest(income, state.bank)
