"""What is built, the cards, the hexes and the harbours as they stand in the rulebook."""

from collections.abc import Iterator, Sequence

from companion.games.catan import facts
from companion.referee.thing import Amount, Said, Thing, Trait, Value, thing

PIECES = (facts.ROAD, facts.SETTLEMENT, facts.CITY)
RULES = {
    facts.ROAD: ("catan.roads", "catan.costs", "catan.longest-road"),
    facts.SETTLEMENT: ("catan.settlements", "catan.distance-rule", "catan.costs"),
    facts.CITY: ("catan.cities", "catan.costs"),
    facts.DEVELOPMENT_CARD: ("catan.deck", "catan.development-cards", "catan.costs"),
}


def things() -> Sequence[Thing]:
    return [*_built(), *_cards(), *_specials(), *_resources(), *_hexes(), *_harbours()]


def _built() -> Iterator[Thing]:
    for kind in PIECES:
        points = (facts.points(kind),) if kind != facts.ROAD else ()
        pieces = Trait("catan.trait.pieces", (facts.pieces(kind),))
        yield _bought(kind, points, pieces)
    deck = Trait("catan.trait.deck", (facts.deck_size(),))
    yield _bought(facts.DEVELOPMENT_CARD, (), deck)


def _bought(kind: str, points: tuple[int, ...], stock: Trait) -> Thing:
    traits = (
        Trait("catan.trait.cost", _price(kind)),
        Trait("catan.trait.points", points),
        stock,
    )
    return thing(f"catan.thing.{kind}", "catan.chapter.pieces", traits, RULES[kind])


def _price(kind: str) -> tuple[Value, ...]:
    counts = zip(facts.RESOURCES, facts.cost(kind), strict=True)
    return tuple(Amount(count, f"catan.resource.{good}") for good, count in counts if count)


def _cards() -> Iterator[Thing]:
    for kind, count in facts.card_counts().items():
        worth = (facts.points(facts.VICTORY_CARD),) if kind == facts.VICTORY_POINT else ()
        traits = (Trait("catan.trait.points", worth), Trait("catan.trait.in-deck", (count,)))
        yield thing(f"catan.card.{kind}", "catan.chapter.pieces", traits)


def _specials() -> Iterator[Thing]:
    for kind, least, rule in (
        (facts.LONGEST_ROAD, facts.least_longest_road(), "catan.longest-road"),
        (facts.LARGEST_ARMY, facts.least_largest_army(), "catan.largest-army"),
    ):
        traits = (
            Trait("catan.trait.points", (facts.points(kind),)),
            Trait("catan.trait.needs", (Said(f"catan.needs.{kind}", {"count": least}),)),
        )
        yield thing(f"catan.thing.{kind}", "catan.chapter.pieces", traits, (rule,))


def _resources() -> Iterator[Thing]:
    for good, count in zip(facts.RESOURCES, facts.bank_size(), strict=True):
        sources = [kind for kind in facts.terrain().values() if kind.resource == good]
        buys = [kind for kind in RULES if facts.cost(kind)[facts.RESOURCES.index(good)]]
        traits = (
            Trait("catan.trait.source", tuple(Said(f"catan.terrain.{k.id}") for k in sources)),
            Trait("catan.trait.buys", tuple(Said(f"catan.thing.{kind}") for kind in buys)),
            Trait("catan.trait.in-bank", (count,)),
        )
        rules = ("catan.production", "catan.bank", f"catan.harbour.{good}")
        yield thing(f"catan.resource.{good}", "catan.chapter.resources", traits, rules)


def _hexes() -> Iterator[Thing]:
    for kind in facts.terrain().values():
        good = f"catan.resource.{kind.resource}"
        traits = (
            Trait("catan.trait.yields", (Said(good, sign=good),) if kind.resource else ()),
            Trait("catan.trait.hexes", (kind.count,)),
        )
        rules = ("catan.production", "catan.robber") if kind.resource else ("catan.robber",)
        yield thing(f"catan.terrain.{kind.id}", "catan.chapter.hexes", traits, rules)


def _harbours() -> Iterator[Thing]:
    for kind, count in facts.harbour_counts().items():
        any_kind = kind == facts.ANY
        rate = facts.rate(facts.ANY if any_kind else facts.SPECIAL)
        given: Value = (
            Said("catan.equal-cards", {"count": rate})
            if any_kind
            else Amount(rate, f"catan.resource.{kind}")
        )
        traits = (
            Trait("catan.trait.you-give", (given,)),
            Trait("catan.trait.you-take", (Said("catan.one-card"),)),
            Trait("catan.trait.harbours", (count,)),
        )
        rules = ("catan.harbours", "catan.maritime-trade")
        yield thing(f"catan.harbour.{kind}", "catan.chapter.harbours", traits, rules)
