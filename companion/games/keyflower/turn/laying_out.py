"""The beginning of a season: its tiles come into the auction, and the boats are filled."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.games.keyflower import boats, facts
from companion.games.keyflower.actions import FillBoat, LayOut
from companion.games.keyflower.state import FILL_BOAT, LAY_OUT, LAYING_OUT, Lot, State, Task
from companion.games.keyflower.table import (
    Table,
    check_hidden,
    check_kinds,
    check_tile,
)
from companion.referee.action import Action
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal


def begin_season(table: Table, season: str) -> None:
    """The tiles are asked for, then what is drawn for each boat."""
    state = table.state
    fills = [
        Task(FILL_BOAT, boat=boat.tile)
        for boat in state.boats
        if state.tile(boat.tile).supplied_in(season) != facts.NO_SUPPLY
    ]
    table.change_turn(season=season, stage=LAYING_OUT, seat=state.start, passes=0)
    for boat in state.boats:
        table.change_boat(boat.tile, taken=False)
    table.tell("season-begins", season=season)
    table.change(pending=(Task(LAY_OUT), *fills))


def drawable(state: State) -> tuple[str, ...]:
    """The tiles of the season that nobody has seen yet; a summer boat with each of its faces."""
    seen = {state.tile(tile).piece for tile in state.seen_tiles()}
    return tuple(
        tile for tile in facts.of_season(state.turn.season) if facts.tiles()[tile].piece not in seen
    )


def numbers_laid_out(state: State) -> range:
    """How many tiles may be laid out: in winter everybody chooses one at least."""
    players = len(state.players)
    left = len({facts.tiles()[tile].piece for tile in drawable(state)})
    if state.last_season:
        least, most = players, players * facts.winter_tiles(players)
    else:
        least = most = facts.season_tiles(players)
    return range(min(least, left), min(most, left) + 1)


def _lay_out(table: Table, action: LayOut) -> None:
    check_laid_out(table.state, action.tiles)
    season = table.state.turn.season
    table.change(
        lots=(*(Lot(tile) for tile in action.tiles), *table.state.lots),
        stacks=table.state.stacks.add(season, -len(action.tiles)),
    )
    table.answered()
    table.tell("lays-out", season=season, tiles=action.tiles)


def check_laid_out(state: State, tiles: tuple[str, ...]) -> None:
    season, possible = state.turn.season, drawable(state)
    for tile in tiles:
        check_tile(tile)
        if facts.tiles()[tile].season != season:
            raise Refusal("keyflower.set-up", "season", tile=tile, season=season)
        if tile not in possible:
            raise Refusal("keyflower.set-up", "seen", tile=tile)
    pieces = [facts.tiles()[tile].piece for tile in tiles]
    for tile, piece in zip(tiles, pieces, strict=True):
        if pieces.count(piece) > 1:
            raise Refusal("keyflower.set-up", "twice", tile=tile)
    numbers = numbers_laid_out(state)
    if len(tiles) not in numbers:
        least, most = numbers[0], numbers[-1]
        if state.last_season:
            raise Refusal("keyflower.winter-choice", has=len(tiles), least=least, most=most)
        raise Refusal("keyflower.season", season=season, has=len(tiles), needs=most)


def _fill_boat(table: Table, action: FillBoat) -> None:
    state, boat = table.state, action.boat
    check_fill(state, boat, action.workers, action.skills)
    table.out_of_bag(action.workers)
    table.take_skills(state.skills.pool_row, action.skills)
    table.change_boat(boat, workers=action.workers, skills=action.skills)
    table.change(
        pending=tuple(task for task in table.state.pending if task.boat != boat),
    )
    table.tell("fills-boat", tile=boat, workers=action.workers.each(), skills=action.skills.each())


def check_fill(state: State, boat: str, workers: Counts, skills: Counts) -> None:
    if boat not in boats.waiting(state):
        check_tile(boat)
        raise Refusal("keyflower.boat-supply", "not-waiting", tile=boat)
    check_kinds(workers, facts.COLOURS)
    check_kinds(skills, facts.SKILLS)
    due = boats.due(state, boat)
    if workers.total() != due.workers:
        raise Refusal(
            "keyflower.boat-supply", "workers", tile=boat, has=workers.total(), needs=due.workers
        )
    if skills.total() != due.skills:
        raise Refusal(
            "keyflower.boat-supply", "skills", tile=boat, has=skills.total(), needs=due.skills
        )
    check_hidden(state.workers, state.workers.pool_row, workers, facts.COLOURS)
    check_hidden(state.skills, state.skills.pool_row, skills, facts.SKILLS)


LAYING: Mapping[str, tuple[type[Action], Callable[[Table, Any], None]]] = {
    LAY_OUT: (LayOut, _lay_out),
    FILL_BOAT: (FillBoat, _fill_boat),
}
