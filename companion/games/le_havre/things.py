"""Buildings, goods and ships as they stand in the rulebook."""

from collections.abc import Iterator, Sequence

from companion.games.le_havre import facts
from companion.games.le_havre.facts import FRANC, Building, Good
from companion.referee.counts import Counts
from companion.referee.thing import Amount, Said, Thing, Trait, Value, thing


def things() -> Sequence[Thing]:
    return [
        *map(_building, facts.buildings().values()),
        *map(_good, facts.goods().values()),
        *_ships(),
    ]


def _building(card: Building) -> Thing:
    chapter = "le_havre.chapter.special" if card.special else "le_havre.chapter.basic"
    traits = (
        Trait("le_havre.trait.category", (Said(f"le_havre.category.{card.category}"),)),
        Trait("le_havre.trait.value", (card.value,)),
        Trait("le_havre.trait.price", _price(card)),
        Trait("le_havre.trait.cost", _cost(card)),
        Trait(_fee_label(card), _fee(card)),
        Trait("le_havre.trait.symbols", _symbols(card)),
    )
    return thing(f"le_havre.building.{card.id}", chapter, traits)


def _price(card: Building) -> tuple[Value, ...]:
    """Only where it is not simply the value."""
    if card.price is None:
        return (Said("le_havre.not-for-sale"),)
    return (card.price,) if card.price != card.value else ()


def _cost(card: Building) -> tuple[Value, ...]:
    if card.cost is not None:
        return _amounts(card.cost)
    return () if card.special else (Said("le_havre.not-built"),)


def _amounts(counts: Counts) -> tuple[Value, ...]:
    return tuple(Amount(count, f"le_havre.good.{good}") for good, count in counts.items())


def _fee_label(card: Building) -> str:
    return "le_havre.trait.fees" if len(card.fees) > 1 else "le_havre.trait.fee"


def _fee(card: Building) -> tuple[Value, ...]:
    if card.locked:
        return (Said("le_havre.locked"),)
    if not card.fees:
        return (Said("le_havre.free"),)
    return tuple(
        Amount(fee[FRANC], f"le_havre.good.{FRANC}")
        if fee[FRANC]
        else Said("le_havre.food", {"count": fee["food"]})
        for fee in card.fees
    )


def _symbols(card: Building) -> tuple[Value, ...]:
    messages = {facts.HAMMER: "le_havre.hammers", facts.FISHERMAN: "le_havre.fishermen"}
    return tuple(
        Said(message, {"count": card.symbols[symbol]})
        for symbol, message in messages.items()
        if card.symbols[symbol]
    )


def _good(good: Good) -> Thing:
    back = f"le_havre.good.{good.reverse}"
    traits = (
        Trait("le_havre.trait.back", (Said(back, sign=back),)),
        Trait("le_havre.trait.food", (good.food,)),
        Trait("le_havre.trait.energy", (good.energy,)),
        Trait("le_havre.trait.shipping", (good.shipping_price,)),
    )
    rules = ("le_havre.goods", "le_havre.building.shipping_line")
    return thing(f"le_havre.good.{good.id}", "le_havre.chapter.goods", traits, rules)


def _ships() -> Iterator[Thing]:
    """One for each card: what a ship costs and carries is that of its type."""
    for ship in facts.ships().values():
        kind = facts.type_of(ship.id)
        traits = (
            Trait("le_havre.trait.value", (ship.value,)),
            Trait("le_havre.trait.price", (kind.price or Said("le_havre.not-for-sale"),)),
            Trait("le_havre.trait.cost", _amounts(kind.cost)),
            Trait("le_havre.trait.build-energy", (kind.energy,)),
            Trait("le_havre.trait.capacity", (kind.capacity,) if kind.capacity else ()),
        )
        rules = ("le_havre.build-ship", "le_havre.ships")
        yield thing(f"le_havre.ship.{ship.id}", "le_havre.chapter.ships", traits, rules)
