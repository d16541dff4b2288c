"""Spaces, regions, goods, buildings and privileges as they stand in the rulebook.

What only the table's own board shows is not said here.
"""

from collections.abc import Iterator, Sequence

from companion.games.navegador import facts
from companion.games.navegador.facts import Building, Privilege, Region
from companion.referee.thing import Said, Thing, Trait, Value, thing

PLAYERS = (2, 3, 4, 5)


def things() -> Sequence[Thing]:
    return [
        *_spaces(),
        *map(_region, facts.regions().values()),
        *_goods(),
        *map(_building, facts.buildings().values()),
        *map(_privilege, facts.privileges().values()),
    ]


def _spaces() -> Iterator[Thing]:
    spaces = list(facts.spaces().values())
    for place, space in enumerate(spaces):
        following = (spaces[(place + step) % len(spaces)] for step in (1, 2, 3))
        traits = (
            Trait("navegador.trait.place", (place + 1,)),
            Trait(
                "navegador.trait.next",
                tuple(Said(f"navegador.space.{each.id}") for each in following),
            ),
        )
        rules = (f"navegador.{space.action}", "navegador.rondel")
        yield thing(f"navegador.space.{space.id}", "navegador.chapter.rondel", traits, rules)


def _region(region: Region) -> Thing:
    good = f"navegador.good.{region.good}"
    begins = next((phase for phase in facts.phases() if phase.begins == region.id), None)
    home = region.id == facts.home()
    traits = (
        Trait("navegador.trait.good", (Said(good, sign=good),) if region.good_is_sure else ()),
        Trait("navegador.trait.colonies", (region.tokens,) if region.tokens else ()),
        Trait("navegador.trait.explorers", () if home else _explorers(region)),
        Trait(
            "navegador.trait.begins",
            (Said(f"navegador.phase.{begins.number}"),) if begins else (),
        ),
        Trait("navegador.trait.note", _notes(region)),
    )
    rules = ("navegador.exploring", "navegador.colony-stacks", "navegador.sea-chart")
    return thing(f"navegador.region.{region.id}", "navegador.chapter.regions", traits, rules)


def _explorers(region: Region) -> tuple[Value, ...]:
    """How many ships enter it first, and how many of them are lost, for each number of players."""
    needs = {players: facts.explorers(region.id, players) for players in PLAYERS}
    if len(set(needs.values())) == 1:
        ships, lost = needs[PLAYERS[0]]
        return (Said("navegador.explorers", {"count": ships, "lost": lost}),)
    return tuple(
        Said("navegador.explorers-with", {"count": ships, "lost": lost, "players": players})
        for players, (ships, lost) in needs.items()
    )


def _notes(region: Region) -> tuple[Value, ...]:
    messages = {
        facts.home(): "navegador.note.home",
        facts.last_region(): "navegador.note.last",
        facts.king_region(): "navegador.note.king",
    }
    if region.unnamed:
        return (Said("navegador.note.unnamed"),)
    return (Said(messages[region.id]),) if region.id in messages else ()


def _goods() -> Iterator[Thing]:
    rows = facts.market_rows()
    for good in facts.goods().values():
        prices = [row[good.id] for row in rows]
        traits = (
            Trait("navegador.trait.colonies", (good.tokens,)),
            Trait("navegador.trait.colony-prices", (_span(good.cheapest, good.dearest),)),
            Trait("navegador.trait.market-prices", (_span(min(prices), max(prices)),)),
        )
        rules = ("navegador.market", "navegador.colony-stacks", "navegador.colony")
        yield thing(f"navegador.good.{good.id}", "navegador.chapter.goods", traits, rules)


def _span(least: int, most: int) -> Said:
    return Said("rulebook.span", {"least": least, "most": most})


def _building(building: Building) -> Thing:
    counts = {players: facts.on_board(building.id, players) for players in PLAYERS}
    same = len(set(counts.values())) == 1
    on_board: tuple[Value, ...] = tuple(
        Said("rulebook.with-players", {"figure": figure, "count": players})
        for players, figure in counts.items()
    )
    good = f"navegador.good.{building.good}"
    use = f"navegador.use.{'factory' if building.good else building.id}"
    traits = (
        Trait("navegador.trait.workers", (building.workers,)),
        Trait("navegador.trait.good", (Said(good, sign=good),) if building.good else ()),
        Trait("navegador.trait.use", (Said(use, {"n": facts.place_price()}),)),
        Trait("navegador.trait.row", (counts[PLAYERS[0]],) if same else on_board),
    )
    rules = ("navegador.buildings", "navegador.printed-prices", _used_at(building))
    return thing(f"navegador.building.{building.id}", "navegador.chapter.buildings", traits, rules)


def _used_at(building: Building) -> str:
    served = {facts.SHIPYARD: "navegador.ships", facts.CHURCH: "navegador.workers"}
    return served.get(building.id, "navegador.market")


def _privilege(privilege: Privilege) -> Thing:
    traits = (
        Trait("navegador.trait.each-point", (privilege.points,)),
        Trait("navegador.trait.printed-points", (privilege.base,)),
        Trait("navegador.trait.tokens", (privilege.tokens,)),
        Trait("navegador.trait.most", (facts.most_of_a_kind(),)),
    )
    rules = ("navegador.privilege", "navegador.player-sheet", "navegador.score")
    return thing(
        f"navegador.privilege.{privilege.id}", "navegador.chapter.privileges", traits, rules
    )
