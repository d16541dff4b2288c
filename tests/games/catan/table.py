"""Tables to try rules on: the beginners' island, brought to where the rule bites."""

import pytest

from companion.games.catan import actions as act
from companion.games.catan import islands
from companion.games.catan.setup import CatanSetup
from companion.games.catan.state import Holding, Rules, State
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.match import Match
from companion.referee.ruling import Happening, Refusal
from tests.games.catan.real_table import GAME, PLAYERS, RESOURCES

BEGINNERS = islands.printed("beginners")
ANNA, BEN, CLEO, DAN = range(4)

COAST = ("E00", "E02", "E03", "E05", "E06", "E08", "E09", "E21")
"""Eight paths in a row along the north coast, from corner V00 to V15."""

COAST_CORNERS = ("V00", "V01", "V02", "V03", "V04", "V05", "V06", "V14", "V15")

RING = ("E31", "E33", "E46", "E45", "E30", "E29")
"""The six paths round H10, the fields in the middle."""

RING_CORNERS = ("V21", "V22", "V33", "V32", "V31", "V20")


def setup(players: int = 3, rules: Rules | None = None, first: int = 0) -> CatanSetup:
    return CatanSetup(
        players=PLAYERS[:players], first=first, island=BEGINNERS, rules=rules or Rules()
    )


def founding(players: int = 3) -> Match:
    """Nothing stands on the island yet."""
    return Match(GAME, setup(players))


def placed(players: int = 3, rules: Rules | None = None) -> Match:
    """The printed starting places, before Anna's first roll."""
    made = CatanSetup(
        players=PLAYERS[:players], island=BEGINNERS, rules=rules or Rules(), pieces_placed=True
    )
    return Match(GAME, made)


def empty(players: int = 3, rules: Rules | None = None, rolled: bool = True) -> Match:
    """Anna's turn on an island without pieces; hands are empty and the bank is full."""
    match = Match(GAME, setup(players, rules))
    match.do(act.CorrectTurn(ANNA, rolled))
    return match


def cards(**numbers: int) -> Counts:
    return Counts(numbers)


def give(match: Match, seat: int, **numbers: int) -> None:
    """A hand of exactly these cards, for all to know; the bank has the rest."""
    state: State = match.state
    before = state.hands.span(seat).least
    for kind, resource in enumerate(RESOURCES):
        left = state.bank[kind] + before[kind] - numbers.get(resource, 0)
        if left != state.bank[kind]:
            match.do(act.CorrectBank(resource, left))
    match.do(act.CorrectHand(seat, Counts(numbers)))


def lay_roads(match: Match, seat: int, *paths: str) -> None:
    for path in paths:
        match.do(act.CorrectRoad(path, seat))


def settle(match: Match, seat: int, *corners: str) -> None:
    for corner in corners:
        match.do(act.CorrectBuilding(corner, seat))


def build_cities(match: Match, seat: int, *corners: str) -> None:
    for corner in corners:
        match.do(act.CorrectBuilding(corner, seat, city=True))


def hold_cards(match: Match, seat: int, count: int = 1) -> None:
    """Development cards bought in an earlier turn."""
    match.do(act.CorrectCards(seat, count))


def do(match: Match, *actions: Action) -> tuple[Happening, ...]:
    """Does them all and tells what followed from the last."""
    happenings: tuple[Happening, ...] = ()
    for action in actions:
        happenings = match.do(action).happenings
    return happenings


def refused(match: Match, action: Action) -> str:
    """Which rule forbids it."""
    with pytest.raises(Refusal) as caught:
        match.do(action)
    return caught.value.message


def told(happenings: tuple[Happening, ...]) -> list[str]:
    return [happening.what.removeprefix("catan.") for happening in happenings]


def hand(match: Match, seat: int) -> dict[str, int]:
    """A hand that is known for certain."""
    span = match.state.hands.span(seat)
    assert span.is_exact
    return {kind: n for kind, n in zip(RESOURCES, span.least, strict=True) if n}


def bank(match: Match) -> dict[str, int]:
    return dict(zip(RESOURCES, match.state.bank, strict=True))


def player(match: Match, seat: int = 0) -> Holding:
    state: State = match.state
    return state.players[seat]
