"""What is on the table in all, and whether a table makes sense by itself."""

from collections.abc import Mapping

from companion.games.keyflower import facts
from companion.games.keyflower.hidden import Hidden
from companion.games.keyflower.state import PLAY, State, Work
from companion.games.keyflower.village import by_hex


def conserved(state: State) -> Mapping[str, int]:
    """Workers by colour, skills by kind, resources by type, and tiles."""
    return {**_workers(state), **_skills(state), **_resources(state), "tiles": _tiles(state)}


def _workers(state: State) -> dict[str, int]:
    counts = dict(zip(facts.COLOURS, state.workers.totals, strict=True))
    counts[facts.GREEN] += state.green
    heaps = [work.workers for work in _works(state)]
    heaps += [boat.workers for boat in state.boats]
    for heap in heaps:
        for colour, number in heap.items():
            counts[colour] += number
    for lot in state.lots:
        for group in lot.bids:
            counts[group.colour] += group.count
    return counts


def _works(state: State) -> list[Work]:
    return [*(lot.work for lot in state.lots), *(plot.work for _, plot in state.plots())]


def _skills(state: State) -> dict[str, int]:
    counts = dict(zip(facts.SKILLS, state.skills.totals, strict=True))
    for boat in state.boats:
        for skill, number in boat.skills.items():
            counts[skill] += number
    return counts


def _resources(state: State) -> dict[str, int]:
    counts = dict(state.supply)
    for _, plot in state.plots():
        for resource, number in plot.resources.items():
            counts[resource] += number
    return counts


def _tiles(state: State) -> int:
    return state.stacks.total() + len(state.seen_tiles())


def broken(state: State) -> str:
    return next(filter(None, (check(state) for check in _CHECKS)), "")


def _broken_heaps(state: State) -> str:
    if min(state.supply.values()) < 0 or state.green < 0 or min(state.stacks.values()) < 0:
        return "a supply below zero"
    if not _makes_sense(state.workers) or not _makes_sense(state.skills):
        return "heaps behind screens that cannot be"
    if any(number < 0 for heap in _heaps(state) for number in heap.values()):
        return "less than nothing on a tile"
    return ""


def _heaps(state: State) -> list[Mapping[str, int]]:
    on_boats = [heap for boat in state.boats for heap in (boat.workers, boat.skills)]
    return [*on_boats, *(plot.resources for _, plot in state.plots())]


def _makes_sense(hidden: Hidden) -> bool:
    sizes = sum(span.size for span in hidden.spans)
    return sizes == sum(hidden.totals) and all(
        0 <= least <= most <= span.size
        for span in hidden.spans
        for least, most in zip(span.least, span.most, strict=True)
    )


def _broken_tiles(state: State) -> str:
    pieces = [facts.tiles()[tile].piece for tile in state.seen_tiles()]
    if len(set(pieces)) < len(pieces):
        return "a tile in two places"
    if any(len(by_hex(state.layout(seat))) < len(state.layout(seat)) for seat in state.seats):
        return "two tiles on one hex"
    return ""


def _broken_auction(state: State) -> str:
    for lot in state.lots:
        counts = [group.count for group in lot.bids]
        if len(set(counts)) < len(counts) or min(counts, default=1) < 1:
            return "equal bids, or empty ones"
    if any(work.workers.total() > facts.most_on_a_tile() for work in _works(state)):
        return "too many workers on a tile"
    if state.turn.stage != PLAY and any(work != Work() for work in _works(state)):
        return "workers left on a tile"
    return ""


_CHECKS = (_broken_heaps, _broken_tiles, _broken_auction)
