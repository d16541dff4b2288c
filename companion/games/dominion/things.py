"""Every card as it stands in the rulebook."""

from collections.abc import Sequence

from companion.games.dominion import facts
from companion.games.dominion.facts import Card
from companion.referee.thing import Said, Thing, Trait, Value, thing

PLAYERS = (2, 3, 4)
PLUS = {
    "cards": "dominion.plus.cards",
    "actions": "dominion.plus.actions",
    "buys": "dominion.plus.buys",
    "coins": "dominion.plus.coins",
}
"""What playing a card brings, in the order in which cards print it."""


def things() -> Sequence[Thing]:
    return [_entry(card) for card in facts.cards().values()]


def _entry(card: Card) -> Thing:
    chapter = "dominion.chapter.kingdom" if card.kingdom else "dominion.chapter.basic"
    traits = (
        Trait("dominion.trait.cost", (card.cost,)),
        Trait("dominion.trait.type", tuple(Said(f"dominion.type.{kind}") for kind in card.types)),
        Trait("dominion.trait.plus", _plus(card)),
        Trait("dominion.trait.worth", _coins(card)),
        Trait("dominion.trait.points", (card.points,) if card.points else ()),
        Trait("dominion.trait.start", _at_start(card)),
        Trait("dominion.trait.pile", _pile(card)),
    )
    return thing(f"dominion.card.{card.id}", chapter, traits)


def _plus(card: Card) -> tuple[Value, ...]:
    return tuple(
        Said(message, {"count": card.plus[kind]})
        for kind, message in PLUS.items()
        if kind in card.plus
    )


def _coins(card: Card) -> tuple[Value, ...]:
    return (Said("dominion.coins", {"count": card.coins}),) if card.coins else ()


def _at_start(card: Card) -> tuple[Value, ...]:
    count = facts.starting_cards()[card.id]
    return (count,) if count else ()


def _pile(card: Card) -> tuple[Value, ...]:
    sizes = {players: facts.pile_size(card.id, players) for players in PLAYERS}
    if len(set(sizes.values())) == 1:
        return (sizes[PLAYERS[0]],)
    return tuple(
        Said("rulebook.with-players", {"figure": size, "count": players})
        for players, size in sizes.items()
    )
