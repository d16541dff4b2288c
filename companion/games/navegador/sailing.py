"""Ships on the sea chart: how far each may still sail, and what exploring takes.

A ship may be moved in one go or in several. What has moved is remembered with the borders it may
still cross. Where ships in a region differ in that, the table knows which of them sailed and the
app does not, so every way it may have been is kept, and a move is refused only if none allows it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import combinations

from companion.games.navegador import facts
from companion.games.navegador.chart import (
    Crossing,
    Links,
    borders_between,
    least_borders,
    links,
)
from companion.games.navegador.plausible import check_reading
from companion.games.navegador.profile import pair
from companion.games.navegador.state import Moved, Sailing, State
from companion.referee.counts import Counts
from companion.referee.ruling import Refusal

Way = tuple[Moved, ...]
"""One way the ships may have sailed so far."""


def chart_of(state: State) -> Links:
    return links(state.board.borders, state.crossings)


def sail_range(state: State) -> int:
    return facts.phase(state.phase).range


def reach(state: State, start: str) -> Mapping[str, int]:
    """The borders to every region a ship can reach, if it may sail far enough."""
    return borders_between(chart_of(state), start, state.explored)


def borders_left(state: State, region: str, way: Way) -> list[int]:
    """For each own ship in a region, how many borders it may still cross; the least first."""
    ships = state.active.ships[region]
    moved = [ship.left for ship in way if ship.region == region][:ships]
    return sorted([*moved, *[sail_range(state)] * (ships - len(moved))])


def available(state: State, start: str, borders: int) -> int:
    """How many ships may leave a region over so many borders."""
    able = max(_able(state, start, borders, way) for way in state.turn.sailing.ways)
    return min(able, _free_to_leave(state, start))


def _able(state: State, start: str, borders: int, way: Way) -> int:
    return sum(left >= borders for left in borders_left(state, start, way))


def _free_to_leave(state: State, start: str) -> int:
    """One ship at least stays where this sailing has explored."""
    return state.active.ships[start] - (start == state.turn.sailing.explored)


def movable(state: State) -> tuple[str, ...]:
    """The regions with a ship that may still cross a border."""
    return tuple(region for region in state.active.ships if available(state, region, 1))


def explorable(state: State) -> tuple[str, ...]:
    """The regions that can be explored: enough ships can reach them."""
    if state.turn.sailing.explored:
        return ()
    return tuple(sea.region for sea in state.seas if sea.disc and explorers(state, sea.region))


def explorers(state: State, region: str) -> tuple[Counts, ...]:
    """How many ships of each region can reach an unexplored one together, if they are enough.

    Mostly there is one answer. There are more when it is not known which ships have sailed, and
    then it is one or another of them.
    """
    borders = {
        start: reach(state, start)[region]
        for start in movable(state)
        if start != region and region in reach(state, start)
    }
    found: list[Counts] = []
    for way in state.turn.sailing.ways:
        able = Counts({start: _able(state, start, far, way) for start, far in borders.items()})
        if able.total() >= ships_needed(state, region) and able not in found:
            found.append(able)
    return tuple(found)


def ships_needed(state: State, region: str) -> int:
    return facts.explorers(region, len(state.players))[0]


def ships_lost(state: State, region: str) -> int:
    return facts.explorers(region, len(state.players))[1]


def sailed(state: State, start: str, to: str, ships: int, borders: int) -> Sailing:
    """The sailing after ships went that way, whichever of those that could."""
    sailing = state.turn.sailing
    return replace(
        sailing,
        ways=_each_once(
            _sailed_on(way, start, to, going, borders)
            for way in sailing.ways
            for going in combinations(borders_left(state, start, way), ships)
            if min(going) >= borders
        ),
    )


def _sailed_on(way: Way, start: str, to: str, going: Iterable[int], borders: int) -> Way:
    """One of the ways, after ships with so many borders left went on."""
    moved = list(way)
    for left in going:
        if Moved(start, left) in moved:
            moved.remove(Moved(start, left))
        moved.append(Moved(to, left - borders))
    return tuple(moved)


def _each_once(ways: Iterable[Way]) -> tuple[Way, ...]:
    ordered = (tuple(sorted(way, key=lambda ship: (ship.region, ship.left))) for way in ways)
    return tuple(dict.fromkeys(ordered))


def without_lost(sailing: Sailing, region: str, lost: int) -> Sailing:
    """Those are lost that could have sailed the least."""
    return replace(sailing, ways=_each_once(_kept(way, region, lost) for way in sailing.ways))


def with_at_most(sailing: Sailing, region: str, ships: int) -> Sailing:
    """No more ships have moved to a region than lie there after a correction."""
    there = (sum(ship.region == region for ship in way) for way in sailing.ways)
    kept = (
        _kept(way, region, max(0, count - ships))
        for way, count in zip(sailing.ways, there, strict=True)
    )
    return replace(sailing, ways=_each_once(kept))


def _kept(way: Way, region: str, lost: int) -> Way:
    there = sorted(ship.left for ship in way if ship.region == region)
    others = [ship for ship in way if ship.region != region]
    return (*others, *(Moved(region, left) for left in there[lost:]))


def check_sail(state: State, start: str, to: str, ships: int) -> int:
    """How many borders lie on the way; refused if the ships may not sail it."""
    _check_ends(start, to)
    if ships < 1:
        raise Refusal("navegador.sailing", "number")
    if not state.explored(to):
        raise Refusal("navegador.exploring", "alone", region=to, needs=ships_needed(state, to))
    _check_there(state, start, ships)
    borders = _check_way(state, start, to)
    able = max(_able(state, start, borders, way) for way in state.turn.sailing.ways)
    if ships > able:
        raise Refusal("navegador.sailing", "sailed", region=start, has=able, needs=ships)
    if ships > _free_to_leave(state, start):
        raise Refusal("navegador.exploring", "stay", seat=state.turn.seat, region=start)
    return borders


def check_exploration(state: State, region: str, ships: tuple[str, ...]) -> None:
    if region not in facts.regions():
        raise Refusal("navegador.sailing", "region", region=region)
    if state.explored(region):
        raise Refusal("navegador.exploring", "explored", region=region)
    if state.turn.sailing.explored:
        raise Refusal("navegador.exploring", "once", region=state.turn.sailing.explored)
    needs = ships_needed(state, region)
    if len(ships) < needs:
        raise Refusal("navegador.exploring", "fewer", region=region, has=len(ships), needs=needs)
    coming = Counts.of(ships)
    for start, count in coming.items():
        _check_ends(start, region)
        _check_there(state, start, count)
    borders = {start: _check_way(state, start, region) for start in coming}
    ways = [
        {start: _able(state, start, far, way) for start, far in borders.items()}
        for way in state.turn.sailing.ways
    ]
    able = max(ways, key=lambda each: sum(min(each[start], coming[start]) for start in coming))
    for start, count in coming.items():
        if count > able[start]:
            has = able[start]
            raise Refusal("navegador.sailing", "sailed", region=start, has=has, needs=count)


def _check_ends(start: str, to: str) -> None:
    for region in (start, to):
        if region not in facts.regions():
            raise Refusal("navegador.sailing", "region", region=region)
    if start == to:
        raise Refusal("navegador.sailing", "same", region=start)


def _check_there(state: State, region: str, ships: int) -> None:
    has = state.active.ships[region]
    if ships > has:
        raise Refusal(
            "navegador.sailing", "ships", seat=state.turn.seat, region=region, has=has, needs=ships
        )


def _check_way(state: State, start: str, to: str) -> int:
    """The borders between two regions, if no ship of this phase is too slow for them."""
    ends = {"start": start, "to": to}
    most, borders = sail_range(state), reach(state, start).get(to)
    if borders is not None and borders <= most:
        return borders
    if not state.board.all_borders:
        raise Refusal("navegador.sea-chart", "unread", **ends)
    direct = borders_between(chart_of(state), start)[to]
    if direct <= most:
        raise Refusal("navegador.exploring", "crossing", **ends)
    raise Refusal(
        "navegador.sailing", "range", has=most, needs=direct, phase=str(state.phase), **ends
    )


# Reading the chart


def readings(state: State, start: str) -> Mapping[str, tuple[int, ...]]:
    """The regions whose borders from `start` the board may be asked for, and possible answers."""
    if state.board.all_borders:
        return {}
    known = reach(state, start)
    possible = {
        to: tuple(
            range(least_borders(chart_of(state), start, to), _most_read(state, known.get(to)))
        )
        for to in facts.regions()
        if to != start
    }
    return {to: answers for to, answers in possible.items() if answers}


def _most_read(state: State, known: int | None) -> int:
    """Answers stay below this: farther than ships sail, or than is known already, is no news."""
    return min(sail_range(state) + 1, known or sail_range(state) + 1)


def check_borders(state: State, one: str, other: str, borders: int) -> None:
    _check_ends(one, other)
    ends = {"start": one, "to": other}
    if state.board.all_borders:
        raise Refusal("navegador.sea-chart", "complete", **ends)
    if one not in movable(state):
        raise Refusal("navegador.sailing", "sailed", region=one, has=0, needs=1)
    known = reach(state, one).get(other)
    if known is not None and known <= borders:
        raise Refusal("navegador.sea-chart", "known", has=known, **ends)
    if not 1 <= borders <= sail_range(state):
        raise Refusal("navegador.sea-chart", "number", has=borders, most=sail_range(state))
    check_reading(chart_of(state), one, other, borders)


def ways_told(state: State) -> tuple[str, ...]:
    """The ids of the ways over several borders that were told, to forget a misread one."""
    return tuple(f"way.{crossing.one}.{crossing.other}" for crossing in state.crossings)


def without_way(state: State, value: str) -> tuple[Crossing, ...]:
    ids = zip(ways_told(state), state.crossings, strict=True)
    return tuple(crossing for way, crossing in ids if way != value)


def with_reading(state: State, one: str, other: str, borders: int) -> tuple[Crossing, ...]:
    """The crossings after another was told; a single border goes to the profile instead."""
    kept = tuple(each for each in state.crossings if {each.one, each.other} != {one, other})
    return (*kept, Crossing(*pair(one, other), borders))
