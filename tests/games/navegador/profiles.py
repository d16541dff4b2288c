"""Boards for tests: plausible, made up by chance, and never shown to a player.

No real board is described here; the printed values are not known to the project.
"""

import random
from itertools import count

from companion.games.navegador import facts
from companion.games.navegador.plausible import check
from companion.games.navegador.printed import merge
from companion.games.navegador.profile import (
    BLANK,
    Border,
    Chart,
    Column,
    Place,
    Profile,
    Row,
)
from companion.referee.ruling import Refusal

SURE_WAYS = (
    ("portugal", "guine"),
    ("guine", "angola"),
    ("angola", "cabo_da_boa_esperanca"),
    ("bahia", "rio_de_janeiro"),
    ("cabo_da_boa_esperanca", "unnamed_a"),
    ("unnamed_a", "unnamed_b"),
    ("unnamed_b", "goa"),
    ("goa", "malaca"),
    ("malaca", "timor"),
    ("malaca", "macau"),
    ("macau", "nagasaki"),
)
MORE_WAYS = (
    ("portugal", "bahia"),
    ("guine", "bahia"),
    ("rio_de_janeiro", "angola"),
    ("rio_de_janeiro", "cabo_da_boa_esperanca"),
    ("unnamed_a", "goa"),
    ("cabo_da_boa_esperanca", "unnamed_b"),
    ("timor", "macau"),
    ("timor", "nagasaki"),
    ("goa", "timor"),
)


def plausible_profile(chance: random.Random) -> Profile:
    """A whole board that could be real."""
    for _ in count():
        profile = Profile(
            places=_places(chance),
            borders=_borders(chance),
            all_borders=True,
            rows=tuple(_row(chance, row) for row in facts.buildings().values()),
            columns=tuple(_column(chance, kind) for kind in facts.privileges().values()),
            charts=_charts(chance),
        )
        try:
            check(profile)
        except Refusal:
            continue
        return merge(BLANK, profile)
    raise AssertionError("unreachable")


def _borders(chance: random.Random) -> tuple[Border, ...]:
    more = [way for way in MORE_WAYS if chance.random() < 0.5]
    red = {("angola", "cabo_da_boa_esperanca"), ("goa", "malaca")}
    return tuple(Border(*way, way in red) for way in (*SURE_WAYS, *more))


def _places(chance: random.Random) -> tuple[Place, ...]:
    goods = {region: facts.regions()[region].good for region in facts.explorable()}
    for unnamed in ("unnamed_a", "unnamed_b"):
        goods[unnamed] = chance.choice(["gold", "spice"])
    for _ in count():
        sizes = {region: chance.randint(1, 4) for region in goods} | {"timor": 2}
        sizes |= dict.fromkeys(("bahia", "rio_de_janeiro"), 4)
        totals = {
            good: sum(size for region, size in sizes.items() if goods[region] == good)
            for good in facts.goods()
        }
        if totals == {good.id: good.tokens for good in facts.goods().values()}:
            break
    named = {"unnamed_a": "Mare A", "unnamed_b": "Mare B"}
    return tuple(
        Place(region, named.get(region), good, sizes[region]) for region, good in goods.items()
    )


def _row(chance: random.Random, row: facts.Building) -> Row:
    samples = [*row.samples, *row.consecutive]
    least, most = min(samples), max(samples)
    before = chance.randrange(row.spaces - len(samples) + 1)
    lower = sorted(10 * chance.randint(3, least // 10) for _ in range(before))
    after = row.spaces - len(samples) - before
    higher = sorted(10 * chance.randint(most // 10, most // 10 + 15) for _ in range(after))
    return Row(row.id, (*lower, *samples, *higher))


def _column(chance: random.Random, kind: facts.Privilege) -> Column:
    slots = chance.randint(kind.least_slots, 4)
    for _ in count():
        coins = sorted(chance.sample(range(10, 90, 10), slots), reverse=True)
        if set(kind.samples) <= set(coins) and all(
            coins[slot - 1] == coin for slot, coin in kind.known.items()
        ):
            break
    return Column(kind.id, tuple(coins), slots)


def _charts(chance: random.Random) -> tuple[Chart, ...]:
    lines = sorted((chance.randint(1, 2), chance.randint(2, 3)) for _ in range(2))
    (second, third), (more, most) = lines
    return (Chart(3, second, min(third, most)), Chart(4, more, most))
