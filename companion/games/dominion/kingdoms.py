"""Ten kingdom cards: the recommended sets, random ones, and what a table may wish for."""

from dataclasses import dataclass

from companion.games.dominion import facts
from companion.referee.choice import Pick
from companion.referee.ruling import Refusal

RANDOM = "random"
_SPREAD = (2, 3, 4, 5)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a random kingdom should be like. The default wishes for nothing."""

    most_attacks: int | None = None
    reaction_to_attacks: bool = False
    extra_actions: bool = False
    cost_spread: bool = False

    def met_by(self, kingdom: tuple[str, ...]) -> bool:
        kinds = [facts.card(card) for card in kingdom]
        attacks = sum(kind.is_a(facts.ATTACK) for kind in kinds)
        return (
            (self.most_attacks is None or attacks <= self.most_attacks)
            and (not self.reaction_to_attacks or not attacks or facts.MOAT in kingdom)
            and (not self.extra_actions or any(kind.plus.get("actions", 0) > 1 for kind in kinds))
            and (not self.cost_spread or {kind.cost for kind in kinds}.issuperset(_SPREAD))
        )


def variants() -> tuple[str, ...]:
    return (*facts.recommended_sets(), RANDOM)


def of_variant(variant: str, pick: Pick) -> tuple[str, ...]:
    """The kingdom of a recommended set, or a random one."""
    return in_order(facts.recommended_sets().get(variant) or at_random(pick))


def at_random(pick: Pick, wishes: Wishes | None = None) -> tuple[str, ...]:
    """Deals kingdoms until one meets the wishes; every one that does is equally likely."""
    while True:
        deck = list(facts.kingdom_cards())
        kingdom = in_order(tuple(deck.pop(pick(len(deck))) for _ in range(facts.KINGDOM_SIZE)))
        if wishes is None or wishes.met_by(kingdom):
            return kingdom


def in_order(kingdom: tuple[str, ...]) -> tuple[str, ...]:
    """By cost, then as the box lists them: the order in which the piles lie on the table."""
    order = list(facts.cards())
    return tuple(sorted(kingdom, key=lambda card: (facts.card(card).cost, order.index(card))))


def swapped(before: tuple[str, ...], now: tuple[str, ...]) -> int:
    """How many cards were exchanged between two matches of a series: at most one a player."""
    return len(set(before) - set(now))


def check(kingdom: tuple[str, ...]) -> None:
    for card in kingdom:
        if card not in facts.kingdom_cards():
            known = card in facts.cards()
            raise Refusal("dominion.kingdom", "basic" if known else "unknown", card=card)
        if kingdom.count(card) > 1:
            raise Refusal("dominion.kingdom", "twice", card=card)
    if len(kingdom) != facts.KINGDOM_SIZE:
        raise Refusal("dominion.kingdom", has=len(kingdom), needs=facts.KINGDOM_SIZE)
