"""Tables to try rules on: a spring of known tiles, brought to where the rule bites."""

from dataclasses import replace
from typing import Any

import pytest

from companion.games.keyflower import GAME, facts
from companion.games.keyflower import actions as act
from companion.games.keyflower.actions import Crew
from companion.games.keyflower.rulings import DEFAULT, Rulings
from companion.games.keyflower.setup import KeyflowerSetup
from companion.games.keyflower.state import Plot, State
from companion.games.keyflower.village import Place
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.game import Player
from companion.referee.match import Match
from companion.referee.ruling import Happening, Refusal

ANNA, BEN, CLEO, DAN, EVA, FINN = range(6)
PLAYERS = tuple(
    Player(name, colour)
    for name, colour in zip(
        ("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"),
        ("red", "blue", "white", "amber", "green", "black"),
        strict=True,
    )
)
HOMES = facts.of_season(facts.HOME)
BELOW, LOWER_LEFT, UPPER_LEFT, ABOVE, UPPER_RIGHT, LOWER_RIGHT = (
    Place(0, 1),
    Place(-1, 1),
    Place(-1, 0),
    Place(0, -1),
    Place(1, -1),
    Place(1, 0),
)


def setup(
    players: int = 2, rulings: Rulings = DEFAULT, printed: tuple[facts.Tile, ...] = ()
) -> KeyflowerSetup:
    """Anna has home 1 and begins."""
    return KeyflowerSetup(
        players=PLAYERS[:players], homes=HOMES[:players], rulings=rulings, printed=printed
    )


def fresh(players: int = 2, rulings: Rulings = DEFAULT) -> Match:
    """The tiles of spring are about to be laid out."""
    return Match(GAME, setup(players, rulings))


def counts(**numbers: int) -> Counts:
    return Counts(numbers)


def crew(*moved: str, **screen: int) -> Crew:
    return Crew(Counts(screen), moved)


def lay_out(match: Match, *tiles: str) -> None:
    """These tiles of the season, and others of it that nobody asked for."""
    state: State = match.state
    season = facts.of_season(state.turn.season)
    pieces = {facts.tiles()[tile].piece for tile in tiles}
    wanted = list(tiles)
    many = len(state.players) if state.last_season else facts.season_tiles(len(state.players))
    for tile in season:
        if len(wanted) < many and facts.tiles()[tile].piece not in pieces:
            wanted.append(tile)
            pieces.add(facts.tiles()[tile].piece)
    match.do(act.LayOut(tuple(wanted)))


def fill_boats(match: Match) -> None:
    """Each boat with whatever is offered first."""
    while match.state.task:
        action = next(GAME.offers(match.state)[0].completions())
        match.do(action)


def spring(*tiles: str, players: int = 2, rulings: Rulings = DEFAULT) -> Match:
    """Anna's first turn; everybody holds 8 unknown workers, these tiles are in the auction."""
    match = fresh(players, rulings)
    lay_out(match, *tiles)
    fill_boats(match)
    return match


def summer(*tiles: str, players: int = 2, rulings: Rulings = DEFAULT) -> Match:
    return later(facts.SUMMER, *tiles, players=players, rulings=rulings)


def later(season: str, *tiles: str, players: int = 2, rulings: Rulings = DEFAULT) -> Match:
    """A later season: everybody passed in all before, and nothing was bid for."""
    match = before(season, players, rulings)
    lay_out(match, *tiles)
    fill_boats(match)
    do(match, act.CorrectTurn(ANNA), act.CorrectStartPlayer(ANNA))
    return match


def before(season: str, players: int = 2, rulings: Rulings = DEFAULT) -> Match:
    """The tiles of a season are about to be laid out."""
    match = fresh(players, rulings)
    while match.state.turn.season != season:
        lay_out(match)
        fill_boats(match)
        pass_all(match)
        take_boats(match)
    return match


def pass_all(match: Match) -> tuple[Happening, ...]:
    return do(match, *[act.Pass()] * len(match.state.players))


def take_boats(match: Match) -> None:
    while match.state.task and match.state.task.ask == "take-boat":
        match.do(next(GAME.offers(match.state)[0].completions()))


def hold(match: Match, seat: int, **workers: int) -> None:
    """Exactly these workers behind a screen, for all to know."""
    match.do(act.CorrectWorkers(seat, Counts(workers)))


def hold_skills(match: Match, seat: int, **skills: int) -> None:
    match.do(act.CorrectSkills(seat, Counts(skills)))


def rich(match: Match) -> Match:
    """Everybody holds three workers of each colour but green, and two of each skill."""
    for seat in match.state.seats:
        hold(match, seat, blue=3, red=3, yellow=3)
        hold_skills(match, seat, anvil=2, pick_axe=2, saw=2)
    return match


def own(match: Match, seat: int, tile: str, at: Place = ABOVE) -> None:
    match.do(act.CorrectTile(seat, tile, at))


def put(match: Match, tile: str, **resources: int) -> None:
    match.do(act.CorrectResources(tile, Counts(resources)))


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
    return caught.value.message.removeprefix("keyflower.")


def told(happenings: tuple[Happening, ...]) -> list[str]:
    return [happening.what.removeprefix("keyflower.") for happening in happenings]


def fact(happenings: tuple[Happening, ...], what: str, name: str) -> Any:
    return next(one.fact(name) for one in happenings if one.what == f"keyflower.{what}")


def plot(match: Match, tile: str) -> Plot:
    return next(plot for _, plot in match.state.plots() if plot.tile == tile)


def lies_on(match: Match, tile: str) -> dict[str, int]:
    return dict(plot(match, tile).resources)


def workers_of(match: Match, seat: int) -> dict[str, int]:
    """A hand that is known for certain."""
    span = match.state.workers.spans[seat]
    assert span.is_exact
    return {kind: n for kind, n in zip(facts.COLOURS, span.least, strict=True) if n}


def skills_of(match: Match, seat: int) -> dict[str, int]:
    span = match.state.skills.spans[seat]
    assert span.is_exact
    return {kind: n for kind, n in zip(facts.SKILLS, span.least, strict=True) if n}


def bid_on(match: Match, tile: str) -> dict[int, tuple[str, int]]:
    lot = match.state.lot(tile)
    assert lot
    return {group.seat: (group.colour, group.count) for group in lot.bids}


def with_rulings(**rulings: bool) -> Rulings:
    return replace(DEFAULT, **rulings)
