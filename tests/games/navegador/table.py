"""Tables to try rules on: a match on a made-up board, brought to where the rule bites."""

import random
from dataclasses import replace

from companion.games.navegador import facts
from companion.games.navegador.actions import (
    CorrectCash,
    CorrectColonyPrices,
    CorrectRegion,
    CorrectShips,
    CorrectStone,
    CorrectWorkers,
    MoveStone,
)
from companion.games.navegador.profile import BLANK, Border, Column, Profile, Row
from companion.games.navegador.setup import NavegadorSetup
from companion.games.navegador.state import Holding, State
from companion.referee import registry
from companion.referee.action import Action
from companion.referee.match import Match
from companion.referee.ruling import Happening
from tests.games.navegador.profiles import plausible_profile
from tests.games.navegador.real_table import PLAYERS

GAME = registry.game("navegador")
CABO = "cabo_da_boa_esperanca"
WAYS = (
    ("portugal", "guine"),
    ("portugal", "bahia"),
    ("guine", "bahia"),
    ("guine", "angola"),
    ("bahia", "rio_de_janeiro"),
    ("rio_de_janeiro", "angola"),
    ("angola", CABO),
    (CABO, "unnamed_a"),
    ("unnamed_a", "unnamed_b"),
    ("unnamed_b", "goa"),
    ("goa", "malaca"),
    ("malaca", "timor"),
    ("malaca", "macau"),
    ("macau", "nagasaki"),
)
"""A chart for tests only: nobody knows the real one here."""

ROWS = (
    Row("sugar_factory", (60, 80, 100, 120, 140, 160)),
    Row("gold_factory", (70, 100, 120, 140, 160, 180)),
    Row("spice_factory", (100, 120, 140, 160, 180, 200)),
    Row("shipyard", (150, 170, 190, 210, 230, 250, 270, 290)),
    Row("church", (250, 260, 270, 280, 290, 300, 310, 320)),
)
COLUMNS = (
    Column("colony", (30, 20, 10), 3),
    Column("factory", (40, 30, 20), 3),
    Column("explorer", (30, 20, 10), 3),
    Column("shipyard", (50, 40, 30), 3),
    Column("church", (50, 40), 2),
)
BOARD = replace(
    plausible_profile(random.Random(0)),
    borders=tuple(Border(*way) for way in WAYS),
    rows=ROWS,
    columns=COLUMNS,
)
CHARTED = Profile(borders=BOARD.borders, all_borders=True)
"""Only the sea chart is known; everything else is asked."""


def begun(
    players: int = 3, profile: Profile = BOARD, variant: str = "standard", first: int = 0
) -> Match:
    setup = NavegadorSetup(players=PLAYERS[:players], first=first, variant=variant, profile=profile)
    return Match(GAME, setup)


def at(space: str, match: Match | None = None, **having: int) -> Match:
    """Anna has moved her stone to a space, with so much cash and so many workers."""
    made = match or begun()
    if "cash" in having:
        made.do(CorrectCash(0, having["cash"]))
    if "workers" in having:
        made.do(CorrectWorkers(0, having["workers"]))
    made.do(MoveStone(space))
    return made


def second_round(match: Match) -> Match:
    """Everybody's stone is on the rondel, out of the way of what is tried."""
    for seat in range(len(match.state.players)):
        match.do(CorrectStone(seat, "workers"))
    return match


def fleet(match: Match, seat: int = 0, **ships: int) -> Match:
    """A player's ships on the board are these and no others."""
    for region in match.state.players[seat].ships:
        match.do(CorrectShips(seat, region, 0))
    for region, count in ships.items():
        match.do(CorrectShips(seat, region, count))
    return match


def explored(match: Match, **prices: tuple[int, ...]) -> Match:
    """These regions have been explored, and so much their colonies cost."""
    for region, costs in prices.items():
        match.do(CorrectRegion(region, True))
        good = match.state.board.good(region) or facts.regions()[region].good or "gold"
        match.do(CorrectColonyPrices(region, good, costs))
    return match


def player(match: Match, seat: int = 0) -> Holding:
    return state(match).players[seat]


def state(match: Match) -> State:
    found: State = match.state
    return found


def do(match: Match, *actions: Action) -> tuple[Happening, ...]:
    """Does them all and tells what followed from the last."""
    happenings: tuple[Happening, ...] = ()
    for action in actions:
        happenings = match.do(action).happenings
    return happenings


def told(happenings: tuple[Happening, ...]) -> list[str]:
    return [happening.what.removeprefix("navegador.") for happening in happenings]


def offered(match: Match, action: Action) -> bool:
    return any(offer.covers(action) for offer in GAME.offers(match.state))


__all__ = [
    "BLANK",
    "BOARD",
    "CABO",
    "CHARTED",
    "GAME",
    "PLAYERS",
    "WAYS",
    "at",
    "begun",
    "do",
    "explored",
    "fleet",
    "offered",
    "player",
    "second_round",
    "state",
    "told",
]
