"""Every assignment of a small position, one after the other. Slow, and plainly right.

A piece is laid on a tile, stays where it lies, or counts nowhere. What a tile then scores is
counted by its text alone.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from companion.games.keyflower.allocation import Position

RESOURCES = ("wood", "stone", "iron", "gold")
SKILLS = ("anvil", "pick_axe", "saw")
COLOURS = ("blue", "red", "yellow", "green")
TAKEN_BY = {
    RESOURCES: ("mercers_guild", "windmill", "jeweller", "watermill"),
    SKILLS: ("scribes", "key_guild", "scholar"),
    COLOURS: ("craftsmans_guild", "apothecary", "key_market", "village_hall"),
}

Piece = tuple[str, str]
"""A kind, and the storage tile it lies on, if it lies on one."""


def best_of_all(position: Position) -> tuple[int, int]:
    """The most points, and the fewest pieces that have to be laid on tiles for them."""
    points, moved = max((points, -moved) for points, moved in _every_total(position))
    return points, -moved


def _every_total(position: Position) -> Iterator[tuple[int, int]]:
    for upgrade in (None, *_upgradable(position)):
        for purple in _purples(position):
            yield from _totals(position, upgrade, purple)


def _upgradable(position: Position) -> Sequence[str]:
    if not position.free_upgrade:
        return ()
    return [*position.upgrades, *(s.tile for s in position.stores if s.upgraded_each is not None)]


def _purples(position: Position) -> Sequence[str | None]:
    if not position.purple:
        return (None,)
    resources = [k for k in RESOURCES if k != "gold" or position.rulings.purple_may_be_gold]
    return (None, *resources, *SKILLS, *COLOURS, *(store.tile for store in position.stores))


def _totals(
    position: Position, upgrade: str | None, purple: str | None
) -> Iterator[tuple[int, int]]:
    stores = {store.tile: store for store in position.stores}
    each = {
        store.tile: (store.upgraded_each if store.tile == upgrade else store.each) or 0
        for store in position.stores
    }
    base = position.upgrades.get(upgrade or "", 0) + (each[purple] if purple in stores else 0)
    pieces: list[Piece] = [
        (kind, "")
        for counts in (position.resources, position.skills, position.workers)
        for kind in counts.each()
    ]
    if purple and purple not in stores:
        pieces.append((purple, ""))
    pieces += [(kind, s.tile) for s in position.stores for kind in s.resources.each()]
    for places in product(*(_places(position, piece) for piece in pieces)):
        laid: dict[str, Counter[str]] = {}
        for (kind, _), place in zip(pieces, places, strict=True):
            laid.setdefault(place, Counter())[kind] += 1
        points = base + sum(
            each[tile] * there.total() if tile in stores else _points(position, tile, there)
            for tile, there in laid.items()
        )
        moved = sum(there.total() for tile, there in laid.items() if tile in position.faces)
        yield points, moved + (purple in stores)


def _places(position: Position, piece: Piece) -> list[str]:
    """Where a piece may be: on a tile, where it scores in store, "free" or "lost"."""
    kind, lies_on = piece
    kinds = next(kinds for kinds in TAKEN_BY if kind in kinds)
    out = [tile for tile in TAKEN_BY[kinds] if tile in position.faces] + ["free"]
    store = next((store for store in position.stores if store.tile == lies_on), None)
    if store is None:
        return out
    rulings = position.rulings
    printed = store.wanted in ("any", kind) or kind == "gold"
    if printed:
        return [lies_on] if rulings.storage_stays else [lies_on, *out]
    if position.any_resource:
        may_leave = rulings.free_if_unfit or not rulings.storage_stays
        return [lies_on, *out] if may_leave else [lies_on]
    return out if rulings.free_if_unfit else ["lost"]


def _points(position: Position, tile: str, there: Counter[str]) -> int:
    total, most = there.total(), max(there.values())
    of_each = {
        "free": lambda: _free(position, there),
        "jeweller": lambda: 2 * total if position.any_resource else 2 * there["gold"],
        "watermill": lambda: total if position.any_resource else most,
        "windmill": lambda: total // 5 * 5,
        "mercers_guild": lambda: 5 * _mercers_sets(position, there),
        "key_guild": lambda: total // 5 * 10,
        "scribes": lambda: 10 * min(there[skill] for skill in SKILLS),
        "scholar": lambda: 3 * most,
        "apothecary": lambda: total // 5 * 3,
        "craftsmans_guild": lambda: 3 * min(there["blue"], there["red"], there["yellow"]),
        "key_market": lambda: 2 * there["green"],
        "village_hall": lambda: most,
        "lost": lambda: 0,
    }
    return of_each[tile]()


def _free(position: Position, there: Counter[str]) -> int:
    all_count = position.any_resource and position.rulings.any_is_gold
    gold = sum(there[kind] for kind in (RESOURCES if all_count else ("gold",)))
    return gold + ("white_wind" in position.faces) * sum(there[colour] for colour in COLOURS)


def _mercers_sets(position: Position, there: Counter[str]) -> int:
    if position.any_resource:
        return there.total() // 3
    if there.total() < 3:
        return 0
    sets = []
    for missing in (
        [],
        ["wood"],
        ["stone"],
        ["iron"],
        ["wood", "stone"],
        ["wood", "iron"],
        ["stone", "iron"],
        ["wood", "stone", "iron"],
    ):
        if len(missing) > 1 and not position.rulings.several_gold:
            continue
        one = Counter(k for k in ("wood", "stone", "iron") if k not in missing)
        one["gold"] += len(missing)
        if all(there[kind] >= number for kind, number in one.items()):
            sets.append(1 + _mercers_sets(position, there - one))
    return max(sets, default=0)
