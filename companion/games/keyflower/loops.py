"""Sea Bastion: the closed route along roads that passes the most tiles.

A closed route uses no road link twice, so every tile on it has an even number of its links, and all
its links hang together. The links are looked at one after the other, in an order in which few tiles
are unfinished at a time. Of all ways to choose links so far that leave the same tiles unfinished in
the same way, only the one with the most tiles is kept: what follows cannot tell them apart.
"""

from collections.abc import Iterable, Mapping, Sequence

Roads = Mapping[str, Sequence[str]]
"""For each tile those it is joined to by road."""

Link = tuple[int, int]
Open = tuple[tuple[int, int, int], ...]
"""The unfinished tiles that are on the route: number, part of the route, and whether odd."""

Chosen = tuple[int, int]
"""How many tiles are on the route, and its links as bits."""


def on_loops(roads: Roads) -> frozenset[str]:
    """All tiles that lie on any loop."""
    return frozenset(tile for link in _looping(roads) for tile in link)


def best_route(roads: Roads) -> tuple[str, ...]:
    """The tiles of the best closed route in the order it passes them; none if there is no loop.

    A tile that is passed again stands there again. The route goes back from the last to the first.
    """
    looping = _looping(roads)
    tiles = _in_good_order(looping)
    number = {tile: n for n, tile in enumerate(tiles)}
    links = sorted(sorted((number[one], number[other]), reverse=True) for one, other in looping)
    pairs = [(link[0], link[1]) for link in links]
    chosen = _most_tiles(pairs)
    walk = _walk([link for bit, link in enumerate(pairs) if chosen >> bit & 1])
    return tuple(tiles[at] for at in walk)


def _looping(roads: Roads) -> list[tuple[str, str]]:
    """The links that lie on a loop: without one of them its tiles are still joined."""
    links = {(one, other) for one, others in roads.items() for other in others if one < other}
    return [link for link in sorted(links) if _is_joined_without(links, link)]


def _is_joined_without(links: Iterable[tuple[str, str]], link: tuple[str, str]) -> bool:
    others = [other for other in links if other != link]
    reached = {link[0]}
    while True:
        further = {tile for pair in others if reached & set(pair) for tile in pair} - reached
        if not further:
            return link[1] in reached
        reached |= further


def _in_good_order(links: Sequence[tuple[str, str]]) -> list[str]:
    """The tiles so that few are unfinished at a time: next is always the one that leaves fewest."""
    beside: dict[str, set[str]] = {}
    for one, other in links:
        beside.setdefault(one, set()).add(other)
        beside.setdefault(other, set()).add(one)
    order: list[str] = []
    while len(order) < len(beside):
        left = [tile for tile in beside if tile not in order]
        order.append(min(left, key=lambda tile: _unfinished(beside, {*order, tile})))
    return order


def _unfinished(beside: Mapping[str, set[str]], taken: set[str]) -> int:
    return sum(1 for tile in taken if not beside[tile] <= taken)


def _most_tiles(links: Sequence[Link]) -> int:
    """The links of the best route, as bits."""
    last = {tile: bit for bit, link in enumerate(links) for tile in link}
    kept: dict[Open, Chosen] = {(): (0, 0)}
    best: Chosen = (0, 0)
    for bit, link in enumerate(links):
        fresh: dict[Open, Chosen] = {}
        finished = [tile for tile in link if last[tile] == bit]
        for unfinished, chosen in kept.items():
            for taken in (False, True):
                state, value = (
                    _with_link(unfinished, chosen, link, bit) if taken else (unfinished, chosen)
                )
                closed = _finish(state, finished)
                if closed is None:
                    continue
                if not closed and state:
                    best = max(best, value)
                elif value > fresh.get(closed, (-1, 0)):
                    fresh[closed] = value
        kept = fresh
    return best[1]


def _with_link(unfinished: Open, chosen: Chosen, link: Link, bit: int) -> tuple[Open, Chosen]:
    """The same with one link more: its tiles are on the route, and its parts are joined."""
    there = {tile: (part, odd) for tile, part, odd in unfinished}
    fresh = [tile for tile in link if tile not in there]
    there.update({tile: (-1 - tile, 0) for tile in fresh})
    (part, _), (other, _) = there[link[0]], there[link[1]]
    joined = sorted(
        (tile, part if of == other else of, odd ^ (tile in link))
        for tile, (of, odd) in there.items()
    )
    return _renumbered(joined), (chosen[0] + len(fresh), chosen[1] | 1 << bit)


def _renumbered(unfinished: Iterable[tuple[int, int, int]]) -> Open:
    """Parts named by the order in which they appear, so that equal states are equal."""
    names: dict[int, int] = {}
    return tuple((tile, names.setdefault(part, len(names)), odd) for tile, part, odd in unfinished)


def _finish(unfinished: Open, finished: Sequence[int]) -> Open | None:
    """Without tiles that have no further link; nothing if the route cannot be closed any more.

    A finished tile must not be odd, and no part may be cut off from the others.
    """
    if any(odd and tile in finished for tile, _, odd in unfinished):
        return None
    left = [entry for entry in unfinished if entry[0] not in finished]
    parts, remaining = ({part for _, part, _ in entries} for entries in (unfinished, left))
    if left and parts != remaining:
        return None
    if not left and len(parts) > 1:
        return None
    return _renumbered(left)


def _walk(links: Sequence[Link]) -> list[int]:
    """One round along all links, each once."""
    if not links:
        return []
    left = list(links)
    path, walk = [left[0][0]], []
    while path:
        link = next((link for link in left if path[-1] in link), None)
        if link is None:
            walk.append(path.pop())
        else:
            left.remove(link)
            path.append(sum(link) - path[-1])
    return walk[:-1]
